import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { centred } from '../../machines/photo-check/crop';
import type { Measured } from '../../machines/photo-check/measuring';
import {
  photoCheckMachine,
  selectPhotoCheck,
  type PhotoCheckEvent,
} from '../../machines/photo-check/photo-check.machine';
import { PictureRefused, SaveFailed, type SavedFile } from '../../machines/photo-check/pictures';
import type { PhotoRules } from '../../machines/photo-check/sizes';
import { siteListener } from '../support/site-recorder';
import { answeredByHand, answersArrive, trial } from '../support/trial';

const square = (side: number) => ({ width: side, height: side });
const documents: readonly PhotoRules[] = [
  {
    id: 'usa',
    print: square(51),
    upload: { smallest: square(600), largest: square(1200), maxBytes: 240_000 },
    head: { min: 0.5, max: 0.69 },
    eyes: { min: 0.56, max: 0.69 },
    background: 'white',
  },
  {
    id: 'passport',
    upload: { smallest: { width: 630, height: 810 }, largest: { width: 630, height: 810 } },
    background: 'white',
  },
];

const measured: Measured = {
  sharpness: 200,
  backgroundLight: 240,
  backgroundSpread: 3,
  backgroundSides: 2,
  backgroundColour: 5,
  faceLight: 150,
  faceSides: 10,
  faceBurnt: 0,
};

const picture = (id: string) => ({ id, address: `blob:${id}`, width: 1500, height: 2000 });
const saved: SavedFile = { as: 'photo', name: 'usa.jpg', width: 1200, height: 1200, bytes: 200_000 };

const arrived = (id?: string): PhotoCheckEvent => ({ type: 'address.changed', query: { for: id } });
const chosen = (id: string): PhotoCheckEvent => ({ type: 'purpose.chosen', id });
const file = (name: string): PhotoCheckEvent => ({ type: 'picture.chosen', file: { name, size: 9 } });
const moved: PhotoCheckEvent = { type: 'picture.moved', to: { zoom: 2 } };
const turned: PhotoCheckEvent = { type: 'turn.pressed', by: 1 };
const marked: PhotoCheckEvent = { type: 'mark.moved', mark: 'chin', at: 0.9 };
const check: PhotoCheckEvent = { type: 'check.pressed' };
const adjust: PhotoCheckEvent = { type: 'adjust.pressed' };
const kept: PhotoCheckEvent = { type: 'kept.pressed' };
const save: PhotoCheckEvent = { type: 'save.pressed', as: 'photo' };
const sheet: PhotoCheckEvent = { type: 'save.pressed', as: 6 };

/** What the device answers to what was asked last. */
type Answer =
  | { answer: 'opened'; id: string }
  | { answer: 'refused'; reason: 'heic' | 'empty' }
  | { answer: 'measured' }
  | { answer: 'unmeasured' }
  | { answer: 'saved' }
  | { answer: 'unsaved' };

const opened = (id: string): Answer => ({ answer: 'opened', id });
const refused = (reason: 'heic' | 'empty'): Answer => ({ answer: 'refused', reason });
const isMeasured: Answer = { answer: 'measured' };
const isSaved: Answer = { answer: 'saved' };

async function walked(steps: readonly (PhotoCheckEvent | Answer)[]) {
  const heard: AnyEventObject[] = [];
  const { listener } = siteListener((event) => heard.push(event));
  const opens = answeredByHand<unknown, { picture: ReturnType<typeof picture>; stage: unknown }>();
  const measures = answeredByHand<unknown, Measured>();
  const saves = answeredByHand<{ as: unknown }, SavedFile>();
  const walk = trial(
    photoCheckMachine.provide({
      actors: {
        address: listener,
        album: listener,
        openPicture: opens.service as never,
        measurePicture: measures.service as never,
        savePicture: saves.service as never,
      },
    }),
    { input: { documents, loadStage: () => Promise.resolve('the frame') } },
  );
  const answers: Record<Answer['answer'], (given: Answer) => void> = {
    opened: (given) =>
      opens.calls.at(-1)?.resolve({ picture: picture('id' in given ? given.id : ''), stage: 'the frame' }),
    refused: (given) =>
      opens.calls.at(-1)?.reject(new PictureRefused('reason' in given ? given.reason : 'heic')),
    measured: () => measures.calls.at(-1)?.resolve(measured),
    unmeasured: () => measures.calls.at(-1)?.reject(new Error('no canvas')),
    saved: () => saves.calls.at(-1)?.resolve(saved),
    unsaved: () => saves.calls.at(-1)?.reject(new SaveFailed('too-heavy')),
  };
  for (const step of steps) {
    if ('answer' in step) {
      answers[step.answer](step);
      await answersArrive();
    } else walk.send(step);
  }
  return { ...walk, heard, opens, measures, saves };
}

const onFrame = [chosen('usa'), file('me.jpg'), opened('one')];
const onVerdicts = [...onFrame, check, isMeasured];

it.each<[why: string, steps: readonly (PhotoCheckEvent | Answer)[], state: unknown]>([
  ['nothing is chosen', [], 'choosing'],
  ['the address names a document', [arrived('usa')], { working: 'waiting' }],
  ['the address names none that there is', [arrived('atlantis')], 'choosing'],
  ['a document is chosen', [chosen('usa')], { working: 'waiting' }],
  ['and taken back', [chosen('usa'), chosen('')], 'choosing'],
  ['Back', [arrived('usa'), arrived()], 'choosing'],
  ['a picture before the document', [file('me.jpg')], 'choosing'],
  ['a picture is read', [chosen('usa'), file('me.jpg')], { working: 'reading' }],
  ['it is opened', onFrame, { working: 'cropping' }],
  ['it is refused', [chosen('usa'), file('me.heic'), refused('heic')], { working: 'refused' }],
  [
    'there is none to go on with',
    [chosen('usa'), file('me.heic'), refused('heic'), kept],
    { working: 'refused' },
  ],
  [
    'another is chosen after a refusal',
    [chosen('usa'), file('me.heic'), refused('heic'), file('me.jpg')],
    { working: 'reading' },
  ],
  [
    'the document changes while it is read',
    [chosen('usa'), file('a'), chosen('passport')],
    { working: 'reading' },
  ],
  ['it changes under the frame', [...onFrame, chosen('passport')], { working: 'cropping' }],
  ['it is taken back, and chosen again', [...onFrame, chosen(''), chosen('usa')], { working: 'cropping' }],
  ['the photo is measured', [...onFrame, check], { working: 'checking' }],
  ['what is moved meanwhile does not count', [...onFrame, check, moved], { working: 'checking' }],
  ['it was measured', onVerdicts, { working: { checked: 'ready' } }],
  ['it could not be', [...onFrame, check, { answer: 'unmeasured' }], { working: 'refused' }],
  ['it is adjusted', [...onVerdicts, adjust], { working: 'cropping' }],
  ['it changes after the check', [...onVerdicts, chosen('passport')], { working: 'cropping' }],
  ['it is saved', [...onVerdicts, save], { working: { checked: 'saving' } }],
  ['it was saved', [...onVerdicts, save, isSaved], { working: { checked: 'saved' } }],
  ['it was not', [...onVerdicts, save, { answer: 'unsaved' }], { working: { checked: 'failed' } }],
  ['tried again', [...onVerdicts, save, { answer: 'unsaved' }, save], { working: { checked: 'saving' } }],
  ['a sheet of it is saved', [...onVerdicts, sheet], { working: { checked: 'saving' } }],
  [
    'a sheet where none is printed',
    [chosen('passport'), file('me.jpg'), opened('one'), check, isMeasured, sheet],
    { working: { checked: 'ready' } },
  ],
  ['adjusted while it is saved', [...onVerdicts, save, adjust, isSaved], { working: 'cropping' }],
  ['the same document chosen again', [...onVerdicts, chosen('usa')], { working: { checked: 'ready' } }],
  ['the same document in the address', [...onVerdicts, arrived('usa')], { working: { checked: 'ready' } }],
  ['another document chosen', [...onVerdicts, chosen('passport')], { working: 'cropping' }],
  ['another document in the address', [...onVerdicts, arrived('passport')], { working: 'cropping' }],
])('%s', async (_why, steps, state) => {
  const { actor } = await walked(steps);
  expect(actor.getSnapshot().value).toEqual(state);
});

it('loses nothing when the next picture is refused', async () => {
  const { actor, heard } = await walked([
    ...onFrame,
    moved,
    marked,
    file('film.gif'),
    refused('empty'),
    kept,
  ]);
  const { picture: shown, placement, marks } = selectPhotoCheck(actor.getSnapshot());
  expect(shown?.id).toBe('one');
  expect(placement.zoom).toBe(2);
  expect(marks.chin).toBe(0.9);
  expect(heard).toEqual([
    { type: 'address.requested', query: { for: 'usa' }, history: 'push' },
    { type: 'picture.kept', id: 'one' },
  ]);
});

it('moves the marks with the picture, and takes them off one that is turned', async () => {
  const first = [...onFrame, marked, { type: 'picture.moved', to: { y: -0.1 } } as const];
  const shifted = selectPhotoCheck((await walked(first)).actor.getSnapshot());
  expect(shifted.marks.chin).toBeCloseTo(0.8, 6);
  const { marks } = selectPhotoCheck((await walked([...first, turned])).actor.getSnapshot());
  expect(marks).toEqual({ crown: 0.03, eyes: 0.5, chin: 0.97 });
});

it('measures the head by its marks, else where the frame shows it', async () => {
  const crown: PhotoCheckEvent = { type: 'mark.moved', mark: 'crown', at: 0.2 };
  const headOf = async (steps: readonly PhotoCheckEvent[]) => {
    const { measures } = await walked([...onFrame, ...steps, check]);
    const { marks } = measures.call(0).input as { marks: { crown: number; chin: number } };
    return [marks.crown, marks.chin];
  };
  expect(await headOf([crown, marked])).toEqual([0.2, 0.9]);
  const [top = 0, bottom = 0] = await headOf([crown]);
  expect(bottom - top).toBeCloseTo(0.595, 2);
});

it('puts the next picture anew under the frame, and the one before out of memory', async () => {
  const { actor, heard } = await walked([...onFrame, moved, turned, file('b.jpg'), opened('two')]);
  const { picture: shown, placement } = selectPhotoCheck(actor.getSnapshot());
  expect(shown?.id).toBe('two');
  expect(placement).toMatchObject(centred);
  expect(heard.at(-1)).toEqual({ type: 'picture.kept', id: 'two' });
});

it('takes the file that was chosen last', async () => {
  const { opens } = await walked([chosen('usa'), file('a.jpg'), file('b.jpg')]);
  expect(opens.calls.map(({ input }) => (input as { file: { name: string } }).file.name)).toEqual([
    'a.jpg',
    'b.jpg',
  ]);
  expect(opens.call(0).signal.aborted).toBe(true);
});

it('saves one file at a time', async () => {
  const { saves } = await walked([...onVerdicts, save, sheet, save]);
  expect(saves.calls).toHaveLength(1);
  expect(saves.call(0).input.as).toBe('photo');
});

it('saves as a sheet what is asked for as one', async () => {
  const { saves } = await walked([...onVerdicts, sheet]);
  expect(saves.call(0).input.as).toBe(6);
});

it('says why, and leads the eye to what is new', async () => {
  const seen = await walked([...onVerdicts, adjust, file('b'), refused('heic'), kept]);
  expect(seen.emitted.map(({ part }) => part)).toEqual(['frame', 'verdicts', 'frame', 'refusal', 'frame']);
  expect(selectPhotoCheck(seen.actor.getSnapshot()).refusal).toBe('heic');
  const failed = await walked([...onVerdicts, save, { answer: 'unsaved' }]);
  expect(selectPhotoCheck(failed.actor.getSnapshot()).failure).toBe('too-heavy');
});

it('offers the sheets that a print has', async () => {
  const printed = await walked([chosen('usa')]);
  expect(selectPhotoCheck(printed.actor.getSnapshot()).sheets).toEqual([4, 6]);
  const uploaded = await walked([chosen('passport')]);
  expect(selectPhotoCheck(uploaded.actor.getSnapshot()).sheets).toEqual([]);
});
