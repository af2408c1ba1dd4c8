/**
 * What a visitor has entered in a field while the app was still on its way: the text, or the choice, of the
 * element with this id. A flow takes it over when it starts; otherwise the first render would lose it.
 */
export function enteredBeforeHydration(id: string): string {
  const field = document.getElementById(id);
  const isText =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement;
  return isText ? field.value : '';
}

/** Whether a box was ticked while the app was still on its way. */
export function tickedBeforeHydration(id: string): boolean {
  const box = document.getElementById(id);
  return box instanceof HTMLInputElement && box.checked;
}
