/** The visas and residence permits in a passport, as their holder describes them. */
import * as v from 'valibot';
import { isCalendarDate } from '../calendar';

/** Whose visas open other countries to an Indian passport, in the order in which they are asked for. */
export const issuers = [
  'usa',
  'uk',
  'schengen',
  'canada',
  'australia',
  'japan',
  'new-zealand',
  'korea',
] as const;
export type Issuer = (typeof issuers)[number];

export const heldSchema = v.object({
  issuer: v.picklist(issuers),
  kind: v.picklist(['visa', 'residence']),
  /** For how many entries a visa is. */
  entries: v.exactOptional(v.picklist(['single', 'multiple'])),
  /** Whether the country has been entered on it. */
  used: v.exactOptional(v.picklist(['yes', 'no'])),
  /** The last day on which it is valid, YYYY-MM-DD. */
  validUntil: v.exactOptional(v.pipe(v.string(), v.check(isCalendarDate))),
});

/** A visa or residence permit as the visitor describes it; what was not said is absent. */
export type HeldVisa = Readonly<v.InferOutput<typeof heldSchema>>;

/** The visas without or with one of an issuer, which is a visa until something else is said; in the issuers' order. */
export function withIssuer(visas: readonly HeldVisa[], issuer: Issuer): readonly HeldVisa[] {
  return visas.some((held) => held.issuer === issuer)
    ? visas.filter((held) => held.issuer !== issuer)
    : issuers.flatMap((one) =>
        one === issuer
          ? { issuer, kind: 'visa' as const }
          : (visas.find((held) => held.issuer === one) ?? []),
      );
}

/** A detail that is asked of a visa. */
export type HeldDetail = 'kind' | 'entries' | 'used' | 'validUntil';

/** The visas after a detail of one was said, or taken back by an empty text; what no visa can be changes nothing. */
export function withDetail(
  visas: readonly HeldVisa[],
  issuer: Issuer,
  detail: HeldDetail,
  value: string,
): readonly HeldVisa[] {
  return visas.map((held) => {
    if (held.issuer !== issuer) return held;
    const others = Object.entries(held).filter(([name]) => name !== detail);
    const said = value === '' ? [] : [[detail, value] as const];
    const changed = v.safeParse(heldSchema, Object.fromEntries([...others, ...said]));
    return changed.success ? changed.output : held;
  });
}
