/** Whether the HTML inside the root is that of a path; slashes at the end and letter case aside. */
export function wasRenderedFor(root: HTMLElement, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '').toLowerCase() || '/';
  return root.dataset['prerendered'] === path;
}
