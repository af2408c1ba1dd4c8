/**
 * What a form asks for before it can be sent: requirements in the order in which they are checked, and what of
 * them a form does not meet. A field may have several; the first that fails gives its message. Specification §5.
 */

/** A field, what is said when it is missing or wrong, and whether a form meets the requirement. */
export type Requirement<Field extends string, Form> = readonly [
  field: Field,
  message: string,
  isMet: (form: Form) => boolean,
];

/** What is wrong with a field, in the words shown to the visitor. */
export interface Problem<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** Whether something is text with more than blanks. */
export function isFilled(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '';
}

/** The first requirement that a form does not meet; nothing when it meets all. */
export function firstProblemIn<Field extends string, Form>(
  requirements: readonly Requirement<Field, Form>[],
  form: Form,
): Problem<Field> | undefined {
  for (const [field, message, isMet] of requirements) {
    if (!isMet(form)) return { field, message };
  }
  return undefined;
}

/** Every field that is missing or wrong, in the order of the requirements, with its first message. */
export function problemsIn<Field extends string, Form>(
  requirements: readonly Requirement<Field, Form>[],
  form: Form,
): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {};
  for (const [field, message, isMet] of requirements) {
    if (problems[field] === undefined && !isMet(form)) problems[field] = message;
  }
  return problems;
}
