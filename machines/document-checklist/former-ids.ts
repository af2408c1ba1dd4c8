/**
 * Before each visa had one list, some documents were ticked in a list of their own, under ids such as `you-usa-money`. By visa, what
 * they are called now where it is not the same: one that covered two is both, and none stands for more than was ticked.
 */
const calledNow: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  schengen: {
    transport: 'flights itinerary',
    accommodation: 'stay',
    statements: 'bank',
    leave: 'work',
    registration: 'work',
    college: 'work',
    spouse: 'sponsor',
    pension: 'work',
    'sponsor-form': 'host-form',
    forms: 'form',
    guardianship: 'birth-certificate',
    consent: 'parental-consent',
  },
  uk: { plan: 'form' },
  usa: {
    interview: 'appointment',
    leave: 'employer-letter',
    money: 'bank payslips',
    letter: 'business-letter',
    returns: 'tax firm-returns',
    registration: 'business-papers',
    pension: 'tax bank pension',
    'sponsor-letter': 'sponsor',
  },
  canada: {
    money: 'bank',
    family: 'family-form',
    employer: 'work',
    registration: 'work',
    college: 'work',
    parents: 'child-alone',
  },
  uae: { return: 'return-ticket' },
};

/** What an id that a device keeps stands for now: itself, where it is not a former one. */
export function presentIds(id: string): readonly string[] {
  const [, visa, name] = /^you-([a-z]+)-(.+)$/.exec(id) ?? [];
  if (visa === undefined || name === undefined) return [id];
  const names = new Map(Object.entries(calledNow[visa] ?? {})).get(name) ?? name;
  return names.split(' ').map((present) => `${visa === 'uae' ? 'dubai' : visa}-${present}`);
}
