/** A key press as the browser reports it. */
export interface KeyPress {
  readonly key: string;
  /** The key's place on the keyboard, such as `KeyI`: what shortcuts go by when the layout is not Latin. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const lettersWithShift: ReadonlySet<string> = new Set(['I', 'J', 'C']);

function letterOf({ key, code }: KeyPress): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');
}

/**
 * F12, Ctrl+Shift+I, J or C, and Ctrl+U, in any letter case and keyboard layout; no other modifier may be held.
 * Specification §8, Anti-inspection.
 */
export function isInspectionKey(press: KeyPress): boolean {
  const { key, ctrlKey, shiftKey, altKey, metaKey } = press;
  if (altKey || metaKey) return false;
  if (!ctrlKey) return key === 'F12' && !shiftKey;
  return shiftKey ? lettersWithShift.has(letterOf(press)) : letterOf(press) === 'U';
}
