export function Page() {
  return <h1>Checker</h1>;
}
