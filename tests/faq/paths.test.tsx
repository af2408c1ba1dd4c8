import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect } from 'vitest';
import {
  faqMachine,
  selectOpenQuestion,
  selectSearch,
  type FaqEvent,
  type FaqSnapshot,
} from '../../machines/faq/faq.machine';
import { faqCategories, type FaqGroup } from '../../machines/faq/questions';
import { plainFactText } from '../../src/content/fact-text';
import { todayInIndia } from '../../src/content/today';
import { load } from '../../src/pages/FaqPage.data';
import { PageFactsContext } from '../../src/ui/page-facts';
import { Faq } from '../../src/flows/faq/Faq';
import { follow, press, type, wait } from '../support/hands';
import { walkPaths } from '../support/paths';

const groups: readonly FaqGroup[] = [
  {
    category: 'general',
    title: 'General',
    items: [
      { value: 'start', question: 'Where do I start?', answer: 'With your passport.' },
      {
        value: 'passport',
        question: 'How long must it be valid?',
        answer: 'At least {fact:passportValidity}.',
      },
    ],
  },
  {
    category: 'visa',
    title: 'Visa Services',
    items: [{ value: 'documents', question: 'Which documents?', answer: 'The list for your case.' }],
  },
  {
    category: 'payment',
    title: 'Payment & Policies',
    items: [{ value: 'cards', question: 'How can I pay?', answer: 'By UPI.', alsoAsked: 'card months' }],
  },
];

/** Stands for the address bar: the hash in it, and the way to enter another address. */
const addressBar = {
  hash: '',
  enter: (_: string): void => {
    throw new Error('The page is not open.');
  },
};

function AddressBar({ report }: { report: (bar: typeof addressBar) => void }) {
  const navigate = useNavigate();
  report({ hash: useLocation().hash, enter: (to) => void navigate(to) });
  return null;
}

const { facts } = load({ path: '/faq', params: {}, day: todayInIndia() });

/** As the view gives them to its chart: figures in place of the markers. */
const asRead = groups.map((group) => ({
  ...group,
  items: group.items.map((item) => ({ ...item, answer: plainFactText(item.answer, facts) })),
}));

const view = (
  <>
    <AddressBar report={(bar) => Object.assign(addressBar, bar)} />
    <PageFactsContext value={facts}>
      <Faq groups={groups} path="/faq" />
    </PageFactsContext>
  </>
);

const categories = { general: 'General', visa: 'Visa Services', payment: 'Payment & Policies' } as const;

/** By a figure's words and by other words, in two categories and in one; none; nothing any more. */
const searches = ['months', 'CARD', 'zebra', ''] as const;

/** The names of a category's questions. */
function questionsIn(category: string): readonly string[] {
  return groups.flatMap(({ title, items }) => (title === category ? items.map(({ value }) => value) : []));
}

const arrived = (at: string): FaqEvent => ({ type: 'hash.changed', hash: at });

function eventsOf(snapshot: FaqSnapshot): FaqEvent[] {
  const { context } = snapshot;
  const question = selectOpenQuestion(snapshot);
  const { text, found } = selectSearch(snapshot);
  const shown = found ?? questionsIn(categories[context.category]);
  return [
    ...searches
      .filter((search) => search !== text)
      .map((search): FaqEvent => ({ type: 'search.typed', text: search })),
    ...(text === '' ? [] : [{ type: 'search.cleared' } as const]),
    ...faqCategories.map((category): FaqEvent => ({ type: 'category.chosen', category })),
    ...shown.map((name): FaqEvent => ({
      type: name === question ? 'question.closed' : 'question.opened',
      question: name,
    })),
    ...['', '#visa', '#faq-cards', '#main'].map(arrived),
    ...(question === undefined ? [] : [arrived(`#faq-${question}`)]),
  ];
}

// The oracle: written from the specification, without the machine.

type Category = 'General' | 'Visa Services' | 'Payment & Policies';

interface Situation {
  category: Category;
  open: string | undefined;
  hash: string;
  text: string;
  /** Whether an address has led to the open question, which then has the focus. */
  isReached: boolean;
}

const hashOf = { General: '#general', 'Visa Services': '#visa', 'Payment & Policies': '#payment' } as const;
/** A figure stands in its words. */
const withFigure: Readonly<Record<string, string>> = { passport: 'At least 6 months.' };

/** What each search finds, by its category. */
const finds: Record<string, readonly (readonly [Category, readonly string[]])[]> = {
  months: [
    ['General', ['passport']],
    ['Payment & Policies', ['cards']],
  ],
  CARD: [['Payment & Policies', ['cards']]],
  zebra: [],
};

/** What is on the page: each category with its questions. */
function shownIn({ category, text }: Situation) {
  return finds[text] ?? [[category, questionsIn(category)] as const];
}

function asked(value: string) {
  for (const { category, items } of groups) {
    const item = items.find((one) => one.value === value);
    if (item) return { ...item, category: categories[category] };
  }
  throw new Error(`No question "${value}".`);
}

const questionText = (value: string) => asked(value).question;
const answerTo = (value: string) => withFigure[value] ?? asked(value).answer;
const categoryOf = (value: string) => asked(value).category;

const pressQuestion = (value: string) =>
  act(async () => void fireEvent.click(screen.getByText(questionText(value))));

walkPaths<typeof faqMachine, FaqEvent, Situation>({
  flow: 'FAQ',
  states: 'tests/faq/states.txt',
  machine: faqMachine,
  input: { groups: asRead },
  events: eventsOf,
  key: (snapshot) =>
    JSON.stringify([
      snapshot.value,
      snapshot.context.category,
      selectOpenQuestion(snapshot),
      selectSearch(snapshot).text,
    ]),
  open: (world) => world.open(view, '/faq'),
  act: {
    'question.opened': ({ question }) => pressQuestion(question),
    'question.closed': ({ question }) => pressQuestion(question),
    'hash.changed': async ({ hash: at }) => {
      await act(async () => addressBar.enter(`/faq${at}`));
      await wait(20);
    },
    'category.chosen': async ({ category }) => {
      await follow(categories[category]);
      await wait(20);
    },
    'search.typed': ({ text }) => type('Search questions', text),
    'search.cleared': () => press('Clear search'),
  },
  say: {
    'question.opened': ({ question }) => `opens "${questionText(question)}"`,
    'question.closed': ({ question }) => `closes "${questionText(question)}"`,
    'hash.changed': ({ hash: at }) => `comes to /faq${at}`,
    'category.chosen': ({ category }) => `chooses ${categories[category]}`,
    'search.typed': ({ text }) => `searches for "${text}"`,
    'search.cleared': () => 'clears the search',
  },
  start: { category: 'General', open: undefined, hash: '', text: '', isReached: false },
  after: {
    'question.opened': (situation, { question }) => ({
      ...situation,
      category: categoryOf(question),
      open: question,
      hash: `#faq-${question}`,
      isReached: false,
    }),
    'question.closed': (situation) => ({
      ...situation,
      open: undefined,
      hash: hashOf[situation.category],
      isReached: false,
    }),
    'hash.changed': (situation, { hash: at }) => {
      const there = { ...situation, hash: at, isReached: false };
      if (at === '#main') return there;
      if (at === '') return { ...there, category: 'General', open: undefined };
      if (at === '#visa') return { ...there, category: 'Visa Services', open: undefined };
      const value = at.replace('#faq-', '');
      const isFound = (finds[situation.text] ?? []).some(([, found]) => found.includes(value));
      return {
        category: categoryOf(value),
        open: value,
        hash: at,
        text: isFound ? situation.text : '',
        isReached: situation.isReached || value !== situation.open,
      };
    },
    'category.chosen': (_, { category }) => ({
      category: categories[category],
      open: undefined,
      hash: `#${category}`,
      text: '',
      isReached: false,
    }),
    'search.typed': (situation, { text }) => ({ ...situation, text, isReached: false }),
    'search.cleared': (situation) => ({ ...situation, text: '', isReached: false }),
  },
  see: (situation) => {
    const shown = shownIn(situation);
    return {
      headings: [
        ...shown.flatMap(([category, questions]) => [category, ...questions.map(questionText)]),
        ...(shown.length === 0 ? ['No question here has these words.'] : []),
      ],
      buttons: situation.text === '' ? [] : ['Clear search'],
    };
  },
  alsoExpect: (situation) => {
    const { category, open, hash: address, text, isReached } = situation;
    expect(addressBar.hash).toBe(address);
    expect(screen.getByLabelText<HTMLInputElement>('Search questions').value).toBe(text);
    const isSearching = finds[text] !== undefined;
    expect(screen.queryByRole('link', { current: true })?.textContent).toBe(
      isSearching ? undefined : category,
    );
    const shown = shownIn(situation).flatMap(([, questions]) => questions);
    const count = shown.length === 1 ? '1 question' : `${shown.length} questions`;
    expect(screen.getByRole('status').textContent).toBe(isSearching ? count : '');
    const opened = [...document.querySelectorAll('details[open]:not([hidden])')].filter(
      (details) => !details.closest('[hidden]'),
    );
    expect(opened.map((details) => details.querySelector('p')?.textContent)).toEqual(
      open !== undefined && shown.includes(open) ? [answerTo(open)] : [],
    );
    if (isReached) expect(document.activeElement).toBe(opened[0]?.querySelector('summary'));
  },
});
