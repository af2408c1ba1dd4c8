/** Values that the trip has for some fields of a form. */
export type Prefill<Field extends string> = Readonly<Partial<Record<Field, string>>>;

function pick<Field extends string>(
  prefill: Prefill<Field>,
  isPicked: (field: Field, value: string) => boolean,
): Prefill<Field> {
  const picked = (Object.entries(prefill) as [Field, string][]).filter(([field, value]) =>
    isPicked(field, value),
  );
  return Object.fromEntries(picked) as unknown as Prefill<Field>;
}

/**
 * What a form takes of a prefill: only for fields that are still empty, so nothing is ever overwritten; and nothing at all
 * when the form is about another destination already.
 */
export function takenPrefill<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  prefill: Prefill<Field>,
  placeField: NoInfer<Field>,
): Prefill<Field> {
  const place = fields[placeField];
  const isElsewhere = place !== '' && place !== prefill[placeField];
  return pick(prefill, (field) => !isElsewhere && fields[field] === '');
}

/** What of a prefill is new: not what the field says already. */
export function newPrefill<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  prefill: Prefill<Field>,
): Prefill<Field> {
  return pick(prefill, (field, value) => fields[field] !== value);
}

/** The prefill without the value for a field that the visitor has answered. */
export function prefillWithout<Field extends string>(
  prefill: Prefill<Field>,
  answered: string,
): Prefill<Field> {
  return pick(prefill, (field) => field !== answered);
}
