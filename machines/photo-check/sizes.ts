/** What a document asks of its photo, as far as it is published, and what follows for the picture that is saved. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** What a form takes: pixels from the smallest to the largest, and bytes. */
export interface UploadRules {
  readonly smallest: Size;
  readonly largest: Size;
  /** More pixels are taken, too: the largest is what we save. */
  readonly isOpenEnded?: true;
  readonly minBytes?: number;
  readonly maxBytes?: number;
  /** How many times smaller than its bare pixels, of three bytes each, the file may be; it is kept to as far as the picture allows. */
  readonly mostCompression?: number;
}

export interface PhotoRules {
  readonly id: string;
  /** In millimetres; absent where no print is asked for. */
  readonly print?: Size;
  readonly upload?: UploadRules;
  /** From the chin to the crown, as a share of the photo's height; absent where it is not published. */
  readonly head?: Range;
  /** The eyes above the lower edge, as a share of the photo's height. */
  readonly eyes?: Range;
  /** White, or any light colour. */
  readonly background: 'white' | 'light';
}

/** A photo that prints well has so many pixels an inch. */
export const dotsPerInch = 300;

const millimetresPerInch = 25.4;

/** The pixels that a length in millimetres has on paper. */
export function pixelsOf(millimetres: number): number {
  return Math.round((millimetres / millimetresPerInch) * dotsPerInch);
}

/** The least and the most pixels that a photo may have: those of the form, else those of the print. */
export function pixelRange({ print, upload }: PhotoRules): {
  readonly smallest: Size;
  readonly largest: Size;
} {
  if (upload) return upload;
  const printed = { width: pixelsOf(print?.width ?? 0), height: pixelsOf(print?.height ?? 0) };
  return { smallest: printed, largest: printed };
}

/** Width by height of the photo. */
export function proportionOf(rules: PhotoRules): number {
  const { width, height } = pixelRange(rules).smallest;
  return width / height;
}

/**
 * The pixels of the saved photo: as many as the form takes and the picture has within the frame. A picture that has fewer
 * than the form asks for is enlarged.
 */
export function savedSize(rules: PhotoRules, cropped: Size): Size {
  const { smallest, largest } = pixelRange(rules);
  const width = Math.round(Math.min(largest.width, Math.max(smallest.width, cropped.width)));
  return sizeOfWidth(rules, width);
}

/** The size of that width and the photo's proportions. */
export function sizeOfWidth(rules: PhotoRules, width: number): Size {
  const { smallest, largest } = pixelRange(rules);
  if (width === largest.width) return { width, height: largest.height };
  return { width, height: Math.round((width * smallest.height) / smallest.width) };
}
