import { supportOf, type Evidence } from '../../machines/evidence';
import { inSentence } from '../../machines/in-sentence';
import { schengenArea } from '../../machines/schengen';
import { destinationPath } from '../../machines/country-listing/listing';
import type { Exemption, TransitRule } from '../../machines/transit/rules';
import type { EntryKind, EntryRules } from '../../machines/travel-dates/rules';
import type { Issuer } from '../../machines/visas-held/held';
import type { OpenedBy } from '../../machines/visas-held/openings';
import { whenWords } from './destination-answers';
import { by, disputed } from './entry-parts';
import { entryRulesFor, isSchengenCountry } from './entry-rules';
import { transitSources as read } from './transit-sources';

/** What frees from a transit visa, as the page says it. */
export interface ToldExemption extends Exemption {
  /** "a valid visa of the USA" */
  readonly holds: string;
  /** What there is to know besides. */
  readonly detail?: string;
}

/** A rule for one way through an airport, with what the page says of it. */
export interface ToldRule extends TransitRule, Evidence {
  /** The answer in one sentence. */
  readonly words: string;
  /** What to ask for, and how. */
  readonly how?: string;
  readonly exemptions?: readonly ToldExemption[];
}

/** A rule as the page shows it: its evidence as words. */
export interface ShownRule extends Omit<ToldRule, keyof Evidence> {
  /** "checked November 2026: official" */
  readonly when: string;
}

export interface TransitPlace<Rule = ToldRule> {
  /** As the address names it. */
  readonly id: string;
  readonly name: string;
  /** The destination's page; none where the place is a group of countries. */
  readonly path?: string;
  readonly rules: readonly Rule[];
  /** Where to check. */
  readonly official?: { readonly label: string; readonly href: string };
}

const airside = (
  need: ToldRule['need'],
  words: string,
  evidence: Evidence,
  more: Pick<ToldRule, 'how' | 'exemptions' | 'onward'> = {},
): ToldRule => ({ way: 'airside', need, words, ...more, ...evidence });

const exempt = (
  holds: string,
  openedBy: readonly OpenedBy[],
  more: Pick<ToldExemption, 'detail' | 'onward'> = {},
): ToldExemption => ({ holds, openedBy, ...more });

const visaOf = (issuers: readonly Issuer[], more: Omit<OpenedBy, 'issuers'> = {}): OpenedBy => ({
  issuers,
  ...more,
});

const needsByKind: Readonly<Record<EntryKind, ToldRule['need']>> = {
  'visa-free': 'none',
  'on-arrival': 'none',
  'e-visa': 'visa',
  eta: 'visa',
  registration: 'visa',
  visa: 'visa',
  conditional: 'visa',
};

/** Through the border, the rules for visitors count: those of the destination's page, with what is for transit alone. */
function border(
  { kind, answer, action, entry, shorterWays = [] }: EntryRules,
  transitOnly: readonly ToldExemption[] = [],
): ToldRule {
  const ways = shorterWays.flatMap(({ holds, gives, openedBy }) =>
    openedBy ? [exempt(holds, openedBy, { detail: gives })] : [],
  );
  const exemptions = [...transitOnly, ...ways];
  return {
    way: 'border',
    need: needsByKind[kind],
    words: answer,
    how: action,
    ...(exemptions.length > 0 && { exemptions }),
    ...entry,
  };
}

const rulesOf = (destination: string): EntryRules => {
  const rules = entryRulesFor(destination);
  if (!rules) throw new Error(`${destination} has no entry rules.`);
  return rules;
};

interface PlaceRules {
  readonly airside: readonly ToldRule[];
  /** Of the border, what is for transit alone. */
  readonly border?: readonly ToldExemption[];
}

function place(
  id: string,
  destination: string,
  { airside: inside, border: transitOnly }: PlaceRules,
): TransitPlace {
  const rules = rulesOf(destination);
  return {
    id,
    name: destination,
    path: destinationPath(destination),
    rules: [...inside, border(rules, transitOnly)],
    ...(rules.official && { official: rules.official }),
  };
}

const europeanResidence = exempt(
  'a residence permit of a country of the European Economic Area or Switzerland',
  [visaOf(['schengen'], { kind: 'residence' })],
);

const schengenVisa = exempt('a valid Schengen visa or a residence permit of a Schengen country', [
  visaOf(['schengen']),
]);

/** Who flies on inside the area enters it at the first airport; and its own visa is enough everywhere in it. */
function schengenPlace(id: string, name: string, rule: ToldRule, destination?: string): TransitPlace {
  const entry = rulesOf(destination ?? schengenArea);
  const entering = border(entry, [schengenVisa]);
  return {
    id,
    name,
    ...(destination !== undefined && { path: destinationPath(destination) }),
    rules: [
      {
        ...entering,
        way: 'airside',
        onward: ['schengen'],
        words:
          'Flying on inside the Schengen area, you enter it at this airport: you need a Schengen visa, even if you change planes at once.',
      },
      rule.need === 'none' ? rule : { ...rule, exemptions: [schengenVisa, ...(rule.exemptions ?? [])] },
      entering,
    ],
    ...(entry.official && { official: entry.official }),
  };
}

const stayInside = 'You need no visa while you stay in the transit area.';

/** Where people from India change planes, and what holds there. Specification §2, Transit visas. */
export const transitPlaces: readonly TransitPlace[] = [
  place('united-arab-emirates', 'United Arab Emirates', {
    airside: [airside('none', stayInside, by(read.gulfNews, read.flightGptTransit))],
  }),
  place('qatar', 'Qatar', {
    airside: [airside('none', stayInside, by(read.qatarAirways, read.indianEagleQatar))],
  }),
  place('saudi-arabia', 'Saudi Arabia', {
    airside: [
      airside(
        'none',
        'You need no visa for a change of planes below 12 hours on one ticket. One source says that you always do: ask the airline.',
        disputed([read.visitsVisa, read.saudiLeisure], [read.tataAigSaudi]),
      ),
    ],
  }),
  place('bahrain', 'Bahrain', {
    airside: [
      airside('none', 'You need no visa for a change of planes within 8 hours.', by(read.shunCulture)),
    ],
  }),
  place('turkey', 'Turkey', {
    airside: [
      airside(
        'visa',
        'You need an electronic airport transit visa, because you fly on to Mexico, Panama, Colombia or Venezuela.',
        by(read.aajTv, read.visacent),
        { onward: ['latin-four'], how: 'Ask the airline or the Turkish mission before you book.' },
      ),
      airside('none', stayInside, by(read.aajTv, read.visacent)),
    ],
  }),
  place('united-kingdom', 'United Kingdom', {
    airside: [
      airside(
        'visa',
        'You need a Direct Airside Transit visa, even if you never leave the transit area.',
        by(read.govUkVisaCheck),
        {
          how: 'Apply online before you travel, and choose the airside transit visa.',
          exemptions: [
            exempt(
              'a valid visa of the USA, Canada, Australia or New Zealand',
              [visaOf(['usa', 'canada', 'australia', 'new-zealand'], { kind: 'visa' })],
              {
                detail: 'For any destination. An e-visa counts only if the airline can check it.',
              },
            ),
            exempt('permanent residence of the USA, Canada, Australia or New Zealand', [
              visaOf(['usa', 'canada', 'australia', 'new-zealand'], { kind: 'residence' }),
            ]),
            europeanResidence,
            exempt('an Irish visa marked BC or BIVS', []),
            exempt('a visa of the United Kingdom', [visaOf(['uk'])]),
          ],
        },
      ),
    ],
    border: [
      exempt(
        'a valid visa or residence of the USA, Canada, Australia or New Zealand, no e-visa',
        [visaOf(['usa', 'canada', 'australia', 'new-zealand'], { check: 'no-e-visa' })],
        {
          onward: ['usa', 'canada', 'australia', 'new-zealand', 'india'],
          detail:
            'On the way to that country or from it, in and out by air, on the same day or before the end of the next. The officer decides.',
        },
      ),
      {
        ...europeanResidence,
        detail: 'In and out by air, on the same day or before the end of the next. The officer decides.',
      },
      exempt('a visa of the United Kingdom', [visaOf(['uk'])]),
    ],
  }),
  schengenPlace(
    'germany',
    'Germany',
    airside(
      'none',
      'Since 3 June 2026 you need no visa to change planes at one German airport, inside the transit area, to a country outside the Schengen area.',
      by(read.airTravel, read.indulgExpress),
    ),
    'Germany',
  ),
  schengenPlace(
    'france',
    'France',
    airside(
      'unknown',
      'From April 2026 a pilot of six months let Indian passports change planes without a visa. Whether it went on after October 2026, we did not find.',
      by(read.logicStick, read.visaRun),
      { how: 'Ask the airline and the French mission before you book, or choose another airport.' },
    ),
    'France',
  ),
  schengenPlace(
    'spain',
    'Spain',
    airside(
      'visa',
      'You need an airport transit visa, even if you stay inside.',
      by(read.spainMinistry, read.akbarTravels),
      {
        how: 'Apply at the Spanish visa centre, or choose another airport.',
        exemptions: [
          exempt('a valid visa or residence permit of the USA, Canada or Japan', [
            visaOf(['usa', 'canada', 'japan']),
          ]),
        ],
      },
    ),
    'Spain',
  ),
  schengenPlace(
    'czech-republic',
    'Czech Republic',
    airside(
      'unknown',
      'In 2022 Indian passports needed an airport transit visa. What holds today, we did not find.',
      by(read.schengenInfo),
      { how: 'Ask the airline before you book.' },
    ),
    'Czech Republic',
  ),
  schengenPlace(
    'other-schengen',
    'Another Schengen country',
    airside(
      'none',
      'You need no visa to change planes inside the transit area of one airport, to a country outside the Schengen area.',
      by(read.ndtvTransit, read.tataAigTransit),
    ),
  ),
  place('ireland', 'Ireland', {
    airside: [
      airside(
        'none',
        'You need no visa while you stay in the transit area. In Dublin that works only if both flights use Terminal 2 between 04:00 and 16:00: otherwise you pass the border.',
        by(read.irishImmigration),
      ),
    ],
  }),
  place('united-states', 'United States', {
    airside: [
      airside(
        'visa',
        'There is no transit area: whoever lands in the USA enters it, and needs a visa.',
        by(read.sureShotVisa),
        {
          how: 'A transit visa (C-1) or a visitor visa (B-1/B-2), at the same fee and with the same appointment.',
          exemptions: [exempt('a valid US visa or green card', [visaOf(['usa'])])],
        },
      ),
    ],
    border: [exempt('a valid US visa or green card', [visaOf(['usa'])])],
  }),
  place('canada', 'Canada', {
    airside: [
      airside(
        'visa',
        'You need a transit visa, for up to 48 hours. A US visa does not free you from it.',
        by(read.canadaTransit, read.indianEagle),
        {
          how: 'It is free. Apply online as for a visitor visa, and choose transit.',
          exemptions: [
            exempt('a US green card', [visaOf(['usa'], { kind: 'residence' })]),
            exempt('a Canadian visa', [visaOf(['canada'])]),
          ],
        },
      ),
    ],
    border: [
      exempt('a US green card', [visaOf(['usa'], { kind: 'residence' })]),
      exempt('a Canadian visa', [visaOf(['canada'])]),
    ],
  }),
  place('australia', 'Australia', {
    airside: [
      airside(
        'visa',
        'You need a transit visa (subclass 771), for up to 72 hours, even if you stay inside.',
        by(read.yAxis, read.travelDham),
        {
          how: 'It is free. Apply online before you travel.',
          exemptions: [exempt('an Australian visa', [visaOf(['australia'])])],
        },
      ),
    ],
    border: [exempt('an Australian visa', [visaOf(['australia'])])],
  }),
  place('new-zealand', 'New Zealand', {
    airside: [
      airside('visa', 'You need a transit visa.', by(read.newZealandTransit), {
        how: 'Apply online before you travel.',
        exemptions: [
          exempt('an Australian visa', [visaOf(['australia'])], {
            onward: ['australia'],
            detail: 'If your journey ends in Australia.',
          }),
          exempt('a New Zealand visa', [visaOf(['new-zealand'])]),
        ],
      }),
    ],
    border: [exempt('a New Zealand visa', [visaOf(['new-zealand'])])],
  }),
  place('singapore', 'Singapore', { airside: [airside('none', stayInside, by(read.liveFromALounge))] }),
  place('malaysia', 'Malaysia', {
    airside: [airside('none', 'You need no visa if you fly on within 24 hours.', by(read.agencyMalaysia))],
  }),
  place('thailand', 'Thailand', {
    airside: [
      airside('none', 'You need no visa in Bangkok for up to 12 hours, on one ticket.', by(read.itzEazy)),
    ],
  }),
  place('hong-kong', 'Hong Kong', {
    airside: [
      airside(
        'none',
        'You need neither a visa nor a registration while you stay in the transit area.',
        by(read.hongKongPress),
      ),
    ],
  }),
  place('japan', 'Japan', {
    airside: [
      airside(
        'none',
        'You need no visa if you fly on the same day from the same airport.',
        by(read.japanText),
      ),
    ],
  }),
  place('south-korea', 'South Korea', {
    airside: [airside('none', stayInside, by(read.wanderingMan, read.koreaText))],
    border: [
      exempt(
        'a visa or residence of the USA, Canada, Australia or New Zealand',
        [visaOf(['usa', 'canada', 'australia', 'new-zealand'])],
        {
          onward: ['usa', 'canada', 'australia', 'new-zealand', 'india'],
          detail:
            'Up to 30 days on the way to that country or straight from it, with a ticket out. We found no confirmation for 2026: ask the airline.',
        },
      ),
    ],
  }),
  place('china', 'China', {
    airside: [
      airside(
        'none',
        'You need no visa if you fly on within 24 hours. The visa-free transit of 240 hours is not for Indian passports.',
        by(read.businessToday, read.mint),
      ),
    ],
  }),
  place('russia', 'Russia', {
    airside: [
      airside(
        'none',
        'You need no visa for up to 24 hours at one airport.',
        by(read.ivSource, read.lawNotes),
      ),
    ],
  }),
  place('egypt', 'Egypt', {
    airside: [airside('none', 'You need no visa if you fly on within 48 hours.', by(read.shunCulture))],
  }),
];

/** The places as the page shows them. */
export function shownTransitPlaces(): readonly TransitPlace<ShownRule>[] {
  return transitPlaces.map((one) => ({
    ...one,
    rules: one.rules.map((rule): ShownRule => {
      const { way, onward, need, words, how, exemptions } = rule;
      return {
        way,
        need,
        words,
        ...(onward && { onward }),
        ...(how !== undefined && { how }),
        ...(exemptions && { exemptions }),
        when: `${whenWords(rule)}: ${supportOf(rule)}`,
      };
    }),
  }));
}

/** The way from a destination's page to this question: about the destination itself where planes are changed there. */
export function transitLink(destination: string): { readonly label: string; readonly href: string } {
  const here =
    transitPlaces.find(({ name }) => name === destination)?.id ??
    (isSchengenCountry(destination) ? 'other-schengen' : undefined);
  return here === undefined
    ? { label: 'Changing planes on the way?', href: '/tools/transit' }
    : {
        label: `Only changing planes in ${inSentence(destination)}?`,
        href: `/tools/transit?through=${here}`,
      };
}
