/** What a file is, by its first bytes, whatever its name says. */

export type FileKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic' | 'avif' | 'bmp' | 'pdf' | 'unknown';

export interface FileFacts {
  readonly kind: FileKind;
  readonly isAnimated: boolean;
  /** In pixels as they are stored, before any turn; absent where the first bytes do not say. */
  readonly stored?: { readonly width: number; readonly height: number };
}

/** Why a file is not opened. */
export type FileRefusal =
  | 'empty'
  /** More bytes than a device opens with ease. */
  | 'heavy'
  /** More pixels than that. */
  | 'huge'
  /** Too few pixels to find a face in. */
  | 'tiny'
  | 'animated'
  /** The camera's format, which this browser does not read. */
  | 'heic'
  /** A file that is no picture. */
  | 'foreign'
  /** Says that it is a picture, and cannot be read as one. */
  | 'corrupt'
  /** The tool's own code did not come. */
  | 'unavailable';

const mostBytes = 40_000_000;
const mostPixels = 80_000_000;
/** The shorter side. */
const leastPixels = 150;

/** How many bytes are looked at: an animation says so in its first frames. */
export const lookedAt = 262_144;

const text = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const big16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const little16 = (bytes: Uint8Array, at: number) => ((bytes[at + 1] ?? 0) << 8) | (bytes[at] ?? 0);
const little24 = (bytes: Uint8Array, at: number) => little16(bytes, at) | ((bytes[at + 2] ?? 0) << 16);
const big32 = (bytes: Uint8Array, at: number) => big16(bytes, at) * 65_536 + big16(bytes, at + 2);

/** The size stands in the first "start of frame"; what comes before it says how long it is. */
function jpegSize(bytes: Uint8Array): FileFacts['stored'] {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: big16(bytes, at + 7), height: big16(bytes, at + 5) };
    at += 2 + big16(bytes, at + 2);
  }
  return undefined;
}

/** An animated PNG has its control chunk before its first picture. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  let at = 8;
  while (at + 8 <= bytes.length) {
    const chunk = text(bytes, at + 4, 4);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
    at += 12 + big32(bytes, at);
  }
  return false;
}

/** Several pictures begin with a graphic control each. */
function isAnimatedGif(bytes: Uint8Array): boolean {
  let controls = 0;
  for (let at = 0; at + 2 < bytes.length; at += 1) {
    if (bytes[at] === 0x21 && bytes[at + 1] === 0xf9 && bytes[at + 2] === 4) controls += 1;
    if (controls > 1) return true;
  }
  return false;
}

function webpFacts(bytes: Uint8Array): FileFacts {
  if (text(bytes, 12, 4) !== 'VP8X') return { kind: 'webp', isAnimated: false };
  return {
    kind: 'webp',
    isAnimated: ((bytes[20] ?? 0) & 2) !== 0,
    stored: { width: little24(bytes, 24) + 1, height: little24(bytes, 27) + 1 },
  };
}

/** What the first bytes of a file say. */
export function fileFacts(bytes: Uint8Array): FileFacts {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) {
    const stored = jpegSize(bytes);
    return { kind: 'jpeg', isAnimated: false, ...(stored && { stored }) };
  }
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') {
    const stored = { width: big32(bytes, 16), height: big32(bytes, 20) };
    return { kind: 'png', isAnimated: isAnimatedPng(bytes), stored };
  }
  if (['GIF87a', 'GIF89a'].includes(text(bytes, 0, 6))) {
    const stored = { width: little16(bytes, 6), height: little16(bytes, 8) };
    return { kind: 'gif', isAnimated: isAnimatedGif(bytes), stored };
  }
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return webpFacts(bytes);
  if (text(bytes, 4, 4) === 'ftyp') {
    const brand = text(bytes, 8, 4);
    if (['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].includes(brand))
      return { kind: 'heic', isAnimated: false };
    if (brand.startsWith('avi')) return { kind: 'avif', isAnimated: brand === 'avis' };
  }
  if (text(bytes, 0, 2) === 'BM') return { kind: 'bmp', isAnimated: false };
  if (text(bytes, 0, 5) === '%PDF-') return { kind: 'pdf', isAnimated: false };
  return { kind: 'unknown', isAnimated: false };
}

/** Why a file is refused before anybody tries to read it; nothing where it is worth a try. */
export function refusedUnread(
  bytes: number,
  { kind, isAnimated, stored }: FileFacts,
): FileRefusal | undefined {
  if (bytes === 0) return 'empty';
  if (kind === 'pdf' || kind === 'unknown') return 'foreign';
  if (bytes > mostBytes) return 'heavy';
  if (isAnimated) return 'animated';
  if (stored && stored.width * stored.height > mostPixels) return 'huge';
  return undefined;
}

/** Why a file is refused that the browser could not read. */
export function refusedUnreadable({ kind }: FileFacts): FileRefusal {
  return kind === 'heic' ? 'heic' : 'corrupt';
}

/** Why a picture is refused that was read. */
export function refusedSize({ width, height }: { width: number; height: number }): FileRefusal | undefined {
  if (width * height > mostPixels) return 'huge';
  return Math.min(width, height) < leastPixels ? 'tiny' : undefined;
}
