/** The id of the element that shows a field of a flow. */
export function fieldId(flow: string, field: string): string {
  return `${flow}-${field}`;
}
