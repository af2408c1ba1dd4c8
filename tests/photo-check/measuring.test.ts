import { describe, expect, it } from 'vitest';
import {
  fileFacts,
  refusedSize,
  refusedUnread,
  refusedUnreadable,
} from '../../machines/photo-check/file-kind';
import { measure, type Pixels } from '../../machines/photo-check/measuring';

const marks = { crown: 0.1, eyes: 0.45, chin: 0.85 };

type Colour = readonly [red: number, green: number, blue: number];

/** A picture painted pixel by pixel. */
function painted(width: number, height: number, colourAt: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set([...colourAt(x, y), 255], (y * width + x) * 4);
  }
  return { width, height, data };
}

const grey = (light: number): Colour => [light, light, light];
const isFace = (x: number, y: number) => ((x - 50) / 28) ** 2 + ((y - 47) / 37) ** 2 <= 1;

describe('what is measured', () => {
  it('of a plain picture is its light, and no edge', () => {
    const found = measure(
      painted(100, 100, () => grey(200)),
      marks,
    );
    expect(found.sharpness).toBeCloseTo(0, 6);
    expect(found.backgroundLight).toBeCloseTo(200, 6);
    expect(found.faceLight).toBeCloseTo(200, 6);
    expect(found.backgroundSpread).toBeCloseTo(0, 6);
    expect(found.faceBurnt).toBe(0);
  });

  it('sees the variance of a chessboard: the Laplacian is eight times half its contrast, up and down', () => {
    // Every pixel is 100 or 110, its four neighbours the other: ±40 everywhere, so a variance of 1,600.
    const found = measure(
      painted(100, 100, (x, y) => grey((x + y) % 2 === 0 ? 100 : 110)),
      marks,
    );
    expect(found.sharpness).toBeCloseTo(1600, 0);
  });

  it('falls when the same edge is blurred', () => {
    const edge = (soft: number) =>
      measure(
        painted(100, 100, (x) => grey(Math.min(220, Math.max(40, 130 + ((x - 50) * 90) / soft)))),
        marks,
      ).sharpness;
    expect(edge(1)).toBeGreaterThan(edge(4) * 10);
    expect(edge(4)).toBeGreaterThan(edge(16));
  });

  it('tells the background from the face', () => {
    const found = measure(
      painted(100, 100, (x, y) => (isFace(x, y) ? grey(90) : grey(245))),
      marks,
    );
    expect(found.backgroundLight).toBeCloseTo(245, 6);
    expect(found.faceLight).toBeCloseTo(90, 6);
  });

  it('tells one side of the background from the other', () => {
    const found = measure(
      painted(100, 100, (x) => grey(x < 50 ? 250 : 200)),
      marks,
    );
    expect(found.backgroundSides).toBeCloseTo(50, 6);
    // Half of it 25 above, half 25 below the mean.
    expect(found.backgroundSpread).toBeCloseTo(25, 6);
    expect(found.faceSides).toBeCloseTo(50, 6);
  });

  it('sees a colour in the background, and white in the face', () => {
    const found = measure(
      painted(100, 100, (x, y) => (isFace(x, y) ? grey(254) : [180, 220, 250])),
      marks,
    );
    expect(found.backgroundColour).toBeCloseTo(70, 6);
    expect(found.faceBurnt).toBe(1);
  });

  it('weighs the colours as the eye does', () => {
    expect(
      measure(
        painted(20, 20, () => [255, 0, 0]),
        marks,
      ).faceLight,
    ).toBeCloseTo(76.245, 3);
    expect(
      measure(
        painted(20, 20, () => [0, 255, 0]),
        marks,
      ).faceLight,
    ).toBeCloseTo(149.685, 3);
  });

  it('stands the smallest picture', () => {
    for (const value of Object.values(
      measure(
        painted(1, 1, () => grey(9)),
        marks,
      ),
    )) {
      expect(Number.isFinite(value)).toBe(true);
    }
  });
});

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const bytes = (...parts: readonly (readonly number[])[]) => Uint8Array.from(parts.flat());

const pngHead = [0x89, ...ascii('PNG'), 13, 10, 26, 10];
const chunk = (name: string, length: number) => [
  0,
  0,
  0,
  length,
  ...ascii(name),
  ...Array.from({ length: length + 4 }, () => 0),
];
const ihdr = (width: number, height: number) => [
  0,
  0,
  0,
  13,
  ...ascii('IHDR'),
  0,
  0,
  width >> 8,
  width & 255,
  0,
  0,
  height >> 8,
  height & 255,
  8,
  2,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
];
const jpeg = bytes(
  [0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
  [0xff, 0xc2, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3],
);
const control = [0x21, 0xf9, 4, 0, 0, 0, 0, 0];

describe('what a file is', () => {
  it.each<[why: string, file: Uint8Array, facts: object]>([
    ['nothing', bytes(), { kind: 'unknown', isAnimated: false }],
    // 0x0fa0 = 4,000 wide, 0x0bb8 = 3,000 high
    ['a JPEG', jpeg, { kind: 'jpeg', isAnimated: false, stored: { width: 4000, height: 3000 } }],
    [
      'a JPEG whose tables come before its size',
      // A table of Huffman codes (C4), whose counts would read as 1,286 × 772.
      bytes([0xff, 0xd8], [0xff, 0xc4, 0, 10, 0, 3, 4, 5, 6, 7, 8, 9], [...jpeg.subarray(20)]),
      { kind: 'jpeg', isAnimated: false, stored: { width: 4000, height: 3000 } },
    ],
    ['what begins like a JPEG', bytes([0xff, 0xd8, 0, 0xe0]), { kind: 'unknown', isAnimated: false }],
    ['what only goes on like one', bytes([0, 0xd8, 0xff, 0xe0]), { kind: 'unknown', isAnimated: false }],
    ['what lacks its second byte', bytes([0xff, 0, 0xff, 0xe0]), { kind: 'unknown', isAnimated: false }],
    ['a torn JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0]), { kind: 'jpeg', isAnimated: false }],
    [
      'a PNG',
      bytes(pngHead, ihdr(640, 480), chunk('IDAT', 4)),
      { kind: 'png', isAnimated: false, stored: { width: 640, height: 480 } },
    ],
    [
      'a PNG that only ends like an animated one',
      bytes(pngHead, ihdr(640, 480), chunk('IDAT', 4), chunk('acTL', 8)),
      { kind: 'png', isAnimated: false, stored: { width: 640, height: 480 } },
    ],
    [
      'an animated PNG',
      bytes(pngHead, ihdr(640, 480), chunk('acTL', 8), chunk('IDAT', 4)),
      { kind: 'png', isAnimated: true, stored: { width: 640, height: 480 } },
    ],
    [
      'a GIF of one picture',
      bytes(ascii('GIF89a'), [10, 0, 20, 0], control),
      { kind: 'gif', isAnimated: false, stored: { width: 10, height: 20 } },
    ],
    [
      'a GIF that moves',
      bytes(ascii('GIF89a'), [10, 0, 20, 0], control, [1, 2, 3], control),
      { kind: 'gif', isAnimated: true, stored: { width: 10, height: 20 } },
    ],
    ['a WebP', bytes(ascii('RIFF'), [0, 0, 0, 0], ascii('WEBPVP8 ')), { kind: 'webp', isAnimated: false }],
    [
      'a WebP that moves',
      bytes(ascii('RIFF'), [0, 0, 0, 0], ascii('WEBPVP8X'), [10, 0, 0, 0, 2, 0, 0, 0], [99, 0, 0, 49, 0, 0]),
      { kind: 'webp', isAnimated: true, stored: { width: 100, height: 50 } },
    ],
    [
      'a HEIC picture',
      bytes([0, 0, 0, 24], ascii('ftypheic'), [0, 0, 0, 0]),
      { kind: 'heic', isAnimated: false },
    ],
    [
      'a HEIC picture by another name',
      bytes([0, 0, 0, 24], ascii('ftypmif1'), [0, 0, 0, 0]),
      { kind: 'heic', isAnimated: false },
    ],
    ['an AVIF that moves', bytes([0, 0, 0, 24], ascii('ftypavis')), { kind: 'avif', isAnimated: true }],
    ['an AVIF picture', bytes([0, 0, 0, 24], ascii('ftypavif')), { kind: 'avif', isAnimated: false }],
    ['a film', bytes([0, 0, 0, 24], ascii('ftypisom')), { kind: 'unknown', isAnimated: false }],
    ['a bitmap', bytes(ascii('BM'), [0, 0]), { kind: 'bmp', isAnimated: false }],
    ['a PDF', bytes(ascii('%PDF-1.7')), { kind: 'pdf', isAnimated: false }],
    ['a drawing', bytes(ascii('<svg xmlns=')), { kind: 'unknown', isAnimated: false }],
  ])('%s', (_why, file, facts) => {
    expect(fileFacts(file)).toEqual(facts);
  });

  it.each<
    [why: string, size: number, facts: Parameters<typeof refusedUnread>[1], refusal: string | undefined]
  >([
    ['an empty file', 0, { kind: 'unknown', isAnimated: false }, 'empty'],
    ['no picture', 9, { kind: 'unknown', isAnimated: false }, 'foreign'],
    ['a PDF', 9, { kind: 'pdf', isAnimated: false }, 'foreign'],
    ['40 MB', 40_000_000, { kind: 'jpeg', isAnimated: false }, undefined],
    ['more', 40_000_001, { kind: 'jpeg', isAnimated: false }, 'heavy'],
    ['what moves', 9, { kind: 'gif', isAnimated: true }, 'animated'],
    [
      '80 million pixels',
      9,
      { kind: 'png', isAnimated: false, stored: { width: 8000, height: 10_000 } },
      undefined,
    ],
    ['more of them', 9, { kind: 'png', isAnimated: false, stored: { width: 8001, height: 10_000 } }, 'huge'],
    ['a HEIC picture, which some browsers read', 9, { kind: 'heic', isAnimated: false }, undefined],
  ])('%s is refused unread, or not', (_why, size, facts, refusal) => {
    expect(refusedUnread(size, facts)).toBe(refusal);
  });

  it('is damaged where it cannot be read, or the camera’s own', () => {
    expect(refusedUnreadable({ kind: 'jpeg', isAnimated: false })).toBe('corrupt');
    expect(refusedUnreadable({ kind: 'heic', isAnimated: false })).toBe('heic');
  });

  it('may turn out too small, or too large', () => {
    expect(refusedSize({ width: 150, height: 4000 })).toBeUndefined();
    expect(refusedSize({ width: 149, height: 4000 })).toBe('tiny');
    expect(refusedSize({ width: 9000, height: 9000 })).toBe('huge');
  });
});
