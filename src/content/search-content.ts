import type { VisaNeed } from '../../machines/country-listing/listing';
import { destinationPath } from '../../machines/country-listing/listing';
import { questionHash } from '../../machines/faq/questions';
import { otherNames } from '../../machines/place-names';
import { plainWords, type Findable, type FoundKind, type Searched } from '../../machines/search/finding';
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
];

/** Words of a question that say nothing of what is looked for. */
const smallWords: readonly string[] = plainWords(
  'a an and are at be by can do does for from get have how i if in is it me much my of on or our should the to what when where which who why will with you your',
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
  const called = otherNames.filter(({ country }) => country === name).map(({ said }) => said);
  return {
    kind: 'destination',
    title: name,
    path: destinationPath(name),
    called: [shortName, flag, ...called].join(' '),
    words: wordsFor(need && needWords[need], 'fee documents time'),
    answer: [
      kind,
      `Fee: ${fee.value}${fee.rupees === undefined ? '' : ` ${fee.rupees}`}`,
      `Time: ${time.value}`,
    ].join(' · '),
  };
}

const tools: readonly Findable[] = [
  ...planningTools.map(({ title, line, to }): Findable => ({
    kind: 'tool',
    title,
    ...(to !== undefined && { path: to }),
    words: wordsFor(line),
    answer: line,
  })),
  ...furtherTools.map(({ title, line, to, words }): Findable => ({
    kind: 'tool',
    title,
    path: to,
    words: wordsFor(words, line),
    answer: line,
  })),
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
      ...topics.flatMap(({ id, words, answers }): readonly Findable[] => [
        {
          kind: 'question',
          title: topicTitles[id],
          path: topicPath(id),
          words: wordsFor(words, ...answers.map(({ question }) => question)),
          answer: answers[0]?.answer ?? '',
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
