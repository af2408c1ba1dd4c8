/** The decimal digits of what was typed or pasted, full-width ones as plain ones; everything else is left out. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^0-9]/g, '');
}
