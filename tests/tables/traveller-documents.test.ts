import { describe, expect, it } from 'vitest';
import type { Traveller } from '../../machines/traveller-documents/documents';
import { documentsFor, documentsText, occupations } from '../../machines/traveller-documents/documents';
import {
  anyTraveller,
  keptReadyWith,
  selectDocuments,
  travellerDocumentsMachine,
  type TravellerDocumentsEvent,
} from '../../machines/traveller-documents/traveller-documents.machine';
import { countries } from '../../src/content/countries';
import { entryRulesFor } from '../../src/content/entry-rules';
import { documentSets } from '../../src/content/traveller-documents';
import { trial } from '../support/trial';

const sets = Object.entries(documentSets);
const idsFor = (set: keyof typeof documentSets, traveller: Partial<Traveller>) =>
  documentsFor(documentSets[set], { ...anyTraveller, ...traveller }).map(({ id }) => id);

describe('the lists by traveller (destinations G)', () => {
  it('every id can be kept, and none stands twice', () => {
    const ids = sets.flatMap(([, { documents }]) => documents.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,60}$/);
  });

  it.each(sets)('%s: a title, a source, no value that nobody confirmed, everyone first', (_id, set) => {
    expect(set.title).not.toBe('');
    expect(set.source.name).not.toBe('');
    expect(JSON.stringify(set)).not.toContain('~');
    const order = set.documents.map(({ asked }) => asked === 'everyone');
    expect(order).toEqual(order.toSorted((one, other) => Number(other) - Number(one)));
  });

  it('every destination of the listing has a list', () => {
    for (const { name } of countries) {
      const set = entryRulesFor(name)?.documents;
      expect(set !== undefined && Object.hasOwn(documentSets, set)).toBe(true);
    }
  });

  it('a list that was found for nobody is never said to be official', () => {
    expect(documentSets.general.documents.filter(({ tag }) => tag === 'official')).toEqual([]);
  });

  it.each<[traveller: Partial<Traveller>, has: string, lacks: string]>([
    [{}, 'you-schengen-payslips', 'you-schengen-pension'],
    [{ occupation: 'self-employed' }, 'you-schengen-registration', 'you-schengen-payslips'],
    [{ occupation: 'student' }, 'you-schengen-college', 'you-schengen-payslips'],
    [{ occupation: 'homemaker' }, 'you-schengen-marriage', 'you-schengen-sponsor-form'],
    [{ occupation: 'retired' }, 'you-schengen-pension', 'you-schengen-payslips'],
    [{ payer: 'sponsor' }, 'you-schengen-sponsor-form', 'you-schengen-consent'],
    [{ age: 'minor' }, 'you-schengen-consent', 'you-schengen-ties'],
    [{ trips: 'first' }, 'you-schengen-ties', 'you-schengen-consent'],
  ])('Schengen, %j', (traveller, has, lacks) => {
    const ids = idsFor('schengen', traveller);
    expect(ids).toContain(has);
    expect(ids).not.toContain(lacks);
    expect(ids).toContain('you-schengen-insurance');
  });

  it.each(occupations)('%s: every list asks for the passport or the form', (occupation) => {
    for (const [id] of sets)
      expect(idsFor(id as keyof typeof documentSets, { occupation }).length).toBeGreaterThan(2);
  });

  it('the message says what is ready, what is only usual, and where it comes from', () => {
    const text = documentsText(documentSets.canada, anyTraveller, ['you-canada-photo']);
    expect(text.split('\n')).toEqual([
      'Documents for a visit to Canada',
      '1 of 6 ready',
      '',
      '☐ Passport with a free page',
      '☑ Photo',
      '☐ Proof that you can pay for the trip',
      '☐ Itinerary',
      '☐ Family form, if you are 18 or older',
      '☐ Your employer’s letter (usually asked)',
      '',
      'Source: FlightGPT and VisaFlow, Canada guides, 2026. Check the official list before you apply.',
    ]);
  });
});

describe('collecting them', () => {
  const set = documentSets['united-arab-emirates'];
  const everything = set.documents.map(({ id }) => id);
  const forEveryone = idsFor('united-arab-emirates', {});
  const sponsored: TravellerDocumentsEvent = { type: 'answer.changed', field: 'payer', value: 'sponsor' };
  const ready = (...ids: string[]): TravellerDocumentsEvent => ({ type: 'ready.found', ids });

  function collect(...events: TravellerDocumentsEvent[]) {
    const walk = trial(travellerDocumentsMachine, { input: { set } });
    walk.send(...events);
    return walk.actor.getSnapshot();
  }

  it.each<[why: string, events: TravellerDocumentsEvent[], value: string, progress: string]>([
    ['nothing', [], 'collecting', '0 of 5 ready'],
    ['one', [{ type: 'item.toggled', id: 'you-uae-photo' }], 'collecting', '1 of 5 ready'],
    [
      'one, taken back',
      [
        { type: 'item.toggled', id: 'you-uae-photo' },
        { type: 'item.toggled', id: 'you-uae-photo' },
      ],
      'collecting',
      '0 of 5 ready',
    ],
    ['one that is not listed', [{ type: 'item.toggled', id: 'dubai-photo' }], 'collecting', '0 of 5 ready'],
    ['everything', [ready(...forEveryone)], 'complete', '5 of 5 ready'],
    ['everything, then somebody else pays', [ready(...forEveryone), sponsored], 'collecting', '5 of 6 ready'],
    ['everything of a guest', [sponsored, ready(...everything)], 'complete', '6 of 6 ready'],
    ['another tab has taken them back', [ready(...forEveryone), ready()], 'collecting', '0 of 5 ready'],
    [
      'a traveller of an earlier visit',
      [{ type: 'traveller.found', traveller: { ...anyTraveller, payer: 'sponsor' } }],
      'collecting',
      '0 of 6 ready',
    ],
  ])('%s', (_why, events, value, progress) => {
    const snapshot = collect(...events);
    expect(snapshot.value).toBe(value);
    expect(selectDocuments(snapshot).progress).toBe(progress);
  });

  it('what was ticked stays ticked when the answers change and change back', () => {
    const back: TravellerDocumentsEvent = { type: 'answer.changed', field: 'payer', value: 'self' };
    const snapshot = collect(sponsored, { type: 'item.toggled', id: 'you-uae-host-income' }, back, sponsored);
    expect(selectDocuments(snapshot).ready.has('you-uae-host-income')).toBe(true);
  });

  it('the ticks of the guides stay beside its own', () => {
    const snapshot = collect({ type: 'item.toggled', id: 'you-uae-photo' });
    expect(keptReadyWith(['dubai-passport', 'you-uae-return'], snapshot)).toEqual([
      'dubai-passport',
      'you-uae-photo',
    ]);
  });
});
