import { facts } from 'virtual:facts/faq';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect } from 'vitest';
import type { EventFrom } from 'xstate';
import {
  faqMachine,
  selectOpenQuestion,
  type FaqEvent,
  type FaqSnapshot,
} from '../../machines/faq/faq.machine';
import type { FaqGroup } from '../../machines/faq/questions';
import { PageFactsContext } from '../../src/ui/page-facts';
import { Faq } from '../../src/flows/faq/Faq';
import { follow, wait } from '../support/hands';
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
    items: [{ value: 'cards', question: 'How can I pay?', answer: 'By card or UPI.' }],
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

const view = (
  <>
    <AddressBar report={(bar) => Object.assign(addressBar, bar)} />
    <PageFactsContext value={facts}>
      <Faq groups={groups} path="/faq" />
    </PageFactsContext>
  </>
);

const categoryOfHash = { '#general': 'General', '#visa': 'Visa Services', '#payment': 'Payment & Policies' };

function isCategoryHash(address: string): address is keyof typeof categoryOfHash {
  return address in categoryOfHash;
}

const arrived = (at: string): FaqEvent => ({ type: 'address.changed', hash: at });

function eventsOf(snapshot: FaqSnapshot): FaqEvent[] {
  const { value } = snapshot;
  const question = selectOpenQuestion(snapshot);
  const shown = { general: ['start', 'passport'], visa: ['documents'], payment: ['cards'] }[value.category];
  return [
    ...shown.map((name): FaqEvent => ({
      type: name === question ? 'question.closed' : 'question.opened',
      question: name,
    })),
    ...['', '#general', '#visa', '#payment', '#faq-cards', '#main'].map(arrived),
    ...(question === undefined ? [] : [arrived(`#faq-${question}`)]),
  ];
}

// The oracle: written from the specification, without the machine.

type Category = 'General' | 'Visa Services' | 'Payment & Policies';

interface Situation {
  category: Category;
  open: string | undefined;
  hash: string;
  /** Whether an address has led to the open question, which then has the focus. */
  isReached: boolean;
}

const pages: Record<Category, { hash: string; questions: readonly (readonly [string, string, string])[] }> = {
  General: {
    hash: '#general',
    questions: [
      ['start', 'Where do I start?', 'With your passport.'],
      ['passport', 'How long must it be valid?', 'At least 6 months.'],
    ],
  },
  'Visa Services': {
    hash: '#visa',
    questions: [['documents', 'Which documents?', 'The list for your case.']],
  },
  'Payment & Policies': {
    hash: '#payment',
    questions: [['cards', 'How can I pay?', 'By card or UPI.']],
  },
};

const questionText = (value: string) =>
  Object.values(pages)
    .flatMap(({ questions }) => questions)
    .find(([name]) => name === value)?.[1] ?? '';

const pressQuestion = (value: string) =>
  act(async () => void fireEvent.click(screen.getByText(questionText(value))));

walkPaths<typeof faqMachine, FaqEvent, Situation>({
  flow: 'FAQ',
  machine: faqMachine,
  input: { groups },
  events: eventsOf as unknown as (snapshot: FaqSnapshot) => EventFrom<typeof faqMachine>[],
  key: (snapshot) => JSON.stringify([snapshot.value, selectOpenQuestion(snapshot)]),
  limit: 500,
  open: (world, log) => world.open(view, '/faq', log.observer),
  act: {
    'question.opened': ({ question }) => pressQuestion(question),
    'question.closed': ({ question }) => pressQuestion(question),
    'address.changed': async ({ hash: at }) => {
      if (isCategoryHash(at)) await follow(categoryOfHash[at]);
      else await act(async () => addressBar.enter(`/faq${at}`));
      await wait(20);
    },
  },
  say: {
    'question.opened': ({ question }) => `opens "${questionText(question)}"`,
    'question.closed': ({ question }) => `closes "${questionText(question)}"`,
    'address.changed': ({ hash: at }) =>
      isCategoryHash(at) ? `chooses ${categoryOfHash[at]}` : `comes to /faq${at}`,
  },
  start: { category: 'General', open: undefined, hash: '', isReached: false },
  after: {
    'question.opened': (situation, { question }) => ({
      ...situation,
      open: question,
      hash: `#faq-${question}`,
      isReached: false,
    }),
    'question.closed': (situation) => ({
      ...situation,
      open: undefined,
      hash: pages[situation.category].hash,
      isReached: false,
    }),
    'address.changed': (situation, { hash: at }) => {
      if (at === '#main') return { ...situation, hash: at, isReached: false };
      if (at === '') return { category: 'General', open: undefined, hash: at, isReached: false };
      if (isCategoryHash(at)) {
        return { category: categoryOfHash[at] as Category, open: undefined, hash: at, isReached: false };
      }
      if (at === `#faq-${situation.open}`) return { ...situation, hash: at, isReached: false };
      return { category: 'Payment & Policies', open: 'cards', hash: at, isReached: true };
    },
  },
  see: ({ category }) => ({
    headings: [category, ...pages[category].questions.map(([, question]) => question)],
    buttons: [],
  }),
  hold: ({ category, open, hash: address, isReached }) => {
    expect(addressBar.hash).toBe(address);
    expect(screen.getByRole('link', { current: true }).textContent).toBe(category);
    const answers = pages[category].questions.filter(([value]) => value === open);
    const opened = [...document.querySelectorAll('details[open]')];
    expect(opened.map((details) => details.querySelector('p')?.textContent)).toEqual(
      answers.map(([, , answer]) => answer),
    );
    if (isReached) expect(document.activeElement).toBe(opened[0]?.querySelector('summary'));
  },
});
