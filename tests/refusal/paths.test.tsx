import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  refusalMachine,
  type RefusalEvent,
  type RefusalSnapshot,
} from '../../machines/refusal/refusal.machine';
import { shownAuthorities } from '../../src/content/refusals';
import { Refusal } from '../../src/flows/refusal/Refusal';
import { choose, press, tick, wait } from '../support/hands';
import { walkPaths } from '../support/paths';

const kept: Readonly<Record<string, readonly string[]>> = {
  schengen: ['schengen-4', 'schengen-16'],
  'united-states': ['usa-214b'],
};
const authorities = shownAuthorities()
  .filter(({ id }) => Object.hasOwn(kept, id))
  .map((one) => ({ ...one, reasons: one.reasons.filter(({ id }) => kept[one.id]?.includes(id)) }));

const names: Readonly<Record<string, string>> = {
  schengen: 'A Schengen country',
  'united-states': 'The USA',
};
const letter = () => screen.getByLabelText('Or paste the letter');

function eventsOf(snapshot: RefusalSnapshot): RefusalEvent[] {
  const { authority, text } = snapshot.context;
  return [
    ...Object.keys(names)
      .filter((id) => id !== authority)
      .map((id) => ({ type: 'authority.chosen' as const, id })),
    ...(authority === 'schengen'
      ? [{ type: 'reason.toggled' as const, id: 'schengen-16' }, { type: 'form.toggled' as const }]
      : []),
    ...['refused under 214(b)', 'Hello', ' ']
      .filter((one) => one !== text)
      .map((one) => ({ type: 'letter.typed' as const, text: one })),
    ...(authority === undefined
      ? [{ type: 'address.changed' as const, query: { by: 'schengen' } }]
      : [{ type: 'all.cleared' as const }, { type: 'address.changed' as const, query: {} }]),
  ];
}

// The oracle: written from what the page promises, without the machine.

interface Situation {
  authority: string;
  reasons: readonly string[];
  isOld: boolean;
  letter: string;
}

const none: Omit<Situation, 'isOld'> = { authority: '', reasons: [], letter: '' };

/** The boxes that are offered, and the headings of those that are ticked. */
const insurance = ({ isOld }: Situation) => `${isOld ? 7 : 16}: Insurance missing`;
const offered = (situation: Situation): readonly string[] => {
  if (situation.authority === '') return [];
  if (situation.authority === 'The USA') return ['214(b): Not persuaded that you go home'];
  // The fourth reason had no box of its own before 2020.
  return [
    'My form has only 11 boxes',
    ...(situation.isOld ? [] : ['4: Means not lawfully had']),
    insurance(situation),
  ];
};
const explained = (situation: Situation): readonly string[] =>
  situation.reasons.map((reason) =>
    reason === 'insurance' ? insurance(situation) : '214(b): Not persuaded that you go home',
  );

walkPaths<typeof refusalMachine, RefusalEvent, Situation>({
  flow: 'Refusal',
  states: 'tests/refusal/states.txt',
  machine: refusalMachine,
  input: { authorities },
  events: eventsOf,
  key: ({ value, context: { authority, reasons, text } }) =>
    JSON.stringify([value, authority, reasons, text]),
  open: (world) => world.open(<Refusal authorities={authorities} help={{}} />, '/tools/refusal'),
  act: {
    'address.changed': async ({ query }, world) => {
      await act(async () =>
        world.history?.push(`/tools/refusal${query.by === undefined ? '' : `?by=${query.by}`}`),
      );
      await wait(20);
    },
    'authority.chosen': async ({ id }) => {
      await choose('Who refused?', names[id] ?? '');
      await wait(20);
    },
    'reason.toggled': () =>
      tick(
        screen.queryByLabelText('16: Insurance missing') ? '16: Insurance missing' : '7: Insurance missing',
      ),
    'form.toggled': () => tick('My form has only 11 boxes'),
    'letter.typed': async ({ text }) => {
      await act(async () => void fireEvent.change(letter(), { target: { value: text } }));
      await wait(20);
    },
    'all.cleared': async () => {
      await press('Clear all');
      await wait(20);
    },
  },
  say: {
    'address.changed': ({ query }) =>
      query.by === undefined ? 'comes to the page alone' : 'comes by Schengen',
    'authority.chosen': ({ id }) => `chooses ${names[id]}`,
    'reason.toggled': () => 'ticks insurance',
    'form.toggled': () => 'changes the form',
    'letter.typed': ({ text }) => `pastes “${text}”`,
    'all.cleared': () => 'clears all',
  },
  start: { ...none, isOld: false },
  after: {
    'address.changed': (situation, { query }) => ({
      ...situation,
      authority: query.by === undefined ? '' : 'A Schengen country',
      reasons: [],
    }),
    'authority.chosen': (situation, { id }) => ({ ...situation, authority: names[id] ?? '', reasons: [] }),
    'reason.toggled': (situation) => ({
      ...situation,
      reasons: situation.reasons.length === 0 ? ['insurance'] : [],
    }),
    'form.toggled': (situation) => ({ ...situation, isOld: !situation.isOld }),
    'letter.typed': (situation, { text }) => ({
      ...situation,
      letter: text,
      ...(text.includes('214') && { authority: 'The USA', reasons: ['214b'] }),
    }),
    'all.cleared': (situation) => ({ ...situation, ...none }),
  },
  see: ({ authority, letter: text }) => ({
    fields: { 'Who refused?': authority || 'Choose a country', 'Or paste the letter': text },
  }),
  alsoExpect: (situation, world) => {
    const { authority, letter: text } = situation;
    expect(
      screen.queryAllByRole('checkbox').map((box) => box.closest('div')?.parentElement?.textContent),
    ).toEqual(offered(situation));
    const meanings = screen.queryByRole('region', { name: 'What they meant' });
    expect(meanings !== null).toBe(authority !== '');
    expect(
      meanings
        ? within(meanings)
            .queryAllByRole('heading', { level: 3 })
            .map(({ textContent }) => textContent)
        : [],
    ).toEqual(authority === '' ? [] : explained(situation));
    const id = Object.keys(names).find((one) => names[one] === authority);
    expect(world.address).toBe(id === undefined ? '/tools/refusal' : `/tools/refusal?by=${id}`);
    expect(screen.queryByText(/^We found no reason/) !== null).toBe(text === 'Hello');
    expect(screen.queryByText(/^Found in the letter/) !== null).toBe(text.includes('214'));
  },
});
