import { fieldId } from './field-id';

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

/** The fields of a form in which something was entered while the app was still on its way, with what they hold. */
export function* fieldsEnteredBeforeHydration<Field extends string>(
  flowId: string,
  fields: readonly Field[],
) {
  for (const field of fields) {
    const value = enteredBeforeHydration(fieldId(flowId, field));
    if (value !== '') yield { field, value };
  }
}

/** Whether a box was ticked while the app was still on its way. */
export function tickedBeforeHydration(id: string): boolean {
  const box = document.getElementById(id);
  return box instanceof HTMLInputElement && box.checked;
}
