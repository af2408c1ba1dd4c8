/** Opens the browser's print dialog for the page as it stands. */
export function printPage(): void {
  window.print();
}
