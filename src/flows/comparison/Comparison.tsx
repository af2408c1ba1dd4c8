import { IconX } from '@tabler/icons-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { comparisonPath, mostCompared } from '../../../machines/comparison/compared';
import type { ComparedDestination } from '../../content/compared-destinations';
import { Button } from '../../ui/Button';
import { DestinationStamp } from '../../ui/destination/DestinationStamp';
import { IconButton } from '../../ui/IconButton';
import { SelectField } from '../../ui/forms/SelectField';
import { unbroken } from '../../content/unbroken';
import hidden from '../../ui/VisuallyHidden.module.css';
import { fieldId } from '../field-id';
import { useFlow } from '../running';
import { comparisonFlow } from './comparison.flow';
import classes from './Comparison.module.css';

interface ComparisonProps {
  destinations: readonly ComparedDestination[];
  /** Comparisons that are offered while there is none, by ids. */
  usual: readonly (readonly string[])[];
}

const rows: readonly {
  readonly title: string;
  readonly note?: string;
  readonly cell: (destination: ComparedDestination) => string;
}[] = [
  { title: 'What you need', cell: ({ kind }) => kind },
  {
    title: 'Government fee',
    cell: ({ fee: { value, rupees } }) => (rupees === undefined ? value : `${value} ${unbroken(rupees)}`),
  },
  { title: 'Time', cell: ({ time }) => time },
  { title: 'Stay', cell: ({ stay }) => stay },
  { title: 'Documents', cell: ({ documents }) => documents },
  { title: 'A week', note: 'for one, without the visa', cell: ({ week }) => week },
];

function Table({
  compared,
  onRemove,
}: {
  compared: readonly ComparedDestination[];
  onRemove: (id: string) => void;
}) {
  return (
    <table className={classes.table} data-columns={compared.length}>
      <caption className={hidden.hidden}>{compared.map(({ name }) => name).join(', ')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={hidden.hidden}>Question</span>
          </th>
          {compared.map(({ id, name, shortName, path, need }) => (
            <th key={id} scope="col">
              {need && <DestinationStamp code={shortName} need={need} className={classes.stamp} />}
              <Link to={path}>{name}</Link>
              <IconButton
                className={classes.remove}
                aria-label={`Remove ${name}`}
                onClick={() => onRemove(id)}
              >
                <IconX aria-hidden size={18} />
              </IconButton>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, note, cell }) => (
          <tr key={title}>
            <th scope="row">
              {title}
              {note !== undefined && <span>{` ${note}`}</span>}
            </th>
            {compared.map((destination) => (
              <td key={destination.id}>{cell(destination)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Usual({ destinations, usual }: Pick<ComparisonProps, 'destinations' | 'usual'>) {
  const names = (ids: readonly string[]) =>
    ids.map((id) => destinations.find((one) => one.id === id)?.name).join(', ');
  return (
    <section className={classes.usual} aria-labelledby="usual-comparisons">
      <h2 id="usual-comparisons">Often compared</h2>
      <ul>
        {usual.map((ids) => (
          <li key={ids.join()}>
            <Link to={comparisonPath(ids)}>{names(ids)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The tray and what stands side by side. Specification §2, Comparison. */
export function Comparison({ destinations, usual }: ComparisonProps) {
  const { snapshot, send, id } = useFlow(comparisonFlow, { known: destinations.map((one) => one.id) });
  const { compared: ids } = snapshot.context;
  const compared = ids.flatMap((one) => destinations.find((destination) => destination.id === one) ?? []);
  const isFull = snapshot.matches('full');
  const onAnswer = useCallback(
    (_: 'destination', added: string) => send({ type: 'destination.added', id: added }),
    [send],
  );
  return (
    <div className={classes.comparison}>
      <h2 className={hidden.hidden}>Side by side</h2>
      <div className={classes.tray}>
        <SelectField
          field="destination"
          id={fieldId(id, 'destination')}
          label={ids.length === 0 ? 'First destination' : 'Add a destination'}
          prompt="Choose a destination"
          value=""
          disabled={isFull}
          description={isFull ? `${mostCompared} at most: remove one to add another.` : undefined}
          choices={destinations
            .filter((one) => !ids.includes(one.id))
            .map(({ id: value, name }) => ({ value, label: name }))}
          onAnswer={onAnswer}
        />
        <p className={classes.count} role="status">
          {ids.length > 0 && `${ids.length} of ${mostCompared} side by side`}
        </p>
        {ids.length > 0 && (
          <Button variant="subtle" onClick={() => send({ type: 'comparison.cleared' })}>
            Clear all
          </Button>
        )}
      </div>
      {ids.length === 0 ? (
        <Usual destinations={destinations} usual={usual} />
      ) : (
        <Table
          compared={compared}
          onRemove={(removed) => send({ type: 'destination.removed', id: removed })}
        />
      )}
    </div>
  );
}
