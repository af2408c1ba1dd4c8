import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { documentListTitles } from '../../src/content/documents/list-words';
import {
  documentsOf,
  occupations,
  payers,
  purposes,
  type DocumentListId,
  type Traveller,
} from '../../machines/traveller-documents/documents';
import { destinationPath } from '../../machines/country-listing/listing';
import { licensingPlaces } from '../../machines/licensed-help';
import { noAnswers } from '../../machines/travel-letters/answers';
import { writeLetter } from '../../src/content/letter-text';
import { anyTraveller } from '../../machines/traveller-documents/traveller-documents.machine';
import { countries } from '../../src/content/countries';
import { shownFactsOn } from '../../src/content/fact-words';
import { todayInIndia } from '../../src/content/today';
import { shownList } from '../../src/content/documents/shown-list';
import { entryRulesFor } from '../../src/content/entry-rules';
import { guides } from '../../src/content/guides/guides';
import { officialLinks } from '../../src/content/official-links';
import { DocumentChecklist } from '../../src/flows/document-checklist/DocumentChecklist';
import { Page } from '../../src/pages/DestinationPage';
import { load } from '../../src/pages/DestinationPage.data';
import { PageFactsContext } from '../../src/ui/page-facts';
import { eachInItsWorld } from '../support/each-in-its-world';
import { openTab } from '../support/hands';
import type { World } from '../support/world';
import { documentLists, TravellerDocuments, TripContents } from '../support/with-data';

/** The words in which the one list of a visa names its documents. */
function wordsOf(id: DocumentListId): readonly string[] {
  return documentsOf(documentLists[id]).flatMap(({ text, words = {} }) => [text, ...Object.values(words)]);
}

const labelsIn = (container: HTMLElement) =>
  within(container)
    .queryAllByRole<HTMLInputElement>('checkbox')
    .map(({ labels }) => labels?.[0]?.textContent ?? '');

const listIds = Object.keys(documentLists) as DocumentListId[];
const day = '2026-11-21';
const facts = shownFactsOn(todayInIndia());

describe('the one list of documents of a visa', () => {
  let world: World;
  eachInItsWorld((fresh) => (world = fresh));

  it.each(guides.map(({ guide }) => [guide.slug, guide] as const))(
    'the guide %s shows all of it, in its order',
    async (_slug, guide) => {
      await world.open(
        <PageFactsContext value={facts}>
          <DocumentChecklist
            guide={guide}
            documents={shownList(documentLists[guide.documents])}
            officialSite={officialLinks[guide.officialLinks[0]]}
            asOf="May 2025"
          />
        </PageFactsContext>,
        guide.path,
      );
      expect(labelsIn(document.body)).toEqual(
        documentsOf(documentLists[guide.documents]).map(({ text }) => text),
      );
    },
  );

  it.each(countries.map((country) => [country.name, country] as const))(
    'the page of %s shows documents of its visa’s list alone, and offers the tool only with one',
    async (name, country) => {
      const answer = load({ path: destinationPath(country.name), params: {}, day });
      if (!answer) throw new Error(`${name} has no page.`);
      await world.open(<Page data={answer} />, `/services/${name}`);
      const section = screen.getByRole('region', { name: /^Documents/ });
      const shown = within(section)
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent);
      const { listId } = answer.documents;
      const isOffered = screen.queryByRole('button', { name: 'Open the list for you' }) !== null;
      expect([listId, isOffered]).toEqual([entryRulesFor(name)?.documents, listId !== undefined]);
      expect(shown.length > 0).toBe(listId !== undefined);
      const words = listId === undefined ? [] : wordsOf(listId);
      expect(
        shown.filter((item) => !words.some((text) => item === text || item.startsWith(`${text} (`))),
      ).toEqual([]);
      const all = listId === undefined ? [] : documentsOf(documentLists[listId]);
      const heading = within(section).getByRole('heading', { level: 2 }).textContent;
      const kind = shown.length < all.length ? 'to begin with' : 'in all';
      expect(heading).toBe(shown.length === 0 ? 'Documents' : `Documents: ${shown.length} ${kind}`);
      if (shown.length < all.length) {
        const whole = within(section).getByRole<HTMLAnchorElement>('link', {
          name: `The whole list: ${all.length} documents to tick off`,
        });
        const guide = guides.find(({ guide: { documents } }) => documents === listId)?.guide;
        expect(new URL(whole.href).pathname).toBe(guide?.path);
      }
    },
  );

  const travellers: readonly Traveller[] = [
    anyTraveller,
    ...occupations.map((occupation) => ({ ...anyTraveller, occupation, trips: 'first' as const })),
    ...payers.map((payer) => ({ ...anyTraveller, payer, age: 'minor' as const })),
    ...purposes.map((purpose) => ({ ...anyTraveller, purpose })),
  ];

  it.each(listIds)('“Documents for you” shows documents of %s alone, whoever travels', async (id) => {
    for (const traveller of travellers) {
      world.trip.write({ destination: 'Somewhere', traveller });
      await world.open(<TravellerDocuments documents={id} />, '/trip');
      const shown = labelsIn(document.body);
      expect(shown.filter((label) => !wordsOf(id).includes(label))).toEqual([]);
      const { passport, form, photo } = documentLists[id].essentials;
      const ids = documentsOf(documentLists[id]).filter((item) =>
        [item.text, ...Object.values(item.words ?? {})].some((text) => shown.includes(text)),
      );
      expect(ids.map((item) => item.id)).toEqual(
        expect.arrayContaining([passport, form, photo].filter((essential) => essential !== undefined)),
      );
      world.close();
    }
  });

  it.each([
    ['France', 'schengen'],
    ['Japan', 'japan'],
    ['Hong Kong', 'hong-kong'],
    ['Australia', 'australia'],
    ['Thailand', undefined],
    ['Vietnam', undefined],
  ] as const)('the folder of a trip to %s shows %s', async (destination, listId) => {
    world.trip.write({ destination });
    await world.open(<TripContents />, '/trip');
    await openTab('Documents');
    const paper = screen.getByRole('region', { name: 'Documents for you' });
    const labels = labelsIn(paper);
    expect(labels.length > 0).toBe(listId !== undefined);
    if (listId !== undefined) expect(labels.filter((label) => !wordsOf(listId).includes(label))).toEqual([]);
    expect(paper.textContent).not.toContain('You have everything');
  });

  it.each(listIds)('a cover letter names the list of %s', (id) => {
    const destination = countries.find(({ name }) => entryRulesFor(name)?.documents === id)?.name ?? '';
    const enclosing = { ...noAnswers, coverEnclosed: ['checklist'] } as const;
    const { text } = writeLetter({ letter: 'cover', answers: enclosing, trip: { destination }, today: day });
    expect(text).toContain(`“${documentListTitles[id]}”`);
  });

  it.each(licensingPlaces)('a trip to %s says that nobody of ours reads its letters', async (place) => {
    world.trip.write({ destination: place });
    await world.open(<TripContents />, '/trip');
    await openTab('Letters');
    expect(screen.getByText(/^They say what you answer/)).toBeDefined();
    expect(screen.getByText(/^You write them yourself\. Nobody here reads or corrects them/)).toBeDefined();
  });

  it('a trip to France says nothing of licences beside its letters', async () => {
    world.trip.write({ destination: 'France' });
    await world.open(<TripContents />, '/trip');
    await openTab('Letters');
    expect(screen.getByText(/^They say what you answer/)).toBeDefined();
    expect(screen.queryByText(/^You write them yourself/)).toBeNull();
  });

  it('a trip to Thailand says what the form is for, where nothing has to be applied for', async () => {
    world.trip.write({ destination: 'Thailand' });
    await world.open(<TripContents />, '/trip');
    await openTab('Profile');
    const paper = screen.getByRole('region', { name: 'Your application' });
    expect(paper.textContent).toContain('You don’t need to apply for a visa.');
  });

  it('a trip to a destination beside the listing leads to its answers', async () => {
    world.trip.write({ destination: 'Sri Lanka' });
    await world.open(<TripContents />, '/trip');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'All about Sri Lanka' });
    expect(new URL(link.href).pathname).toBe('/services/sri-lanka');
  });

  it('a destination that needs no visa has no list', () => {
    const free = countries.filter(({ name }) => entryRulesFor(name)?.isFreeToGo);
    expect(free.length).toBeGreaterThan(2);
    expect(free.map(({ name }) => entryRulesFor(name)?.documents)).toEqual(free.map(() => undefined));
  });
});

describe('a second list', () => {
  const sources = import.meta.glob<string>(['../../src/**/*.{ts,tsx,mdx}', '../../machines/**/*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  /** The documents, whose words are long enough to be nobody else's, that a file outside the lists names. */
  const copiedIn = (path: string, text: string) =>
    path.includes('/src/content/documents/')
      ? []
      : [...new Set(listIds.flatMap(wordsOf))].filter(
          (words) => words.length > 24 && text.includes(path.endsWith('.mdx') ? words : `'${words}'`),
        );

  it('is not written anywhere: no other file names one of the documents, or lists whom they are asked from', () => {
    const copies = Object.entries(sources).flatMap(([path, text]) => [
      ...copiedIn(path, text).map((words) => `${path}: ${words}`),
      ...(!path.includes('/src/content/documents/') && /\basked: \[/.test(text) ? [`${path}: asked`] : []),
    ]);
    expect(copies).toEqual([]);
    expect(
      copiedIn('../../src/content/x.ts', "['Proof of your host’s home', 'Employment contract']"),
    ).toEqual(['Proof of your host’s home']);
  });
});
