/** A drawing that is a part of a file of our own: `address` names the file and the part. */

/** What the prerendered HTML has of it, as SVG markup. */
export const drawingFrom = (address: string) => `<use href="${address}"></use>`;

/** Draws it into an element of an SVG, unless the page's HTML has brought a drawing along. */
export function drawInto(frame: SVGElement, address: string): void {
  if (frame.firstChild) return;
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', address);
  frame.append(use);
}
