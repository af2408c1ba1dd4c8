import * as v from 'valibot';

/** The check of a kept value by its schema: the value, or nothing when it does not fit. */
export function checkedBy<Schema extends v.GenericSchema>(
  schema: Schema,
): (stored: unknown) => v.InferOutput<Schema> | undefined {
  return (stored) => {
    const { success, output } = v.safeParse(schema, stored);
    return success ? output : undefined;
  };
}

/** A mark that is set or not. */
export function isMark(stored: unknown): true | undefined {
  return stored === true ? true : undefined;
}
