import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createEmptyActor, type SnapshotFrom } from 'xstate';
import {
  destinationChooserMachine,
  type DestinationChooserEvent,
} from '../../machines/destination-chooser/destination-chooser.machine';
import type { FoundPlace } from '../../machines/destination-chooser/place';
import type { SiteRef } from '../../machines/site/events';
import { DestinationChooser } from '../../src/flows/destination-chooser/DestinationChooser';
import { fetchedByHand } from '../support/fetched-by-hand';
import { press, type } from '../support/hands';
import { walkPaths } from '../support/paths';

const japan: FoundPlace = { name: 'Japan', path: '/services/japan', meaning: 'Nippon is Japan' };
const nepal: FoundPlace = {
  name: 'Nepal',
  answer: {
    sentence: 'With an Indian passport you need no visa for Nepal.',
    note: 'A note.',
    sources: ['A data set, data set, 17 February 2026'],
    checked: '2026-11-21',
  },
};

type Event =
  | DestinationChooserEvent
  | { type: 'xstate.done.actor.findPlaces'; output: readonly FoundPlace[] }
  | { type: 'xstate.error.actor.findPlaces'; error: Error };

const label = 'I have an Indian passport and I’m going to';

const places = fetchedByHand<readonly FoundPlace[], string>();

function eventsOf(snapshot: SnapshotFrom<typeof destinationChooserMachine>): Event[] {
  const { text, found } = snapshot.context;
  const events: Event[] = ['Nippon', 'Nepal', ' ']
    .filter((other) => other !== text)
    .map((other) => ({ type: 'text.typed', text: other }));
  if (
    !snapshot.matches('answered') &&
    !snapshot.matches('unknown') &&
    !snapshot.matches({ finding: 'asked' })
  )
    events.push({ type: 'text.submitted' });
  if (snapshot.matches('finding')) {
    for (const output of text === 'Nippon' ? [[japan], []] : [[nepal, japan]])
      events.push({ type: 'xstate.done.actor.findPlaces', output });
    if (text === 'Nippon')
      events.push({ type: 'xstate.error.actor.findPlaces', error: new Error('offline') });
  }
  if (snapshot.matches('found') && !snapshot.matches({ found: 'closed' }))
    for (const place of found) events.push({ type: 'place.chosen', place });
  events.push({ type: 'option.next' }, { type: 'option.previous' }, { type: 'list.closed' });
  return events;
}

// The oracle: written from the specification, without the machine.

interface Situation {
  typed: string;
  /** Somebody has asked while the places were still being looked up. */
  waits: boolean;
  suggestions: readonly FoundPlace[];
  /** The list was put away with Escape or Tab. */
  isListAway: boolean;
  /** The suggestion that the arrow keys stand on. */
  onOption: FoundPlace | undefined;
  answer: FoundPlace | undefined;
  unknown: boolean;
  failed: boolean;
  /** Asked for nothing, the field waits for a place. */
  isFocused: boolean;
  address: string;
}

const start: Situation = {
  typed: '',
  waits: false,
  suggestions: [],
  isListAway: false,
  onOption: undefined,
  answer: undefined,
  unknown: false,
  failed: false,
  isFocused: false,
  address: '/',
};

/** What asking comes to: the first place's page, its short answer, or that nobody knows it. */
function askedFor(situation: Situation, found: readonly FoundPlace[]): Situation {
  const [first] = found;
  if (first?.path !== undefined)
    return { ...situation, suggestions: found, address: first.path, waits: false };
  return { ...situation, suggestions: [], answer: first, unknown: first === undefined, waits: false };
}

/** One step through the list from where the keys stand, round its ends. */
function step(situation: Situation, by: 1 | -1): Situation {
  const { suggestions, onOption } = situation;
  if (suggestions.length === 0) return situation;
  const from = onOption ? suggestions.indexOf(onOption) : by === 1 ? -1 : suggestions.length;
  return { ...situation, isListAway: false, onOption: suggestions.at((from + by) % suggestions.length) };
}

const pressKey = async (key: string) => {
  await act(async () => fireEvent.keyDown(screen.getByLabelText(label), { key }));
};

walkPaths<typeof destinationChooserMachine, Event, Situation>({
  flow: 'Destination chooser',
  states: 'tests/destination-chooser/states.txt',
  machine: destinationChooserMachine,
  input: { site: createEmptyActor() as SiteRef, findPlaces: places.ask },
  events: eventsOf,
  key: ({ value, context: { text, found, active, chosen } }) =>
    JSON.stringify([value, text, found.map(({ name }) => name), active, chosen?.name]),
  open: (world) => world.open(<DestinationChooser findPlaces={places.ask} />, '/'),
  act: {
    'text.typed': ({ text }) => type(label, text),
    'text.submitted': () => press('Show the answer'),
    'place.chosen': async ({ place }) => {
      await act(async () =>
        fireEvent.click(screen.getByRole('option', { name: new RegExp(`^${place.name}`) })),
      );
    },
    'option.next': () => pressKey('ArrowDown'),
    'option.previous': () => pressKey('ArrowUp'),
    'list.closed': () => pressKey('Escape'),
    'xstate.done.actor.findPlaces': ({ output }) => places.come(output),
    'xstate.error.actor.findPlaces': ({ error }) => places.fail(error),
  },
  say: {
    'text.typed': ({ text }) => (text.trim() === '' ? 'empties the field' : `types "${text}"`),
    'text.submitted': () => 'asks',
    'place.chosen': ({ place }) => `chooses ${place.name}`,
    'option.next': () => 'goes down in the list',
    'option.previous': () => 'goes up in the list',
    'list.closed': () => 'puts the list away',
    'xstate.done.actor.findPlaces': ({ output }) =>
      output.length > 0 ? `${output.map(({ name }) => name).join(' and ')} found` : 'nothing found',
    'xstate.error.actor.findPlaces': () => 'the places cannot be had',
  },
  start,
  after: {
    'text.typed': ({ address, isFocused }, { text }) => ({ ...start, address, isFocused, typed: text }),
    'text.submitted': (situation) => {
      const { typed, suggestions, failed, unknown } = situation;
      if (typed.trim() === '') return { ...situation, isFocused: true };
      if (failed) return { ...situation, address: '/services?to=Nippon' };
      const { onOption } = situation;
      if (onOption?.path !== undefined) return { ...situation, address: onOption.path };
      if (onOption) return { ...situation, suggestions: [], onOption: undefined, answer: onOption };
      if (suggestions.length > 0 || unknown) return askedFor(situation, suggestions);
      return { ...situation, waits: true };
    },
    'place.chosen': (situation, { place }) =>
      askedFor(situation, [place]).address === place.path
        ? { ...situation, address: place.path ?? '' }
        : { ...situation, suggestions: [], onOption: undefined, answer: place },
    'option.next': (situation) => step(situation, 1),
    'option.previous': (situation) => step(situation, -1),
    'list.closed': (situation) => ({
      ...situation,
      isListAway: situation.suggestions.length > 0,
      onOption: undefined,
    }),
    'xstate.done.actor.findPlaces': (situation, { output }) =>
      situation.waits
        ? askedFor(situation, output)
        : { ...situation, suggestions: output, unknown: output.length === 0 },
    'xstate.error.actor.findPlaces': (situation) => ({ ...situation, waits: false, failed: true }),
  },
  see: ({ typed, suggestions, isListAway, answer, address }) => ({
    address,
    headings: answer ? ['To Nepal with an Indian passport'] : [],
    fields: { [label]: typed },
    buttons: [
      'Show the answer',
      ...(isListAway ? [] : suggestions.map(({ name, meaning }) => `${name}${meaning ?? ''}`)),
    ],
  }),
  alsoExpect: ({ answer, unknown, typed, isFocused, address, suggestions, isListAway, onOption }, world) => {
    const field = screen.getByRole('combobox', { name: label });
    expect(document.activeElement === field).toBe(isFocused);
    const shown = isListAway ? [] : suggestions;
    expect(field.getAttribute('aria-expanded')).toBe(String(shown.length > 0));
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '-');
    expect(active?.textContent).toBe(onOption && `${onOption.name}${onOption.meaning ?? ''}`);
    const selected = screen.queryAllByRole('option', { selected: true });
    expect(selected).toEqual(active ? [active] : []);
    if (shown.length > 0) {
      const list = screen.getByRole('listbox', { name: 'Places' });
      expect(field.getAttribute('aria-controls')).toBe(list.id);
      const names = shown.map(({ name }) => name).join(', ');
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        `${shown.length} ${shown.length === 1 ? 'place' : 'places'}: ${names}`,
      );
    }
    expect(world.trip.value).toEqual(address === '/services/japan' ? { destination: 'Japan' } : undefined);
    const said = screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' ');
    if (answer)
      expect(said).toContain(
        'you need no visa for Nepal.A note.Source: A data set, data set, 17 February 2026. Checked on 21 November 2026.',
      );
    else expect(said.includes(`don’t know a place called “${typed}”`)).toBe(unknown);
  },
});
