import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { statesOfIndia } from '../../../machines/india';
import { centreFor } from '../../../machines/visa-centre/rules';
import { centreWords } from '../../content/visa-centre-words';
import type { CentreOf } from '../../content/where-to-apply';
import { SelectField } from '../../ui/forms/SelectField';
import hidden from '../../ui/VisuallyHidden.module.css';
import { fieldId } from '../field-id';
import { useFlow } from '../running';
import { visaCentreFlow } from './visa-centre.flow';
import classes from './VisaCentre.module.css';

/** A destination among those to choose from. */
export interface CentreChoice extends CentreOf {
  readonly path: string;
  /** Who takes applications, and whether one may choose, in a few words each. */
  readonly taker: string;
  readonly choice: string;
}

interface VisaCentreProps {
  /** The destination of the page that asks. */
  readonly own?: CentreOf;
  /** Those to choose from, where the page is of none. */
  readonly destinations?: readonly CentreChoice[];
}

function Answer({
  of: { name, rule, when, site },
  state,
  isNamed,
}: {
  of: CentreOf;
  state: string | undefined;
  /** The page is not the destination's own. */
  isNamed: boolean;
}) {
  const { title, text, isToAsk } = centreWords(centreFor(rule, state ?? ''), state ?? '');
  const asked = [isNamed ? name : undefined, state && `if you live in ${state}`].filter(
    (one) => one !== undefined,
  );
  return (
    <div className={classes.answer}>
      {asked.length > 0 && <p className={classes.for}>{asked.join(', ')}</p>}
      <p className={classes.title}>{title}</p>
      {text.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {isToAsk && (
        <p>
          <a href={site.href} target="_blank" rel="noopener noreferrer">{`Look here: ${site.label}`}</a>
        </p>
      )}
      <p className={classes.when}>{when}</p>
    </div>
  );
}

/** Every destination, whoever asks: what the page shows without an answer, and without scripts. */
function AllCentres({ destinations }: { destinations: readonly CentreChoice[] }) {
  const isOnline = ({ rule }: CentreChoice) => rule.choice === 'online';
  return (
    <section aria-labelledby="all-centres">
      <h2 id="all-centres">Who takes applications in India</h2>
      <table className={classes.all}>
        <caption>Each destination’s page has the cities, the states, the charge and the sources.</caption>
        <thead>
          <tr>
            <th scope="col">Destination</th>
            <th scope="col">Where you apply</th>
            <th scope="col">Which place</th>
          </tr>
        </thead>
        <tbody>
          {destinations
            .filter((one) => !isOnline(one))
            .map(({ id, name, path, taker, choice }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`${path}#where-to-apply`}>{name}</Link>
                </th>
                <td>{taker}</td>
                <td>{choice}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <h2>Online, with nothing to hand in</h2>
      <ul className={classes.online}>
        {destinations.filter(isOnline).map(({ id, name, path }) => (
          <li key={id}>
            <Link to={`${path}#where-to-apply`}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where one applies in India, by the state that one lives in. Specification §2, My visa centre. */
export function VisaCentre({ own, destinations = [] }: VisaCentreProps) {
  const { snapshot, send, id } = useFlow(visaCentreFlow, {
    known: destinations.map((one) => one.id),
    own: own?.id,
  });
  const { destination, state } = snapshot.context;
  const chosen = destinations.find((one) => one.id === destination);
  const asked = own ?? chosen;
  const onDestination = useCallback(
    (_: 'destination', to: string) => send({ type: 'destination.chosen', id: to }),
    [send],
  );
  const onState = useCallback(
    (_: 'state', said: string) => send({ type: 'state.chosen', state: said }),
    [send],
  );
  const isOnline = asked?.rule.choice === 'online';
  const isAnswered = isOnline || snapshot.matches('answered');
  return (
    <div className={classes.centre} data-own={own ? true : undefined}>
      <div className={classes.questions}>
        {!own && (
          <SelectField
            field="destination"
            id={fieldId(id, 'destination')}
            label="Where do you want to go?"
            prompt="Choose a destination"
            value={destination ?? ''}
            choices={destinations.map(({ id: value, name: label }) => ({ value, label }))}
            onAnswer={onDestination}
          />
        )}
        {!isOnline && (
          <SelectField
            field="state"
            id={fieldId(id, 'state')}
            label="Which state do you live in?"
            prompt="Choose a state or union territory"
            value={state ?? ''}
            choices={statesOfIndia}
            autoComplete="address-level1"
            onAnswer={onState}
          />
        )}
      </div>
      <p role="status" className={hidden.hidden}>
        {asked && isAnswered ? centreWords(centreFor(asked.rule, state ?? ''), state ?? '').title : ''}
      </p>
      {asked && isAnswered && <Answer of={asked} state={isOnline ? undefined : state} isNamed={!own} />}
      {chosen && (
        <Link className={classes.more} to={`${chosen.path}#where-to-apply`}>
          {`Cities, charges and appointments: ${chosen.name}`}
        </Link>
      )}
      {!asked && <AllCentres destinations={destinations} />}
    </div>
  );
}
