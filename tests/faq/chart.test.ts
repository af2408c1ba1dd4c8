import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import {
  faqMachine,
  selectCategory,
  selectOpenQuestion,
  selectSearch,
  type FaqEvent,
} from '../../machines/faq/faq.machine';
import { source } from '../../machines/source';
import { groups } from './groups';
import { trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';

const opened = (question: string): FaqEvent => ({ type: 'question.opened', question });
const closed = (question: string): FaqEvent => ({ type: 'question.closed', question });
const arrived = (hash: string): FaqEvent => ({ type: 'hash.changed', hash });
const put = (hash: string) => ({ type: 'hash.requested', hash });
const reached = (question: string) => ({ type: 'question.reached', question });

function faq(...events: FaqEvent[]) {
  /** What is emitted, and what the address is asked for, in order. */
  const emitted: AnyEventObject[] = [];
  const { listener } = siteListener((event) => emitted.push(event));
  const walk = trial(faqMachine.provide({ actors: { address: listener } }), { input: { groups } });
  walk.actor.on('*', (event) => emitted.push(event));
  walk.send(...events);
  return {
    ...walk,
    emitted,
    takeEmitted: () => emitted.splice(0),
    shown: () => [selectCategory(walk.actor.getSnapshot()), selectOpenQuestion(walk.actor.getSnapshot())],
  };
}

type Shown = [category: string, question: string | undefined];

describe('the FAQ (Specification §4)', () => {
  it.each<[why: string, events: FaqEvent[], shown: Shown]>([
    ['General, all closed, at first', [], ['general', undefined]],
    ['a question opens', [opened('start')], ['general', 'start']],
    ['a question closes again', [opened('start'), closed('start')], ['general', undefined]],
    ['one at a time', [opened('start'), opened('passport')], ['general', 'passport']],
    ['opening it twice leaves it open', [opened('start'), opened('start')], ['general', 'start']],
    ['closing what is closed', [closed('start')], ['general', undefined]],
    [
      'the one that gave way closes late',
      [opened('start'), opened('passport'), closed('start')],
      ['general', 'passport'],
    ],
    ['an unknown question opens nothing', [opened('nonsense')], ['general', undefined]],
    ['nor in place of an open one', [opened('start'), opened('nonsense')], ['general', 'start']],
    ['a category’s address', [arrived('#visa')], ['visa', undefined]],
    ['and another', [arrived('#visa'), arrived('#payment')], ['payment', undefined]],
    ['and the first again', [arrived('#visa'), arrived('#general')], ['general', undefined]],
    ['a category’s address closes what was open', [opened('start'), arrived('#visa')], ['visa', undefined]],
    ['so does choosing the same', [opened('start'), arrived('#general')], ['general', undefined]],
    ['a question’s address opens it', [arrived('#faq-passport')], ['general', 'passport']],
    ['and chooses its category', [arrived('#faq-cards')], ['payment', 'cards']],
    [
      'from one question’s address to another’s',
      [arrived('#faq-cards'), arrived('#faq-documents')],
      ['visa', 'documents'],
    ],
    ['Back to the bare address', [arrived('#faq-cards'), arrived('')], ['general', undefined]],
    ['Back to a category', [arrived('#visa'), opened('documents'), arrived('#visa')], ['visa', undefined]],
    ['Forward to a question', [opened('start'), arrived(''), arrived('#faq-start')], ['general', 'start']],
    [
      'the address of the open question leaves it open',
      [opened('start'), arrived('#faq-start')],
      ['general', 'start'],
    ],
    ['"Skip to content" changes nothing', [arrived('#visa'), arrived('#main')], ['visa', undefined]],
    ['nor does it close', [arrived('#faq-cards'), arrived('#main')], ['payment', 'cards']],
    ['an unknown question’s address', [arrived('#faq-nonsense')], ['general', undefined]],
    ['an encoded nonsense', [arrived('#%E0%A4%A')], ['general', undefined]],
    ['a name of every object', [arrived('#constructor'), arrived('#faq-__proto__')], ['general', undefined]],
  ])('%s', (_why, events, shown) => {
    expect(faq(...events).shown()).toEqual(shown);
  });
});

describe('the search', () => {
  const typed = (text: string): FaqEvent => ({ type: 'search.typed', text });
  const cleared: FaqEvent = { type: 'search.cleared' };

  it.each<[why: string, events: FaqEvent[], text: string, found: string[] | undefined]>([
    ['by a word of the question', [typed('passport')], 'passport', ['passport']],
    [
      'in all categories',
      [arrived('#visa'), typed('yes')],
      'yes',
      ['start', 'passport', 'documents', 'cards'],
    ],
    ['whatever its letters’ case', [typed('CARDS')], 'CARDS', ['cards']],
    ['by each word of several', [typed('yes, cards!')], 'yes, cards!', ['cards']],
    ['by the words that people use', [typed('gpay')], 'gpay', ['cards']],
    ['nothing, and says so', [typed('zebra')], 'zebra', []],
    ['nothing for no word', [typed(' ?! ')], ' ?! ', undefined],
    ['until it is cleared', [typed('cards'), cleared], '', undefined],
    ['until the text is taken out', [typed('cards'), typed('')], '', undefined],
    [
      'until a category is chosen',
      [typed('cards'), { type: 'category.chosen', category: 'visa' }],
      '',
      undefined,
    ],
    ['until an address leads elsewhere', [typed('cards'), arrived('#faq-start')], '', undefined],
    [
      'on, when an address leads to what it found',
      [typed('cards'), arrived('#faq-cards')],
      'cards',
      ['cards'],
    ],
    ['on, when a question of it opens', [typed('cards'), opened('cards')], 'cards', ['cards']],
    ['on, when it closes again', [typed('cards'), opened('cards'), closed('cards')], 'cards', ['cards']],
  ])('finds %s', (_why, events, text, found) => {
    expect(selectSearch(faq(...events).actor.getSnapshot())).toEqual({ text, found });
  });

  it('a question that it found brings its category', () => {
    expect(faq(typed('cards'), opened('cards'), cleared).shown()).toEqual(['payment', 'cards']);
  });

  it('a category that is chosen is shown with all closed', () => {
    expect(faq(opened('start'), { type: 'category.chosen', category: 'visa' }).shown()).toEqual([
      'visa',
      undefined,
    ]);
  });
});

describe('what is there at the start', () => {
  const at = (hash: string, text: string, question?: string) => {
    const { actor } = trial(
      faqMachine.provide({
        actors: {
          earlyQuestion: source(({ sendBack }) => {
            if (question !== undefined) sendBack({ type: 'question.opened', question });
          }),
          address: source(({ sendBack }) => sendBack({ type: 'hash.changed', hash })),
          earlySearch: source(({ sendBack }) => sendBack({ type: 'search.typed', text })),
        },
      }),
      { input: { groups } },
    );
    const snapshot = actor.getSnapshot();
    return [selectCategory(snapshot), selectOpenQuestion(snapshot), selectSearch(snapshot).found];
  };

  it.each<[why: string, hash: string, text: string, question: string | undefined, shown: unknown[]]>([
    ['the address', '#faq-cards', '', undefined, ['payment', 'cards', undefined]],
    ['a search over a bare address', '', 'cards', undefined, ['general', undefined, ['cards']]],
    [
      'the address’s question over a search without it',
      '#faq-start',
      'cards',
      undefined,
      ['general', 'start', undefined],
    ],
    [
      'a question that was opened over the address’s',
      '#faq-cards',
      '',
      'start',
      ['general', 'start', undefined],
    ],
    ['a question that was opened over a bare address', '', '', 'start', ['general', 'start', undefined]],
  ])('shows %s', (_why, hash, text, question, shown) => {
    expect(at(hash, text, question)).toEqual(shown);
  });
});

it.each([
  ['an address that names nothing', [arrived('#nonsense')]],
  ['an unknown question opened', [opened('nonsense')]],
  ['an unknown question closed', [opened('start'), closed('nonsense')]],
])('%s ends nothing', (_why, events) => {
  expect(faq(...events).actor.getSnapshot().status).toBe('active');
});

describe('the address', () => {
  it.each<[why: string, before: FaqEvent[], event: FaqEvent, emitted: object[]]>([
    ['names a question that is opened', [], opened('start'), [put('#faq-start')]],
    ['names the other one', [opened('start')], opened('passport'), [put('#faq-passport')]],
    ['names the category when it is closed', [opened('start')], closed('start'), [put('#general')]],
    ['names its own category', [arrived('#faq-cards')], closed('cards'), [put('#payment')]],
    ['is not put twice', [opened('start')], opened('start'), []],
    ['stays when another one closes late', [opened('start'), opened('passport')], closed('start'), []],
    ['is not changed by an unknown question', [], opened('nonsense'), []],
    ['that arrives is not put again, but gone to', [], arrived('#faq-cards'), [reached('cards')]],
    ['of another question is gone to', [arrived('#faq-cards')], arrived('#faq-start'), [reached('start')]],
    ['that has just been put moves nothing', [opened('start')], arrived('#faq-start'), []],
    ['stays when an unknown question closes', [opened('start')], closed('nonsense'), []],
    ['of a category moves nothing', [opened('start')], arrived('#visa'), []],
    ['that names nothing moves nothing', [opened('start')], arrived('#main'), []],
  ])('%s', (_why, before, event, emitted) => {
    const walk = faq(...before);
    walk.takeEmitted();
    walk.send(event);
    expect(walk.emitted).toEqual(emitted);
  });
});
