import { useId } from 'react';
import { Link } from 'react-router-dom';
import { chatLink } from '../../../machines/chat';
import {
  occupations,
  type DocumentList,
  type DocumentListId,
  type Traveller,
} from '../../../machines/traveller-documents/documents';
import { documentsForChildren } from '../../../machines/traveller-documents/for-traveller';
import { selectDocuments } from '../../../machines/traveller-documents/traveller-documents.machine';
import { progressLine } from '../../content/checklist-words';
import {
  documentListTitles,
  documentsText,
  publicationsOf,
  tagWords,
} from '../../content/documents/list-words';
import { travellersIn, type Party } from '../../../machines/party/party';
import { partyDocumentsWords } from '../../content/party-words';
import type { ToolData } from '../../content/tool-data';
import { topicsForTraveller } from '../../content/topic-titles';
import { Button } from '../../ui/Button';
import { TickBox } from '../../ui/forms/TickBox';
import { SourceList } from '../../ui/SourceList';
import { TopicLinks } from '../../ui/TopicLinks';
import { useFlow } from '../running';
import { travellerDocumentsFlow } from './traveller-documents.flow';
import classes from './TravellerDocuments.module.css';

interface TravellerDocumentsProps {
  readonly documents: DocumentListId;
  /** On the trip's own page nothing has to be said of the trip. */
  readonly isTripPage?: boolean;
  /** The lists of all visas. */
  readonly data: ToolData['document-lists'];
}

const occupationNames: Readonly<Record<Traveller['occupation'], string>> = {
  salaried: 'Salaried',
  'self-employed': 'Self-employed or owner',
  student: 'Student',
  homemaker: 'Homemaker',
  retired: 'Retired',
};

interface Question<Field extends keyof Traveller> {
  readonly field: Field;
  readonly label: string;
  readonly choices: readonly (readonly [value: Required<Traveller>[Field], name: string])[];
}

const occupationQuestion: Question<'occupation'> = {
  field: 'occupation',
  label: 'I am',
  choices: occupations.map((value) => [value, occupationNames[value]] as const),
};
const payerQuestion: Question<'payer'> = {
  field: 'payer',
  label: 'Who pays',
  choices: [
    ['self', 'I pay myself'],
    ['family', 'My family pays'],
    ['host', 'My host pays'],
  ],
};
const purposeQuestion: Question<'purpose'> = {
  field: 'purpose',
  label: 'Why I travel',
  choices: [
    ['tourism', 'For a holiday'],
    ['visit', 'To stay with family or friends'],
    ['business', 'On business'],
  ],
};
const ageQuestion: Question<'age'> = {
  field: 'age',
  label: 'Age',
  choices: [
    ['adult', 'Adult'],
    ['minor', 'Under 18'],
  ],
};
const tripsQuestion: Question<'trips'> = {
  field: 'trips',
  label: 'Journeys abroad',
  choices: [
    ['again', 'I have been abroad'],
    ['first', 'This is the first'],
  ],
};

/** A choice from a short list: the phone's own. */
function Choice<Field extends keyof Traveller>({
  question: { label, choices },
  value,
  onChoose,
}: {
  question: Question<Field>;
  value: Required<Traveller>[Field];
  onChoose: (value: Required<Traveller>[Field]) => void;
}) {
  const id = useId();
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = choices.find(([choice]) => choice === currentTarget.value);
          if (chosen) onChoose(chosen[0]);
        }}
      >
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What the others of the party need, where somebody travels along. A child's own list asks for no more. */
function ForParty({
  list,
  traveller,
  party,
}: {
  list: DocumentList;
  traveller: Traveller;
  party: Party | undefined;
}) {
  if (!party || travellersIn(party) === 1 || traveller.age === 'minor') return null;
  const documents = documentsForChildren(list, traveller, party.children);
  return (
    <div className={classes.party}>
      <p>{partyDocumentsWords(party, documents.length > 0)}</p>
      {documents.length > 0 && (
        <ul aria-label="Documents for the children">
          {documents.map(({ id, text, note, tag }) => (
            <li key={id}>
              {text}
              {tag && <span className={classes.tag}>{` ${tagWords[tag]}`}</span>}
              {note !== undefined && <span className={classes.note}>{` ${note}`}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * What one traveller is asked for of the visa's one list, each with how it is known. A tick is the same one in the guide
 * and in the folder, and stays in this browser; who travels is part of the visitor's trip. To be loaded when it is asked for.
 */
export default function TravellerDocuments({
  documents: listId,
  isTripPage = false,
  data,
}: TravellerDocumentsProps) {
  const list = data[listId];
  const { snapshot, send } = useFlow(travellerDocumentsFlow, { list });
  const { traveller, trip } = snapshot.context;
  const view = selectDocuments(snapshot);
  const { documents, ready } = view;
  const progress = progressLine(view.progress.ready, view.progress.total);
  return (
    <div className={classes.documents}>
      <div className={classes.choices}>
        <Choice
          question={occupationQuestion}
          value={traveller.occupation}
          onChoose={(value) => send({ type: 'answer.changed', field: 'occupation', value })}
        />
        <Choice
          question={payerQuestion}
          value={traveller.payer}
          onChoose={(value) => send({ type: 'answer.changed', field: 'payer', value })}
        />
        <Choice
          question={purposeQuestion}
          value={traveller.purpose ?? 'tourism'}
          onChoose={(value) => send({ type: 'answer.changed', field: 'purpose', value })}
        />
        <Choice
          question={ageQuestion}
          value={traveller.age}
          onChoose={(value) => send({ type: 'answer.changed', field: 'age', value })}
        />
        <Choice
          question={tripsQuestion}
          value={traveller.trips}
          onChoose={(value) => send({ type: 'answer.changed', field: 'trips', value })}
        />
      </div>
      {trip?.traveller && !isTripPage && (
        <p className={classes.source}>
          <span>Who travels is from your trip · </span>
          <Link to="/trip">see your trip</Link>
        </p>
      )}
      <p role="status" className={classes.progress}>
        {snapshot.matches('complete') ? `${progress}. You have everything on this list.` : progress}
      </p>
      <ul className={classes.list} aria-label={documentListTitles[listId]}>
        {documents.map(({ id, text: words, note, tag, photo }) => (
          <li key={id}>
            <label>
              <TickBox checked={ready.has(id)} onChange={() => send({ type: 'item.toggled', id })} />
              <span>{words}</span>
            </label>
            {tag && <span className={classes.tag}>{tagWords[tag]}</span>}
            {note !== undefined && <p className={classes.note}>{note}</p>}
            {photo !== undefined && (
              <p className={classes.photo}>
                <Link to={`/tools/photo?for=${photo}`}>Check your photo</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
      <ForParty list={list} traveller={traveller} party={trip?.party} />
      <TopicLinks topics={topicsForTraveller(traveller, trip?.party)} />
      <p className={classes.source}>{`${list.note} Check the official list before you apply.`}</p>
      <SourceList publications={publicationsOf(list)} />
      <p className={classes.actions}>
        <Button
          component="a"
          variant="default"
          href={chatLink({ text: documentsText(list, view) })}
          target="_blank"
          rel="noopener"
        >
          Send by WhatsApp
        </Button>
      </p>
    </div>
  );
}
