export function Page() {
  return <h1>Apply</h1>;
}
