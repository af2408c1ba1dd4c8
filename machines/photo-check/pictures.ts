/** What the photo check needs from the device: to open a picture, to measure it, and to save what lies within the frame. */
import type { Placement } from './crop';
import type { SaveFailure } from './encoding';
import type { FileRefusal } from './file-kind';
import type { Marks } from './marks';
import type { Measured } from './measuring';
import type { Count } from './sheet';
import type { PhotoRules } from './sizes';

/** A file that the visitor chose, as far as the chart looks at it. */
export interface PictureFile {
  readonly name: string;
  readonly size: number;
}

/** A picture that the device holds in memory under a name, upright as the camera was. */
export interface OpenedPicture {
  readonly id: string;
  /** Where the page finds it, small enough to be moved about. */
  readonly address: string;
  /** In pixels, of the picture itself. */
  readonly width: number;
  readonly height: number;
}

/** What lies within the frame. */
export interface Framed {
  readonly picture: OpenedPicture;
  readonly placement: Placement;
  readonly rules: PhotoRules;
}

/** One photo, or a sheet with so many prints of it. */
export type SavedAs = 'photo' | Count;

export interface SavedFile {
  readonly as: SavedAs;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Whether somebody still waits for what was begun. */
export interface GivenUp {
  readonly aborted: boolean;
}

/** The visitor's own device: nothing of it leaves it. */
export interface Pictures {
  /** Holds the picture until another is kept. Rejects with a `PictureRefused`. */
  readonly open: (file: PictureFile, signal: GivenUp) => Promise<OpenedPicture>;
  readonly measure: (framed: Framed, marks: Marks) => Promise<Measured>;
  /** Saves it as a file of that name, unless it was given up meanwhile. Rejects with a `SaveFailed`. */
  readonly save: (framed: Framed, as: SavedAs, signal: GivenUp) => Promise<SavedFile>;
  /** Frees the memory of every picture but this one. */
  readonly keepOnly: (id: string | undefined) => void;
}

/** What opening a picture ends with when it cannot be opened. The message is for developers. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  readonly reason: FileRefusal;

  constructor(reason: FileRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** The reason of any error with which opening ended: an unforeseen one is code that did not come. */
export function refusalOf(error: unknown): FileRefusal {
  return error instanceof PictureRefused ? error.reason : 'unavailable';
}

/** What saving ends with when it fails. */
export class SaveFailed extends Error {
  override readonly name = 'SaveFailed';
  readonly reason: SaveFailure;

  constructor(reason: SaveFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** Why saving failed: `unknown` is the browser's own. */
export function saveFailureOf(error: unknown): SaveFailure | 'unknown' {
  return error instanceof SaveFailed ? error.reason : 'unknown';
}
