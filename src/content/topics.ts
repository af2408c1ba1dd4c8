import { destinationPath } from '../../machines/country-listing/listing';
import { supportOf, type Evidence } from '../../machines/evidence';
import type { Publication, PublicationKind } from '../../machines/publications';
import type { EntryRules } from '../../machines/travel-dates/rules';
import { whenWords } from './destination-answers';
import { by, disputed } from './entry-parts';
import { entryRulesFor } from './entry-rules';
import { publications } from './fact-publications';
import { facts } from './facts';
import { answeredDestinations } from './further-destinations';
import { refusalSources as refusals } from './refusal-sources';
import { topicTitles, type TopicId } from './topic-titles';
import { usWaitSnapshot } from './visa-centres/us-waits';
import { yellowFeverOnReturn } from './yellow-fever';

/** A question as people ask it, with its answer: one sentence, what there is to know, what to do. */
export interface TopicAnswer {
  /** Its part of the address: "dummy-tickets". */
  readonly id: string;
  readonly question: string;
  /** What people call it, as good as its own words. */
  readonly called?: string;
  /** Other words by which people look for it. */
  readonly words?: string;
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

/** A publication that was looked at on 27 November 2026. */
const seen = (publication: Publication) => ({ ...publication, checked: '2026-11-27' });

/** What several answers rest on. */
const consent = {
  canada: said('Immigration Canada, help centre, question 1022', 'government'),
  sweden: said('Sweden Abroad, visa for children', 'government'),
} as const;

const children: Topic = {
  id: 'children',
  words: 'child minor baby consent one parent grandparents alone guardian school divorced single widowed',
  answers: [
    {
      id: 'one-parent',
      question: 'My child travels with one parent only. What do we need?',
      words: 'noc father mother single consent letter son daughter minor',
      answer:
        'The birth certificate, and the written consent of the parent who stays, with a copy of that parent’s passport.',
      lines: [
        'Some Schengen missions want the consent before a notary and in the original, as Sweden does: look at the list of yours.',
        'Canada asks for a signed letter with address and phone, and a copy of the signed passport page.',
      ],
      evidence: by(consent.canada, consent.sweden),
    },
    {
      id: 'one-guardian',
      question: 'I am a single, divorced or widowed parent, or the guardian. What do I show?',
      words:
        'consent sole custody court order death certificate mother father unmarried adoption alone child',
      answer:
        'The court’s order on custody or guardianship, or the death certificate: it takes the place of the other parent’s consent.',
      lines: ['Separated without an order: we found no official rule. Ask the mission before you apply.'],
      evidence: by(consent.canada, consent.sweden),
    },
    {
      id: 'child-alone',
      question: 'Can my child travel alone?',
      words: 'unaccompanied minor teenager school trip airline air india',
      answer:
        'Yes, with the written consent of the parents and somebody who takes care there, where country and airline both agree.',
      lines: [
        'UK: a parent’s consent, and the name, birth date, address and relation of the carer. Under 16 and more than 28 days with somebody who is no relative: the local council has to be told.',
        'Canada: a letter of both parents that names the adult there.',
        'Schengen: consent of both parents before a notary, says Sweden. For most other countries we found no rule: ask the mission.',
        'Air India takes children from 5; up to 12 they are escorted, on flights to the Emirates up to 18, to the rest of the Gulf up to 16.',
      ],
      evidence: by(
        said('GOV.UK, Standard Visitor: if you are under 18', 'government'),
        consent.canada,
        consent.sweden,
        seen({
          name: 'Air India, unaccompanied minors',
          kind: 'website',
          href: 'https://www.airindia.com/in/en/travel-information/first-time-flyers/unaccompanied-minors.html',
        }),
      ),
    },
    {
      id: 'grandparents',
      question: 'My child travels with the grandparents. What do we need?',
      words: 'nana nani dada dadi relatives uncle aunt consent',
      answer:
        'Both parents sign the consent, before a notary, with copies of their passports. We found no official list for it: ask the mission.',
      evidence: by(said('FlightGPT, visa for a minor child', 'visa agent', '2026')),
    },
    {
      id: 'child-passport',
      question: 'What do parents sign for an Indian child’s passport?',
      words: 'baby newborn infant annexure c d minor',
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
      id: 'how-much',
      question: 'How much bank balance do I have to show?',
      words: 'minimum amount lakh required sufficient funds 3 6 months statements',
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
      id: 'self-employed',
      question: 'I am self-employed or a freelancer. What do I show?',
      words: 'business owner proprietor gst udyam documents freelancing',
      answer:
        'Usual are tax returns of two or three years, GST or Udyam registration if you have one, six months of the business and the private account, and invoices.',
      lines: [
        'Instead of an employer’s letter you write one yourself: what you do, since when, and who works while you are away.',
        'What causes trouble most: credits in the bank far above the income that you declared.',
      ],
      evidence: by(said('Visank', 'visa agent', '2026'), said('AnchorVisa', 'visa agent', '2026')),
    },
    {
      id: 'no-return',
      question: 'I have filed no income tax return (ITR). Can I apply?',
      words: 'no itr not filed without nil below taxable income',
      answer:
        'You can: we found no official wording that shuts you out, and the officer looks at the whole. Show what you have, and explain what you have not.',
      lines: [
        'File the return for the past year if you still can: it is the strongest single paper.',
        'If your income is below the taxable limit, say so in the letter, and show the bank account.',
      ],
    },
    {
      id: 'cash-income',
      question: 'I earn in cash. How do I prove my income?',
      words: 'shop farmer agriculture daily wages salary paid rent no payslip',
      answer: 'By where it comes from: sales books, rent or GST papers. We found no official wording for it.',
      lines: ['Explain it in the letter. Money that only came for the application harms it.'],
    },
    {
      id: 'first-job',
      question: 'I just began my first job. What do I show?',
      words: 'new joined fresher probation salary slips offer letter changed',
      answer:
        'The contract and the slips so far, with your approved leave; your parents’ statements if they pay. We found no official wording for it.',
    },
    {
      id: 'sponsored',
      question: 'I am a student or homemaker and somebody pays. What do we show?',
      words: 'housewife sponsorship father husband son parents paying family wife papers documents income',
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
      id: 'retired',
      question: 'I am retired. What do I show?',
      words: 'pensioner senior citizen parents pension slips documents',
      answer:
        'Pension slips, statements of the account into which the pension comes, and papers of deposits and property.',
      evidence: by(
        said('BTW Visa, EU list of documents for India', 'visa agent'),
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
      id: 'ticket-first',
      question: 'Do I have to buy the ticket before I have the visa?',
      words: 'book flight hotel booking reservation confirmed itinerary necessary required',
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
      id: 'dummy-tickets',
      called: 'dummy ticket',
      question: 'Are “dummy tickets” allowed?',
      words: 'fake cancelled reservation pnr hold temporary',
      answer:
        'They are a risk that nobody needs: what is cancelled after filing was named by a German mission as a reason to refuse.',
      lines: [
        'A made-up booking is a false paper, and that is worse than a missing one. Take a fare that can be cancelled.',
      ],
      evidence: by(said('A German mission’s explanation of refusals', 'website', '2017-08-31')),
    },
    {
      id: 'insurance-age',
      question: 'My parents are over 70. Will anybody insure them?',
      words: 'senior citizen travel insurance age limit 75 80 grandparents elderly',
      answer:
        'Yes: many plans end at 70, but several Indian insurers take older travellers or have no limit. No visa rule that we found names an age.',
      lines: [
        `For Schengen it has to be ${facts.schengenInsurance.listed?.value} or more, and the insurer on the list of the mission: ask for the age limit of the plan, in writing.`,
      ],
      evidence: by(
        seen({
          name: 'Family Circle Travel, copy of the Schengen missions’ list of insurers',
          kind: 'visa agent',
          date: '2022-07',
          href: 'https://familycircletravel.net/us_1/travel-insurance-india/',
        }),
        seen({
          name: 'Aditya Birla Capital, who can buy travel insurance',
          kind: 'website',
          href: 'https://www.adityabirlacapital.com/abc-of-money/eligibility-criteria-to-buy-travel-insurance-plans',
        }),
      ),
    },
    {
      id: 'insurance',
      question: 'Where is insurance compulsory?',
      words: 'travel health medical mandatory schengen georgia zanzibar',
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
      id: 'single-name',
      question: 'My passport has a single name. Can I travel?',
      words: 'one no surname last blank fnu lnu given only',
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
      id: 'spouse-name',
      question: 'How do I get my spouse’s name or a new surname into the passport?',
      words: 'wife husband maiden marriage certificate annexure change after married new',
      answer:
        'Annexure J with a joint photograph is enough, without a marriage certificate; a new surname is a name change and needs more.',
      lines: ['To take a name off again, a decree or a death certificate is needed.'],
      evidence: by(
        said('Business Today', 'press', '2025-04-10'),
        said('TerraTern', 'visa agent', '2026-06-23'),
      ),
    },
    {
      id: 'mismatch',
      question: 'My name is spelt differently in the passport and in other papers. What now?',
      words: 'mismatch aadhaar pan bank ticket certificate spelling mistake initials expanded affidavit',
      answer:
        'The passport counts: form, ticket and insurance follow it letter by letter. For a small difference elsewhere an affidavit that both are one person is usual.',
      lines: [
        'We found no mission that says which difference it lets pass: explain yours in the cover letter.',
      ],
      evidence: by(
        seen({
          name: 'NoBroker, affidavit of one and the same person',
          kind: 'website',
          href: 'https://www.nobroker.in/prophub/notary/guides/one-and-the-same-person-affidavit-vs-name-correction-affidavit/',
        }),
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
      id: 'renew',
      question: 'When do I renew my passport?',
      words: 'renewal expiring expire expiry pages full tatkal',
      answer: 'From one year before it ends. Each destination’s page says how long it has to be valid.',
      lines: ['Full pages mean a reissue at the normal fee.'],
      evidence: by(said('Embassy of India in Sweden, eligibility', 'government')),
    },
    {
      id: 'e-passport',
      question: 'Do I need the new e-passport?',
      words: 'epassport chip biometric upgrade',
      answer: 'No: it comes by itself with your next passport, and the old ones are good until they end.',
      evidence: by(
        said('Hindustan Times', 'press', '2025-11-18'),
        said('NDTV Profit', 'press', '2025-11-15'),
      ),
    },
    {
      id: 'old-visa',
      question: 'My valid visa is in my old passport. Is it still good?',
      words: 'expired two passports both carry transfer',
      answer: 'Carry both passports, of the same country: the visa is not moved to the new one.',
      lines: ['For a Schengen visa we found no clear rule: ask the mission.'],
      evidence: by(said('American Institute in Taiwan, expired passports', 'government')),
    },
    {
      id: 'damaged',
      question: 'My passport is damaged. Can I travel?',
      words: 'torn wet water stain tatkal',
      answer:
        'Do not travel with it. Where number, name and photograph can be read it is issued anew, with Tatkal too; beyond that without Tatkal.',
      evidence: by(said('Videshi', 'visa agent')),
    },
    {
      id: 'lost',
      question: 'I lost my passport abroad. What do I do?',
      words: 'stolen theft missing emergency certificate police report embassy',
      answer:
        'Report it to the police there, then go to the Indian mission: an Emergency Certificate brings you home, a new passport takes a week or more.',
      lines: [
        'The visa in it is lost too: ask whoever issued it. Carry copies of both apart from the passport.',
      ],
      evidence: by(
        seen({
          name: 'Business Today',
          kind: 'press',
          date: '2025-06-25',
          href: 'https://www.businesstoday.in/nri/story/lost-your-indian-passport-abroad-while-travelling-heres-what-to-do-immediately-step-by-step-guide-481752-2025-06-25',
        }),
        seen({
          name: 'Hindustan Times Tech',
          kind: 'press',
          date: '2024-10-12',
          href: 'https://tech.hindustantimes.com/how-to/lost-indian-passport-abroad-heres-how-to-handle-the-situation-online-without-hassle-71728723260667.html',
        }),
      ),
    },
    {
      id: 'ecr',
      question: 'My passport has an ECR stamp. May I travel as a tourist?',
      words: 'ecnr emigration check required clearance gulf',
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
      id: 'yellow-fever',
      question: 'Do I need a yellow-fever certificate on the way home?',
      words: 'vaccine vaccination vaccinated africa kenya brazil quarantine return',
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
      id: 'medicines',
      question: 'May I take my medicines to the UAE?',
      words: 'tablets drugs prescription dubai codeine banned',
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
      id: 'tcs',
      question: 'How much TCS do I pay?',
      words: 'tax tour package refund claim form 26as 27d lrs limit',
      answer: `For a package ${facts.tourPackageTax.current?.value} from the first rupee, since April 2026; for other spending only above ${facts.remittanceTaxThreshold.current?.value}.`,
      lines: [
        'Above that, 20% on what is sent abroad for travel; 2% for education and medical treatment.',
        'A package is at least two parts, such as flight and hotel. The operator gives Form 27D.',
        'It is no cost: it is set off, or comes back, with your return. Check it in Form 26AS.',
        'The pages we saw are of the budget; the law as passed we did not see.',
      ],
      evidence: by(
        said('Mint', 'press', '2026-02-01'),
        said('Business Standard', 'press', '2026-02-01'),
        seen({
          name: 'ABCAUS, copy of the Income Tax Department’s questions on the rates of section 394',
          kind: 'website',
          href: 'https://abcaus.in/income-tax/faqs-amendment-proposed-rates-tax-collection-source-us-3941-income-tax-act-2025.html',
        }),
      ),
    },
    {
      id: 'credit-card',
      question: 'Does credit card spending abroad count for TCS?',
      words: 'tcs lrs debit forex international spends',
      answer:
        'Sources differ on a credit card that is used while you are abroad: ask your bank. Debit and forex cards count.',
      evidence: disputed(
        [said('Bank Promotion Exam Guide', 'website', '2026-02'), said('TaxTMI', 'website')],
        [said('Mint', 'press', '2023-05-18')],
      ),
    },
    {
      id: 'cash',
      question: 'How much cash may I carry abroad?',
      words: 'carry limit dollars currency notes rupees forex customs declare',
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
      id: 'cards',
      question: 'Which countries want an arrival card?',
      words: `tdac sgac mdac etravel imuga twac online form free fake ${cards.map(({ country }) => country).join(' ')}`,
      answer: `${cards.length} of our destinations. Where its line says that it is free, anybody who charges is not the government.`,
      lines: cards.map(({ country, form }) => `${country}: ${form.name}. ${form.words}`),
    },
    {
      id: 'india-card',
      question: 'Do Indians fill in India’s e-Arrival card?',
      words: 'returning home su-swagatam',
      answer: 'No: it is for foreigners, since 1 October 2025.',
      evidence: by(said('Business Standard', 'press', '2025-10-27')),
    },
    {
      id: 'e-gates',
      question: 'What are the e-gates (FTI-TTP) at Indian airports?',
      words: 'fti ttp egate digiyatra fast track immigration trusted traveller',
      answer:
        'FTI-TTP: free, for citizens and OCI from 12 to 70 years, at thirteen airports; registered once at ftittp.mha.gov.in.',
      lines: ['DigiYatra is for flights inside India.'],
      evidence: by(said('India Today', 'press', '2025-01-16'), said('NDTV', 'press', '2025-01-29')),
    },
    {
      id: 'ok-to-board',
      question: 'Do I need an “OK to board”?',
      words: 'otb gulf dubai kuwait oman bahrain airline',
      answer:
        'Some airlines ask for it on some routes, such as Air India to Kuwait, Bahrain and Oman unless the visa is stamped. Ask the airline; pay nobody else.',
      evidence: by(said('Air India, Gulf countries', 'website'), said('IndiGo, visa information', 'website')),
    },
  ],
};

const waits = {
  newsBytes: seen(publications.newsBytesWaits),
  flightGpt: seen({
    name: 'FlightGPT, Schengen appointment queues',
    kind: 'visa agent',
    date: '2026',
    href: 'https://flightgpt.in/blog/schengen-visa-embassy-queue-comparison-india-2026',
  }),
} as const;

const appointments: Topic = {
  id: 'appointments',
  words: 'appointment slot wait waiting time interview date biometrics vfs earliest',
  answers: [
    {
      id: 'wait',
      question: 'How long is the wait for an appointment?',
      words: 'us usa schengen uk france germany italy interview waiting slots months weeks now current',
      answer:
        'Only the official page knows, and it changes by the week: from days at some Schengen centres to ten months for a US interview.',
      lines: [
        `USA. ${usWaitSnapshot}`,
        'Schengen. An agent saw 2 to 4 weeks for France, Spain, Greece and Portugal and 4 to 8 for Germany, Italy and the Netherlands in 2026.',
        'UK, Japan and the others: we found no figure with a date. Look at the page that the destination’s own page names under “Where you apply in India”.',
      ],
      evidence: by(waits.newsBytes, waits.flightGpt),
    },
    {
      id: 'no-slot',
      question: 'No appointment is free. What can I do?',
      words: 'slot not available full booked agent broker pay urgent emergency earlier',
      answer:
        'Keep looking: consulates open new dates regularly, and another centre may take you. No official page sells them.',
      lines: [
        'Some countries let you go to any centre in India, as Germany does; for others your state decides. “My visa centre” says which.',
        'Do not apply through a Schengen country that is not your main destination: it sends you away, or refuses.',
      ],
      evidence: by(waits.newsBytes, waits.flightGpt),
    },
  ],
  links: [
    { label: 'My visa centre', to: '/tools/visa-centre' },
    { label: 'When to apply', to: '/trip#journey' },
  ],
};

const afterRefusal: Topic = {
  id: 'after-refusal',
  words: 'refusal refused rejected rejection denied again reapply declare',
  answers: [
    {
      id: 'apply-again',
      question: 'My visa was refused. When can I apply again?',
      words: 'rejected rejection denied reapply cooling period wait months after',
      answer:
        'At any time, unless the letter names a ban; it helps only when something has changed. The fee is paid again.',
      lines: [
        'What each reason means, and what would change it: “Refusal, explained”.',
        'Some countries know an appeal, most none for visitors: the letter says so.',
      ],
      evidence: by(refusals.usEmbassy, refusals.sureShotSchengen, refusals.lauraDevine),
    },
    {
      id: 'refusal-seen',
      question: 'Do I have to tell a refusal in other forms? Does it show?',
      words: 'declare hide stamp other countries show database form question record previous',
      answer:
        'Where a form asks, yes: country and year. A refusal that is hidden and found counts as a false statement.',
      lines: [
        'All Schengen countries see it for five years. The UK, the USA, Canada, Australia and New Zealand compare fingerprints.',
      ],
      evidence: by(refusals.europeanParliament, refusals.homeOfficeFoi, refusals.usEmbassy),
    },
    {
      id: 'refusal-rate',
      question: 'How many applications from India are refused?',
      words: 'rejection rate percent statistics chances schengen approval ratio',
      answer:
        'Of some 11 lakh Schengen applications of 2024, 165,266, or 15%: about as many as in the whole world.',
      lines: ['For other countries, and for 2025, we found no figure that we could check.'],
      evidence: by(
        seen({
          name: 'Business Standard, reading the European Commission',
          kind: 'press',
          date: '2025-05-20',
          href: 'https://www.business-standard.com/amp/immigration/1-in-6-indian-schengen-visa-requests-rejected-in-2024-936-748-approved-125052000445_1.html',
        }),
        seen({
          name: 'NDTV',
          kind: 'press',
          date: '2025-05-24',
          href: 'https://www.ndtv.com/world-news/failed-schengen-visa-dreams-indians-lose-rs-136-crores-in-2024-8489466',
        }),
      ),
    },
  ],
  links: [
    { label: 'Refusal, explained', to: '/tools/refusal' },
    { label: 'How strong is my file', to: '/tools/visa-eligibility-checker' },
  ],
};

/** What our help costs, as the owner wrote it. */
export type Prices = readonly { readonly service: string; readonly price: string }[];

const costsAt = (prices: Prices): Topic => ({
  id: 'what-it-costs',
  words: 'cost price fee charges service charge agency fee total how much your fee',
  answers: [
    {
      id: 'who-is-paid',
      question: 'What do I pay, and to whom?',
      words: 'total whole visa cost vfs service charge centre government fee bank',
      answer:
        'The government’s fee, the centre’s service charge where there is a centre, and our fee if you want our help.',
      lines: [
        'All three stand on each destination’s page under “What the visa costs”, as far as a source names them.',
        'The centre’s charge is paid at the appointment.',
      ],
    },
    {
      id: 'our-fee',
      called: 'our fee fees price prices',
      question: 'What do you charge?',
      words: 'your fee agency service charge price consultancy commission',
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
  appointments,
  afterRefusal,
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
