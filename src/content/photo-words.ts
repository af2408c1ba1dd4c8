import type { SaveFailure } from '../../machines/photo-check/encoding';
import type { FileRefusal } from '../../machines/photo-check/file-kind';
import type { SavedFile } from '../../machines/photo-check/pictures';
import {
  pixelRange,
  type PhotoRules,
  type Range,
  type Size,
  type UploadRules,
} from '../../machines/photo-check/sizes';
import type { Check, Outcome, Reason, Verdict } from '../../machines/photo-check/verdicts';

/** One rule of a photo, in words. */
export interface PhotoFact {
  readonly term: string;
  readonly words: string;
}

/** "240 KB", "4 MB", as forms count: 1,000 bytes a kilobyte. */
export function weightWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.floor(bytes / 1000)} KB`;
  return `${Math.floor(bytes / 100_000) / 10} MB`;
}

function sizeWords({ width, height }: Size, unit: string): string {
  return `${width} × ${height} ${unit}`;
}

function shareWords({ min, max }: Range, print: Size | undefined): string {
  const shares = `${Math.round(min * 100)} to ${Math.round(max * 100)} % of the height`;
  if (!print) return shares;
  // In whole millimetres, as the authorities print them: the least rounded down, the most to the nearest.
  const [least, most] = [Math.floor(min * print.height + 0.01), Math.round(max * print.height)];
  return `${least} to ${most} mm, ${shares}`;
}

function weightLimits(minBytes: number | undefined, maxBytes: number | undefined): string {
  if (minBytes !== undefined && maxBytes !== undefined)
    return `, ${weightWords(minBytes)} to ${weightWords(maxBytes)}`;
  return maxBytes === undefined ? '' : `, at most ${weightWords(maxBytes)}`;
}

function uploadWords({ smallest, largest, isOpenEnded, minBytes, maxBytes }: UploadRules): string {
  const least = sizeWords(smallest, 'pixels');
  const weight = weightLimits(minBytes, maxBytes);
  if (isOpenEnded) return `JPEG, at least ${least}${weight}`;
  if (smallest.width === largest.width) return `JPEG, ${least}${weight}`;
  return `JPEG, ${smallest.width} × ${smallest.height} to ${sizeWords(largest, 'pixels')}${weight}`;
}

/** What a document asks of its photo, rule by rule. */
export function photoFacts({ print, upload, head, eyes, background }: PhotoRules): readonly PhotoFact[] {
  return [
    { term: 'Print', words: print ? sizeWords(print, 'mm') : 'Not asked for' },
    { term: 'File', words: upload ? uploadWords(upload) : 'Not asked for' },
    { term: 'Head, chin to crown', words: head ? shareWords(head, print) : 'Not known' },
    ...(eyes ? [{ term: 'Eyes, above the lower edge', words: shareWords(eyes, print) }] : []),
    { term: 'Background', words: background === 'white' ? 'White' : 'White or another light colour' },
  ];
}

export const refusalWords: Readonly<Record<FileRefusal, string>> = {
  empty: 'This file is empty: 0 bytes. Choose the picture again, or another one.',
  heavy: 'This file is over 40 MB, more than a browser opens with ease. Save it smaller, or choose another.',
  huge: 'This picture has over 80 million pixels, more than a browser opens with ease. Save it smaller, or choose another.',
  tiny: 'This picture is under 150 pixels wide or high. No photo for a document can be made of it.',
  animated: 'This picture moves. Choose one that stands still.',
  heic: 'This is a HEIC picture, which this browser cannot read. On an iPhone: Settings, Camera, Formats, Most Compatible; or send the picture to yourself as a JPEG.',
  foreign: 'This file is no picture. Choose a JPEG, PNG or WebP.',
  corrupt: 'This picture is damaged and cannot be read. Choose it again, or another one.',
  unavailable: 'What opens pictures could not be loaded. Check your connection and choose the picture again.',
};

export const saveFailureWords: Readonly<Record<SaveFailure | 'unknown', string>> = {
  'too-heavy':
    'The photo could not be made light enough for this form. Choose a picture with a plainer background.',
  'too-light': 'The photo is lighter than this form asks for. Choose a picture with more pixels.',
  unknown: 'Your browser could not make the file. Try again, or use another browser.',
};

export const checkTitles: Readonly<Record<Check, string>> = {
  pixels: 'Pixels',
  proportions: 'Proportions',
  head: 'Height of the head',
  eyes: 'Height of the eyes',
  sharpness: 'Sharpness',
  background: 'Background',
  light: 'Light on the face',
};

export const outcomeWords: Readonly<Record<Outcome, string>> = {
  good: 'As asked',
  doubtful: 'Look again',
  bad: 'Not as asked',
  unknown: 'Not known',
};

const plainReasons: Readonly<Record<Exclude<Reason, 'few' | 'enough' | 'cut' | 'within' | 'dark'>, string>> =
  {
    small: 'The head is too small in the frame: make the picture larger.',
    large: 'The head is too large in the frame: make the picture smaller, or take it from further away.',
    low: 'The eyes are too low: move the picture up.',
    high: 'The eyes are too high: move the picture down.',
    unpublished: 'No size is published that we found.',
    unmarked: 'You have not marked it: lay the lines on your head under the frame.',
    sharp: 'The head has clear edges.',
    soft: 'The head is a little soft. Look at the eyes: each lash should be clear.',
    blurred: 'The head is blurred. Hold the camera still, and let it find the face.',
    even: 'It is light and even in both upper corners.',
    grey: 'It is light, but more grey than white.',
    coloured: 'It has a colour. White is asked for.',
    uneven: 'It is not even: there is a shadow, an edge or a pattern in an upper corner.',
    fine: 'It is neither too dark nor too bright.',
    bright: 'It is too bright: parts of the face are plain white.',
    'one-sided': 'One side of the face is much darker than the other.',
  };

/** Why a check came out as it did. */
export function reasonWords(check: Check, reason: Reason, rules: PhotoRules): string {
  const { smallest } = pixelRange(rules);
  if (reason === 'enough')
    return `The picture has at least ${sizeWords(smallest, 'pixels')} within the frame.`;
  if (reason === 'few')
    return `The picture has fewer than ${sizeWords(smallest, 'pixels')} within the frame, and will look soft.`;
  if (reason === 'cut')
    return rules.print
      ? `The frame cuts it to ${sizeWords(rules.print, 'mm')}.`
      : `The frame cuts it to ${smallest.width} by ${smallest.height}.`;
  if (reason === 'within') {
    const asked = check === 'eyes' ? rules.eyes : rules.head;
    return asked ? `By your marks, within ${shareWords(asked, rules.print)}.` : plainReasons.unpublished;
  }
  if (reason === 'dark') {
    return check === 'background'
      ? 'It is too dark. A light wall by day, a step away from you, is best.'
      : 'It is too dark. Turn towards a window.';
  }
  return plainReasons[reason];
}

/** What no program sees. */
export const onlyPeopleSee = [
  'a calm face, mouth closed, eyes open and towards the camera',
  'glasses, and what they mirror',
  'hair, hats and scarves over the face',
  'shadows behind the head',
  'how old the picture is',
] as const;

/** "canada-photo-420x540.jpg is saved: 420 × 540 pixels, 48 KB." */
export function savedLine({ name, width, height, bytes }: SavedFile): string {
  return `${name} is saved: ${sizeWords({ width, height }, 'pixels')}, ${weightWords(bytes)}.`;
}

/** What a screen reader hears of the verdicts: those that are not good in full. */
export function verdictsLine(verdicts: readonly Verdict[], rules: PhotoRules): string {
  const problems = verdicts.filter(({ outcome }) => outcome === 'bad' || outcome === 'doubtful');
  const lines = problems.map(
    ({ check, outcome, reason }) =>
      `${checkTitles[check]}: ${outcomeWords[outcome].toLowerCase()}. ${reasonWords(check, reason, rules)}`,
  );
  const good = verdicts.filter(({ outcome }) => outcome === 'good').length;
  return [`Checked: ${good} of ${verdicts.length} as asked.`, ...lines].join(' ');
}
