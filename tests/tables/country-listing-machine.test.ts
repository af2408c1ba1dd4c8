import { describe, expect, it } from 'vitest';
import {
  checkerPath,
  countryListingMachine,
  selectGatedCountry,
  selectListing,
  type CountryListingEvent,
} from '../../machines/country-listing/country-listing.machine';
import type { Country } from '../../machines/country-listing/listing';
import { trial } from '../support/trial';

const france: Country = {
  name: 'France',
  shortName: 'FRA',
  flag: 'fr',
  category: 'schengen',
  processingTime: '15-20 Working Days',
};
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

const listing = () => trial(countryListingMachine, { input: { countries } });

const typed = (text: string): CountryListingEvent => ({ type: 'search.typed', text });
const pressed = (country: Country): CountryListingEvent => ({ type: 'apply.pressed', country });
const cancelled: CountryListingEvent = { type: 'cancel.pressed' };
const proceeded: CountryListingEvent = { type: 'proceed.pressed' };
const wait = (ms: number) => ms;

describe('the search is applied after 300 ms (Specification §4 and §9)', () => {
  it.each<
    [
      why: string,
      steps: (CountryListingEvent | number)[],
      typedText: string,
      applied: string,
      shown: string[],
    ]
  >([
    ['nothing typed', [], '', '', ['France', 'Mexico', 'United Arab Emirates']],
    ['at 299 ms', [typed('fra'), wait(299)], 'fra', '', ['France', 'Mexico', 'United Arab Emirates']],
    ['at 300 ms', [typed('fra'), wait(300)], 'fra', 'fra', ['France']],
    [
      'typing again starts the delay anew',
      [typed('fr'), wait(299), typed('fra'), wait(299)],
      'fra',
      '',
      ['France', 'Mexico', 'United Arab Emirates'],
    ],
    ['the last text counts', [typed('fra'), typed('mex'), wait(300)], 'mex', 'mex', ['Mexico']],
    [
      'the applied text stays while typing',
      [typed('fra'), wait(300), typed('mex'), wait(299)],
      'mex',
      'fra',
      ['France'],
    ],
    [
      'cleared at once',
      [typed('fra'), wait(300), { type: 'search.cleared' }],
      '',
      '',
      ['France', 'Mexico', 'United Arab Emirates'],
    ],
    [
      'cleared while typing: nothing comes late',
      [typed('fra'), { type: 'search.cleared' }, wait(1_000)],
      '',
      '',
      ['France', 'Mexico', 'United Arab Emirates'],
    ],
    [
      'typed back to nothing',
      [typed('fra'), wait(300), typed(''), wait(300)],
      '',
      '',
      ['France', 'Mexico', 'United Arab Emirates'],
    ],
    ['no match', [typed('atlantis'), wait(300)], 'atlantis', 'atlantis', []],
  ])('%s', (_why, steps, typedText, appliedSearch, shown) => {
    const { actor, clock, emitted } = listing();
    for (const step of steps) {
      if (typeof step === 'number') clock.increment(step);
      else actor.send(step);
    }
    const view = selectListing(actor.getSnapshot());
    expect(view.typedText).toBe(typedText);
    expect(view.appliedSearch).toBe(appliedSearch);
    expect(view.countries.map(({ name }) => name)).toEqual(shown);
    expect(emitted).toEqual([]);
  });

  it.each<[why: string, steps: (CountryListingEvent | number)[]]>([
    ['after a search in a category', [typed('zz'), wait(300), { type: 'category.chosen', category: 'asia' }]],
    ['while typing: nothing comes late', [{ type: 'category.chosen', category: 'other' }, typed('zz')]],
  ])('all destinations are shown again and the focus moves to their heading, %s', (_why, steps) => {
    const { actor, clock, emitted, send } = listing();
    for (const step of steps) {
      if (typeof step === 'number') clock.increment(step);
      else send(step);
    }
    send({ type: 'filters.cleared' });
    clock.increment(1_000);
    expect(selectListing(actor.getSnapshot())).toEqual({
      typedText: '',
      appliedSearch: '',
      category: 'all',
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
    const { actor, clock, send } = listing();
    send(typed(text));
    clock.increment(300);
    const view = selectListing(actor.getSnapshot());
    expect(view.names?.map(({ said }) => said)).toEqual(names);
    expect(view.group?.said).toEqual(group);
    expect(view.countries.map(({ name }) => name)).toEqual(shown);
    expect(view.groups.map(({ category }) => category)).toEqual([group ? 'schengen' : undefined]);
  });

  it('the group that was meant is chosen, the text goes and the focus moves to the heading', () => {
    const { actor, clock, emitted, send } = listing();
    send(typed('europe'));
    clock.increment(300);
    send({ type: 'group.chosen', category: 'schengen' });
    expect(selectListing(actor.getSnapshot())).toMatchObject({
      typedText: '',
      appliedSearch: '',
      category: 'schengen',
      countries: [france],
    });
    expect(emitted).toEqual([{ type: 'focus.requested' }]);
  });

  it('the group is chosen while a text is still being typed: nothing comes late', () => {
    const { actor, clock, send } = listing();
    send(typed('europe'));
    send({ type: 'group.chosen', category: 'schengen' });
    clock.increment(1_000);
    expect(selectListing(actor.getSnapshot()).appliedSearch).toBe('');
  });

  it('a category is applied at once, together with the search', () => {
    const { actor, clock, send } = listing();
    expect(selectListing(actor.getSnapshot()).category).toBe('all');
    send({ type: 'category.chosen', category: 'schengen' });
    expect(selectListing(actor.getSnapshot()).countries).toEqual([france]);
    send(typed('mex'));
    clock.increment(300);
    expect(selectListing(actor.getSnapshot()).countries).toEqual([]);
    send({ type: 'category.chosen', category: 'all' });
    expect(selectListing(actor.getSnapshot()).countries).toEqual([mexico]);
  });

  it('nothing is applied after the page is left', () => {
    const { actor, clock, send } = listing();
    send(typed('fra'));
    actor.stop();
    clock.increment(300);
    expect(selectListing(actor.getSnapshot()).appliedSearch).toBe('');
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
    ['proceeded with another destination', [pressed(mexico), proceeded], undefined, [toChecker('other')]],
    [
      'proceeded twice goes once',
      [pressed(france), proceeded, proceeded],
      undefined,
      [toChecker('schengen')],
    ],
    ['cancelled, then proceeded', [pressed(france), cancelled, proceeded], undefined, []],
    ['pressed again behind the dialog', [pressed(france), pressed(mexico)], france, []],
    ['an open country behind the dialog', [pressed(france), pressed(uae)], france, []],
    [
      'cancelled, then another',
      [pressed(france), cancelled, pressed(mexico), proceeded],
      undefined,
      [toChecker('other')],
    ],
    ['not gated', [pressed(uae)], undefined, [toApplication]],
    ['not gated, cancelled', [pressed(uae), cancelled], undefined, [toApplication]],
    ['proceeded before anything was pressed', [proceeded, cancelled], undefined, []],
  ])('%s', (_why, events, gated, emitted) => {
    const listingTrial = listing();
    listingTrial.send(...events);
    expect(selectGatedCountry(listingTrial.actor.getSnapshot())).toBe(gated);
    expect(listingTrial.emitted).toEqual(emitted);
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
  it.each<[why: string, events: CountryListingEvent[], state: string, remembered: number, emitted: object[]]>(
    [
      ['is shown', [], 'shown', 0, []],
      [
        'is dismissed: that is remembered, and the focus moves on',
        [{ type: 'banner.dismissed' }],
        'dismissed',
        1,
        [{ type: 'focus.requested' }],
      ],
      [
        'is dismissed once',
        [{ type: 'banner.dismissed' }, { type: 'banner.dismissed' }],
        'dismissed',
        1,
        [{ type: 'focus.requested' }],
      ],
      ['was dismissed earlier', [{ type: 'banner.found-dismissed' }], 'dismissed', 0, []],
    ],
  )('%s', (_why, events, state, remembered, expected) => {
    let count = 0;
    const { actor, emitted, send } = trial(
      countryListingMachine.provide({ actions: { rememberDismissal: () => void (count += 1) } }),
      { input: { countries } },
    );
    send(...events);
    expect(actor.getSnapshot().value.banner).toBe(state);
    expect(count).toBe(remembered);
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
      notice: { id: 'visa-application', kind: 'success', message: 'Application submitted successfully!' },
    },
  ]);
  expect(actor.getSnapshot().value).toEqual(before.value);
  expect(actor.getSnapshot().context).toEqual(before.context);
});
