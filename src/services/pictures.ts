import { croppedPixels, drawingOf } from '../../machines/photo-check/crop';
import { nextTry, withDensity, type Tried } from '../../machines/photo-check/encoding';
import {
  fileFacts,
  lookedAt,
  refusedSize,
  refusedUnread,
  refusedUnreadable,
} from '../../machines/photo-check/file-kind';
import { measure, measuredHeight } from '../../machines/photo-check/measuring';
import {
  PictureRefused,
  SaveFailed,
  type Framed,
  type OpenedPicture,
  type Pictures,
  type SavedAs,
} from '../../machines/photo-check/pictures';
import { sheetOf, sheetPixels, type Count } from '../../machines/photo-check/sheet';
import {
  dotsPerInch,
  proportionOf,
  savedSize,
  type PhotoRules,
  type Size,
} from '../../machines/photo-check/sizes';

/** The longer side of what is shown and moved about. */
const previewSide = 1600;
const previewQuality = 0.9;
/** Prints on paper do not have to be small. */
const sheetQuality = 0.95;

const millimetresPerInch = 25.4;

interface Held {
  readonly bitmap: ImageBitmap;
  readonly address: string;
}

function canvasOf({ width, height }: Size) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser made no file.'))),
      'image/jpeg',
      quality,
    );
  });
}

/** What lies within the frame, in so many pixels. */
function drawn(bitmap: ImageBitmap, { picture, placement, rules }: Framed, size: Size) {
  const { canvas, context } = canvasOf(size);
  const { moveX, moveY, turn, scale } = drawingOf(picture, proportionOf(rules), placement, size);
  context.translate(moveX, moveY);
  context.rotate(turn);
  context.scale(scale, scale);
  context.drawImage(bitmap, -picture.width / 2, -picture.height / 2);
  context.resetTransform();
  return { canvas, context };
}

async function decoded(file: Blob): Promise<ImageBitmap> {
  const head = await file
    .slice(0, lookedAt)
    .arrayBuffer()
    .catch(() => {
      throw new PictureRefused('corrupt');
    });
  const facts = fileFacts(new Uint8Array(head));
  const unread = refusedUnread(file.size, facts);
  if (unread) throw new PictureRefused(unread);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureRefused(refusedUnreadable(facts));
  });
  const refused = refusedSize(bitmap);
  if (!refused) return bitmap;
  bitmap.close();
  throw new PictureRefused(refused);
}

async function previewOf(bitmap: ImageBitmap): Promise<string> {
  const scale = Math.min(1, previewSide / Math.max(bitmap.width, bitmap.height));
  const size = { width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) };
  const { canvas, context } = canvasOf(size);
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  return URL.createObjectURL(await jpegOf(canvas, previewQuality));
}

/** How many pixels make an inch where the photo has the size of the print. */
function densityOf({ print }: PhotoRules, { width }: Size): number {
  return print ? Math.round((width * millimetresPerInch) / print.width) : dotsPerInch;
}

async function dense(blob: Blob, dots: number): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(withDensity(new Uint8Array(await blob.arrayBuffer()), dots));
}

interface Made {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly size: Size;
}

/** The photo in a file as heavy as its form takes it. */
async function photoOf(bitmap: ImageBitmap, framed: Framed): Promise<Made> {
  const { rules, picture, placement } = framed;
  const wanted = savedSize(rules, croppedPixels(picture, proportionOf(rules), placement));
  const tries: Tried[] = [];
  const made: Made[] = [];
  for (;;) {
    const step = nextTry(rules, wanted, tries);
    if ('failed' in step) throw new SaveFailed(step.failed);
    if ('taken' in step) {
      const taken = made[step.taken];
      if (!taken) throw new Error('A file was chosen that was not made.');
      return taken;
    }
    const { size, quality } = step.next;
    const jpeg = await dense(
      await jpegOf(drawn(bitmap, framed, size).canvas, quality),
      densityOf(rules, size),
    );
    made.push({ jpeg, size });
    tries.push({ width: size.width, quality, bytes: jpeg.length });
  }
}

/** The photo several times on a sheet of paper, in its true size. */
async function sheetFor(bitmap: ImageBitmap, framed: Framed, count: Count): Promise<Made> {
  const sheet = framed.rules.print && sheetOf(framed.rules.print, count);
  if (!sheet) throw new Error('So many prints do not fit the paper.');
  const { paper, photo, places } = sheetPixels(sheet);
  const { canvas, context } = canvasOf(paper);
  const { canvas: print } = drawn(bitmap, framed, photo);
  // Where to cut a photo whose background is as white as the paper.
  context.strokeStyle = '#b5b5b5';
  for (const { x, y } of places) {
    context.drawImage(print, x, y);
    context.strokeRect(x - 0.5, y - 0.5, photo.width + 1, photo.height + 1);
  }
  return { jpeg: await dense(await jpegOf(canvas, sheetQuality), dotsPerInch), size: paper };
}

function nameOf({ rules }: Framed, as: SavedAs, { width, height }: Size): string {
  return as === 'photo'
    ? `${rules.id}-photo-${width}x${height}.jpg`
    : `${rules.id}-photo-${as}-on-4x6-inch.jpg`;
}

/** Pictures on this device, by the browser's own means: nothing is sent anywhere. */
export function picturesOnDevice(): Pictures {
  const album = new Map<string, Held>();
  let opened = 0;
  /** Where the file lies that was saved last: the browser may still be fetching it. */
  let savedAddress: string | undefined;

  const bitmapOf = ({ id }: OpenedPicture): ImageBitmap => {
    const held = album.get(id);
    if (!held) throw new Error('The picture is not held any more.');
    return held.bitmap;
  };
  const release = (id: string) => {
    const held = album.get(id);
    if (!held) return;
    held.bitmap.close();
    URL.revokeObjectURL(held.address);
    album.delete(id);
  };
  const forgetSaved = () => {
    if (savedAddress !== undefined) URL.revokeObjectURL(savedAddress);
    savedAddress = undefined;
  };
  const download = (jpeg: Uint8Array<ArrayBuffer>, name: string) => {
    forgetSaved();
    savedAddress = URL.createObjectURL(new Blob([jpeg], { type: 'image/jpeg' }));
    const link = document.createElement('a');
    link.href = savedAddress;
    link.download = name;
    link.click();
  };

  return {
    open: async (file, signal) => {
      const bitmap = await decoded(file as unknown as Blob);
      const address = await previewOf(bitmap).catch((error: unknown) => {
        bitmap.close();
        throw error;
      });
      const { width, height } = bitmap;
      opened += 1;
      const id = `picture-${opened}`;
      album.set(id, { bitmap, address });
      // Nobody waits for it any more, and nobody would release it.
      if (signal.aborted) release(id);
      return { id, address, width, height };
    },
    measure: async (framed, marks) => {
      const size = { width: Math.round(measuredHeight * proportionOf(framed.rules)), height: measuredHeight };
      const { context } = drawn(bitmapOf(framed.picture), framed, size);
      return measure(context.getImageData(0, 0, size.width, size.height), marks);
    },
    save: async (framed, as, signal) => {
      const bitmap = bitmapOf(framed.picture);
      const { jpeg, size } = await (as === 'photo' ? photoOf(bitmap, framed) : sheetFor(bitmap, framed, as));
      const name = nameOf(framed, as, size);
      if (!signal.aborted) download(jpeg, name);
      return { as, name, ...size, bytes: jpeg.length };
    },
    keepOnly: (id) => {
      for (const held of album.keys()) if (held !== id) release(held);
      if (id === undefined) forgetSaved();
    },
  };
}
