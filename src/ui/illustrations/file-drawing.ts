/** A drawing that is a part of a file of our own: `address` names the file and the part. */

/**
 * What the prerendered HTML has of it, as SVG markup: the file is asked for once the first words are on the screen
 * (`src/before-hydration/first-screen.ts`); where no script runs, with the page.
 */
export function laterDrawing(address: string): string {
  const whole = 'width="100%" height="100%"';
  return (
    `<use data-href="${address}"></use>` +
    `<foreignObject ${whole}><noscript><svg ${whole}><use href="${address}"></use></svg></noscript></foreignObject>`
  );
}

/** Draws it into an element of an SVG, unless the page's HTML has brought a drawing along. */
export function drawInto(frame: SVGElement, address: string): void {
  if (frame.firstChild) return;
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', address);
  frame.append(use);
}
