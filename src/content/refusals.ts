import { checkedOn, publicationsOf, supportOf, type Evidence } from '../../machines/evidence';
import type { RefusalAuthority, RefusalReason } from '../../machines/refusal/reading';
import { whenWords } from './destination-answers';
import { by } from './entry-parts';
import { officialLinks, type OfficialLink } from './official-links';
import { refusalSources as read } from './refusal-sources';

/** A reason, with what it means and what to do. */
export interface ToldReason extends RefusalReason {
  /** How the letter or form calls it: "13", "V 4.2 (a)". */
  readonly mark: string;
  /** Its number on the Schengen form of before 2020, where it had one. */
  readonly oldMark?: string;
  readonly title: string;
  /** What the officer meant, in a sentence. */
  readonly meant: string;
  /** What would change it. */
  readonly change: string;
  /** The documents that show it. */
  readonly documents?: string;
}

/** What holds after a refusal: when and how to go on, and what to say next time. */
export interface AfterRefusal extends Evidence {
  readonly question: string;
  readonly words: string;
}

export interface ToldAuthority extends RefusalAuthority {
  /** "Schengen country" */
  readonly name: string;
  /** The country as its page and the licensing laws name it. */
  readonly country: string;
  readonly reasons: readonly ToldReason[];
  readonly after: readonly AfterRefusal[];
  readonly official: OfficialLink;
  /** What the reasons rest on. */
  readonly evidence: Evidence;
}

const again = 'When can I apply again?';
const appeal = 'Can I appeal?';
const nextTime = 'What do I say next time?';

const declare = (evidence: Evidence): AfterRefusal => ({
  question: nextTime,
  words:
    'If a form asks about refusals, say yes, with the country and the year. A refusal that is hidden and found counts as a false statement.',
  ...evidence,
});

const purpose = {
  change:
    'One plan that every paper tells alike: the same dates, towns and people in form, letter, bookings and leave.',
  documents:
    'Day plan, reservations for every night, invitation or event, a cover letter that says why and why now.',
};
const leaving = {
  change:
    'Show what you come back to: work with approved leave, family, property, studies, earlier trips from which you returned.',
  documents:
    'Leave letter with the day you return to work, salary slips, tax returns, papers of family and property.',
};
const money = {
  change:
    'Money that is yours, has a source, and fits the trip: a steady account says more than a sum that came last week.',
  documents:
    'Statements of six months, salary slips or business papers, tax returns; a sponsor’s letter with the sponsor’s own statements.',
};
const lawyer = {
  change: 'This is about truth, not about papers: ask a lawyer before you apply anywhere again.',
};

const schengenReason = (
  mark: number,
  title: string,
  meant: string,
  does: Pick<ToldReason, 'change' | 'documents'>,
  oldMark?: number,
): ToldReason => ({
  id: `schengen-${mark}`,
  mark: String(mark),
  title,
  meant,
  ...does,
  ...(oldMark !== undefined && { oldMark: String(oldMark) }),
});

const schengen: ToldAuthority = {
  id: 'schengen',
  name: 'A Schengen country',
  country: 'Schengen',
  official: officialLinks.schengenRefusalForm,
  evidence: by(read.visaCodeForm),
  reasons: [
    schengenReason(
      1,
      'False travel document',
      'The passport or travel document was held to be false or altered.',
      lawyer,
      1,
    ),
    schengenReason(
      2,
      'Purpose not shown',
      'The papers did not show why you travel and how the stay is arranged.',
      purpose,
      2,
    ),
    schengenReason(
      3,
      'Means not shown',
      'The papers did not show enough money for the stay and the way back.',
      money,
      3,
    ),
    schengenReason(
      4,
      'Means not lawfully had',
      'The papers did not show that you can come by the money in a lawful way.',
      money,
    ),
    schengenReason(
      5,
      '90 days used',
      'You have stayed 90 days in the present 180 already.',
      { change: 'Wait until enough days are free again: count them before you choose dates.' },
      4,
    ),
    schengenReason(
      6,
      'Alert in the information system',
      'A country has entered an alert that refuses you entry.',
      {
        change:
          'Ask that country what is stored about you and have it corrected, with a lawyer if it is disputed.',
      },
      5,
    ),
    schengenReason(
      7,
      'Public order or security',
      'A country sees a threat to public policy or internal security.',
      lawyer,
      6,
    ),
    schengenReason(8, 'Public health', 'A country sees a threat to public health.', {
      change: 'Ask the mission what was meant, and bring a doctor’s paper about exactly that.',
    }),
    schengenReason(
      9,
      'International relations',
      'A country sees a threat to its international relations.',
      lawyer,
    ),
    schengenReason(
      10,
      'Stated purpose not reliable',
      'You gave a purpose, and something in the file or a call did not fit it.',
      purpose,
      8,
    ),
    schengenReason(11, 'Statements doubted', 'Something that you said or wrote was not believed.', {
      change:
        'Find the two papers that contradict each other, put them right, and explain the difference in the letter.',
      documents: 'A cover letter that names the point, and a paper of somebody else that shows it.',
    }),
    schengenReason(
      12,
      'Documents doubted',
      'A supporting document was held to be false, or its content untrue.',
      {
        change:
          'Only papers that whoever issued them confirms when called; never a reservation made to be cancelled.',
        documents: 'Originals, with names and numbers at which the issuer answers.',
      },
    ),
    schengenReason(
      13,
      'Leaving in time doubted',
      'The officer was not sure that you leave before the visa ends.',
      leaving,
      9,
    ),
    schengenReason(
      14,
      'No reason to ask at the border',
      'You asked for the visa at the border without a reason for not asking before.',
      { change: 'Apply before the journey, at the centre for your state.' },
      10,
    ),
    schengenReason(
      15,
      'Airport transit not shown',
      'The papers did not show why you pass through the airport.',
      {
        change: 'Show the whole journey: the ticket onward, and the visa of the country you go to.',
        documents: 'Ticket for all flights, visa or residence of the destination.',
      },
    ),
    schengenReason(
      16,
      'Insurance missing',
      'There was no valid travel health insurance for the whole stay and area.',
      {
        change: 'Insure every day of the stay, in all Schengen countries.',
        documents: 'A certificate with your name, the dates, the area and the sum insured.',
      },
      7,
    ),
    schengenReason(
      17,
      'Ended at your own wish',
      'You asked that the visa be revoked.',
      { change: 'Nothing was held against you: say so when you apply again.' },
      11,
    ),
  ],
  after: [
    {
      question: again,
      words: 'At any time, with a new application and a new fee. It helps only when something has changed.',
      ...by(read.sureShotSchengen),
    },
    {
      question: appeal,
      words:
        'Yes: the letter names the authority, the deadline and the language, and they differ by country. France has a commission (30 days), Italy a court (60 days), the Netherlands an objection. Germany ended its free objection on 1 July 2025: a new application or the court is left.',
      ...by(read.flightGptAppeal, read.newsBytes, read.firstpost),
    },
    {
      question: 'Who sees it?',
      words: 'Every Schengen country, in their common visa system, for five years.',
      ...by(read.europeanParliament),
    },
    declare(by(read.visaCodeForm)),
  ],
};

const ukReason = (
  letter: string,
  title: string,
  meant: string,
  does: Pick<ToldReason, 'change' | 'documents'>,
): ToldReason => ({
  id: `uk-${letter}`,
  mark: `V 4.2 (${letter})`,
  title,
  meant,
  ...does,
  marks: [`V\\s*4\\.2[^.]{0,60}\\(${letter}\\)`],
});

const unitedKingdom: ToldAuthority = {
  id: 'united-kingdom',
  name: 'The United Kingdom',
  country: 'United Kingdom',
  official: officialLinks.ukVisitorRules,
  evidence: by(read.ukVisaBlog, read.hollyMelody),
  reasons: [
    ukReason(
      'a',
      'Leaving at the end',
      'The officer was not satisfied that you leave at the end of the visit.',
      leaving,
    ),
    ukReason('b', 'Living there by visits', 'Long or frequent visits looked like living in the UK.', {
      change:
        'Shorter and fewer visits, with a plain reason for each, and a life at home that goes on meanwhile.',
      documents: 'Stamps and tickets of earlier visits, work and home papers of the time between.',
    }),
    ukReason(
      'c',
      'Genuine visit',
      'It was not believed that you come for what you said, and only for what visitors may do.',
      purpose,
    ),
    ukReason(
      'd',
      'Work or something else that is not allowed',
      'The officer thought that you might work, or do what visitors may not.',
      {
        change: 'Say exactly what you do there day by day, and who does your work meanwhile.',
        documents: 'Employer’s letter, day plan, invitation that says what you are asked for.',
      },
    ),
    ukReason('e', 'Money', 'The money for the visit, or its source, was not shown.', money),
    {
      id: 'uk-suitability',
      mark: 'Part Suitability, Part 9',
      title: 'Suitability',
      meant:
        'It is about false papers or statements, earlier breaches, or conduct; it was called Part 9 until November 2025.',
      ...lawyer,
      marks: ['part\\s+suitability', 'part\\s+9\\b', '\\bSUI\\s*\\d'],
    },
  ],
  after: [
    {
      question: again,
      words: 'At any time, with a new application and a new fee. Answer every point of the letter.',
      ...by(read.lauraDevine, read.carterThomas),
    },
    {
      question: appeal,
      words:
        'No: a visitor has neither an appeal nor a review of the decision. What is left is the court, or a new application.',
      ...by(read.lauraDevine, read.carterThomas, read.ukVisaBlog),
    },
    {
      question: 'Who sees it?',
      words:
        'The UK itself. The USA, Canada, Australia and New Zealand may see it too, for they compare fingerprints.',
      ...by(read.homeOfficeFoi),
    },
    declare(by(read.lauraDevine, read.carterThomas)),
  ],
};

const unitedStates: ToldAuthority = {
  id: 'united-states',
  name: 'The USA',
  country: 'United States',
  official: officialLinks.usVisaDenials,
  evidence: by(read.usEmbassy, read.usVisaInfo),
  reasons: [
    {
      id: 'usa-214b',
      mark: '214(b)',
      title: 'Not persuaded that you go home',
      meant:
        'The law presumes that every visitor wants to stay; the interview did not persuade the officer of the contrary, or the visa did not fit your plan.',
      change:
        'Something in your life or plan that is different from last time, said in two sentences at the window. The officer decides in minutes.',
      documents: 'Few are looked at: what shows your work, your family and what you come back to.',
      marks: ['214\\s*\\(?\\s*b\\b'],
    },
    {
      id: 'usa-221g',
      mark: '221(g)',
      title: 'Something is missing, or still being checked',
      meant: 'It is no final answer: papers are missing, or an administrative check goes on.',
      change:
        'Do what the sheet says, in the way that it says, within a year: then the case is closed. If it asks for nothing, wait.',
      documents: 'Those on the sheet, and no others.',
      marks: ['221\\s*\\(?\\s*g\\b', 'administrative\\s+processing'],
    },
    {
      id: 'usa-212',
      mark: '212(a)',
      title: 'Not admissible by law',
      meant:
        'A rule of the law shuts you out: false statements, an earlier overstay, a conviction, or health.',
      ...lawyer,
      marks: ['212\\s*\\(?\\s*a\\b'],
    },
  ],
  after: [
    {
      question: again,
      words:
        'After 214(b) at any time, with a new form and a new fee. After 221(g) no new application is needed while the case is open.',
      ...by(read.usEmbassy, read.usVisaInfo),
    },
    {
      question: appeal,
      words: 'No: against 214(b) there is no appeal.',
      ...by(read.usEmbassy, read.usVisaInfo),
    },
    declare(by(read.usEmbassy, read.usVisaInfo)),
  ],
};

const canadianReason = (
  id: string,
  mark: string,
  meant: string,
  does: Pick<ToldReason, 'change' | 'documents'>,
  marks: readonly string[],
): ToldReason => ({
  id: `canada-${id}`,
  mark,
  title: mark,
  meant,
  ...does,
  marks,
});

const canada: ToldAuthority = {
  id: 'canada',
  name: 'Canada',
  country: 'Canada',
  official: officialLinks.irccVisitorVisa,
  evidence: by(read.dfImmigration, read.focalPoint),
  reasons: [
    canadianReason(
      'purpose',
      'Purpose of visit',
      'The reason for the visit was not clear, or did not fit the papers.',
      purpose,
      ['purpose\\s+of\\s+(?:your\\s+)?visit'],
    ),
    canadianReason('ties', 'Family ties', 'Your ties at home looked weaker than those in Canada.', leaving, [
      'family\\s+ties',
    ]),
    canadianReason(
      'work',
      'Employment at home',
      'Your work, or your prospects, did not look like a reason to return.',
      leaving,
      ['current\\s+employment\\s+situation', 'employment\\s+prospects'],
    ),
    canadianReason(
      'money',
      'Assets and money',
      'Your means did not fit the trip, or their source was not shown.',
      money,
      ['personal\\s+assets', 'financial\\s+(?:status|situation)', 'sufficient\\s+funds'],
    ),
    canadianReason(
      'history',
      'Travel history',
      'You have travelled little so far, or not to countries of the same kind.',
      {
        change: 'Trips from which you returned in time speak for you: nearer destinations first.',
        documents: 'Old passports with stamps and visas.',
      },
      ['travel\\s+history'],
    ),
    canadianReason(
      'misrepresentation',
      'Misrepresentation (section 40)',
      'A statement or paper was held to be false.',
      lawyer,
      ['misrepresent', 'section\\s+40\\b', 'A40\\b'],
    ),
  ],
  after: [
    {
      question: 'Where are the reasons?',
      words:
        'In the officer’s notes. Since 29 July 2025 they come with the letter, unless you applied in the newest portal; else ask for them.',
      ...by(read.irccRefusal),
    },
    {
      question: again,
      words: 'At any time, with a new application and a new fee; only with something new in it.',
      ...by(read.irccRefusal),
    },
    {
      question: appeal,
      words:
        'There is no formal appeal. The Federal Court can look at the decision, with a lawyer and within a short time that the letter or the court’s rules name.',
      ...by(read.irccRefusal),
    },
    declare(by(read.irccRefusal)),
  ],
};

const australia: ToldAuthority = {
  id: 'australia',
  name: 'Australia',
  country: 'Australia',
  official: { label: 'Australian Home Affairs: visas', href: 'https://immi.homeaffairs.gov.au/' },
  evidence: by(read.sureShotAustralia, read.visaPlan),
  reasons: [
    {
      id: 'australia-genuine',
      mark: '600.211',
      title: 'Genuine temporary stay',
      meant: 'The officer was not satisfied that you stay only for a time and for what you said.',
      ...leaving,
      marks: ['600\\.2[12]1', 'genuinely\\s+intends?\\s+to\\s+(?:stay|visit)'],
    },
    {
      id: 'australia-money',
      mark: '600.212',
      title: 'Adequate means',
      meant: 'The money for the stay, or access to it, was not shown.',
      ...money,
      marks: ['600\\.212', 'adequate\\s+means'],
    },
    {
      id: 'australia-4020',
      mark: 'PIC 4020',
      title: 'False papers or statements',
      meant: 'A document was held to be false, or a statement misleading.',
      ...lawyer,
      marks: ['\\b4020\\b'],
    },
    {
      id: 'australia-exclusion',
      mark: 'PIC 4013, PIC 4014',
      title: 'Excluded for a time',
      meant: 'An earlier visa was cancelled, or a stay was not lawful: for some time no visa is given.',
      change:
        'Count from the day that the letter names, and ask a registered agent whether an exception fits.',
      marks: ['\\b401[34]\\b'],
    },
  ],
  after: [
    {
      question: again,
      words: 'At any time unless the letter names an exclusion, with a new application and a new fee.',
      ...by(read.sureShotAustralia),
    },
    {
      question: appeal,
      words:
        'We did not find a review for tourists who apply from India: the letter says whether there is one.',
      ...by(read.sureShotAustralia),
    },
    declare(by(read.sureShotAustralia)),
  ],
};

/** Those whose refusals we can read, in the order in which they are offered. Specification §2, Refusal. */
export const refusalAuthorities: readonly ToldAuthority[] = [
  schengen,
  unitedKingdom,
  unitedStates,
  canada,
  australia,
];

/** An authority as the page shows it: its evidence as words. */
export interface ShownAuthority extends Omit<ToldAuthority, 'after' | 'evidence'> {
  readonly after: readonly { readonly question: string; readonly words: string; readonly when: string }[];
  readonly when: string;
}

const evidenceWords = (evidence: Evidence) => `${whenWords(evidence)}: ${supportOf(evidence)}`;

export function shownAuthorities(): readonly ShownAuthority[] {
  return refusalAuthorities.map(({ after, evidence, ...authority }) => ({
    ...authority,
    after: after.map((one) => ({ question: one.question, words: one.words, when: evidenceWords(one) })),
    when: evidenceWords(evidence),
  }));
}

const allEvidence = refusalAuthorities.flatMap(({ evidence, after }) => [evidence, ...after]);

/** When that was looked up. */
export const refusalChecks = allEvidence.map(checkedOn);

/** What it rests on. */
export const refusalPublications = publicationsOf(allEvidence);

/** The authority whose refusals a destination's page leads to; nothing where we cannot read them. */
export function refusalLink(
  destination: string,
  isSchengen: boolean,
): { readonly label: string; readonly href: string } | undefined {
  const id = isSchengen ? 'schengen' : refusalAuthorities.find(({ country }) => country === destination)?.id;
  return id === undefined ? undefined : { label: 'Refused before?', href: `/tools/refusal?by=${id}` };
}
