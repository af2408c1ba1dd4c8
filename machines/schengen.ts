/** What the whole area is called where no single country of it is meant. */
export const schengenArea = 'Schengen Area';

const members: ReadonlySet<string> = new Set(
  (
    'Austria, Belgium, Bulgaria, Croatia, Czech Republic, Denmark, Estonia, Finland, France, Germany, Greece, Hungary, ' +
    'Iceland, Italy, Latvia, Liechtenstein, Lithuania, Luxembourg, Malta, Netherlands, Norway, Poland, Portugal, Romania, ' +
    'Slovakia, Slovenia, Spain, Sweden, Switzerland'
  ).split(', '),
);

/** Whether a country, as the listing calls it, is one of the 29 that one Schengen visa opens. */
export function isSchengen(country: string): boolean {
  return members.has(country);
}

/** Whether two names may mean the same journey: they are the same, or one is the area and the other lies in it. */
export function isSameDestination(some: string, other: string): boolean {
  return (
    some === other ||
    (some === schengenArea && isSchengen(other)) ||
    (other === schengenArea && isSchengen(some))
  );
}
