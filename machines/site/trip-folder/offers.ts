/** Values that the trip has for some fields of a form. */
export type Offered<Field extends string> = Readonly<Partial<Record<Field, string>>>;

function pick<Field extends string>(
  offered: Offered<Field>,
  isPicked: (field: Field, value: string) => boolean,
): Offered<Field> {
  const picked = (Object.entries(offered) as [Field, string][]).filter(([field, value]) =>
    isPicked(field, value),
  );
  return Object.fromEntries(picked) as unknown as Offered<Field>;
}

/**
 * What a form takes of what it is offered: only for fields that are still empty, so nothing is ever overwritten; and nothing at all
 * when the form is about another place already.
 */
export function takenOffers<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  offered: Offered<Field>,
  placeField: NoInfer<Field>,
): Offered<Field> {
  const place = fields[placeField];
  const isElsewhere = place !== '' && place !== offered[placeField];
  return pick(offered, (field) => !isElsewhere && fields[field] === '');
}

/** The offers that say something new: not what the field says already. */
export function newOffers<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  offered: Offered<Field>,
): Offered<Field> {
  return pick(offered, (field, value) => fields[field] !== value);
}

/** The offers without the one for a field that the visitor has answered. */
export function withoutOffer<Field extends string>(
  offered: Offered<Field>,
  answered: string,
): Offered<Field> {
  return pick(offered, (field) => field !== answered);
}
