/** Which reasons a refusal names. `src/content/refusals.ts` knows what letters say, and what it means. */

/** A reason for which an authority refuses. */
export interface RefusalReason {
  /** Once among all authorities: "schengen-13". */
  readonly id: string;
  /** How a letter names it, as regular expressions in any letter case; none where it is known by a tick alone. */
  readonly marks?: readonly string[];
}

/** An authority that refuses, with its reasons. */
export interface RefusalAuthority {
  readonly id: string;
  readonly reasons: readonly RefusalReason[];
}

/** What a letter says: whose it is, and which reasons it names. */
export interface ReadLetter {
  readonly authority: string;
  readonly reasons: readonly string[];
}

/** Nobody's letter is longer; what is beyond is not read. */
const longestLetter = 20_000;

/**
 * The authority of which a text names the most reasons, and those; nothing where it names none. Specification §2, Refusal.
 */
export function readLetter(authorities: readonly RefusalAuthority[], text: string): ReadLetter | undefined {
  const letter = text.slice(0, longestLetter);
  return authorities
    .map(({ id, reasons }) => ({
      authority: id,
      reasons: reasons
        .filter(({ marks = [] }) => marks.some((mark) => new RegExp(mark, 'i').test(letter)))
        .map((reason) => reason.id),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((one, other) => other.reasons.length - one.reasons.length)[0];
}
