import { useCallback, useMemo, type ChangeEvent, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  selectPhotoCheck,
  type PhotoCheckEvent,
  type PhotoCheckSnapshot,
  type WorkingState,
} from '../../../machines/photo-check/photo-check.machine';
import type { SavedAs } from '../../../machines/photo-check/pictures';
import { reachesEdges, sheetOf, type Count } from '../../../machines/photo-check/sheet';
import { countProblems, type Verdict } from '../../../machines/photo-check/verdicts';
import type { OtherDocument, ShownPhotoDocument } from '../../content/photo-documents';
import {
  checkTitles,
  onlyPeopleSee,
  outcomeWords,
  reasonWords,
  refusalWords,
  savedLine,
  saveFailureWords,
  verdictsLine,
} from '../../content/photo-words';
import { Button } from '../../ui/Button';
import hidden from '../../ui/VisuallyHidden.module.css';
import { SelectField } from '../../ui/forms/SelectField';
import { fieldId } from '../field-id';
import { focusSoon } from '../focus-soon';
import { useFlow } from '../running';
import type { CropStageProps } from './CropStage';
import { FramedPicture } from './FramedPicture';
import { photoCheckFlow } from './photo-check.flow';
import classes from './PhotoCheck.module.css';

interface PhotoCheckProps {
  readonly documents: readonly ShownPhotoDocument[];
  readonly others: readonly OtherDocument[];
  /** Fetches the frame's code. */
  readonly loadStage?: () => Promise<unknown>;
}

const fetchStage = () => import('./CropStage');

/** What is asked of a document's photo. */
function Asked({ document: { facts, notes, when, official } }: { document: ShownPhotoDocument }) {
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(({ term, words }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <ul className={classes.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className={classes.when}>
        {`${when}. `}
        <a href={official.href} target="_blank" rel="noopener noreferrer">
          {`Check on the official site: ${official.label}`}
        </a>
      </p>
    </>
  );
}

/** Every document: what the page shows without a choice, and without scripts. */
function AllDocuments({ documents, others }: Pick<PhotoCheckProps, 'documents' | 'others'>) {
  return (
    <section aria-labelledby="all-photos">
      <h2 id="all-photos">Sizes of photos</h2>
      <ul className={classes.documents}>
        {documents.map((document) => (
          <li key={document.id}>
            <h3>
              <Link to={`/tools/photo?for=${document.id}`}>{document.name}</Link>
            </h3>
            <Asked document={document} />
          </li>
        ))}
        {others.map(({ id, name, words, official }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>
              {`${words} `}
              <a href={official.href} target="_blank" rel="noopener noreferrer">
                {official.label}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PicturesProps {
  readonly send: (event: PhotoCheckEvent) => void;
  readonly hasPicture: boolean;
}

/** Two ways to a picture: from the device, or from its camera. */
function PictureInputs({ send, hasPicture }: PicturesProps) {
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) send({ type: 'picture.chosen', file });
    // So that the same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className={classes.inputs}>
      <label className={classes.input}>
        <span>{hasPicture ? 'Choose another picture' : 'Choose a picture'}</span>
        <input type="file" accept="image/*" onChange={take} />
      </label>
      <label className={classes.input}>
        <span>Take a picture</span>
        <input type="file" accept="image/*" capture="environment" onChange={take} />
      </label>
    </div>
  );
}

interface ScreenProps {
  readonly snapshot: PhotoCheckSnapshot;
  readonly document: ShownPhotoDocument;
  readonly send: (event: PhotoCheckEvent) => void;
  readonly id: string;
}

function Waiting() {
  return (
    <p className={classes.tip}>
      Stand a step away from a light wall, facing a window, and let somebody else hold the camera at the
      height of your eyes. Leave room around the head and shoulders.
    </p>
  );
}

function Reading() {
  return <p>Opening your picture…</p>;
}

function Refused({ snapshot, send, id }: ScreenProps) {
  const { refusal, picture } = selectPhotoCheck(snapshot);
  return (
    <div className={classes.refusal}>
      <h2 id={fieldId(id, 'refusal')} tabIndex={-1}>
        This picture was not opened
      </h2>
      <p role="alert">{refusal && refusalWords[refusal]}</p>
      {picture && (
        <Button variant="default" onClick={() => send({ type: 'kept.pressed' })}>
          Go on with the picture before
        </Button>
      )}
    </div>
  );
}

function Cropping({ snapshot, document, send, id }: ScreenProps) {
  const { stage, picture, placement, marks } = selectPhotoCheck(snapshot);
  const Stage = (stage as { readonly default: ComponentType<CropStageProps> } | undefined)?.default;
  const isChecking = snapshot.matches({ working: 'checking' });
  return (
    <section className={classes.step} aria-labelledby={fieldId(id, 'frame')}>
      <h2 id={fieldId(id, 'frame')} tabIndex={-1}>
        Under the frame
      </h2>
      {Stage && picture && (
        <Stage rules={document} picture={picture} placement={placement} marks={marks} send={send} />
      )}
      <p className={classes.ways}>
        <Button aria-busy={isChecking || undefined} onClick={() => send({ type: 'check.pressed' })}>
          Check the photo
        </Button>
        <span>{isChecking && 'Checking…'}</span>
      </p>
    </section>
  );
}

function VerdictLine({ verdict, document }: { verdict: Verdict; document: ShownPhotoDocument }) {
  const { check, outcome, reason } = verdict;
  return (
    <li className={classes.verdict} data-outcome={outcome}>
      <h3>{checkTitles[check]}</h3>
      <p>
        <strong>{`${outcomeWords[outcome]}. `}</strong>
        {reasonWords(check, reason, document)}
      </p>
    </li>
  );
}

const sheetLabels: Readonly<Record<Count, string>> = {
  4: 'Save 4 on a 4 × 6 inch sheet',
  6: 'Save 6 on a 4 × 6 inch sheet',
};

/** What to know before a sheet is printed. */
function Printing({ print, sheets }: { print: { width: number; height: number }; sheets: readonly Count[] }) {
  const laid = sheets.flatMap((count) => sheetOf(print, count) ?? []);
  return (
    <p className={classes.when}>
      {`Print the sheet at 100 %, without fitting it to the page: each photo is then ${print.width} × ${print.height} mm.`}
      {laid.some(reachesEdges) && ' The photos reach the paper’s edges: print without a border.'}
    </p>
  );
}

function Checked({ snapshot, document, send, id }: ScreenProps) {
  const { picture, placement, verdicts, sheets, saved, failure } = selectPhotoCheck(snapshot);
  const isSaving = snapshot.matches({ working: { checked: 'saving' } });
  const isSaved = snapshot.matches({ working: { checked: 'saved' } });
  const hasFailed = snapshot.matches({ working: { checked: 'failed' } });
  const problems = countProblems(verdicts);
  const save = (as: SavedAs, label: string) => (
    <Button
      key={as}
      variant={as === 'photo' ? 'filled' : 'default'}
      aria-busy={isSaving || undefined}
      onClick={() => send({ type: 'save.pressed', as })}
    >
      {label}
    </Button>
  );
  return (
    <section className={classes.step} aria-labelledby={fieldId(id, 'verdicts')}>
      <h2 id={fieldId(id, 'verdicts')} tabIndex={-1}>
        {problems === 0 ? 'What we could check is as asked' : `${problems} to look at`}
      </h2>
      <div className={classes.result}>
        {picture && <FramedPicture rules={document} picture={picture} placement={placement} />}
        <ul className={classes.verdicts}>
          {verdicts.map((verdict) => (
            <VerdictLine key={verdict.check} verdict={verdict} document={document} />
          ))}
        </ul>
      </div>
      <p>{`What only a person sees: ${onlyPeopleSee.join('; ')}.`}</p>
      <p className={classes.caution}>
        We checked pixels, not what an officer decides. Whether a photo is accepted, the authority alone says.
      </p>
      <div className={classes.ways}>
        {save('photo', 'Save the photo')}
        {sheets.map((count) => save(count, sheetLabels[count]))}
        <Button variant="default" onClick={() => send({ type: 'adjust.pressed' })}>
          Adjust the picture
        </Button>
      </div>
      {document.print && sheets.length > 0 && <Printing print={document.print} sheets={sheets} />}
      <p role="status" className={classes.saved}>
        {isSaving && 'Making the file…'}
        {isSaved && saved && savedLine(saved)}
      </p>
      {hasFailed && <p role="alert">{failure && saveFailureWords[failure]}</p>}
    </section>
  );
}

const screens = {
  arriving: Waiting,
  waiting: Waiting,
  reading: Reading,
  refused: Refused,
  cropping: Cropping,
  checking: Cropping,
  checked: Checked,
} as const satisfies Record<WorkingState, (props: ScreenProps) => ReactNode>;

/** The screen of the state within the work on a picture. */
function screenOf(props: ScreenProps): ReactNode {
  const { value } = props.snapshot;
  const working = typeof value === 'object' ? value.working : 'waiting';
  return screens[typeof working === 'object' ? 'checked' : working](props);
}

/** What a screen reader hears without looking for it. */
function heardOf(snapshot: PhotoCheckSnapshot, document: ShownPhotoDocument): string {
  if (snapshot.matches({ working: 'reading' })) return 'Opening your picture.';
  if (snapshot.matches({ working: 'checking' })) return 'Checking.';
  const { verdicts } = selectPhotoCheck(snapshot);
  return snapshot.matches({ working: 'checked' }) ? verdictsLine(verdicts, document) : '';
}

/** A photo for a document: what is asked, the picture, its frame, the checks and the file. Specification §2, Photo check. */
export function PhotoCheck({ documents, others, loadStage = fetchStage }: PhotoCheckProps) {
  const { snapshot, send, id } = useFlow(
    photoCheckFlow,
    { documents, loadStage },
    {
      'focus.requested': ({ part }) => focusSoon(() => window.document.getElementById(fieldId(id, part))),
    },
  );
  const chosen = selectPhotoCheck(snapshot);
  const document = documents.find((one) => one.id === chosen.document);
  // The same list for each move of the picture: the field is memoised.
  const choices = useMemo(
    () => documents.map(({ id: value, name: label }) => ({ value, label })),
    [documents],
  );
  const onDocument = useCallback(
    (_: 'document', to: string) => send({ type: 'purpose.chosen', id: to }),
    [send],
  );
  return (
    <div className={classes.page}>
      <div className={classes.choice}>
        <h2>Your photo</h2>
        <SelectField
          field="document"
          id={fieldId(id, 'document')}
          label="What is the photo for?"
          prompt="Choose a document"
          value={chosen.document ?? ''}
          choices={choices}
          onAnswer={onDocument}
        />
        <p className={classes.when}>
          The picture stays on this device: it is not sent anywhere, and not kept.
        </p>
      </div>
      <p role="status" className={hidden.hidden}>
        {document && heardOf(snapshot, document)}
      </p>
      {document ? (
        <>
          <PictureInputs send={send} hasPicture={chosen.picture !== undefined} />
          {screenOf({ snapshot, document, send, id })}
          <section className={classes.asked} aria-labelledby={fieldId(id, 'asked')}>
            <h2 id={fieldId(id, 'asked')}>{`What is asked: ${document.name}`}</h2>
            <Asked document={document} />
          </section>
        </>
      ) : (
        <AllDocuments documents={documents} others={others} />
      )}
    </div>
  );
}
