import { comparisonPath } from '../../machines/comparison/compared';
import type { VisaNeed } from '../../machines/country-listing/listing';
import { destinationPath } from '../../machines/country-listing/listing';
import { questionHash } from '../../machines/faq/questions';
import { otherNames } from '../../machines/place-names';
import { plainWords, type Findable, type FoundKind, type Searched } from '../../machines/search/finding';
import { entryRulesFor } from './entry-rules';
import { plainFactText } from './fact-text';
import { faqGroups } from './faq';
import { answeredDestinations, type AnsweredDestination } from './further-destinations';
import { guides } from './guides/guides';
import { listedAnswerOn } from './listed-answers';
import { furtherTools, planningTools } from './planning-tools';
import { posts } from './post-list';
import { factsIn } from './shown-content';
import { topicPath, topicTitles } from './topic-titles';
import { topics } from './topics';

/** Words that mean the same to who asks: whoever says one finds what has another. */
const sameWords: readonly string[] = [
  'cost costs price prices fee fees charge charges expense expenses rupees money paisa kitna',
  'document documents docs papers paper checklist list',
  'refusal refused reject rejected rejection denied denial deny',
  'photo photos photograph photographs picture',
  'wait waiting time days processing urgent fast quick',
  'appointment appointments slot slots booking date',
  'transit layover stopover connecting connection',
  'child children kid kids minor baby infant son daughter',
  'bank balance funds statement savings',
  'letter letters noc cover sponsor',
  'call phone contact talk whatsapp chat email address office',
  'refund refunds cancel cancelled cancellation',
  'free visafree without',
  'job work employee salaried salary',
  'days counter overstay schengen 90 180',
  'holiday trip travel tour vacation',
  'honeymoon couple wedding newlywed',
  'retired retirement pensioner pension',
  'homemaker housewife',
  'sponsor sponsored sponsorship sponsoring paying pays payer',
  'renew renewal expire expires expiring expired expiry',
  'valid validity',
  'vaccine vaccines vaccination vaccinations vaccinated',
  'medicine medicines medication tablets',
  'centre centres center centers',
  'fake dummy',
  'lost lose stolen theft',
  'spouse wife husband',
  'surname surnames lastname',
];

/** Words of a question that say nothing of what is looked for. */
const smallWords: readonly string[] = plainWords(
  'a all am an and any are at be been by can could did do does for from get has have how i if im in is it me much must my no not now of on or other our should so some still than that the their then there they this to up very was we what when where which while who why will with would you your',
).concat(plainWords('visa visas evisa india indian indians passport need needed apply go going want please'));

/** The words by which something is found besides its title, each once, with those that mean the same. */
function wordsFor(...texts: readonly (string | undefined)[]): string {
  const said = new Set(texts.flatMap((text) => plainWords(text ?? '')));
  const meant = sameWords.filter((group) => group.split(' ').some((word) => said.has(word)));
  return [...new Set([...said, ...meant.flatMap((group) => group.split(' '))])]
    .filter((word) => !smallWords.includes(word))
    .join(' ');
}

const needWords: Readonly<Record<VisaNeed, string>> = {
  none: 'free',
  'on-arrival': 'arrival voa',
  online: 'online evisa eta',
  visa: 'sticker embassy',
};

function destinationOn(destination: AnsweredDestination, day: string): Findable {
  const { name, shortName, flag } = destination;
  const { need, kind, fee, time } = listedAnswerOn(destination, day);
  const form = entryRulesFor(name)?.arrivalForm?.name;
  const called = otherNames.filter(({ country }) => country === name).map(({ said }) => said);
  return {
    kind: 'destination',
    title: name,
    path: destinationPath(name),
    called: [shortName, flag, ...called].join(' '),
    words: wordsFor(need && needWords[need]),
    besides: wordsFor('fee documents time appointment transit photo', form),
    answer: [
      kind,
      `Fee: ${fee.value}${fee.rupees === undefined ? '' : ` ${fee.rupees}`}`,
      `Time: ${time.value}`,
    ].join(' · '),
  };
}

/** What people call the further tools: `called` counts as the title does. */
const toolWords: Readonly<Record<string, { readonly called?: string; readonly words: string }>> = {
  [comparisonPath()]: { words: 'side by side difference cheaper easier versus vs' },
  '/tools/visas-i-hold': {
    called: 'US USA',
    words:
      'American UK Schengen Canada Australia Japan visa holder holders hold have residence permit green card opens other countries travel go free Georgia Mexico Turkey Taiwan Philippines Argentina Singapore Oman Bahrain Saudi UAE Ireland Cyprus',
  },
  '/tools/transit': {
    words:
      'transit layover stopover connecting airport change planes flight airside US USA UK London Heathrow Germany Frankfurt France Paris UAE Dubai Qatar Doha Turkey Istanbul Canada Toronto Singapore Australia',
  },
  '/tools/refusal': {
    words:
      'refusal refused rejected denied 214b 221g V4.2 Schengen UK USA Canada Australia appeal reapply again letter reasons meaning',
  },
  '/tools/visa-centre': {
    words:
      'visa centre center VFS BLS TLS consulate embassy jurisdiction state district city appointment slot biometrics where apply nearest Schengen Delhi Mumbai Bengaluru Bangalore Chennai Kolkata Hyderabad Ahmedabad Kochi Pune Chandigarh Kerala Punjab Gujarat',
  },
  '/tools/photo': {
    words:
      'photo photograph picture passport size glasses spectacles white photos crop resize KB pixels 35x45 2x2 background print sheet selfie',
  },
};

const tools: readonly Findable[] = [
  ...planningTools.map(({ title, line, to }): Findable => ({
    kind: 'tool',
    title,
    ...(to !== undefined && { path: to }),
    words: wordsFor(line),
    answer: line,
  })),
  ...furtherTools.map(({ title, line, to }): Findable => {
    const { called, words } = toolWords[to] ?? {};
    return {
      kind: 'tool',
      title,
      path: to,
      ...(called !== undefined && { called }),
      words: wordsFor(words, line),
      answer: line,
    };
  }),
];

const sitePages: readonly Findable[] = (
  [
    [
      'Visa services',
      '/services',
      'all destinations countries list',
      '62 destinations, with what you need for each.',
    ],
    [
      'Apply for a visa',
      '/apply-visa',
      'application form start',
      'A short form; we call you in office hours.',
    ],
    [
      'Contact us',
      '/contact',
      'phone call whatsapp email address office hours',
      'By phone, e-mail, chat or a form.',
    ],
    ['Offers', '/offer-zone', 'discount deal', 'How to ask for a price.'],
    ['About us', '/about', 'company agency who trust check facts', 'Who we are, and what we don’t promise.'],
    ['Payment terms', '/payment-terms', 'pay upi card invoice', 'How and when you pay.'],
    ['Cancellation policy', '/cancellation', 'refund', 'What you get back, and when.'],
    ['Privacy policy', '/privacy', 'data delete personal', 'What we keep of you, and for how long.'],
    ['Terms & conditions', '/terms', 'rules agreement', 'What you and we agree on.'],
  ] as const
).map(([title, path, words, answer]) => ({
  kind: 'page',
  title,
  path,
  called: words,
  words: wordsFor(words),
  answer,
}));

function questionsOn(day: string): readonly Findable[] {
  const facts = factsIn(faqGroups, day);
  return faqGroups.flatMap(({ items }) =>
    items.map(({ value, question, answer, alsoAsked }): Findable => {
      const text = plainFactText(answer, facts);
      return {
        kind: 'question',
        title: question,
        path: `/faq${questionHash(value)}`,
        words: wordsFor(alsoAsked, question),
        answer: text,
      };
    }),
  );
}

/** Everything that the search finds on a day, `YYYY-MM-DD`. Specification §2, Search. */
export function searchedOn(day: string): Searched {
  return {
    everything: [
      ...answeredDestinations.map((destination) => destinationOn(destination, day)),
      ...tools,
      ...questionsOn(day),
      ...topics.flatMap((topic): readonly Findable[] => [
        ...topic.answers.map(({ id, question, called, words, answer }) => ({
          kind: 'question' as const,
          title: question,
          path: topicPath(id),
          ...(called !== undefined && { called }),
          words: wordsFor(words, topicTitles[topic.id]),
          answer,
        })),
        {
          kind: 'question',
          title: topicTitles[topic.id],
          path: topicPath(topic.id),
          words: wordsFor(topic.words, ...topic.answers.map(({ question }) => question)),
          answer: topic.answers[0]?.answer ?? '',
        },
      ]),
      ...guides.map(({ guide: { path }, metadata: { title, description, place, keywords } }): Findable => ({
        kind: 'guide',
        title,
        path,
        words: wordsFor(place, keywords, description),
        answer: description,
      })),
      ...posts.map(({ id, title, description, keywords }): Findable => ({
        kind: 'article',
        title,
        path: `/blog/${id}`,
        words: wordsFor(keywords, description),
        answer: description,
      })),
      ...sitePages,
    ],
    smallWords,
  };
}

/** The heading of each kind. */
export const foundKindTitles: Readonly<Record<FoundKind, string>> = {
  destination: 'Destinations',
  tool: 'Free tools',
  question: 'Questions',
  guide: 'Guides',
  article: 'Articles',
  page: 'Pages',
};
