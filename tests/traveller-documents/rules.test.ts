import { describe, expect, it } from 'vitest';
import { createEmptyActor, type AnyEventObject } from 'xstate';
import { keptWith } from '../../machines/document-checklist/checklist';
import {
  documentsOf,
  type DocumentListId,
  type Traveller,
} from '../../machines/traveller-documents/documents';
import { documentsFor, documentsForChildren } from '../../machines/traveller-documents/for-traveller';
import { progressLine } from '../../src/content/checklist-words';
import { conditionOf, documentsText, publicationsOf } from '../../src/content/documents/list-words';
import {
  anyTraveller,
  selectDocuments,
  travellerDocumentsMachine,
  type TravellerDocumentsEvent,
} from '../../machines/traveller-documents/traveller-documents.machine';
import { documentLists, documentListsOn } from '../../src/content/documents/document-lists';
import { photoDocuments } from '../../src/content/photo-documents';
import { shownList } from '../../src/content/documents/shown-list';
import type { TripFolder } from '../../machines/site/trip-folder/folder';
import { trial } from '../support/trial';
import { siteListener } from '../support/site-recorder';

const lists = documentListsOn('2026-11-21');

const askedOf = (list: DocumentListId, traveller: Partial<Traveller>) =>
  documentsFor(lists[list], { ...anyTraveller, ...traveller }).map(({ text }) => text);
const idsOf = (list: DocumentListId, traveller: Partial<Traveller> = {}) =>
  documentsFor(lists[list], { ...anyTraveller, ...traveller }).map(({ id }) => id);

describe('what children who travel along are asked for besides, worked out by hand', () => {
  const besides = (
    list: DocumentListId,
    ages: readonly (number | null)[],
    traveller: Partial<Traveller> = {},
  ) => documentsForChildren(lists[list], { ...anyTraveller, ...traveller }, ages).map(({ text }) => text);

  it.each<[string, DocumentListId, readonly (number | null)[], readonly string[]]>([
    ['nobody travels along', 'schengen', [], []],
    [
      'a pupil to the Schengen area',
      'schengen',
      [8],
      [
        'Application form, filled in and signed by a parent or guardian',
        'Letter or identity card of the school or college, and approved leave',
        'Birth certificate',
        'Consent of both parents, with copies of their passports',
        'Divorce decree or death certificate, where one parent or a guardian decides alone',
      ],
    ],
    [
      'a baby to the Schengen area: nothing of a school',
      'schengen',
      [1],
      [
        'Application form, filled in and signed by a parent or guardian',
        'Birth certificate',
        'Consent of both parents, with copies of their passports',
        'Divorce decree or death certificate, where one parent or a guardian decides alone',
      ],
    ],
    [
      'a child whose age nobody said, to the USA',
      'united-states',
      [null],
      [
        'No-objection letter or identity card from the school or college',
        'The child in person at the interview, even if under 14',
        'Signed note of the parent, or both, who stay at home',
      ],
    ],
    [
      'two, to Dubai',
      'united-arab-emirates',
      [3, 12],
      [
        'Birth certificate with the names of both parents',
        'Passport scans of both parents',
        'Signed consent letter',
      ],
    ],
    ['to Hong Kong, whose list knows no children', 'hong-kong', [8], []],
  ])('%s', (_why, list, ages, documents) => {
    expect(besides(list, ages)).toEqual(documents);
  });

  it('nothing that the traveller’s own list has already', () => {
    expect(besides('japan', [8], { occupation: 'student' })).not.toContain(
      'Identity card of the school or college, and its letter that you study there',
    );
    expect(besides('japan', [8])).toContain(
      'Identity card of the school or college, and its letter that you study there',
    );
  });
});

describe('who is asked for what, worked out by hand', () => {
  it('a salaried adult who pays alone and has been abroad, to the Schengen area', () => {
    expect(askedOf('schengen', {})).toEqual([
      'Application form, filled in and signed',
      'Passport, with copies of all used pages',
      'Two recent photos of 35 × 45 mm, white background',
      'Cover letter',
      'Return flight reservation',
      'Proof of a place to stay for every night',
      'Day-by-day plan with trains and flights inside Europe',
      'Travel medical insurance of at least €30,000',
      'Bank statements of the last 3 months, stamped by the bank',
      'Income tax returns for 2 years',
      'The salary slips of the last 3 months',
      'Employment contract',
      'Employer’s letter with approved leave',
    ]);
  });

  it('a homemaker whose husband travels along and pays, to the Schengen area: nothing of a host', () => {
    expect(idsOf('schengen', { occupation: 'homemaker', payer: 'family' })).toEqual([
      'schengen-form',
      'schengen-passport',
      'schengen-photos',
      'schengen-cover-letter',
      'schengen-flights',
      'schengen-stay',
      'schengen-itinerary',
      'schengen-insurance',
      'schengen-bank',
      'schengen-tax',
      'schengen-sponsor',
      'schengen-marriage',
    ]);
  });

  it('a homemaker whose host pays, to the Schengen area: the letter is the host’s, not the spouse’s', () => {
    const asked = askedOf('schengen', { occupation: 'homemaker', payer: 'host', purpose: 'visit' });
    expect(asked).toContain('Your host’s letter as sponsor, bank statements and proof of relation');
    expect(asked.filter((text) => text.includes('spouse'))).toEqual([]);
  });

  it('a retired parent who stays with a child abroad that pays, to the UK', () => {
    expect(askedOf('united-kingdom', { occupation: 'retired', payer: 'host', purpose: 'visit' })).toEqual([
      'Online application form, with the dates, address and cost of your trip',
      'Passport with a blank page',
      'Earlier passports that show where you have been',
      'Translations of anything that is not in English',
      'Proof that you, or the person who pays for you, can pay for the trip',
      'Proof of pension and savings',
      'Proof that your host’s money covers you as well as their own family',
    ]);
  });

  it('the owner of a firm on a first business trip, to the USA', () => {
    expect(
      askedOf('united-states', { occupation: 'self-employed', purpose: 'business', trips: 'first' }),
    ).toEqual([
      expect.stringMatching(/^Passport valid for /),
      'DS-160 confirmation page with the barcode',
      'Appointment confirmation',
      'Photo of 2 × 2 inches (51 × 51 mm), white background, no glasses',
      'Receipt for the visa fee',
      'Invitation letter from the American company or the event',
      'Company registration and GST certificate',
      'The firm’s income tax returns for 3 years',
      'Letter from your business',
      'Plan of meetings with names, places and dates',
      'Recent bank statements, yours or your company’s',
      'Income tax returns for 3 years',
      'Proof of your ties to India',
    ]);
  });

  it('a child at school whose parents pay, to the United Arab Emirates', () => {
    expect(idsOf('united-arab-emirates', { occupation: 'student', age: 'minor' })).toEqual([
      'dubai-passport',
      'dubai-photo',
      'dubai-return-ticket',
      'dubai-stay',
      'dubai-birth-certificate',
      'dubai-parents-passports',
      'dubai-parental-consent',
      'dubai-insurance',
      'dubai-old-visa',
    ]);
  });

  it('a child of whom nothing else was said has no employer and no tax return', () => {
    for (const list of Object.values(lists)) {
      const asked = documentsFor(list, { ...anyTraveller, age: 'minor' });
      expect(asked.filter(({ text }) => /employ|salary|tax return/i.test(text))).toEqual([]);
    }
  });

  it('a student whose host pays, to Canada: of the sponsor and of the host', () => {
    const ids = idsOf('canada', { occupation: 'student', payer: 'host' });
    expect(ids).toEqual(
      expect.arrayContaining(['canada-work', 'canada-invitation', 'canada-sponsor', 'canada-family-form']),
    );
    expect(ids).not.toContain('canada-birth-certificate');
  });
});

describe('each list', () => {
  const all = Object.entries(documentLists);

  it('has documents whose ids can be kept, and none stands twice', () => {
    const ids = all.flatMap(([, list]) => documentsOf(list).map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9-]{1,60}$/.test(id))).toEqual([]);
  });

  it.each(all)(
    '%s: is under its own name, and begins with the passport, the form and the photo',
    (id, list) => {
      expect(list.id).toBe(id);
      const { passport, form, photo } = list.essentials;
      const forEveryone = documentsOf(list).filter(({ asked }) => asked.includes('everyone'));
      const textOf = (essential: string) => forEveryone.find((document) => document.id === essential)?.text;
      expect(textOf(passport)).toMatch(/passport/i);
      if (form !== undefined) expect(textOf(form)).toMatch(/form|application|DS-160/i);
      if (photo !== undefined) expect(textOf(photo)).toMatch(/photo/i);
    },
  );

  it('a photo whose size is known leads to its check, which asks for the same size', () => {
    const photos = Object.values(lists).flatMap((list) =>
      documentsOf(list).filter(({ photo }) => photo !== undefined),
    );
    expect(photos.map(({ photo }) => photo).toSorted()).toEqual(['canada', 'japan', 'schengen', 'usa']);
    for (const { photo, text } of photos) {
      const print = photoDocuments.find(({ id }) => id === photo)?.print;
      expect(text, photo).toContain(`${print?.width} × ${print?.height} mm`);
    }
  });

  it('only the visas that ask for no form or no photo leave them out', () => {
    const without = (part: 'form' | 'photo') =>
      all.filter(([, { essentials }]) => essentials[part] === undefined).map(([id]) => id);
    expect(without('form')).toEqual(['united-arab-emirates', 'hong-kong']);
    expect(without('photo')).toEqual(['united-kingdom', 'hong-kong']);
  });

  it.each(all)(
    '%s: what is only usual has no publication, and a figure has one or is a fact',
    (_id, list) => {
      for (const { id, text, words = {}, tag, publications } of documentsOf(list)) {
        if (tag === 'usual') expect([id, publications]).toEqual([id, undefined]);
        const figures = [text, ...Object.values(words)]
          .map((said) => said.replaceAll(/\{fact:\w+\}|A4|DS-160|IMM \d{4}/g, ''))
          .filter((said) => /\d/.test(said));
        if (figures.length > 0) expect([id, publications?.length ?? 0]).not.toEqual([id, 0]);
      }
      expect(publicationsOf(list).length).toBeGreaterThan(0);
      expect(list.note).not.toBe('');
    },
  );

  it('says whom a document is asked from, where it is not everyone', () => {
    const [payslips, form] = ['schengen-payslips', 'schengen-form'].map((id) =>
      documentsOf(documentLists.schengen).find((document) => document.id === id),
    );
    expect(payslips && conditionOf(payslips)).toBe('if you are salaried');
    expect(form && conditionOf(form)).toBeUndefined();
  });

  it('depends on who travels, but for the registration', () => {
    expect(all.filter(([, list]) => !shownList(list).isByTraveller).map(([id]) => id)).toEqual(['hong-kong']);
  });

  it('goes out as a message that says what is ready, what is only usual, and where it comes from', () => {
    const documents = documentsFor(lists.japan, { ...anyTraveller, occupation: 'homemaker' });
    const text = documentsText(lists.japan, { documents, ready: new Set(['japan-photo']) });
    expect(text.split('\n')).toEqual([
      'Documents for a visit to Japan',
      '1 of 9 ready',
      '',
      '☐ Application form',
      '☐ Passport with 2 free pages',
      '☑ Photo of 45 × 45 mm, white background',
      '☐ Cover letter',
      '☐ Day-by-day plan',
      '☐ Hotels and flights',
      '☐ Proof that you can pay for the trip',
      '☐ Your spouse’s documents (usually asked)',
      '☐ Proof of how you and your spouse are related',
      '',
      'Sources: Business Today, documents for Japan, press, January 2026; Business Standard, documents for Japan, press, March 2026; Consulate-General of Japan in Mumbai, photograph, government, without a date; Globlys, Japan visa documents, visa agent, without a date. Check the official list before you apply.',
    ]);
  });
});

describe('collecting them', () => {
  const list = lists['united-arab-emirates'];
  const forAnyone = idsOf('united-arab-emirates');
  const forAGuest = idsOf('united-arab-emirates', { payer: 'host' });
  const guest: TravellerDocumentsEvent = { type: 'answer.changed', field: 'payer', value: 'host' };
  const tick = (id: string): TravellerDocumentsEvent => ({ type: 'item.toggled', id });
  const ready = (...ids: string[]): TravellerDocumentsEvent => ({ type: 'ready.found', ids });

  const trip = (folder: TripFolder): TravellerDocumentsEvent => ({ type: 'trip.known', folder });

  /** What is said of the trip, and what the browser is to keep, in order. */
  function told(...events: TravellerDocumentsEvent[]) {
    const heard: AnyEventObject[] = [];
    const { site, listener } = siteListener((event) => heard.push(event));
    const walk = trial(travellerDocumentsMachine.provide({ actors: { storedTicks: listener } }), {
      input: { site, list },
    });
    walk.send(...events);
    return {
      heard: heard.map(({ type }) => type),
      said: heard.filter(({ type }) => type === 'trip.patched'),
      kept: heard.filter(({ type }) => type === 'ready.changed').map((event) => event['ready']),
    };
  }

  function collect(...events: TravellerDocumentsEvent[]) {
    const walk = trial(travellerDocumentsMachine, { input: { site: createEmptyActor() as never, list } });
    walk.send(ready(), ...events);
    return walk.actor.getSnapshot();
  }

  it.each<[why: string, events: TravellerDocumentsEvent[], value: string, progress: string]>([
    ['nothing', [], 'collecting', '0 of 8 ready'],
    ['one', [tick('dubai-photo')], 'collecting', '1 of 8 ready'],
    ['one, taken back', [tick('dubai-photo'), tick('dubai-photo')], 'collecting', '0 of 8 ready'],
    ['one that is not listed', [tick('usa-photo')], 'collecting', '0 of 8 ready'],
    ['everything', [ready(...forAnyone)], 'complete', '8 of 8 ready'],
    ['everything but the passport', [ready(...forAnyone.slice(1))], 'collecting', '7 of 8 ready'],
    ['everything, then a host pays', [ready(...forAnyone), guest], 'collecting', '8 of 9 ready'],
    ['everything of a guest', [guest, ready(...forAGuest)], 'complete', '9 of 9 ready'],
    ['another tab has taken them back', [ready(...forAnyone), ready()], 'collecting', '0 of 8 ready'],
    [
      'a traveller of an earlier visit',
      [trip({ traveller: { ...anyTraveller, payer: 'host' } })],
      'collecting',
      '0 of 9 ready',
    ],
  ])('%s', (_why, events, value, progress) => {
    const snapshot = collect(...events);
    expect(snapshot.value).toBe(value);
    const { ready: ticked, total } = selectDocuments(snapshot).progress;
    expect(progressLine(ticked, total)).toBe(progress);
  });

  it('what was ticked stays ticked when the answers change and change back', () => {
    const back: TravellerDocumentsEvent = { type: 'answer.changed', field: 'payer', value: 'self' };
    const snapshot = collect(guest, tick('dubai-host-income'), back, guest);
    expect(selectDocuments(snapshot).ready.has('dubai-host-income')).toBe(true);
  });

  it('the ticks of other lists stay beside its own; what is kept already is not kept again', () => {
    expect(
      keptWith(['usa-passport', 'dubai-stay'], { documents: documentsOf(list) }, ['dubai-photo']),
    ).toEqual(['usa-passport', 'dubai-photo']);
    expect(told(ready('dubai-photo'), trip({}), ready('dubai-photo'), tick('usa-photo')).kept).toEqual([]);
    expect(told(ready('dubai-stay'), tick('dubai-photo'), tick('dubai-stay')).kept).toEqual([
      ['dubai-photo', 'dubai-stay'],
      ['dubai-photo'],
    ]);
  });

  it('nothing can be ticked before what the browser keeps is read', () => {
    expect(told(tick('dubai-photo')).heard).toEqual([]);
  });

  const readiness = (count: number, total = 8) => ({ list: 'united-arab-emirates', ready: count, total });
  const asGuest = { ...anyTraveller, payer: 'host' as const };

  it.each<[why: string, events: TravellerDocumentsEvent[], said: TripFolder[]]>([
    ['nothing, opened where there is a trip', [trip({ traveller: asGuest }), ready('dubai-photo')], []],
    ['nothing of the documents, where there is none', [ready(), tick('dubai-photo'), ready()], []],
    ['who travels, as soon as it is said', [ready(), guest], [{ traveller: asGuest }]],
    ['not what is said already', [ready(), guest, guest], [{ traveller: asGuest }]],
    [
      'who travels and their documents, where there is a trip',
      [trip({}), ready(), guest],
      [{ traveller: asGuest }, { documents: readiness(0, 9) }],
    ],
    [
      'whom the documents are for, once one is ticked',
      [trip({}), ready(), tick('dubai-photo')],
      [{ documents: readiness(1), traveller: anyTraveller }],
    ],
    ['what another tab has ticked', [trip({}), ready(), ready()], [{ documents: readiness(0) }]],
    ['not what the trip has already', [trip({ documents: readiness(0) }), ready(), ready()], []],
    [
      'the documents, when the trip comes and says who travels',
      [ready('dubai-photo'), trip({ traveller: asGuest })],
      [{ documents: readiness(1, 9), traveller: asGuest }],
    ],
    ['nothing to a trip that comes and does not', [ready('dubai-photo'), trip({}), trip({})], []],
  ])('says of the trip: %s', (_why, events, said) => {
    expect(told(...events).said).toEqual(said.map((each) => ({ type: 'trip.patched', patch: each })));
  });

  it('a tick is told to the trip before it is kept, and found again', () => {
    expect(told(trip({}), ready(), tick('dubai-photo')).heard).toEqual(['trip.patched', 'ready.changed']);
  });

  it('who travels is taken from the trip once', () => {
    const { context } = collect(trip({ traveller: asGuest }), trip({ traveller: anyTraveller }));
    expect(context.traveller).toEqual(asGuest);
    expect(collect(trip({}), trip({ traveller: asGuest })).context.traveller).toEqual(anyTraveller);
  });
});
