import { Checkbox } from '@mantine/core';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { lastDate } from '../../../machines/calendar';
import { issuers, type HeldDetail, type HeldVisa, type Issuer } from '../../../machines/visas-held/held';
import { openWay } from '../../../machines/visas-held/openings';
import type { VisasHeldEvent } from '../../../machines/visas-held/visas-held.machine';
import { conditionsLine, heldName, issuerNames, issuerPlaces, validityWords } from '../../content/held-words';
import type { OpenedDestination } from '../../content/opened-destinations';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/forms/SelectField';
import { TextField } from '../../ui/forms/TextField';
import { fieldId } from '../field-id';
import { useFlow } from '../running';
import { visasHeldFlow } from './visas-held.flow';
import classes from './VisasHeld.module.css';

interface DetailsProps {
  held: HeldVisa;
  id: string;
  send: (event: VisasHeldEvent) => void;
}

const kinds = [
  { value: 'visa', label: 'Visa' },
  { value: 'residence', label: 'Residence permit' },
];

const entries = [
  { value: 'single', label: 'One entry' },
  { value: 'multiple', label: 'Several entries' },
];

const uses = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'Not yet' },
];

/** What some countries ask of a visa besides that there is one. */
function Details({ held, id, send }: DetailsProps) {
  const { issuer, kind } = held;
  const onAnswer = useCallback(
    (detail: HeldDetail, value: string) => send({ type: 'detail.changed', issuer, detail, value }),
    [send, issuer],
  );
  const shared = (detail: HeldDetail, label: string) => ({
    field: detail,
    label,
    'aria-label': `${issuerNames[issuer]}: ${label}`,
    id: fieldId(id, `${issuer}-${detail}`),
    value: held[detail] ?? '',
    onAnswer,
  });
  return (
    <fieldset className={classes.details}>
      <legend>{heldName(held)}</legend>
      <SelectField {...shared('kind', 'What it is')} prompt="Choose" choices={kinds} />
      {kind === 'visa' && (
        <>
          <SelectField {...shared('entries', 'Entries')} prompt="Not said" choices={entries} />
          <SelectField {...shared('used', 'Used already')} prompt="Not said" choices={uses} />
        </>
      )}
      <TextField {...shared('validUntil', 'Valid until')} type="date" max={lastDate} />
    </fieldset>
  );
}

/** Every way in, whoever holds what: what the page shows without an answer, and without scripts. */
function AllWays({ destinations }: { destinations: readonly OpenedDestination[] }) {
  return (
    <section aria-labelledby="all-openings">
      <h2 id="all-openings">{`${destinations.length} destinations, and what opens them`}</h2>
      <ul className={classes.results}>
        {destinations.map(({ name, path, ways }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            {ways.map(({ holds, gives, when }) => (
              <div key={holds}>
                <p>
                  <strong>{`You have ${holds}. `}</strong>
                  <span>{gives}</span>
                </p>
                <p className={classes.when}>{when}</p>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Openings({
  destinations,
  visas,
  today,
}: {
  destinations: readonly OpenedDestination[];
  visas: readonly HeldVisa[];
  today: string;
}) {
  const open = destinations.flatMap(({ name, path, ways }) => {
    const found = openWay(ways, visas, today);
    return found ? [{ name, path, ...found }] : [];
  });
  const parts = [
    { title: 'Open to you', isConditional: false },
    { title: 'Open on a condition', isConditional: true },
  ].map((part) => ({
    ...part,
    found: open.filter(({ opening }) => opening.conditions.length > 0 === part.isConditional),
  }));
  return (
    <section aria-labelledby="your-openings">
      <h2 id="your-openings">What they open</h2>
      <p role="status" className={classes.count}>
        {open.length === 0
          ? 'Nothing that we know of, besides the countries that issued them.'
          : `${parts[0]?.found.length} open to you, ${parts[1]?.found.length} on a condition.`}
      </p>
      {parts.map(
        ({ title, found }) =>
          found.length > 0 && (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <ul className={classes.results}>
                {found.map(({ name, path, way, opening: { held, conditions } }) => (
                  <li key={path}>
                    <Link to={path}>{name}</Link>
                    <p>{way.gives}</p>
                    {conditions.length > 0 && (
                      <p className={classes.condition}>{conditionsLine(conditions, way.openedBy)}</p>
                    )}
                    <p className={classes.when}>
                      {[`By your ${heldName(held)}`, validityWords(held), way.when]
                        .filter((words) => words !== undefined)
                        .join(' · ')}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {visas.some(({ issuer, kind }) => issuer === 'schengen' && kind === 'visa') && (
        <p className={classes.note}>
          Your Schengen visa is for all 29 Schengen countries, their days counted together.{' '}
          <Link to="/tools/day-counter">Count your days</Link>
        </p>
      )}
    </section>
  );
}

/** The visas in the passport, and what they open. Specification §2, Visas I hold. */
export function VisasHeld({ destinations }: { destinations: readonly OpenedDestination[] }) {
  const { snapshot, send, id } = useFlow(visasHeldFlow, {});
  const { visas, today } = snapshot.context;
  const isHeld = (issuer: Issuer) => visas.some((held) => held.issuer === issuer);
  return (
    <div className={classes.page}>
      <div className={classes.form}>
        <fieldset className={classes.issuers}>
          <legend>
            <h2>Which visas or residence permits do you hold?</h2>
          </legend>
          {issuers.map((issuer) => (
            <Checkbox
              key={issuer}
              label={issuerPlaces[issuer]}
              checked={isHeld(issuer)}
              onChange={() => send({ type: 'visa.toggled', issuer })}
            />
          ))}
        </fieldset>
        {visas.map((held) => (
          <Details key={held.issuer} held={held} id={id} send={send} />
        ))}
        {snapshot.matches('some') && (
          <p className={classes.actions}>
            <Button variant="subtle" onClick={() => send({ type: 'visas.cleared' })}>
              Clear all
            </Button>
            <span>Kept with your trip, on this device alone.</span>
          </p>
        )}
      </div>
      {snapshot.matches('some') && today !== undefined ? (
        <Openings destinations={destinations} visas={visas} today={today} />
      ) : (
        <AllWays destinations={destinations} />
      )}
    </div>
  );
}
