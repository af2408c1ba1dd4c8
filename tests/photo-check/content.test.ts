import { describe, expect, it } from 'vitest';
import { latePictures } from '../../src/services/late-pictures';
import type { Pictures } from '../../machines/photo-check/pictures';
import { countsFor } from '../../machines/photo-check/sheet';
import { pixelRange, proportionOf } from '../../machines/photo-check/sizes';
import {
  otherPhotoDocuments,
  photoDocuments,
  photoLink,
  shownPhotoDocuments,
} from '../../src/content/photo-documents';
import { photoFacts, savedLine, weightWords } from '../../src/content/photo-words';

const wordsOf = (id: string, term: string) =>
  shownPhotoDocuments()
    .find((one) => one.id === id)
    ?.facts.find((fact) => fact.term === term)?.words;

describe('the table of sizes', () => {
  it.each<[id: string, print: string, file: string, head: string]>([
    [
      'usa',
      '51 × 51 mm',
      'JPEG, 600 × 600 to 1200 × 1200 pixels, at most 240 KB',
      '25 to 35 mm, 50 to 69 % of the height',
    ],
    ['schengen', '35 × 45 mm', 'Not asked for', '32 to 36 mm, 71 to 80 % of the height'],
    [
      'canada',
      '35 × 45 mm',
      'JPEG, at least 420 × 540 pixels, at most 4 MB',
      '31 to 36 mm, 69 to 80 % of the height',
    ],
    ['new-zealand', 'Not asked for', 'JPEG, 900 × 1200 to 2250 × 3000 pixels, 500 KB to 3 MB', 'Not known'],
    ['japan', '45 × 45 mm', 'Not asked for', 'Not known'],
    ['singapore', '35 × 45 mm', 'JPEG, 400 × 514 pixels, at most 60 KB', 'Not known'],
    ['china', '33 × 48 mm', 'Not asked for', '28 to 33 mm, 58 to 69 % of the height'],
    ['indian-passport-abroad', 'Not asked for', 'JPEG, 630 × 810 pixels', '80 to 85 % of the height'],
  ])('says of %s what its sources say', (id, print, file, head) => {
    expect([wordsOf(id, 'Print'), wordsOf(id, 'File'), wordsOf(id, 'Head, chin to crown')]).toEqual([
      print,
      file,
      head,
    ]);
  });

  it.each(photoDocuments.map((document) => [document.id, document] as const))(
    'has for %s sizes of one proportion, and a way to check them',
    (_, document) => {
      const { smallest, largest } = pixelRange(document);
      expect(largest.width / largest.height).toBeCloseTo(smallest.width / smallest.height, 2);
      if (document.print) {
        expect(document.print.width / document.print.height).toBeCloseTo(proportionOf(document), 2);
        expect(countsFor(document.print).length).toBeGreaterThan(0);
      }
      expect(document.official.href).toMatch(/^https:/);
      expect(photoFacts(document).length).toBeGreaterThanOrEqual(4);
    },
  );

  it('names each document once', () => {
    const ids = [...photoDocuments, ...otherPhotoDocuments].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each<[destination: string, href: string | undefined]>([
    ['United States', '/tools/photo?for=usa'],
    ['Germany', '/tools/photo?for=schengen'],
    ['China', '/tools/photo?for=china'],
    ['Thailand', undefined],
    ['United Kingdom', undefined],
  ])('is reached from %s by %s', (destination, href) => {
    expect(photoLink(destination)?.href).toBe(href);
  });
});

it('weighs as forms do, and never says less than there is room for', () => {
  expect(weightWords(239_999)).toBe('239 KB');
  expect(weightWords(4_000_000)).toBe('4 MB');
  expect(weightWords(1_250_000)).toBe('1.2 MB');
  expect(savedLine({ as: 'photo', name: 'me.jpg', width: 413, height: 531, bytes: 48_200 })).toBe(
    'me.jpg is saved: 413 × 531 pixels, 48 KB.',
  );
});

describe('the pictures whose code comes late', () => {
  const kept: (string | undefined)[] = [];
  const opened = { id: 'one', address: 'blob:one', width: 300, height: 400 };
  const device = { open: async () => opened, keepOnly: (id?: string) => void kept.push(id) };

  it('come once, and nothing is freed before', async () => {
    let made = 0;
    const pictures = latePictures(async () => () => {
      made += 1;
      return device as unknown as Pictures;
    });
    pictures.keepOnly(undefined);
    expect([made, kept]).toEqual([0, []]);
    expect(await pictures.open({ name: 'me.jpg', size: 9 }, { aborted: false })).toBe(opened);
    await pictures.open({ name: 'me.jpg', size: 9 }, { aborted: false });
    pictures.keepOnly('one');
    expect([made, kept]).toEqual([1, ['one']]);
  });

  it('are asked for again where they did not come', async () => {
    const answers = [
      Promise.reject(new Error('offline')),
      Promise.resolve(() => device as unknown as Pictures),
    ];
    const pictures = latePictures(() => answers.shift() ?? Promise.reject(new Error('no more')));
    await expect(pictures.open({ name: 'a', size: 1 }, { aborted: false })).rejects.toThrow('offline');
    expect(await pictures.open({ name: 'a', size: 1 }, { aborted: false })).toBe(opened);
  });
});
