/**
 * What is wrong with a form: its fields have schemas, each with the code or the words for when it does not fit, in the
 * order in which they are checked. Specification §5.
 */
import * as v from 'valibot';
import { isFilled } from './text';

/** The schemas of a form's fields, in the form's order. */
type Fields = Readonly<Record<string, v.GenericSchema>>;

/** What is wrong with a field. */
export interface Problem<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** Text with more than blanks, kept as typed. */
export function filled(message: string) {
  return v.pipe(
    v.string(message),
    v.check((text: string) => isFilled(text), message),
  );
}

/** The schema of a form's texts while it is filled: as typed, nothing typed is `''`. */
export function asTyped<Field extends string>(fields: readonly Field[]) {
  const texts = fields.map((field) => [field, v.string()] as const);
  return v.object(Object.fromEntries(texts) as Record<Field, v.StringSchema<undefined>>);
}

/** What is wrong with one value, as its schema says it. */
export function problemOf(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value, { abortPipeEarly: true }).issues?.[0].message;
}

/** Every field that is missing or wrong, in the order of the form, with its first message. */
function problemList<Form extends Fields>(
  fields: Form,
  answers: Readonly<Partial<Record<keyof Form, unknown>>>,
): Problem<keyof Form & string>[] {
  return Object.entries(fields).flatMap(([field, schema]) => {
    const message = problemOf(schema, answers[field]);
    return message === undefined ? [] : [{ field, message }];
  });
}

/** The first field that is missing or wrong, in the order of the form; nothing when it can be sent. */
export function firstProblemIn<Form extends Fields>(
  fields: Form,
  answers: Readonly<Partial<Record<keyof Form, unknown>>>,
): Problem<keyof Form & string> | undefined {
  return problemList(fields, answers)[0];
}

/** Every field that is missing or wrong with its message. */
export function problemsIn<Form extends Fields, Message extends string = string>(
  fields: Form,
  answers: Readonly<Partial<Record<keyof Form, unknown>>>,
): Partial<Record<keyof Form & string, Message>> {
  const problems = problemList(fields, answers).map(({ field, message }) => [field, message] as const);
  return Object.fromEntries(problems) as Partial<Record<keyof Form & string, Message>>;
}
