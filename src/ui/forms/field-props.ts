/**
 * What every field of a form gets from its flow. A field renders again only when something of this changes, so
 * that a keystroke touches one field and not the form: `onAnswer` has to stay the same function.
 */
export interface FieldProps<Field extends string> {
  field: Field;
  id?: string;
  value: string;
  error?: string | undefined;
  disabled?: boolean;
  onAnswer: (field: Field, value: string) => void;
}
