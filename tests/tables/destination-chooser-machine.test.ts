import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import {
  destinationChooserMachine,
  selectChooser,
  type DestinationChooserEvent,
} from '../../machines/destination-chooser/destination-chooser.machine';
import { unknownLine, type FoundPlace } from '../../machines/destination-chooser/place';
import { placesMeant } from '../../machines/destination-chooser/places';
import { countries } from '../../src/content/countries';
import { places } from '../../src/content/places';
import { trial } from '../support/trial';

const names = (text: string) => placesMeant(places, text).map(({ name }) => name);

describe('the places that a text may mean', () => {
  it('are the 62 with a page and the rest of the world with a short answer', () => {
    expect(places.filter(({ path }) => path !== undefined).map(({ name }) => name)).toEqual([
      ...countries.map(({ name }) => name),
      'Schengen Area',
    ]);
    expect(places.filter(({ path, answer }) => path === undefined && answer === undefined)).toEqual([]);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });

  it.each(countries.map(({ name }) => [name]))('%s is found by its name', (name) => {
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
    ['Japan documents', '/services/japan#documents'],
    ['japan', '/services/japan'],
  ])('"%s" leads to %s', (text, path) => {
    expect(placesMeant(places, text)[0]?.path).toBe(path);
  });

  it('are five at most', () => {
    expect(names('a')).toHaveLength(5);
  });

  it('a long text is cut where it is said back', () => {
    expect(unknownLine('x'.repeat(500)).length).toBeLessThan(120);
  });
});

const japan: FoundPlace = { name: 'Japan', path: '/services/japan' };
const nepal: FoundPlace = {
  name: 'Nepal',
  answer: { sentence: 'No visa.', asOf: '17 February 2026', source: 'a data set' },
};
const typed = (text: string): DestinationChooserEvent => ({ type: 'text.typed', text });
const submitted: DestinationChooserEvent = { type: 'text.submitted' };

function chooser(found: readonly FoundPlace[] | Error) {
  return trial(
    destinationChooserMachine.provide({
      actors: {
        findPlaces: fromPromise(async () => {
          if (found instanceof Error) throw found;
          return found;
        }),
      },
    }),
    {},
  );
}

const answered = () => new Promise((resolve) => setTimeout(resolve));

describe('the chooser', () => {
  it.each<[why: string, found: readonly FoundPlace[] | Error, state: string, to: string | undefined]>([
    ['a place with a page is opened', [japan, nepal], 'found', '/services/japan'],
    ['another one is answered in place', [nepal, japan], 'answered', undefined],
    ['what nobody knows is said', [], 'unknown', undefined],
    [
      'where the places cannot be had, the listing looks',
      new Error('offline'),
      'failed',
      '/services?to=any%20text',
    ],
  ])('%s, asked after they are there', async (_, found, state, to) => {
    const { actor, emitted, send } = chooser(found);
    send(typed(' any text'));
    await answered();
    send(submitted);
    expect(actor.getSnapshot().value).toBe(state);
    expect(emitted).toEqual(to === undefined ? [] : [{ type: 'navigation.requested', to }]);
  });

  it('asked before they are there, it waits', async () => {
    const { actor, emitted, send } = chooser([japan]);
    send(typed('japan'), submitted, submitted);
    expect(actor.getSnapshot().value).toEqual({ finding: 'asked' });
    await answered();
    expect(emitted).toEqual([{ type: 'navigation.requested', to: '/services/japan' }]);
  });

  it('typing again forgets what was asked', async () => {
    const { actor, emitted, send } = chooser([japan]);
    send(typed('japan'), submitted, typed('japa'));
    await answered();
    expect(emitted).toEqual([]);
    expect(selectChooser(actor.getSnapshot()).suggestions).toEqual([japan]);
    send(typed(''));
    expect(selectChooser(actor.getSnapshot())).toEqual({
      text: '',
      suggestions: [],
      chosen: undefined,
      isUnknown: false,
    });
  });

  it('asked without a text, the field gets the focus', () => {
    const { emitted, send } = chooser([]);
    send(submitted);
    expect(emitted).toEqual([{ type: 'focus.requested' }]);
  });
});
