import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import {
  destinationChooserMachine,
  selectChooser,
  type DestinationChooserEvent,
  type DestinationChooserSnapshot,
} from '../../machines/destination-chooser/destination-chooser.machine';
import type { FoundPlace } from '../../machines/destination-chooser/place';
import { answerTitle, unknownLine } from '../../src/content/place-words';
import { placesMeant } from '../../machines/destination-chooser/places';
import { source } from '../../machines/source';
import { answeredDestinations } from '../../src/content/further-destinations';
import { places } from '../../src/content/places';
import { answersArrive, trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';

const japan: FoundPlace = { name: 'Japan', path: '/services/japan' };
const nepal: FoundPlace = {
  name: 'Nepal',
  answer: { sentence: 'No visa.', sources: ['a data set'], checked: '2026-11-21' },
};
const names = (text: string) => placesMeant(places, text).map(({ name }) => name);

describe('the places that a text may mean', () => {
  it('are those with a page and the rest of the world with a short answer', () => {
    expect(places.filter(({ path }) => path !== undefined).map(({ name }) => name)).toEqual([
      ...answeredDestinations.map(({ name }) => name),
      'Schengen Area',
    ]);
    expect(places.filter(({ path, answer }) => path === undefined && answer === undefined)).toEqual([]);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });

  it.each(answeredDestinations.map(({ name }) => [name]))('%s is found by its name', (name) => {
    expect(names(name.toLowerCase())[0]).toBe(name);
  });

  it.each([
    ['us', 'United States'],
    ['uk visa', 'United Kingdom'],
    ['dubai', 'United Arab Emirates'],
    ['bali', 'Indonesia'],
    ['holland', 'Netherlands'],
    ['nep', 'Nepal'],
    ['maldives', 'Maldives'],
    ['burma', 'Myanmar'],
    ['j', 'Japan'],
    ['schengen', 'Schengen Area'],
    ['europe', 'Schengen Area'],
  ])('"%s" means %s first', (text, name) => {
    expect(names(text)[0]).toBe(name);
  });

  it.each(['', '  ', 'atlantis', '__proto__', '.*'])('"%s" means none', (text) => {
    expect(names(text)).toEqual([]);
  });

  it.each([
    ['documents for schengen', '/visa/schengen-visa-online#documents'],
    ['japan', '/services/japan'],
    ['sri lanka', '/services/sri-lanka'],
    ['colombo', '/services/sri-lanka'],
    ['kathmandu', '/services/nepal'],
    ['tbilisi', '/services/georgia'],
    ['maldives visa', '/services/maldives'],
    ['mauritius', '/services/mauritius'],
    ['thimphu', '/services/bhutan'],
    ['baku', '/services/azerbaijan'],
    ['almaty', '/services/kazakhstan'],
    ['shanghai', '/services/china'],
  ])('"%s" leads to %s', (text, path) => {
    expect(placesMeant(places, text)[0]?.path).toBe(path);
  });

  it('are five at most', () => {
    expect(names('a')).toHaveLength(5);
  });

  it('are named once each, whole names before beginnings, beginnings before words inside and parts of words', () => {
    const named = ['Equatorial Guinea', 'Guinea-Bissau', 'Papua New Guinea', 'Guinea', 'Sanguineau'].map(
      (name) => ({ name }),
    );
    expect(placesMeant(named, 'guinea').map(({ name }) => name)).toEqual([
      'Guinea',
      'Guinea-Bissau',
      'Equatorial Guinea',
      'Papua New Guinea',
      'Sanguineau',
    ]);
    expect(placesMeant(named, 'bissau').map(({ name }) => name)).toEqual(['Guinea-Bissau']);
    expect(placesMeant(named, 'ui')).toEqual([]);
    expect(placesMeant([{ name: 'Czech Republic' }], ' czechia ')).toHaveLength(1);
  });

  it.each(['document', 'documents', 'paper', 'papers', 'checklist', 'CHECKLIST'])(
    'who asks for the %s is led there, where there is a page',
    (word) => {
      expect(placesMeant([japan], `japan ${word}`)).toEqual([
        { ...japan, path: '/services/japan#documents' },
      ]);
      expect(placesMeant([nepal], `nepal ${word}`)).toEqual([nepal]);
    },
  );

  it('what is said of an unknown place repeats it without blanks around it, and cuts it when it is long', () => {
    expect(unknownLine('  Atlantis ')).toBe(
      'We don’t know a place called “Atlantis”. Try the country’s name, or ask us.',
    );
    expect(unknownLine('x'.repeat(500))).toContain(`“${'x'.repeat(40)}”`);
  });

  it.each([
    ['Nepal', 'To Nepal with an Indian passport'],
    ['Maldives', 'To the Maldives with an Indian passport'],
  ])('the answer for %s is headed "%s"', (name, title) => {
    expect(answerTitle({ name })).toBe(title);
  });
});

const typed = (text: string): DestinationChooserEvent => ({ type: 'text.typed', text });
const submitted: DestinationChooserEvent = { type: 'text.submitted' };

function chooser(found: readonly FoundPlace[] | Error) {
  const lookedUp: string[] = [];
  /** What is emitted, and what the site is told, in order. */
  const emitted: AnyEventObject[] = [];
  const { site } = siteListener((event) => emitted.push(event));
  const walk = trial(destinationChooserMachine, {
    input: {
      site,
      findPlaces: async (text) => {
        lookedUp.push(text);
        if (found instanceof Error) throw found;
        return found;
      },
    },
  });
  walk.actor.on('*', (event) => emitted.push(event));
  return { ...walk, emitted, lookedUp, shown: () => selectChooser(walk.actor.getSnapshot()) };
}

const goesTo = (to: string) => [{ type: 'navigation.requested', to }];
/** The page is opened, and the trip goes there. */
const opens = ({ name, path = '' }: FoundPlace) => [
  { type: 'trip.patched', patch: { destination: name } },
  ...goesTo(path),
];

describe('the chooser', () => {
  it.each<
    [
      why: string,
      found: readonly FoundPlace[] | Error,
      state: DestinationChooserSnapshot['value'],
      to: string | undefined,
      shown: Partial<ReturnType<typeof selectChooser>>,
    ]
  >([
    [
      'a place with a page is opened',
      [japan, nepal],
      { found: 'inField' },
      '/services/japan',
      { suggestions: [japan, nepal] },
    ],
    [
      'another one is answered in place',
      [nepal, japan],
      'answered',
      undefined,
      { chosen: nepal, suggestions: [] },
    ],
    ['what nobody knows is said', [], 'unknown', undefined, { isUnknown: true }],
    [
      'what has neither page nor answer is unknown too',
      [{ name: 'Sealand' }],
      'unknown',
      undefined,
      { isUnknown: true },
    ],
  ])('%s, asked before or after they are there', async (_, found, state, to, shown) => {
    for (const events of [[typed('any text'), submitted, submitted], [typed('any text')]]) {
      const { actor, emitted, lookedUp, send, shown: isShown } = chooser(found);
      send(...events);
      await answersArrive();
      if (events.length === 1) send(submitted);
      expect(lookedUp).toEqual(['any text']);
      expect(actor.getSnapshot().value).toEqual(state);
      expect(emitted).toEqual(to === undefined ? [] : opens({ ...japan, path: to }));
      expect(isShown()).toEqual({
        text: 'any text',
        suggestions: [],
        chosen: undefined,
        isUnknown: false,
        ...shown,
      });
    }
  });

  it('where the places cannot be had, the listing looks when it is asked, each time', async () => {
    const { actor, emitted, send } = chooser(new Error('offline'));
    send(typed(' any text '));
    await answersArrive();
    expect(emitted).toEqual([]);
    send(submitted, submitted);
    expect(actor.getSnapshot().value).toBe('failed');
    expect(emitted).toEqual([...goesTo('/services?to=any%20text'), ...goesTo('/services?to=any%20text')]);
  });

  it('says while somebody types that nothing is found', async () => {
    const { send, shown } = chooser([]);
    expect(shown().isUnknown).toBe(false);
    send(typed('atl'));
    expect(shown().isUnknown).toBe(false);
    await answersArrive();
    expect(shown()).toMatchObject({ text: 'atl', isUnknown: true });
  });

  it.each<[place: FoundPlace, state: DestinationChooserSnapshot['value'], to: string | undefined]>([
    [japan, { found: 'inField' }, '/services/japan'],
    [nepal, 'answered', undefined],
  ])('a suggestion that is pressed is opened, or answered: $name', async (place, state, to) => {
    const { actor, emitted, send, shown } = chooser([nepal, japan]);
    send(typed('a'));
    await answersArrive();
    send({ type: 'place.chosen', place });
    expect(actor.getSnapshot().value).toEqual(state);
    expect(emitted).toEqual(to === undefined ? [] : opens({ ...japan, path: to }));
    expect(shown().chosen).toEqual(to === undefined ? place : undefined);
    send(typed('ab'));
    expect(shown().chosen).toBeUndefined();
  });

  it.each(['', '   '])(
    'a text of nothing (%j) forgets what was found, and looks nothing up',
    async (nothing) => {
      const { actor, lookedUp, send } = chooser([japan]);
      expect(actor.getSnapshot().context).toMatchObject({ text: '', found: [], chosen: undefined });
      send(typed('japan'));
      await answersArrive();
      send(typed(nothing));
      expect(actor.getSnapshot().value).toBe('empty');
      expect(actor.getSnapshot().context).toMatchObject({ text: nothing, found: [], chosen: undefined });
      expect(lookedUp).toEqual(['japan']);
    },
  );

  it('typing again forgets what was asked', async () => {
    const { actor, emitted, send } = chooser([japan]);
    send(typed('japan'), submitted);
    expect(actor.getSnapshot().value).toEqual({ finding: 'asked' });
    send(typed('japa'));
    await answersArrive();
    expect(emitted).toEqual([]);
    expect(selectChooser(actor.getSnapshot()).suggestions).toEqual([japan]);
  });

  it('of two places with one page, the trip goes to the one that was pressed', async () => {
    const nippon = { ...japan, name: 'Nippon' };
    const { emitted, send } = chooser([japan, nippon]);
    send(typed('ja'));
    await answersArrive();
    send({ type: 'place.chosen', place: nippon });
    expect(emitted).toEqual(opens(nippon));
  });

  it('what was typed before the start is heard once, whatever is typed then', async () => {
    let heard = 0;
    const { actor, send } = trial(
      destinationChooserMachine.provide({
        actors: {
          earlyText: source(({ sendBack }) => {
            heard += 1;
            sendBack({ type: 'text.typed', text: 'nepal' });
          }),
        },
      }),
      { input: { site: siteListener(() => {}).site, findPlaces: () => Promise.resolve([nepal]) } },
    );
    await answersArrive();
    expect(selectChooser(actor.getSnapshot()).suggestions).toEqual([nepal]);
    send(typed('japan'), typed(''));
    expect(heard).toBe(1);
  });

  const next: DestinationChooserEvent = { type: 'option.next' };
  const previous: DestinationChooserEvent = { type: 'option.previous' };
  const closed: DestinationChooserEvent = { type: 'list.closed' };

  it.each<
    [keys: string, events: readonly DestinationChooserEvent[], active: number | undefined, isShown: boolean]
  >([
    ['none', [], undefined, true],
    ['down', [next], 0, true],
    ['down twice', [next, next], 1, true],
    ['down past the last', [next, next, next], 0, true],
    ['up', [previous], 1, true],
    ['up twice', [previous, previous], 0, true],
    ['up past the first', [previous, previous, previous], 1, true],
    ['Escape', [closed], undefined, false],
    ['Escape on an option', [next, closed], undefined, false],
    ['Escape, down', [closed, next], 0, true],
    ['Escape, up', [closed, previous], 1, true],
  ])('of two suggestions, keys lead to the one that is meant: %s', async (_keys, events, active, isShown) => {
    const { send, shown } = chooser([nepal, japan]);
    send(typed('a'));
    await answersArrive();
    send(...events);
    expect(shown().active).toBe(active);
    expect(shown().suggestions).toEqual(isShown ? [nepal, japan] : []);
  });

  it('asked without a text, the field gets the focus', () => {
    const { emitted, send } = chooser([]);
    send(submitted);
    expect(emitted).toEqual([{ type: 'focus.requested' }]);
  });
});
