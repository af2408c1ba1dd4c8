/** What nobody may claim on this site, whoever writes it: a promise about a visa, something we do not do, advice that would harm a file. */
export interface RefusedClaim {
  readonly fault: 'promise' | 'invented claim' | 'invites a deposit';
  readonly phrase: RegExp;
  readonly instead: string;
  readonly refused: string;
  readonly fine: string;
}

const row = (
  fault: RefusedClaim['fault'],
  phrase: RegExp,
  instead: string,
  refused: string,
  fine: string,
): RefusedClaim => ({ fault, phrase, instead, refused, fine });

export const refusedClaims: readonly RefusedClaim[] = [
  row('invented claim', /no third parties/i, 'no advertising', 'No third parties', 'No advertising'),
  row('promise', /chance of approval is/i, 'a score', 'Your chance of approval is 80', 'Your score is 80'),
  row(
    'invites a deposit',
    /\bregular deposits\b|\bpay (?:it|cash) into the account\b/i,
    'what the income tax returns show',
    'show it through regular deposits',
    'a large deposit just before you apply',
  ),
  row(
    'invented claim',
    /\bThe figures are our own\b/i,
    'list the sources',
    'The figures are our own',
    'The figures are dated',
  ),
  row(
    'promise',
    /\bProfile score: [\d.]+ ?%/i,
    'out of 100',
    'Profile score: 61.5%',
    'Profile score: 61.5 out of 100',
  ),
  row(
    'invented claim',
    /\bdate at the top(?: of the page)? changes\b/i,
    'say when the wording changed',
    'the date at the top of the page changes',
    'the date at the top',
  ),
  row(
    'invented claim',
    /\bnever sent anywhere\b/i,
    'leaves your device only when you send it',
    'It is never sent anywhere',
    'It is never sold',
  ),
  row(
    'promise',
    /\b(?:you can|plan and) afford\b/i,
    'plan and budget for',
    'prices you can afford',
    'what you can budget for',
  ),
  row(
    'promise',
    /\breads? (?:your|a|the) (?:case|file),? line by line\b/i,
    'what is checked',
    'reads your case, line by line',
    'in one line',
  ),
  row(
    'promise',
    /\bas an officer would\b|\bbefore officers do\b/i,
    'before you send it',
    'We read a case as an officer would',
    'An officer reads it',
  ),
  row(
    'promise',
    /\bknow what each of them wants\b|\byou go there once\b/i,
    'where its list is',
    'so that you go there once',
    'you go there with your passport',
  ),
  row(
    'promise',
    /\bguaranteed (?:visa|approval)\b|\b100\s?% (?:visa|success)/i,
    'nobody can promise a visa',
    'A guaranteed visa',
    'We guarantee no result',
  ),
  row(
    'promise',
    /\bwe (?:guarantee|ensure|make sure) (?:you|that|your)\b/i,
    'what we do',
    'We ensure your approval',
    'We guarantee no result',
  ),
  row(
    'promise',
    /(?<!usually )\bon the next working day\b/i,
    'usually on the next working day',
    'We call on the next working day',
    'Usually on the next working day',
  ),
];

/** The claims that a text makes although nobody may, each with its place and what is said instead. */
export function claimsIn(text: string): string[] {
  const read = text.replaceAll("'", '’');
  return refusedClaims.flatMap(({ phrase, instead }) => {
    const match = phrase.exec(read);
    return match ? [`"${read.slice(Math.max(0, match.index - 30), match.index + 40)}": ${instead}`] : [];
  });
}
