import { describe, expect, it } from 'vitest';
import {
  centred,
  croppedPixels,
  drawingOf,
  placedWithin,
  roomFor,
  type Placement,
} from '../../machines/photo-check/crop';
import { nextTry, withDensity, type Tried } from '../../machines/photo-check/encoding';
import { headShown, marksMoved, withMark, type MarkName, type Marks } from '../../machines/photo-check/marks';
import type { Measured } from '../../machines/photo-check/measuring';
import { countsFor, reachesEdges, sheetOf, sheetPixels } from '../../machines/photo-check/sheet';
import {
  pixelRange,
  pixelsOf,
  proportionOf,
  savedSize,
  type PhotoRules,
  type Size,
} from '../../machines/photo-check/sizes';
import { countProblems, verdictsOf } from '../../machines/photo-check/verdicts';

const square = (side: number): Size => ({ width: side, height: side });

const usa: PhotoRules = {
  id: 'usa',
  print: square(51),
  upload: { smallest: square(600), largest: square(1200), maxBytes: 240_000 },
  head: { min: 0.5, max: 0.69 },
  eyes: { min: 0.56, max: 0.69 },
  background: 'white',
};
const schengen: PhotoRules = {
  id: 'schengen',
  print: { width: 35, height: 45 },
  head: { min: 32 / 45, max: 36 / 45 },
  background: 'white',
};
const online: PhotoRules = {
  id: 'online',
  upload: {
    smallest: { width: 900, height: 1200 },
    largest: { width: 2250, height: 3000 },
    minBytes: 500_000,
    maxBytes: 3_000_000,
  },
  background: 'light',
};

describe('the sizes', () => {
  // 35 / 25.4 × 300 = 413.4; 45 / 25.4 × 300 = 531.5
  it.each<[millimetres: number, pixels: number]>([
    [35, 413],
    [45, 531],
    [51, 602],
    [25.4, 300],
    [152.4, 1800],
  ])('%d mm are %d pixels at 300 an inch', (millimetres, pixels) => {
    expect(pixelsOf(millimetres)).toBe(pixels);
  });

  it.each<[why: string, rules: PhotoRules, cropped: Size, saved: Size]>([
    ['the form’s largest of a big picture', usa, square(3000), square(1200)],
    ['what the picture has, in between', usa, square(800.4), square(800)],
    ['the form’s smallest of a small picture', usa, square(300), square(600)],
    [
      'the print’s, whatever the picture has',
      schengen,
      { width: 2000, height: 2571 },
      { width: 413, height: 531 },
    ],
    ['three to four', online, { width: 1500, height: 2000 }, { width: 1500, height: 2000 }],
    ['the largest three to four', online, { width: 9000, height: 12_000 }, { width: 2250, height: 3000 }],
  ])('the saved photo has %s', (_why, rules, cropped, saved) => {
    expect(savedSize(rules, cropped)).toEqual(saved);
  });

  it('are those of the form before those of the print', () => {
    expect(pixelRange(usa).smallest).toEqual(square(600));
    expect(pixelRange(schengen)).toEqual({
      smallest: { width: 413, height: 531 },
      largest: { width: 413, height: 531 },
    });
    expect(proportionOf(usa)).toBe(1);
    expect(proportionOf(online)).toBe(0.75);
  });
});

describe('the picture under the frame', () => {
  // A picture of 300 × 400 under a square frame: at zoom 1 it is 1 wide and 4/3 high, and may go a sixth up or down.
  const picture = { width: 300, height: 400 };
  const at = (placement: Partial<Placement>) => placedWithin(picture, 1, { ...centred, ...placement });

  it.each<[why: string, asked: Partial<Placement>, placed: Partial<Placement>]>([
    ['stays in the middle', {}, { x: 0, y: 0, zoom: 1 }],
    ['does not leave a side bare', { x: 0.5 }, { x: 0, y: 0 }],
    ['goes down as far as there is picture', { y: 0.5 }, { y: 1 / 6 }],
    ['and up', { y: -9 }, { y: -1 / 6 }],
    ['goes as far as asked', { y: 0.1 }, { y: 0.1 }],
    ['goes to the side when it is larger', { x: 0.9, zoom: 2 }, { x: 0.5, zoom: 2 }],
    ['is never smaller than the frame', { zoom: 0.2 }, { zoom: 1 }],
    ['is never larger than eight times', { zoom: 90 }, { zoom: 8 }],
    ['turned, has room to the sides', { quarters: 1, x: 0.5, y: 0.5 }, { x: 1 / 6, y: 0, quarters: 1 }],
    ['turned back', { quarters: -1 }, { quarters: 3 }],
    ['turned round', { quarters: 4 }, { quarters: 0 }],
    ['tilts no further than 15 degrees', { tilt: 40 }, { tilt: 15 }],
    ['takes no number for nothing', { x: Number.NaN, zoom: Number.NaN, tilt: Number.NaN }, { x: 0, zoom: 1 }],
  ])('%s', (_why, asked, placed) => {
    const found = at(asked);
    for (const [key, value] of Object.entries(placed)) {
      expect(found[key as keyof Placement], key).toBeCloseTo(value, 10);
    }
  });

  it('grows when it is tilted, so that no corner is bare', () => {
    // cos 10° + sin 10° = 0.98481 + 0.17365
    expect(at({ tilt: 10 }).zoom).toBeCloseTo(1.15846, 4);
    expect(at({ tilt: -10 }).zoom).toBeCloseTo(1.15846, 4);
  });

  it('is cut to fewer pixels when it is larger', () => {
    expect(croppedPixels(picture, 1, centred)).toEqual({ width: 300, height: 300 });
    expect(croppedPixels(picture, 1, { ...centred, zoom: 2 })).toEqual({ width: 150, height: 150 });
    expect(croppedPixels(picture, 1, { ...centred, quarters: 1 })).toEqual({ width: 300, height: 300 });
  });

  it('has room where it is longer than the frame', () => {
    expect(roomFor(picture, 1, centred).x).toBe(0);
    expect(roomFor(picture, 1, centred).y).toBeCloseTo(1 / 6, 10);
  });

  it('is drawn around the middle of the canvas', () => {
    expect(drawingOf(picture, 1, { ...centred, y: 0.1, zoom: 2, quarters: 1 }, square(600))).toEqual({
      moveX: 300,
      moveY: 360,
      turn: Math.PI / 2,
      scale: 4,
    });
  });

  it('is drawn as crooked as it stands under the frame', () => {
    const degrees = (placement: Partial<Placement>) =>
      (drawingOf(picture, 1, { ...centred, ...placement }, square(600)).turn * 180) / Math.PI;
    expect(degrees({ tilt: 4 })).toBeCloseTo(4, 10);
    expect(degrees({ tilt: -4, quarters: 1 })).toBeCloseTo(86, 10);
  });
});

describe('the marks', () => {
  it('are drawn for a head in the middle of what the document allows', () => {
    // Head 59.5 %, eyes 62.5 % from below: eyes at 37.5 %.
    const { crown, eyes, chin } = headShown(usa);
    expect(chin - crown).toBeCloseTo(0.595, 2);
    expect(eyes).toBe(0.375);
    const other = headShown(schengen);
    expect(other.chin - other.crown).toBeCloseTo(34 / 45, 2);
    expect(headShown(online).chin - headShown(online).crown).toBeCloseTo(0.75, 3);
  });

  it.each<[mark: keyof Marks, at: number, marks: Marks]>([
    ['crown', 0.2, { crown: 0.2, eyes: 0.4, chin: 0.8 }],
    ['crown', 0.9, { crown: 0.35, eyes: 0.4, chin: 0.8 }],
    ['crown', -1, { crown: 0, eyes: 0.4, chin: 0.8 }],
    ['eyes', 0, { crown: 0.1, eyes: 0.15, chin: 0.8 }],
    ['eyes', 0.9, { crown: 0.1, eyes: 0.75, chin: 0.8 }],
    ['chin', 0.1, { crown: 0.1, eyes: 0.4, chin: 0.45 }],
    ['chin', 2, { crown: 0.1, eyes: 0.4, chin: 1 }],
    ['chin', Number.NaN, { crown: 0.1, eyes: 0.4, chin: 0.8 }],
  ])('%s at %d stays among the others', (mark, at, marks) => {
    expect(withMark({ crown: 0.1, eyes: 0.4, chin: 0.8 }, mark, at)).toEqual(marks);
  });
});

describe('the marks on a picture that moves', () => {
  const marks: Marks = { crown: 0.3, eyes: 0.45, chin: 0.7 };
  const to = (placement: Partial<Placement>, marked: readonly MarkName[] = ['crown', 'eyes', 'chin']) =>
    marksMoved(marks, marked, centred, { ...centred, ...placement });

  it('move with it', () => {
    expect(to({ y: 0.1 })).toEqual({ crown: 0.4, eyes: 0.55, chin: 0.8 });
  });

  it('grow with it, from the middle of the frame', () => {
    // 0.5 − 0.2 × 2, 0.5 − 0.05 × 2, 0.5 + 0.2 × 2
    expect(to({ zoom: 2 })).toEqual({ crown: 0.1, eyes: 0.4, chin: 0.9 });
  });

  it('shrink and move with it, from where it lay', () => {
    // 0.5 + (0.3 − 0.5 − 0.1) ÷ 2, 0.5 + (0.45 − 0.5 − 0.1) ÷ 2, 0.5 + (0.7 − 0.5 − 0.1) ÷ 2
    const all = ['crown', 'eyes', 'chin'] as const;
    expect(marksMoved(marks, all, { ...centred, y: 0.1, zoom: 2 }, centred)).toEqual({
      crown: 0.35,
      eyes: 0.425,
      chin: 0.55,
    });
  });

  it('stay where they are while they are not set', () => {
    expect(to({ y: 0.1 }, ['chin'])).toEqual({ crown: 0.3, eyes: 0.45, chin: 0.8 });
  });

  it('are given up where they would leave the frame', () => {
    expect(to({ y: 0.4 })).toBeUndefined();
    expect(to({ zoom: 3 })).toBeUndefined();
  });

  it('are given up where they would pass each other', () => {
    // The crown comes to 50 %, the eyes are not set and stay at 45 %.
    expect(to({ y: 0.2 }, ['crown', 'chin'])).toBeUndefined();
    // Set in a picture four times as large, 15 % apart, they come to lie 3.75 % apart.
    expect(marksMoved(marks, ['crown', 'eyes', 'chin'], { ...centred, zoom: 4 }, centred)).toBeUndefined();
  });
});

const fine: Measured = {
  sharpness: 200,
  backgroundLight: 240,
  backgroundSpread: 3,
  backgroundSides: 2,
  backgroundColour: 5,
  faceLight: 150,
  faceSides: 10,
  faceBurnt: 0,
};

describe('the verdicts', () => {
  const picture = square(1000);
  const marks: Marks = { crown: 0.1, eyes: 0.38, chin: 0.7 };
  const framed = (rules: PhotoRules, zoom = 1) => ({
    rules,
    picture: { id: 'one', address: 'blob:one', ...picture },
    placement: { ...centred, zoom },
  });
  const everyMark: readonly MarkName[] = ['crown', 'eyes', 'chin'];
  const told = (
    rules: PhotoRules,
    measured: Partial<Measured> = {},
    more: { marks?: Partial<Marks>; marked?: readonly MarkName[]; zoom?: number } = {},
  ) =>
    Object.fromEntries(
      verdictsOf(
        framed(rules, more.zoom),
        { marks: { ...marks, ...more.marks }, marked: more.marked ?? everyMark },
        { ...fine, ...measured },
      ).map(({ check, outcome, reason }) => [check, `${outcome}: ${reason}`]),
    );

  it('are all good for a good photo', () => {
    const verdicts = verdictsOf(framed(usa), { marks, marked: everyMark }, fine);
    expect(verdicts.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 7 }, () => 'good'));
    expect(countProblems(verdicts)).toBe(0);
  });

  it.each<[marked: readonly MarkName[], head: string, eyes: string]>([
    [[], 'doubtful: unmarked', 'doubtful: unmarked'],
    [['chin'], 'doubtful: unmarked', 'doubtful: unmarked'],
    [['chin', 'crown'], 'good: within', 'doubtful: unmarked'],
    [['eyes'], 'doubtful: unmarked', 'good: within'],
  ])('take nothing for marked: %j', (marked, head, eyes) => {
    const found = told(usa, {}, { marked });
    expect([found['head'], found['eyes']]).toEqual([head, eyes]);
  });

  it('leave the eyes out where nothing asks for them, and do not know what is not published', () => {
    expect(told(online)).not.toHaveProperty('eyes');
    expect(told(online)['head']).toBe('unknown: unpublished');
  });

  it.each<[check: string, told: string, measured: Partial<Measured>, rules?: PhotoRules]>([
    ['sharpness', 'bad: blurred', { sharpness: 5 }],
    ['sharpness', 'doubtful: soft', { sharpness: 20 }],
    ['sharpness', 'good: sharp', { sharpness: 40 }],
    ['background', 'bad: dark', { backgroundLight: 120 }],
    ['background', 'bad: uneven', { backgroundSpread: 30 }],
    ['background', 'bad: uneven', { backgroundSides: 40 }],
    ['background', 'bad: coloured', { backgroundColour: 60 }],
    ['background', 'doubtful: grey', { backgroundLight: 190 }],
    ['background', 'good: even', { backgroundLight: 190, backgroundColour: 60 }, online],
    ['light', 'bad: dark', { faceLight: 20 }],
    ['light', 'good: fine', { faceLight: 55 }],
    ['light', 'bad: bright', { faceLight: 240 }],
    ['light', 'bad: bright', { faceBurnt: 0.5 }],
    ['light', 'doubtful: one-sided', { faceSides: 80 }],
  ])('%s is %s', (check, words, measured, rules = usa) => {
    expect(told(rules, measured)[check]).toBe(words);
  });

  it.each<[why: string, crown: number, eyes: number, chin: number, head: string, eyesTold: string]>([
    ['a small head', 0.3, 0.4, 0.7, 'bad: small', 'good: within'],
    ['a large head', 0.05, 0.4, 0.9, 'bad: large', 'good: within'],
    // 49.5 % against 50 %: half a millimetre is the eye’s.
    ['a head hardly too small', 0.2, 0.4, 0.695, 'doubtful: small', 'good: within'],
    ['low eyes', 0.1, 0.6, 0.7, 'good: within', 'bad: low'],
    ['high eyes', 0.1, 0.2, 0.7, 'good: within', 'bad: high'],
  ])('%s', (_why, crown, eyes, chin, head, eyesTold) => {
    const found = told(usa, {}, { marks: { crown, eyes, chin } });
    expect([found['head'], found['eyes']]).toEqual([head, eyesTold]);
  });

  it.each<[zoom: number, pixels: string]>([
    [1, 'good: enough'],
    // 1,000 / 1.6675 = 599.7, which is 600 pixels; 1,000 / 1.669 = 599.2
    [1.6675, 'good: enough'],
    [1.669, 'doubtful: few'],
    // 1,000 / 1.8 = 556 of 600
    [1.8, 'doubtful: few'],
    [3, 'bad: few'],
  ])('pixels at zoom %d are %s', (zoom, pixels) => {
    expect(told(usa, {}, { zoom })['pixels']).toBe(pixels);
  });
});

describe('the search for a file that is neither too heavy nor too light', () => {
  /** A device whose files weigh so much a thousand pixels, at a quality. */
  function searched(rules: PhotoRules, wanted: Size, weigh: (pixels: number, quality: number) => number) {
    const tries: Tried[] = [];
    for (;;) {
      const step = nextTry(rules, wanted, tries);
      if (!('next' in step)) return { step, tries };
      if (tries.length > 60) throw new Error('The search does not end.');
      const { size, quality } = step.next;
      tries.push({
        width: size.width,
        quality,
        bytes: Math.round(weigh(size.width * size.height, quality)),
      });
    }
  }
  const takenOf = ({ step, tries }: ReturnType<typeof searched>) =>
    'taken' in step ? tries[step.taken] : step;

  it('takes the first where nothing is against it', () => {
    const found = searched(schengen, { width: 413, height: 531 }, (pixels) => pixels);
    expect(found.tries).toHaveLength(1);
    expect(takenOf(found)).toEqual({ width: 413, quality: 0.92, bytes: 219_303 });
  });

  it('takes the best quality that is light enough', () => {
    // 1,440,000 pixels × 0.25 × quality: 331,200 at 0.92; 240,000 at 0.667.
    const found = takenOf(searched(usa, square(1200), (pixels, quality) => pixels * 0.25 * quality));
    expect(found).toMatchObject({ width: 1200 });
    const { bytes, quality } = found as Tried;
    expect(bytes).toBeLessThanOrEqual(240_000);
    expect(quality).toBeGreaterThan(0.63);
  });

  it('takes fewer pixels before a face shows blocks', () => {
    // At 1,200 pixels even half the quality weighs 360,000; 960 × 960 × 0.5 × 0.5 = 230,400.
    const found = takenOf(searched(usa, square(1200), (pixels, quality) => pixels * 0.5 * quality)) as Tried;
    expect(found.width).toBe(960);
    expect(found.bytes).toBeLessThanOrEqual(240_000);
  });

  it('keeps to the most compression, as far as the picture allows', () => {
    const rules: PhotoRules = {
      ...usa,
      upload: { smallest: square(600), largest: square(600), maxBytes: 240_000, mostCompression: 20 },
    };
    // 600 × 600 × 3 / 20 = 54,000. At 0.92 this picture weighs 36,000, at 1 144,000.
    const weigh = (pixels: number, quality: number) => pixels * (quality === 1 ? 0.4 : 0.1);
    expect(takenOf(searched(rules, square(600), weigh))).toMatchObject({ quality: 1, bytes: 144_000 });
    // One that is as light at its best is taken all the same.
    expect(takenOf(searched(rules, square(600), () => 20_000))).toMatchObject({ bytes: 20_000 });
    // One that is heavy enough is not tried again.
    expect(searched(rules, square(600), () => 54_000).tries).toHaveLength(1);
  });

  it('fails where the smallest is too heavy, and where the best is too light', () => {
    expect(searched(usa, square(1200), (pixels) => pixels * 9).step).toEqual({ failed: 'too-heavy' });
    expect(searched(online, { width: 900, height: 1200 }, (pixels) => pixels * 0.1).step).toEqual({
      failed: 'too-light',
    });
  });

  it('takes a better quality where it is too light', () => {
    const weigh = (pixels: number, quality: number) => (quality === 1 ? pixels : pixels * 0.4);
    const found = takenOf(searched(online, { width: 900, height: 1200 }, weigh));
    expect(found).toEqual({ width: 900, quality: 1, bytes: 1_080_000 });
  });

  it('fails where nothing lies between too light and too heavy', () => {
    const rules: PhotoRules = {
      ...online,
      upload: { smallest: square(400), largest: square(400), minBytes: 40_000, maxBytes: 50_000 },
    };
    const weigh = (_: number, quality: number) => (quality > 0.7 ? 60_000 : 30_000);
    expect(searched(rules, square(400), weigh).step).toEqual({ failed: 'too-light' });
  });
});

describe('the density of a JPEG', () => {
  const header = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1];

  it('is written over the one that stands there', () => {
    const jpeg = Uint8Array.from([...header, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xdb, 7]);
    // 300 = 0x012c, in dots an inch (1)
    expect([...withDensity(jpeg, 300)]).toEqual([...header, 1, 1, 0x2c, 1, 0x2c, 0, 0, 0xff, 0xdb, 7]);
    expect([...jpeg.subarray(13, 18)]).toEqual([0, 0, 1, 0, 1]);
  });

  it('is put in front where none stands', () => {
    const changed = withDensity(Uint8Array.from([0xff, 0xd8, 0xff, 0xdb, 7]), 300);
    expect([...changed]).toEqual([...header, 1, 1, 0x2c, 1, 0x2c, 0, 0, 0xff, 0xdb, 7]);
  });
});

describe('the sheet', () => {
  it('has six prints of 35 × 45 mm, and room to cut', () => {
    const sheet = sheetOf({ width: 35, height: 45 }, 6);
    // 152.4 − 105 = 47.4 and 101.6 − 90 = 11.6: gaps of 4 and 3.87; edges of 19.7 and 3.87.
    expect(sheet?.paper).toEqual({ width: 152.4, height: 101.6 });
    expect(sheet?.places.map(({ x, y }) => [x.toFixed(1), y.toFixed(1)].join())).toEqual([
      '19.7,3.9',
      '58.7,3.9',
      '97.7,3.9',
      '19.7,52.7',
      '58.7,52.7',
      '97.7,52.7',
    ]);
    expect(sheet && reachesEdges(sheet)).toBe(false);
  });

  it('has six of 2 × 2 inches up to its edges', () => {
    const sheet = sheetOf(square(51), 6);
    expect(sheet?.places).toHaveLength(6);
    expect(sheet && reachesEdges(sheet)).toBe(true);
  });

  it('reaches two of its edges with four of 2 × 2 inches', () => {
    const sheet = sheetOf(square(51), 4);
    // 152.4 − 102 = 50.4: a gap of 4, edges of 23.2; 101.6 − 102 is less than nothing.
    expect(sheet?.places.map(({ x }) => x.toFixed(1))).toEqual(['23.2', '78.2', '23.2', '78.2']);
    expect(sheet && reachesEdges(sheet)).toBe(true);
  });

  it.each<[photo: Size, counts: readonly number[]]>([
    [{ width: 35, height: 45 }, [4, 6]],
    [square(51), [4, 6]],
    [square(45), [4, 6]],
    [{ width: 33, height: 48 }, [4, 6]],
    [{ width: 43, height: 55 }, [4]],
    [{ width: 40, height: 60 }, [4]],
    [square(80), []],
  ])('of %o can have %j', (photo, counts) => {
    expect(countsFor(photo)).toEqual(counts);
  });

  it('is asked of no document without a print', () => {
    expect(countsFor(undefined)).toEqual([]);
  });

  it('is in pixels what it is in millimetres', () => {
    const sheet = sheetOf({ width: 35, height: 45 }, 4);
    expect(sheet && sheetPixels(sheet)).toMatchObject({
      paper: { width: 1800, height: 1200 },
      photo: { width: 413, height: 531 },
    });
  });

  it('keeps every print on the paper, and none on another', () => {
    for (const photo of [{ width: 35, height: 45 }, square(51), { width: 43, height: 55 }]) {
      for (const count of countsFor(photo)) {
        const { paper, places } = sheetOf(photo, count) ?? { paper: square(0), places: [] };
        for (const [index, { x, y }] of places.entries()) {
          expect(x).toBeGreaterThan(-1);
          expect(x + photo.width).toBeLessThan(paper.width + 1);
          expect(y + photo.height).toBeLessThan(paper.height + 1);
          for (const other of places.slice(index + 1)) {
            const isApart =
              Math.abs(other.x - x) > photo.width - 0.01 || Math.abs(other.y - y) > photo.height - 0.01;
            expect(isApart).toBe(true);
          }
        }
      }
    }
  });
});
