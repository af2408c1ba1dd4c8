import { otherNameOf } from '../place-names';

/** A country with its codes: the one that the listing shows, and its flag's two letters of ISO 3166. */
export interface CodedCountry {
  readonly name: string;
  readonly shortName: string;
  readonly flag: string;
}

/** The English name of a two-letter country code; nothing for another text. */
function regionOf(code: string): string | undefined {
  if (!/^[a-z]{2}$/.test(code)) return undefined;
  return new Intl.DisplayNames('en', { type: 'region' })
    .of(code.toUpperCase())
    ?.replace('&', 'and')
    .replace(/^St\. /, 'Saint ');
}

/**
 * The country that `/apply-visa?country=…` asks for: by name, code or a known alias, in any letter case; `''`
 * when it is none of the form's countries. Text of the address is never handed on.
 */
export function preselectedCountry(
  asked: string,
  names: readonly string[],
  coded: readonly CodedCountry[],
): string {
  const wanted = asked.trim().toLowerCase();
  const meant =
    otherNameOf(wanted)?.country ??
    coded.find(({ shortName, flag }) => shortName.toLowerCase() === wanted || flag === wanted)?.name ??
    regionOf(wanted) ??
    wanted;
  return names.find((name) => name.toLowerCase() === meant.toLowerCase()) ?? '';
}
