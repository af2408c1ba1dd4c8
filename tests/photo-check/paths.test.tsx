import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { Measured } from '../../machines/photo-check/measuring';
import {
  photoCheckMachine,
  type PhotoCheckEvent,
  type PhotoCheckSnapshot,
  type PictureOpened,
} from '../../machines/photo-check/photo-check.machine';
import {
  PictureRefused,
  SaveFailed,
  type OpenedPicture,
  type SavedFile,
} from '../../machines/photo-check/pictures';
import { otherPhotoDocuments, shownPhotoDocuments } from '../../src/content/photo-documents';
import CropStage from '../../src/flows/photo-check/CropStage';
import { PhotoCheck } from '../../src/flows/photo-check/PhotoCheck';
import { choose, press, wait } from '../support/hands';
import { walkPaths } from '../support/paths';

const names: Readonly<Record<string, string>> = { usa: 'US visa', japan: 'Japan visa' };
const documents = shownPhotoDocuments().filter(({ id }) => Object.hasOwn(names, id));
const loadStage = () => Promise.resolve({ default: CropStage });

type Met =
  | PhotoCheckEvent
  | { type: 'xstate.done.actor.openPicture'; output: PictureOpened }
  | { type: 'xstate.error.actor.openPicture'; error: Error }
  | { type: 'xstate.done.actor.measurePicture'; output: Measured }
  | { type: 'xstate.error.actor.measurePicture'; error: Error }
  | { type: 'xstate.done.actor.savePicture'; output: SavedFile }
  | { type: 'xstate.error.actor.savePicture'; error: Error };

const picture: OpenedPicture = { id: 'one', address: 'blob:one', width: 1500, height: 2000 };
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
const blurred: Measured = { ...fine, sharpness: 2, backgroundSides: 60 };
const photo: SavedFile = {
  as: 'photo',
  name: 'usa-photo-1200x1200.jpg',
  width: 1200,
  height: 1200,
  bytes: 231_500,
};

const file = { name: 'me.jpg', size: 9 };
const chosen = (id: string): Met => ({ type: 'purpose.chosen', id });
const taken: Met = { type: 'picture.chosen', file };
const opened: Met = { type: 'xstate.done.actor.openPicture', output: { picture, stage: undefined } };
const refused: Met = { type: 'xstate.error.actor.openPicture', error: new PictureRefused('heic') };
const measured = (output: Measured): Met => ({ type: 'xstate.done.actor.measurePicture', output });

function eventsOf(snapshot: PhotoCheckSnapshot): Met[] {
  const { document, picture: held, placement, marks } = snapshot.context;
  const in_ = (working: string) => snapshot.matches({ working } as never);
  const isAtUsa = document === 'usa';
  const isUntouched = placement.zoom === 1 && placement.quarters === 0 && marks.chin < 1;
  if (document === undefined) {
    return held
      ? [chosen('usa')]
      : [{ type: 'address.changed', query: { for: 'usa' } }, chosen('usa'), chosen('japan')];
  }
  if (in_('waiting')) return [taken, chosen(''), { type: 'address.changed', query: {} }];
  if (in_('reading')) return [opened, refused, ...(held ? [] : [taken, chosen(isAtUsa ? 'japan' : 'usa')])];
  if (in_('refused')) return [taken, ...(held ? [{ type: 'kept.pressed' } as const] : [])];
  if (in_('cropping')) {
    if (!isAtUsa) return [chosen('usa'), { type: 'check.pressed' }];
    if (!isUntouched) return [taken];
    return [
      { type: 'picture.moved', to: { zoom: 1.05 } },
      { type: 'turn.pressed', by: 1 },
      { type: 'turn.pressed', by: -1 },
      { type: 'mark.moved', mark: 'chin', at: 1 },
      { type: 'check.pressed' },
      chosen('japan'),
      chosen(''),
    ];
  }
  if (in_('checking')) {
    return [
      measured(fine),
      ...(isAtUsa
        ? [
            measured(blurred),
            { type: 'xstate.error.actor.measurePicture', error: new Error('no canvas') } as const,
          ]
        : []),
    ];
  }
  if (!isAtUsa) return [];
  if (snapshot.matches({ working: { checked: 'saving' } })) {
    return [
      { type: 'xstate.done.actor.savePicture', output: photo },
      { type: 'xstate.error.actor.savePicture', error: new SaveFailed('too-heavy') },
      { type: 'save.pressed', as: 6 },
    ];
  }
  return [
    { type: 'save.pressed', as: 'photo' },
    ...(snapshot.matches({ working: { checked: 'ready' } })
      ? ([
          { type: 'adjust.pressed' },
          { type: 'save.pressed', as: 4 },
          { type: 'save.pressed', as: 6 },
        ] as const)
      : []),
  ];
}

// The oracle: written from what the page promises, without the machine.

interface Situation {
  document: string;
  /** Which screen is on. */
  at: 'choice' | 'waiting' | 'reading' | 'refused' | 'frame' | 'checking' | 'verdicts';
  hasPicture: boolean;
  size: string;
  chin: string;
  refusal: string;
  problems: number;
  isBlurred: boolean;
  saving: '' | 'saving' | 'saved' | 'failed';
}

const heic =
  'This is a HEIC picture, which this browser cannot read. On an iPhone: Settings, Camera, Formats, Most Compatible; or send the picture to yourself as a JPEG.';
const damaged = 'This picture is damaged and cannot be read. Choose it again, or another one.';

/** A hand's breadth above the lower edge: nobody takes it for marked. */
const firstChin = '97';

/** A document comes, or goes: what is on the screen follows from whether a picture is there. */
function withDocument(situation: Situation, document: string): Situation {
  const isReading = situation.at === 'reading';
  const at = isReading ? 'reading' : situation.hasPicture ? 'frame' : 'waiting';
  return {
    ...situation,
    document,
    at: document === '' ? 'choice' : at,
    size: '100',
    chin: firstChin,
    saving: '',
  };
}

const anew = (situation: Situation): Situation => ({
  ...situation,
  at: 'frame',
  hasPicture: true,
  size: '100',
  chin: firstChin,
});

const saves = ['Save the photo', 'Save 4 on a 4 × 6 inch sheet', 'Save 6 on a 4 × 6 inch sheet'];

function buttonsOf({ at, hasPicture }: Situation): readonly string[] {
  if (at === 'refused') return hasPicture ? ['Go on with the picture before'] : [];
  if (at === 'frame' || at === 'checking') return ['Turn left', 'Turn right', 'Check the photo'];
  return at === 'verdicts' ? [...saves, 'Adjust the picture'] : [];
}

async function chooseFile(): Promise<void> {
  const input = screen.getByLabelText(/^Choose (?:a|another) picture$/);
  await act(async () =>
    fireEvent.change(input, { target: { files: [new File(['picture'], 'me.jpg', { type: 'image/jpeg' })] } }),
  );
}

async function slide(name: string, key: string): Promise<void> {
  await act(async () => fireEvent.keyDown(screen.getByRole('slider', { name }), { key }));
}

walkPaths<typeof photoCheckMachine, Met, Situation>({
  flow: 'Photo check',
  states: 'tests/photo-check/states.txt',
  machine: photoCheckMachine,
  input: { documents, loadStage },
  events: eventsOf,
  key: ({ value, context: { document, file: read, picture: held, placement, marks, verdicts, savedAs } }) =>
    JSON.stringify([
      value,
      document,
      read !== undefined,
      held?.id,
      placement.zoom,
      placement.quarters,
      marks.chin,
      verdicts.filter(({ outcome }) => outcome === 'bad').length,
      savedAs,
    ]),
  open: (world) =>
    world.open(
      <PhotoCheck documents={documents} others={otherPhotoDocuments} loadStage={loadStage} />,
      '/tools/photo',
    ),
  act: {
    'address.changed': async ({ query }, world) => {
      await act(async () => world.history?.push(`/tools/photo${query.for ? `?for=${query.for}` : ''}`));
      await wait(20);
    },
    'purpose.chosen': async ({ id }) => {
      await choose('What is the photo for?', names[id] ?? 'Choose a document');
      await wait(20);
    },
    'picture.chosen': chooseFile,
    'kept.pressed': () => press('Go on with the picture before'),
    'picture.moved': () => slide('Size', 'ArrowRight'),
    'turn.pressed': ({ by }) => press(by === 1 ? 'Turn right' : 'Turn left'),
    'mark.moved': () => slide('Chin', 'End'),
    'check.pressed': () => press('Check the photo'),
    'adjust.pressed': () => press('Adjust the picture'),
    'save.pressed': ({ as }) => press(saves[as === 'photo' ? 0 : as === 4 ? 1 : 2] ?? ''),
    'xstate.done.actor.openPicture': async ({ output }, world) => {
      await world.answerPicture(output.picture);
      await wait(20);
    },
    'xstate.error.actor.openPicture': async ({ error }, world) => {
      await world.failPicture(error);
      await wait(20);
    },
    'xstate.done.actor.measurePicture': async ({ output }, world) => {
      await world.answerPicture(output);
      await wait(20);
    },
    'xstate.error.actor.measurePicture': async ({ error }, world) => {
      await world.failPicture(error);
      await wait(20);
    },
    'xstate.done.actor.savePicture': ({ output }, world) => world.answerPicture(output),
    'xstate.error.actor.savePicture': ({ error }, world) => world.failPicture(error),
  },
  say: {
    'address.changed': ({ query }) => (query.for ? 'comes by a link for a US visa' : 'goes back'),
    'purpose.chosen': ({ id }) => (id === '' ? 'takes the document back' : `chooses ${names[id]}`),
    'picture.chosen': () => 'chooses a picture',
    'kept.pressed': () => 'goes on with the one before',
    'picture.moved': () => 'makes it larger',
    'turn.pressed': ({ by }) => `turns it ${by === 1 ? 'right' : 'left'}`,
    'mark.moved': () => 'marks the chin at the lower edge',
    'check.pressed': () => 'has it checked',
    'adjust.pressed': () => 'adjusts it',
    'save.pressed': ({ as }) => (as === 'photo' ? 'saves the photo' : `saves a sheet of ${as}`),
    'xstate.done.actor.openPicture': () => 'it opens',
    'xstate.error.actor.openPicture': () => 'it cannot be opened',
    'xstate.done.actor.measurePicture': ({ output }) => (output === fine ? 'all is well' : 'it is blurred'),
    'xstate.error.actor.measurePicture': () => 'it cannot be measured',
    'xstate.done.actor.savePicture': () => 'the file is there',
    'xstate.error.actor.savePicture': () => 'the file is too heavy',
  },
  start: {
    document: '',
    at: 'choice',
    hasPicture: false,
    size: '100',
    chin: '',
    refusal: '',
    problems: 0,
    isBlurred: false,
    saving: '',
  },
  after: {
    'address.changed': (situation, { query }) => withDocument(situation, names[query.for ?? ''] ?? ''),
    'purpose.chosen': (situation, { id }) => withDocument(situation, names[id] ?? ''),
    'picture.chosen': (situation) => ({ ...situation, at: 'reading', saving: '' }),
    'kept.pressed': (situation) => ({ ...situation, at: 'frame' }),
    'picture.moved': (situation) => ({ ...situation, size: '105' }),
    'turn.pressed': (situation) => situation,
    'mark.moved': (situation) => ({ ...situation, chin: '100' }),
    'check.pressed': (situation) => ({ ...situation, at: 'checking' }),
    'adjust.pressed': (situation) => ({ ...situation, at: 'frame', saving: '' }),
    'save.pressed': (situation) => ({ ...situation, saving: 'saving' }),
    'xstate.done.actor.openPicture': anew,
    'xstate.error.actor.openPicture': (situation) => ({ ...situation, at: 'refused', refusal: heic }),
    'xstate.done.actor.measurePicture': (situation, { output }) => ({
      ...situation,
      at: 'verdicts',
      // Head and eyes are not marked; for Japan nothing is asked of them.
      problems: (output === fine ? 0 : 2) + (situation.document === 'US visa' ? 2 : 0),
      isBlurred: output !== fine,
    }),
    'xstate.error.actor.measurePicture': (situation) => ({ ...situation, at: 'refused', refusal: damaged }),
    'xstate.done.actor.savePicture': (situation) => ({ ...situation, saving: 'saved' }),
    'xstate.error.actor.savePicture': (situation) => ({ ...situation, saving: 'failed' }),
  },
  see: (situation) => ({
    fields: {
      'What is the photo for?': situation.document || 'Choose a document',
      ...(situation.document !== '' && {
        [situation.hasPicture ? 'Choose another picture' : 'Choose a picture']: '',
        'Take a picture': '',
      }),
    },
    buttons: buttonsOf(situation),
  }),
  alsoExpect: (situation, world) => {
    const { document, at, size, chin, refusal, problems, isBlurred, saving } = situation;
    expect(screen.queryByRole('heading', { name: 'Sizes of photos' }) !== null).toBe(document === '');
    expect(screen.queryByRole('heading', { name: `What is asked: ${document}` }) !== null).toBe(
      document !== '',
    );
    expect(screen.queryByText('Opening your picture…') !== null).toBe(at === 'reading');
    expect(screen.queryByText('Checking…') !== null).toBe(at === 'checking');
    const isOnFrame = at === 'frame' || at === 'checking';
    expect(screen.queryByRole('slider', { name: 'Size' })?.getAttribute('aria-valuenow')).toBe(
      isOnFrame ? size : undefined,
    );
    if (isOnFrame) {
      const found = Number(screen.getByRole('slider', { name: 'Chin' }).getAttribute('aria-valuenow'));
      expect(Math.round(found)).toBe(Number(chin));
      expect(screen.queryByRole('slider', { name: 'Eyes' }) !== null).toBe(document === 'US visa');
    }
    const heard = screen.getAllByRole('status')[0]?.textContent ?? '';
    expect(heard.startsWith('Checked: ')).toBe(at === 'verdicts');
    if (at === 'verdicts') expect(heard.includes('Sharpness: not as asked.')).toBe(isBlurred);
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    const tooHeavy =
      'The photo could not be made light enough for this form. Choose a picture with a plainer background.';
    expect(alerts).toEqual(at === 'refused' ? [refusal] : saving === 'failed' ? [tooHeavy] : []);
    if (at === 'verdicts') {
      const title = problems === 0 ? 'What we could check is as asked' : `${problems} to look at`;
      expect(screen.getByRole('heading', { name: title })).toBeTruthy();
      expect(screen.queryAllByText(/Hold the camera still/)).toHaveLength(isBlurred ? 2 : 0);
      expect(screen.getByText(/the authority alone says/)).toBeTruthy();
    }
    expect(screen.queryByText('Making the file…') !== null).toBe(saving === 'saving');
    expect(screen.queryByText('usa-photo-1200x1200.jpg is saved: 1200 × 1200 pixels, 231 KB.') !== null).toBe(
      saving === 'saved',
    );
    expect(world.sent).toEqual([]);
    expect(new Set(world.keptPictures)).toEqual(new Set(situation.hasPicture ? ['one'] : []));
    const id = Object.keys(names).find((one) => names[one] === document);
    expect(world.address).toBe(id === undefined ? '/tools/photo' : `/tools/photo?for=${id}`);
  },
});
