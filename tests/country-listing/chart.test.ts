import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import {
  checkerPath,
  countryListingMachine,
  selectGatedCountry,
  type CountryListingEvent,
} from '../../machines/country-listing/country-listing.machine';
import type { Country } from '../../machines/country-listing/listing';
import { france, indonesia } from '../support/countries';
import { source } from '../../machines/source';
import { answersArrive, trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';
import { shownOf } from './shown';

const mexico: Country = {
  name: 'Mexico',
  shortName: 'MEX',
  flag: 'mx',
  category: 'north_america',
  processingTime: '15-25 Working Days',
};
const uae: Country = {
  name: 'United Arab Emirates',
  shortName: 'UAE',
  flag: 'ae',
  category: 'middle_east_africa',
  processingTime: '3-5 Working Days',
};
const countries = [france, mexico, uae];
const everything = ['France', 'Mexico', 'United Arab Emirates'];

type Step = CountryListingEvent | number;

/** A listing whose gate has come, or cannot be had, as soon as it is asked for. */
function listing(
  gate: 'comes' | 'cannot be had' = 'comes',
  countries: readonly Country[] = [france, mexico, uae],
) {
  /** What is emitted, and what the site and the device are told, in order. */
  const emitted: AnyEventObject[] = [];
  const { site, listener } = siteListener((event) => emitted.push(event));
  const walk = trial(countryListingMachine.provide({ actors: { dismissal: listener } }), {
    input: {
      site,
      countries,
      load: () => (gate === 'comes' ? Promise.resolve('the dialog') : Promise.reject(new Error(gate))),
    },
  });
  walk.actor.on('*', (event) => emitted.push(event));
  return {
    ...walk,
    emitted,
    /** Sends each event at once; a number is a time that passes, in ms. */
    play: (steps: readonly Step[]) => {
      for (const step of steps) {
        if (typeof step === 'number') walk.clock.increment(step);
        else walk.send(step);
      }
    },
    /** Sends each event when what the one before it has led to is there. */
    sendInTurn: async (...events: readonly CountryListingEvent[]) => {
      for (const event of events) {
        walk.send(event);
        await answersArrive();
      }
    },
  };
}

const typed = (text: string) => ({ type: 'search.typed', text }) as const;
const pressed = (country: Country): CountryListingEvent => ({ type: 'apply.pressed', country });
const cancelled: CountryListingEvent = { type: 'cancel.pressed' };
const proceeded: CountryListingEvent = { type: 'proceed.pressed' };
const wait = (ms: number) => ms;

describe('the search is applied after 300 ms (Specification §4 and §9)', () => {
  it.each<[why: string, steps: Step[], typedText: string, applied: string, shown: string[]]>([
    ['nothing typed', [], '', '', everything],
    ['at 299 ms', [typed('fra'), wait(299)], 'fra', '', everything],
    ['at 300 ms', [typed('fra'), wait(300)], 'fra', 'fra', ['France']],
    [
      'typing again starts the delay anew',
      [typed('fr'), wait(299), typed('fra'), wait(299)],
      'fra',
      '',
      everything,
    ],
    ['the last text counts', [typed('fra'), typed('mex'), wait(300)], 'mex', 'mex', ['Mexico']],
    [
      'the applied text stays while typing',
      [typed('fra'), wait(300), typed('mex'), wait(299)],
      'mex',
      'fra',
      ['France'],
    ],
    ['cleared at once', [typed('fra'), wait(300), { type: 'search.cleared' }], '', '', everything],
    [
      'cleared while typing: nothing comes late',
      [typed('fra'), { type: 'search.cleared' }, wait(1_000)],
      '',
      '',
      everything,
    ],
    ['no match', [typed('atlantis'), wait(300)], 'atlantis', 'atlantis', []],
  ])('%s', (_why, steps, typedText, appliedSearch, shown) => {
    const { actor, emitted, play } = listing();
    play(steps);
    const view = shownOf(actor.getSnapshot());
    expect(view.typedText).toBe(typedText);
    expect(view.appliedSearch).toBe(appliedSearch);
    expect(view.countries.map(({ name }) => name)).toEqual(shown);
    expect(emitted).toEqual([]);
  });

  it.each<[why: string, steps: Step[]]>([
    ['after a search in a category', [typed('zz'), wait(300), { type: 'category.chosen', category: 'asia' }]],
    ['while typing: nothing comes late', [{ type: 'category.chosen', category: 'other' }, typed('zz')]],
  ])('all destinations are shown again and the focus moves to their heading, %s', (_why, steps) => {
    const { actor, emitted, play } = listing();
    play([...steps, { type: 'filters.cleared' }, wait(1_000)]);
    expect(shownOf(actor.getSnapshot())).toEqual({
      typedText: '',
      appliedSearch: '',
      category: 'all',
      need: 'any',
      countries,
      groups: [
        { category: 'schengen', countries: [france] },
        { category: 'north_america', countries: [mexico] },
        { category: 'middle_east_africa', countries: [uae] },
      ],
    });
    expect(emitted).toEqual([{ type: 'focus.requested' }]);
  });

  it.each<[text: string, names: string[] | undefined, group: string | undefined, shown: string[]]>([
    ['mexico', undefined, undefined, ['Mexico']],
    ['dubai', ['Dubai'], undefined, ['United Arab Emirates']],
    ['europe', undefined, 'Europe', ['France']],
    ['far east', undefined, undefined, []],
  ])('"%s" is also looked up among other names', (text, names, group, shown) => {
    const { actor, play } = listing();
    play([typed(text), wait(300)]);
    const view = shownOf(actor.getSnapshot());
    expect(view.names?.map(({ said }) => said)).toEqual(names);
    expect(view.named?.said).toEqual(group);
    expect(view.countries.map(({ name }) => name)).toEqual(shown);
    expect(view.groups.map(({ category }) => category)).toEqual([group ? 'schengen' : undefined]);
  });

  it('the group that was meant is chosen, the text goes and the focus moves to the heading', () => {
    const { actor, emitted, play } = listing();
    play([typed('europe'), wait(300), { type: 'suggestion.chosen', category: 'schengen' }]);
    expect(shownOf(actor.getSnapshot())).toMatchObject({
      typedText: '',
      appliedSearch: '',
      category: 'schengen',
      countries: [france],
    });
    expect(emitted).toEqual([{ type: 'focus.requested' }]);
  });

  it('the group is chosen while a text is still being typed: nothing comes late', () => {
    const { actor, play } = listing();
    play([typed('europe'), { type: 'suggestion.chosen', category: 'schengen' }, wait(1_000)]);
    expect(shownOf(actor.getSnapshot()).appliedSearch).toBe('');
  });

  it('a category is applied at once, together with the search', () => {
    const { actor, play, send } = listing();
    expect(shownOf(actor.getSnapshot()).category).toBe('all');
    send({ type: 'category.chosen', category: 'schengen' });
    expect(shownOf(actor.getSnapshot()).countries).toEqual([france]);
    play([typed('mex'), wait(300)]);
    expect(shownOf(actor.getSnapshot()).countries).toEqual([]);
    send({ type: 'category.chosen', category: 'all' });
    expect(shownOf(actor.getSnapshot()).countries).toEqual([mexico]);
  });

  it('a need narrows the list together with the category and the search, and is forgotten with them', () => {
    const { actor, play, send } = listing('comes', [france, indonesia, mexico]);
    const shown = () => shownOf(actor.getSnapshot()).countries.map(({ name }) => name);
    send({ type: 'need.chosen', need: 'on-arrival' });
    expect(shown()).toEqual(['Indonesia']);
    send({ type: 'category.chosen', category: 'schengen' });
    expect(shown()).toEqual([]);
    send({ type: 'need.chosen', need: 'visa' });
    expect(shown()).toEqual(['France']);
    play([{ type: 'category.chosen', category: 'all' }, typed('indo'), wait(300)]);
    expect(shown()).toEqual([]);
    send({ type: 'filters.cleared' });
    // Of Mexico nothing but the time is known here.
    expect(shown()).toEqual(['France', 'Indonesia', 'Mexico']);
  });

  it.each<[why: string, before: Step[]]>([
    ['first of all', []],
    ['while a text is typed', [typed('zz')]],
    [
      'after other filters',
      [
        { type: 'need.chosen', need: 'online' },
        { type: 'category.chosen', category: 'asia' },
      ],
    ],
  ])('a region that the address names is the chosen category, and is gone to: %s', (_why, before) => {
    const { actor, emitted, play } = listing();
    play([...before, { type: 'category.asked', category: 'schengen' }, wait(1_000)]);
    const { category, need, appliedSearch, countries: shown } = shownOf(actor.getSnapshot());
    expect([category, need, appliedSearch, shown]).toEqual(['schengen', 'any', '', [france]]);
    expect(actor.getSnapshot().matches({ filters: 'fromAddress' })).toBe(true);
    expect(emitted).toEqual([{ type: 'heading.requested', category: 'schengen' }]);
  });

  it.each<CountryListingEvent>([
    { type: 'category.chosen', category: 'all' },
    { type: 'need.chosen', need: 'online' },
    { type: 'search.typed', text: 'f' },
    { type: 'suggestion.chosen', category: 'asia' },
    { type: 'filters.cleared' },
  ])('after a region of the address the visitor chooses: %j', (event) => {
    const { actor, send } = listing();
    send({ type: 'category.asked', category: 'schengen' }, event);
    expect(actor.getSnapshot().matches({ filters: 'chosen' })).toBe(true);
  });

  it('nothing is applied after the page is left', () => {
    const { actor, clock, send } = listing();
    send(typed('fra'));
    actor.stop();
    clock.increment(300);
    expect(shownOf(actor.getSnapshot()).appliedSearch).toBe('');
  });
});

const toChecker = (destination: string) => ({
  type: 'navigation.requested',
  to: '/tools/visa-eligibility-checker',
  state: { destination },
});
const toApplication = {
  type: 'navigation.requested',
  to: '/apply-visa?country=United%20Arab%20Emirates',
};

describe('Apply Now (Specification §4)', () => {
  it('goes to the checker of the route table', () => {
    expect(checkerPath).toBe('/tools/visa-eligibility-checker');
  });

  it.each<[why: string, events: CountryListingEvent[], gated: Country | undefined, emitted: object[]]>([
    ['gated', [pressed(france)], france, []],
    ['cancelled', [pressed(france), cancelled], undefined, []],
    ['proceeded', [pressed(france), proceeded], undefined, [toChecker('schengen')]],
    ['pressed again behind the dialog', [pressed(france), pressed(mexico)], france, []],
    ['an open country behind the dialog', [pressed(france), pressed(uae)], france, []],
    [
      'cancelled, then another',
      [pressed(france), cancelled, pressed(mexico), proceeded],
      undefined,
      [toChecker('other')],
    ],
    ['not gated', [pressed(uae)], undefined, [toApplication]],
    ['proceeded before anything was pressed', [proceeded, cancelled], undefined, []],
  ])('%s', async (_why, events, gated, emitted) => {
    for (const gate of ['comes', 'cannot be had'] as const) {
      const walk = listing(gate);
      await walk.sendInTurn(...events);
      expect(selectGatedCountry(walk.actor.getSnapshot())).toBe(gated);
      expect(walk.emitted).toEqual(emitted);
    }
  });

  it.each([
    ['comes', 'open', 'the dialog'],
    ['cannot be had', 'failed', undefined],
  ] as const)('the dialog %s: the gate is %s', async (gate, state, code) => {
    const { actor, sendInTurn, send } = listing(gate);
    send(pressed(france));
    expect(actor.getSnapshot().value.gate).toBe('loading');
    expect(selectGatedCountry(actor.getSnapshot())).toBeUndefined();
    await answersArrive();
    expect(actor.getSnapshot().value.gate).toBe(state);
    expect(actor.getSnapshot().context.code).toBe(code);
    await sendInTurn(cancelled, pressed(mexico));
    expect(actor.getSnapshot().value.gate).toBe(state);
    expect(selectGatedCountry(actor.getSnapshot())).toBe(mexico);
  });

  it.each<[why: string, second: Country, gated: Country | undefined, emitted: object[]]>([
    ['another gated country', mexico, mexico, []],
    ['one without a gate', uae, undefined, [toApplication]],
  ])('while the dialog is on its way, %s may be chosen', async (_why, second, gated, emitted) => {
    const walk = listing();
    walk.send(pressed(france), pressed(second));
    await answersArrive();
    expect(selectGatedCountry(walk.actor.getSnapshot())).toBe(gated);
    expect(walk.emitted).toEqual(emitted);
  });

  it('hands an odd name to the address as one query value', () => {
    const { emitted, send } = listing();
    send(pressed({ ...uae, name: 'A&B=C #?/' }));
    expect(emitted).toEqual([
      { type: 'navigation.requested', to: '/apply-visa?country=A%26B%3DC%20%23%3F%2F' },
    ]);
  });
});

describe('the eligibility banner', () => {
  it.each<[why: string, events: CountryListingEvent[], state: string, emitted: object[]]>([
    ['is shown', [], 'shown', []],
    [
      'is dismissed: that is remembered, and the focus moves on',
      [{ type: 'banner.dismissed' }],
      'dismissed',
      [{ type: 'dismissal.made' }, { type: 'focus.requested' }],
    ],
    [
      'is dismissed once',
      [{ type: 'banner.dismissed' }, { type: 'banner.dismissed' }],
      'dismissed',
      [{ type: 'dismissal.made' }, { type: 'focus.requested' }],
    ],
    ['was dismissed earlier', [{ type: 'banner.found-dismissed' }], 'dismissed', []],
  ])('%s', (_why, events, state, expected) => {
    const { actor, emitted, send } = listing();
    send(...events);
    expect(actor.getSnapshot().value.banner).toBe(state);
    expect(emitted).toEqual(expected);
  });
});

it('the success flag shows the toast of Specification §8 and leaves the rest alone', () => {
  const { actor, emitted, send } = listing();
  const before = actor.getSnapshot();
  send({ type: 'application.arrived' });
  expect(emitted).toMatchObject([
    {
      type: 'notice.raised',
      notice: { id: 'visa-application', kind: 'success', says: 'application.accepted' },
    },
  ]);
  expect(actor.getSnapshot().value).toEqual(before.value);
  expect(actor.getSnapshot().context).toEqual(before.context);
});

it('what was typed before the start takes the place of what the address asks for', () => {
  const { site } = siteListener(() => {});
  const { actor, clock } = trial(
    countryListingMachine.provide({
      actors: {
        earlySearch: source(({ sendBack }) => sendBack(typed('mex'))),
        askedPlace: source(({ sendBack }) => sendBack(typed('fra'))),
      },
    }),
    { input: { site, countries, load: () => Promise.reject(new Error('no code')) } },
  );
  clock.increment(300);
  expect(shownOf(actor.getSnapshot()).appliedSearch).toBe('mex');
});
