import { destinationPath } from '../../machines/country-listing/listing';
import { supportOf, type Evidence } from '../../machines/evidence';
import type { Publication, PublicationKind } from '../../machines/publications';
import type { EntryRules } from '../../machines/travel-dates/rules';
import { whenWords } from './destination-answers';
import { by, disputed } from './entry-parts';
import { entryRulesFor, yellowFeverOnReturn } from './entry-rules';
import { facts } from './facts';
import { answeredDestinations } from './further-destinations';
import { topicTitles, type TopicId } from './topic-titles';

/** A question as people ask it, with its answer: one sentence, what there is to know, what to do. */
export interface TopicAnswer {
  readonly question: string;
  readonly answer: string;
  readonly lines?: readonly string[];
  /** Absent where it is about us. */
  readonly evidence?: Evidence;
}

export interface Topic {
  /** Its part of the address: "children". */
  readonly id: TopicId;
  /** Other words by which people look for it. */
  readonly words: string;
  readonly answers: readonly TopicAnswer[];
  /** Where to go on. */
  readonly links?: readonly { readonly label: string; readonly to: string }[];
}

/** A publication that was looked at on 23 November 2026. */
function said(
  name: string,
  kind: PublicationKind,
  date?: string,
): Publication & { readonly checked: string } {
  return { name, kind, ...(date !== undefined && { date }), checked: '2026-11-23' };
}

const children: Topic = {
  id: 'children',
  words: 'child minor baby consent one parent grandparents alone guardian school divorced single widowed',
  answers: [
    {
      question: 'My child travels with one parent only. What do we need?',
      answer:
        'The birth certificate, and the written consent of the parent who stays, with a copy of that parent’s passport.',
      lines: [
        'Some Schengen missions want the consent before a notary and in the original, as Sweden does: look at the list of yours.',
        'Canada asks for a signed letter with address and phone, and a copy of the signed passport page.',
        'With sole custody the court’s paper takes the place of the consent, after a death the certificate.',
      ],
      evidence: by(
        said('Immigration Canada, help centre, question 1022', 'government'),
        said('Sweden Abroad, visa for children', 'government'),
      ),
    },
    {
      question: 'May a child travel alone to the UK?',
      answer:
        'Yes, with the written consent of a parent, and the name, birth date, address and relation of whoever takes care there.',
      lines: [
        'Under 16 and more than 28 days with somebody who is no relative: the local council has to be told.',
      ],
      evidence: by(said('GOV.UK, Standard Visitor: if you are under 18', 'government')),
    },
    {
      question: 'The grandparents take the child along. What then?',
      answer:
        'Both parents sign the consent, before a notary, with copies of their passports. We found no official list for it: ask the mission.',
      evidence: by(said('FlightGPT, visa for a minor child', 'visa agent', '2026')),
    },
    {
      question: 'What do parents sign for an Indian child’s passport?',
      answer: 'Annexure D if both consent, Annexure C if one does; both forms are new since 20 January 2025.',
      lines: [
        'A child’s passport is valid for five years, or until the age of 18. Whether a notary is needed, sources say differently.',
      ],
      evidence: by(
        said('High Court Chandigarh, quoting a mail of the ministry', 'website', '2025-05-26'),
        said('High Commission of India in London, passport questions', 'government'),
      ),
    },
  ],
  links: [{ label: 'Documents for you', to: '/trip#documents-for-you' }],
};

const moneyProof: Topic = {
  id: 'money-proof',
  words:
    'bank statement balance funds itr income tax self employed business freelancer cash first job student homemaker retired pension sponsor salary no return',
  answers: [
    {
      question: 'How much do I have to show?',
      answer:
        'Enough for the days that you stay and the way back, from a source that the papers name. Few countries publish a sum.',
      lines: [
        'The UK names no sum and no number of months; the USA has no list at all: the interview decides.',
        'A bank’s letter without statements is not enough for Schengen missions; three months at least, six are usual.',
        'A large sum that came last week needs a paper that says where from.',
      ],
      evidence: by(
        said('GOV.UK, guide to supporting documents', 'government', '2024'),
        said('A German mission’s explanation of refusals', 'website', '2017-08-31'),
      ),
    },
    {
      question: 'I am self-employed or a freelancer.',
      answer:
        'Usual are tax returns of two or three years, GST or Udyam registration if you have one, six months of the business and the private account, and invoices.',
      lines: [
        'Instead of an employer’s letter you write one yourself: what you do, since when, and who works while you are away.',
        'What causes trouble most: credits in the bank far above the income that you declared.',
      ],
      evidence: by(said('Visank', 'visa agent', '2026'), said('AnchorVisa', 'visa agent', '2026')),
    },
    {
      question: 'I have filed no return, earn in cash, or just began my first job.',
      answer:
        'We found no official wording for it: the officer looks at the whole. Show what you have, and explain what you have not.',
      lines: [
        'First job: the contract and the slips so far, and your parents’ statements if they pay.',
        'Cash: show where it comes from, by sales books, rent or GST papers, and explain it in the letter. Money that only came for the application harms it.',
        'File the return for the past year if you still can: it is the strongest single paper.',
      ],
    },
    {
      question: 'I am a student or a homemaker, and somebody pays for me.',
      answer:
        'The papers of whoever pays, and a paper that shows how you are related; of yours the college’s letter or identity card.',
      lines: [
        'Germany and Belgium know a formal pledge of the host, made at the town hall there.',
        'A sponsor who is no relative has to explain why.',
      ],
      evidence: by(
        said('TripExplore', 'visa agent'),
        said('Official Journal of the EU, C 247', 'law text', '2006-10-13'),
      ),
    },
    {
      question: 'I am retired.',
      answer:
        'Pension slips, statements of the account into which the pension comes, and papers of deposits and property.',
      evidence: by(
        said('BTW, EU list of documents for India', 'visa agent'),
        said('TripExplore', 'visa agent'),
      ),
    },
  ],
  links: [
    { label: 'How strong is my file', to: '/tools/visa-eligibility-checker' },
    { label: 'Documents for you', to: '/trip#documents-for-you' },
  ],
};

const bookings: Topic = {
  id: 'bookings',
  words: 'dummy ticket flight reservation hotel booking insurance itinerary confirmed ticket cancel',
  answers: [
    {
      question: 'Do I have to buy the ticket before I have the visa?',
      answer:
        'As a rule no: a reservation is enough, and the UK’s Home Office advises against booking before the decision.',
      lines: [
        'EU law names a reservation or a return ticket; a consulate may ask for more.',
        'It has to be real, in your name, open to a check, and alive until the decision.',
      ],
      evidence: by(
        said('Carter Thomas Solicitors', 'law firm'),
        said('Rule sets quoting the EU Visa Code, Annex II', 'website'),
      ),
    },
    {
      question: 'Are “dummy tickets” allowed?',
      answer:
        'They are a risk that nobody needs: what is cancelled after filing was named by a German mission as a reason to refuse.',
      lines: [
        'A made-up booking is a false paper, and that is worse than a missing one. Take a fare that can be cancelled.',
      ],
      evidence: by(said('A German mission’s explanation of refusals', 'website', '2017-08-31')),
    },
    {
      question: 'Where is insurance compulsory?',
      answer:
        'In the Schengen area, in Georgia and on Zanzibar at least; some others ask for it with the visa.',
      lines: [
        'How much, and where to buy it, stands on the page of each: Schengen countries, Georgia, Tanzania.',
      ],
    },
  ],
};

const names: Topic = {
  id: 'names',
  words: 'single name surname spelling fnu given name married name change spouse passport name mismatch',
  answers: [
    {
      question: 'My passport has a single name.',
      answer:
        'Ticket and form have to match the passport, letter by letter. The USA prints it as the surname, with FNU as the given name, and recommends a passport with both.',
      lines: [
        'Words of the name may be split into given name and surname when the passport is issued anew.',
        `UAE: ${facts.uaeSingleName.current?.value ?? ''}. Ask the airline too.`,
      ],
      evidence: by(
        said('Consulate General of India in Dubai, renewal for adults', 'government'),
        said('US Consulate Dubai, questions on names', 'government'),
      ),
    },
    {
      question: 'I married and want my spouse’s name in the passport.',
      answer:
        'Annexure J with a joint photograph is enough, without a marriage certificate; a new surname is a name change and needs more.',
      lines: ['To take a name off again, a decree or a death certificate is needed.'],
      evidence: by(
        said('Business Today', 'press', '2025-04-10'),
        said('TerraTern', 'visa agent', '2026-06-23'),
      ),
    },
  ],
};

const passport: Topic = {
  id: 'passport',
  words:
    'renew renewal damaged torn old passport two passports tatkal e-passport epassport expiry full pages ecr',
  answers: [
    {
      question: 'When do I renew it?',
      answer: 'From one year before it ends. Each destination’s page says how long it has to be valid.',
      lines: [
        'Full pages mean a reissue at the normal fee. The new e-passport comes by itself; old ones are good until they end.',
      ],
      evidence: by(
        said('Embassy of India in Sweden, eligibility', 'government'),
        said('Hindustan Times', 'press', '2025-11-18'),
        said('NDTV Profit', 'press', '2025-11-15'),
      ),
    },
    {
      question: 'My valid US visa is in my old passport.',
      answer: 'Carry both passports, of the same country: the visa is not moved to the new one.',
      lines: ['For a Schengen visa we found no clear rule: ask the mission.'],
      evidence: by(said('American Institute in Taiwan, expired passports', 'government')),
    },
    {
      question: 'It is damaged.',
      answer:
        'Do not travel with it. Where number, name and photograph can be read it is issued anew, with Tatkal too; beyond that without Tatkal.',
      evidence: by(said('Videshi', 'visa agent')),
    },
    {
      question: 'It has an ECR stamp. May I travel as a tourist?',
      answer: 'Yes: the clearance is for work. A visit with a visa and a return ticket needs none.',
      lines: ['Airlines may ask: carry the return ticket on paper.'],
      evidence: by(said('Bureau of Immigration, Indian passengers', 'government')),
    },
  ],
};

const health: Topic = {
  id: 'health',
  words:
    'yellow fever vaccination vaccine certificate medicine medicines tablets insurance polio uae controlled drugs',
  answers: [
    {
      question: 'Do I need a yellow-fever certificate on the way home?',
      answer: yellowFeverOnReturn.words,
      lines: [
        'On the list are Kenya, Ethiopia, Rwanda, Uganda, Brazil, Argentina and Peru, among some forty; Tanzania and Zambia are not.',
        'The certificate is good from ten days after the dose, for life. Only listed centres in India give it.',
      ],
      evidence: by(
        said('Ministry of Health, vaccination for travellers', 'government'),
        ...yellowFeverOnReturn.sources,
      ),
    },
    {
      question: 'May I take my medicines to the UAE?',
      answer:
        'Most, yes. Narcotic and psychotropic ones, and codeine, need a free permit before you travel, in about three days.',
      lines: [
        'Take the prescription and a report, attested. How much you may bring, sources say differently: look at u.ae, controlled medicines.',
      ],
      evidence: by(said('Gulf News', 'press', '2024-09-03')),
    },
  ],
};

const moneyAbroad: Topic = {
  id: 'money-abroad',
  words: 'tcs tax lrs forex card credit card debit cash dollars rupees notes nepal bhutan customs declare',
  answers: [
    {
      question: 'How much TCS do I pay?',
      answer: `For a package ${facts.tourPackageTax.current?.value} from the first rupee, since April 2026; for other spending only above ${facts.remittanceTaxThreshold.current?.value}.`,
      lines: [
        'A package is at least two parts, such as flight and hotel. The operator gives Form 27D.',
        'It is no cost: it is set off, or comes back, with your return. Check it in Form 26AS.',
        'The pages we saw are of the budget; the law as passed we did not see.',
      ],
      evidence: by(said('Mint', 'press', '2026-02-01'), said('Business Standard', 'press', '2026-02-01')),
    },
    {
      question: 'Does spending by credit card count?',
      answer:
        'Sources differ on a credit card that is used while you are abroad: ask your bank. Debit and forex cards count.',
      evidence: disputed(
        [said('Bank Promotion Exam Guide', 'website', '2026-02'), said('TaxTMI', 'website')],
        [said('Mint', 'press', '2023-05-18')],
      ),
    },
    {
      question: 'How much cash may I take?',
      answer: 'Up to US$3,000 a visit in notes, the rest on a card; rupees up to ₹25,000, out and in.',
      lines: [
        'On the way back, declare notes above US$5,000, or US$10,000 in all.',
        'Nepal and Bhutan have rules of their own for Indian notes: they stand on their pages.',
      ],
      evidence: by(said('WSFX', 'website'), said('Moonal', 'website')),
    },
  ],
};

/** The arrival cards that the destinations' rules name, each with its official address. */
const cards = answeredDestinations.flatMap(({ name }) => {
  const form = entryRulesFor(name)?.arrivalForm;
  return form ? [{ country: name, path: destinationPath(name), form }] : [];
});

const gates: Topic = {
  id: 'arrival-cards',
  words:
    'arrival card tdac sgac mdac etravel all indonesia e-arrival digital form imuga free fake e-gate fti ttp digiyatra ok to board',
  answers: [
    {
      question: 'Which countries want an arrival card?',
      answer: `${cards.length} of our destinations. Where its line says that it is free, anybody who charges is not the government.`,
      lines: cards.map(({ country, form }) => `${country}: ${form.name}. ${form.words}`),
    },
    {
      question: 'Do Indians fill in India’s e-Arrival card?',
      answer: 'No: it is for foreigners, since 1 October 2025.',
      evidence: by(said('Business Standard', 'press', '2025-10-27')),
    },
    {
      question: 'What are the fast gates at Indian airports?',
      answer:
        'FTI-TTP: free, for citizens and OCI from 12 to 70 years, at thirteen airports; registered once at ftittp.mha.gov.in.',
      lines: ['DigiYatra is for flights inside India.'],
      evidence: by(said('India Today', 'press', '2025-01-16'), said('NDTV', 'press', '2025-01-29')),
    },
    {
      question: 'Do I need an “OK to board”?',
      answer:
        'Some airlines ask for it on some routes, such as Air India to Kuwait, Bahrain and Oman unless the visa is stamped. Ask the airline; pay nobody else.',
      evidence: by(said('Air India, Gulf countries', 'website'), said('IndiGo, visa information', 'website')),
    },
  ],
};

/** What our help costs, as the owner wrote it. */
export type Prices = readonly { readonly service: string; readonly price: string }[];

const costsAt = (prices: Prices): Topic => ({
  id: 'what-it-costs',
  words: 'cost price fee charges service charge agency fee total how much your fee',
  answers: [
    {
      question: 'What do I pay, and to whom?',
      answer:
        'The government’s fee, the centre’s service charge where there is a centre, and our fee if you want our help.',
      lines: [
        'All three stand on each destination’s page under “What the visa costs”, as far as a source names them.',
        'The centre’s charge is paid at the appointment.',
      ],
    },
    {
      question: 'What do you charge?',
      answer:
        prices.length === 0
          ? 'We tell you before you pay, in writing: the price depends on the visa and on what you want done.'
          : 'Our prices, all taxes included:',
      lines: prices.map(({ service, price }) => `${service}: ${price}`),
    },
  ],
  links: [
    { label: 'Visa services', to: '/services' },
    { label: 'Payment terms', to: '/payment-terms' },
  ],
});

/** The questions that travellers from India bring besides the visa itself. Specification §2, Questions by topic. */
export const topicsAt = (prices: Prices): readonly Topic[] => [
  children,
  moneyProof,
  bookings,
  names,
  passport,
  health,
  moneyAbroad,
  gates,
  costsAt(prices),
];

/** The same, as they are found by a search. */
export const topics = topicsAt([]);

/** The topics that a destination brings up, by its rules. */
export function topicsForDestination(rules: EntryRules | undefined): readonly TopicId[] {
  return [
    'children',
    ...(rules?.documents ? (['money-proof', 'bookings'] as const) : []),
    ...(rules?.arrivalForm ? (['arrival-cards'] as const) : []),
    ...(rules?.exceptions?.some(({ words }) => words === yellowFeverOnReturn.words)
      ? (['health'] as const)
      : []),
    'money-abroad',
  ];
}

/** What those answers rest on. */
export const topicEvidence: readonly Evidence[] = [
  ...topics.flatMap(({ answers }) => answers.flatMap(({ evidence }) => evidence ?? [])),
  ...cards.map(({ form }) => form),
];

/** A topic as its page shows it: the evidence as words, the cards with their addresses. */
export interface ShownTopic extends Omit<Topic, 'answers'> {
  readonly title: string;
  readonly answers: readonly (Omit<TopicAnswer, 'evidence'> & { readonly when?: string })[];
  readonly addresses?: readonly {
    readonly country: string;
    readonly path: string;
    readonly name: string;
    readonly href: string;
  }[];
}

export function shownTopics(prices: Prices): readonly ShownTopic[] {
  return topicsAt(prices).map(({ answers, ...topic }) => ({
    ...topic,
    title: topicTitles[topic.id],
    answers: answers.map(({ evidence, ...answer }) => ({
      ...answer,
      ...(evidence && { when: `${whenWords(evidence)}: ${supportOf(evidence)}` }),
    })),
    ...(topic.id === gates.id && {
      addresses: cards.map(({ country, path, form: { name, href } }) => ({ country, path, name, href })),
    }),
  }));
}
