import { assign, emit, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate';
import { silent } from '../source';
import { centred, placedWithin, type Placement } from './crop';
import type { SaveFailure } from './encoding';
import type { FileRefusal } from './file-kind';
import { headShown, marksMoved, unmarked, withMark, type MarkName, type Marks } from './marks';
import type { Measured } from './measuring';
import {
  refusalOf,
  saveFailureOf,
  type Framed,
  type OpenedPicture,
  type PictureFile,
  type SavedAs,
  type SavedFile,
} from './pictures';
import { countsFor, type Count } from './sheet';
import { proportionOf, type PhotoRules } from './sizes';
import { verdictsOf, type Verdict } from './verdicts';

/** Which document the address names, first and whenever it is another. */
type AddressChanged = { type: 'address.changed'; query: { readonly for?: string | undefined } };
type AddressRequested = {
  type: 'address.requested';
  query: { readonly for?: string | undefined };
  history: 'push' | 'replace';
};

/** Only this picture is needed any more. */
type PictureKept = { type: 'picture.kept'; id: string };

export type PhotoCheckEvent =
  | AddressChanged
  | { type: 'purpose.chosen'; id: string }
  | { type: 'picture.chosen'; file: PictureFile }
  /** Goes on with the picture that was open before. */
  | { type: 'kept.pressed' }
  | { type: 'picture.moved'; to: Partial<Omit<Placement, 'quarters'>> }
  | { type: 'turn.pressed'; by: 1 | -1 }
  | { type: 'mark.moved'; mark: MarkName; at: number }
  | { type: 'check.pressed' }
  | { type: 'adjust.pressed' }
  | { type: 'save.pressed'; as: SavedAs };

/** What of the page comes into view when it changes. */
export type FocusedPart = 'frame' | 'verdicts' | 'refusal';

/** What fetches the code of the frame, which is wanted with the first picture. */
type LoadsStage = { readonly loadStage: () => Promise<unknown> };

interface PhotoCheckInput extends LoadsStage {
  readonly documents: readonly PhotoRules[];
}

interface PhotoCheckContext extends PhotoCheckInput {
  readonly document: string | undefined;
  /** The file that is being read. */
  readonly file: PictureFile | undefined;
  readonly picture: OpenedPicture | undefined;
  /** The code of the frame. */
  readonly stage: unknown;
  readonly placement: Placement;
  readonly marks: Marks;
  /** The marks that the visitor has set. */
  readonly marked: readonly MarkName[];
  readonly refusal: FileRefusal | undefined;
  readonly verdicts: readonly Verdict[];
  readonly savedAs: SavedAs;
  readonly saved: SavedFile | undefined;
  readonly failure: SaveFailure | 'unknown' | undefined;
}

/** A picture and the code of the frame that shows it. */
export interface PictureOpened {
  readonly picture: OpenedPicture;
  readonly stage: unknown;
}

function rulesOf({ documents, document }: PhotoCheckContext): PhotoRules | undefined {
  return documents.find(({ id }) => id === document);
}

function framedOf(context: PhotoCheckContext): Framed | undefined {
  const rules = rulesOf(context);
  const { picture, placement } = context;
  return rules && picture && { rules, picture, placement };
}

/** The picture in another place, as far as it fills the frame there. */
function placedAt(context: PhotoCheckContext, asked: Partial<Placement>): Placement {
  const framed = framedOf(context);
  const placement = { ...context.placement, ...asked };
  return framed ? placedWithin(framed.picture, proportionOf(framed.rules), placement) : placement;
}

const noMarks = { marks: unmarked, marked: [] };

/** Where the head is: by the visitor's marks, else where the frame shows it. */
function headIn(context: PhotoCheckContext): Marks {
  const rules = rulesOf(context);
  const isMarked = context.marked.includes('crown') && context.marked.includes('chin');
  return isMarked || !rules ? context.marks : headShown(rules);
}

/** The picture elsewhere, and the marks with it. */
function movedTo(context: PhotoCheckContext, asked: Partial<Placement>) {
  const placement = placedAt(context, asked);
  if (context.marked.length === 0) return { placement };
  const marks = marksMoved(context.marks, context.marked, context.placement, placement);
  return { placement, ...(marks ? { marks } : noMarks) };
}

/**
 * A photo for a document: the document, a picture, its place under the frame and the head's marks, what could be checked, and
 * the file. A picture that cannot be opened takes nothing away from the one that is. Specification §2, Photo check.
 */
export const photoCheckMachine = setup({
  types: {
    context: {} as PhotoCheckContext,
    events: {} as PhotoCheckEvent,
    input: {} as PhotoCheckInput,
    emitted: {} as { type: 'focus.requested'; part: FocusedPart },
  },
  actors: {
    address: silent<AddressChanged, undefined, AddressRequested>(),
    /** Holds the pictures in memory; ends with the page, and they with it. */
    album: silent<never, undefined, PictureKept>(),
    openPicture: fromPromise<PictureOpened, LoadsStage & { readonly file: PictureFile | undefined }>(() =>
      Promise.reject(new Error('openPicture is not provided')),
    ),
    measurePicture: fromPromise<Measured, { readonly framed: Framed | undefined; readonly marks: Marks }>(
      () => Promise.reject(new Error('measurePicture is not provided')),
    ),
    savePicture: fromPromise<SavedFile, { readonly framed: Framed | undefined; readonly as: SavedAs }>(() =>
      Promise.reject(new Error('savePicture is not provided')),
    ),
  },
  guards: {
    hasDocument: ({ context }) => rulesOf(context) !== undefined,
    hasFile: ({ context }) => context.file !== undefined,
    hasPicture: ({ context }) => context.picture !== undefined,
    isOther: ({ context }, { id }: { id: string | undefined }) => (id || undefined) !== context.document,
    isOffered: ({ context }, { as }: { as: SavedAs }) =>
      as === 'photo' || countsFor(rulesOf(context)?.print).includes(as),
  },
  actions: {
    keepDocument: assign(({ context: { documents } }, { id }: { id: string | undefined }) => ({
      document: documents.some((one) => one.id === id) ? id : undefined,
    })),
    requestAddress: sendTo('address', ({ context: { document } }) => ({
      type: 'address.requested' as const,
      query: { for: document },
      history: 'push' as const,
    })),
    keepFile: assign((_, { file }: { file: PictureFile }) => ({ file })),
    keepPicture: assign((_, { output }: { output: PictureOpened }) => ({ ...output, file: undefined })),
    tellAlbum: sendTo('album', (_, { output }: { output: PictureOpened }) => ({
      type: 'picture.kept' as const,
      id: output.picture.id,
    })),
    placeAnew: assign(({ context }) => ({
      placement: placedAt(context, centred),
      ...noMarks,
    })),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({
      refusal: refusalOf(error),
      file: undefined,
    })),
    refuseUnmeasured: assign({ refusal: 'corrupt' }),
    move: assign(({ context }, { to }: { to: Partial<Placement> }) => movedTo(context, to)),
    turn: assign(({ context }, { by }: { by: number }) => ({
      placement: placedAt(context, { quarters: context.placement.quarters + by, x: 0, y: 0 }),
      ...noMarks,
    })),
    moveMark: assign(({ context }, { mark, at }: { mark: MarkName; at: number }) => ({
      marks: withMark(context.marks, mark, at),
      marked: [...context.marked.filter((one) => one !== mark), mark],
    })),
    judge: assign(({ context }, { output }: { output: Measured }) => {
      const framed = framedOf(context);
      return { verdicts: framed ? verdictsOf(framed, context, output) : [] };
    }),
    keepForm: assign((_, { as }: { as: SavedAs }) => ({ savedAs: as })),
    keepSaved: assign((_, { output }: { output: SavedFile }) => ({ saved: output })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: saveFailureOf(error) })),
    requestFocus: emit((_, { part }: { part: FocusedPart }) => ({ type: 'focus.requested', part })),
  },
}).createMachine({
  id: 'photoCheck',
  context: ({ input }) => ({
    ...input,
    document: undefined,
    file: undefined,
    picture: undefined,
    stage: undefined,
    placement: centred,
    ...noMarks,
    refusal: undefined,
    verdicts: [],
    savedAs: 'photo',
    saved: undefined,
    failure: undefined,
  }),
  invoke: [
    { id: 'address', src: 'address' },
    { id: 'album', src: 'album' },
  ],
  initial: 'choosing',
  on: {
    'address.changed': {
      guard: { type: 'isOther', params: ({ event }) => ({ id: event.query.for }) },
      target: '.choosing',
      actions: { type: 'keepDocument', params: ({ event }) => ({ id: event.query.for }) },
    },
    'purpose.chosen': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.choosing',
      actions: [{ type: 'keepDocument', params: ({ event }) => event }, 'requestAddress'],
    },
  },
  states: {
    /** Every document is listed. */
    choosing: {
      always: { guard: 'hasDocument', target: 'working' },
    },
    working: {
      initial: 'arriving',
      on: {
        'picture.chosen': {
          target: '.reading',
          reenter: true,
          actions: { type: 'keepFile', params: ({ event }) => event },
        },
      },
      states: {
        /** A file goes on being read; a picture that is open is put under the document’s frame. */
        arriving: {
          always: [
            { guard: 'hasFile', target: 'reading' },
            { guard: 'hasPicture', target: 'cropping', actions: 'placeAnew' },
            { target: 'waiting' },
          ],
        },
        waiting: {},
        reading: {
          invoke: {
            id: 'openPicture',
            src: 'openPicture',
            input: ({ context: { file, loadStage } }) => ({ file, loadStage }),
            onDone: {
              target: 'cropping',
              actions: [
                { type: 'keepPicture', params: ({ event }) => event },
                { type: 'tellAlbum', params: ({ event }) => event },
                'placeAnew',
                { type: 'requestFocus', params: { part: 'frame' } },
              ],
            },
            onError: {
              target: 'refused',
              actions: [
                { type: 'keepRefusal', params: ({ event }) => event },
                { type: 'requestFocus', params: { part: 'refusal' } },
              ],
            },
          },
        },
        refused: {
          on: {
            'kept.pressed': {
              guard: 'hasPicture',
              target: 'cropping',
              actions: { type: 'requestFocus', params: { part: 'frame' } },
            },
          },
        },
        cropping: {
          on: {
            'picture.moved': { actions: { type: 'move', params: ({ event }) => event } },
            'turn.pressed': { actions: { type: 'turn', params: ({ event }) => event } },
            'mark.moved': { actions: { type: 'moveMark', params: ({ event }) => event } },
            'check.pressed': 'checking',
          },
        },
        checking: {
          invoke: {
            id: 'measurePicture',
            src: 'measurePicture',
            input: ({ context }) => ({ framed: framedOf(context), marks: headIn(context) }),
            onDone: {
              target: 'checked',
              actions: [
                { type: 'judge', params: ({ event }) => event },
                { type: 'requestFocus', params: { part: 'verdicts' } },
              ],
            },
            onError: {
              target: 'refused',
              actions: ['refuseUnmeasured', { type: 'requestFocus', params: { part: 'refusal' } }],
            },
          },
        },
        checked: {
          initial: 'ready',
          on: {
            'adjust.pressed': {
              target: 'cropping',
              actions: { type: 'requestFocus', params: { part: 'frame' } },
            },
            'save.pressed': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              target: '.saving',
              actions: { type: 'keepForm', params: ({ event }) => event },
            },
          },
          states: {
            ready: {},
            saving: {
              // A file under way is finished first.
              on: { 'save.pressed': {} },
              invoke: {
                id: 'savePicture',
                src: 'savePicture',
                input: ({ context }) => ({ framed: framedOf(context), as: context.savedAs }),
                onDone: { target: 'saved', actions: { type: 'keepSaved', params: ({ event }) => event } },
                onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
              },
            },
            saved: {},
            failed: {},
          },
        },
      },
    },
  },
});

export type PhotoCheckSnapshot = SnapshotFrom<typeof photoCheckMachine>;

type Working = Extract<PhotoCheckSnapshot['value'], object>['working'];
/** Where the work on a picture is. */
export type WorkingState = Extract<Working, string> | keyof Extract<Working, object>;

interface PhotoCheckView extends Pick<
  PhotoCheckContext,
  'document' | 'picture' | 'stage' | 'placement' | 'marks' | 'verdicts' | 'saved' | 'savedAs'
> {
  readonly rules: PhotoRules | undefined;
  readonly sheets: readonly Count[];
  readonly refusal: FileRefusal | undefined;
  readonly failure: SaveFailure | 'unknown' | undefined;
}

/** What the page shows, besides the state. */
export function selectPhotoCheck({ context }: PhotoCheckSnapshot): PhotoCheckView {
  const rules = rulesOf(context);
  return { ...context, rules, sheets: countsFor(rules?.print) };
}
