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

/**
 * The schema of a kept form. A field that is invalid falls back to its value in `otherwise`; a field that is missing rejects the whole
 * form, which then is another version's.
 */
export function fieldByField<Entries extends v.ObjectEntries>(
  entries: Entries,
  otherwise: { readonly [Field in keyof Entries]: v.InferOutput<Entries[Field]> },
) {
  const forgiving = Object.fromEntries(
    Object.entries(entries).map(([field, schema]) => [field, v.fallback(schema, otherwise[field])]),
  ) as unknown as Entries;
  return v.pipe(
    v.custom<Record<string, unknown>>((form) => typeof form === 'object' && form !== null),
    v.check((form) => Object.keys(entries).every((field) => field in form)),
    v.object(forgiving),
  );
}

/** The schema of a kept list, row by row: what does not fit is left out, and the others stay. */
export function rowByRow<Schema extends v.GenericSchema>(row: Schema) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      rows.flatMap((stored): v.InferOutput<Schema>[] => {
        const { success, output } = v.safeParse(row, stored);
        return success ? [output] : [];
      }),
    ),
  );
}

/** A mark that is set or not. */
export function isMark(stored: unknown): true | undefined {
  return stored === true ? true : undefined;
}
