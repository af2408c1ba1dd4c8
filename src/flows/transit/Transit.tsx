import { Checkbox } from '@mantine/core';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { transitAnswers, type TransitAnswer } from '../../../machines/transit/rules';
import type { JourneyField } from '../../../machines/transit/transit.machine';
import { issuers } from '../../../machines/visas-held/held';
import { conditionsLine, heldName, issuerPlaces } from '../../content/held-words';
import type { ShownRule, TransitPlace } from '../../content/transit-places';
import {
  bookingChoices,
  onwardChoices,
  onwardTitle,
  routeChoices,
  twoBookingsLine,
  wayTitles,
} from '../../content/transit-words';
import hidden from '../../ui/VisuallyHidden.module.css';
import { SelectField } from '../../ui/forms/SelectField';
import { fieldId } from '../field-id';
import { useFlow } from '../running';
import { transitFlow } from './transit.flow';
import classes from './Transit.module.css';

const verdicts: Readonly<Record<ShownRule['need'], string>> = {
  none: 'No visa needed',
  visa: 'You need a visa',
  unknown: 'Not known',
};

function verdictOf({ rule, exempt }: TransitAnswer<ShownRule>): string {
  if (!exempt) return verdicts[rule.need];
  const { conditions, held } = exempt.opening;
  return `${conditions.length === 0 ? 'No visa needed' : 'Perhaps no visa'}, with your ${heldName(held)}`;
}

/** What holds for one way through the airport. */
function Answer({
  answer: { rule, exempt },
  hasVisas,
}: {
  answer: TransitAnswer<ShownRule>;
  hasVisas: boolean;
}) {
  const condition = exempt && conditionsLine(exempt.opening.conditions, exempt.exemption.openedBy);
  const exemption = exempt?.exemption as NonNullable<ShownRule['exemptions']>[number] | undefined;
  return (
    <section className={classes.answer} aria-label={wayTitles[rule.way]}>
      <p className={classes.way}>{wayTitles[rule.way]}</p>
      <h3 data-need={exempt ? (condition === undefined ? 'none' : 'unknown') : rule.need}>
        {verdictOf({ rule, ...(exempt && { exempt }) })}
      </h3>
      {condition !== undefined && <p>{condition}</p>}
      {exemption?.detail !== undefined && <p>{exemption.detail}</p>}
      <p>{exempt ? `Without it: ${rule.words}` : rule.words}</p>
      {!exempt && rule.how !== undefined && <p>{rule.how}</p>}
      {!exempt && rule.exemptions && (
        <details open={!hasVisas}>
          <summary>What would free you from it</summary>
          <ul>
            {rule.exemptions.map(({ holds, detail }) => (
              <li key={holds}>
                {`${holds.charAt(0).toUpperCase()}${holds.slice(1)}.`}
                {detail !== undefined && ` ${detail}`}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className={classes.when}>{rule.when}</p>
    </section>
  );
}

/** Every place, whoever holds what: what the page shows without an answer, and without scripts. */
function AllPlaces({ places }: { places: readonly TransitPlace<ShownRule>[] }) {
  return (
    <section aria-labelledby="all-transit">
      <h2 id="all-transit">Where people change planes</h2>
      <ul className={classes.places}>
        {places.map(({ id, name, rules }) => (
          <li key={id}>
            <Link to={`/tools/transit?through=${id}`}>{name}</Link>
            {rules.map((rule) => (
              <p key={`${rule.way} ${rule.onward?.join() ?? ''}`}>
                <strong>{`${rule.onward === undefined ? wayTitles[rule.way] : onwardTitle(rule.onward)}: `}</strong>
                {rule.words}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where planes are changed and how, and what that asks for. Specification §2, Transit visas. */
export function Transit({ places }: { places: readonly TransitPlace<ShownRule>[] }) {
  const { snapshot, send, id } = useFlow(transitFlow, { known: places.map((one) => one.id) });
  const { place: chosen, journey, visas, today } = snapshot.context;
  const place = places.find((one) => one.id === chosen);
  const onPlace = useCallback((_: 'place', to: string) => send({ type: 'place.chosen', id: to }), [send]);
  const onAnswer = useCallback(
    (field: JourneyField, value: string) => send({ type: 'answer.changed', field, value }),
    [send],
  );
  const isHeld = (issuer: (typeof issuers)[number]) => visas.some((held) => held.issuer === issuer);
  const answers = place && today !== undefined ? transitAnswers(place.rules, journey, visas, today) : [];
  return (
    <div className={classes.page} data-answered={place !== undefined || undefined}>
      <div className={classes.place}>
        <h2>Your change of planes</h2>
        <SelectField
          field="place"
          id={fieldId(id, 'place')}
          label="Where do you change planes?"
          prompt="Choose a place"
          value={chosen ?? ''}
          choices={places.map(({ id: value, name: label }) => ({ value, label }))}
          onAnswer={onPlace}
        />
      </div>
      <p role="status" className={hidden.hidden}>
        {answers.map((answer) => `${wayTitles[answer.rule.way]}: ${verdictOf(answer)}.`).join(' ')}
      </p>
      {place ? (
        <>
          <div className={classes.answers}>
            <h2>{`Changing planes: ${place.name}`}</h2>
            {journey.bookings === 'two' && journey.route !== 'bags' && journey.route !== 'out' && (
              <p className={classes.caution}>{twoBookingsLine}</p>
            )}
            {answers.map((answer) => (
              <Answer key={answer.rule.way} answer={answer} hasVisas={visas.length > 0} />
            ))}
            <p>
              {place.official && (
                <a href={place.official.href} target="_blank" rel="noopener noreferrer">
                  {`Check on the official site: ${place.official.label}`}
                </a>
              )}{' '}
              {place.path !== undefined && <Link to={place.path}>{`To stay there: ${place.name}`}</Link>}
            </p>
          </div>
          <div className={classes.questions}>
            <h2>Make it more exact</h2>
            <SelectField
              field="onward"
              id={fieldId(id, 'onward')}
              label="Where do you fly on to?"
              prompt="Not said"
              value={journey.onward ?? ''}
              choices={onwardChoices}
              onAnswer={onAnswer}
            />
            <SelectField
              field="bookings"
              id={fieldId(id, 'bookings')}
              label="How many bookings?"
              prompt="Not said"
              value={journey.bookings ?? ''}
              choices={bookingChoices}
              onAnswer={onAnswer}
            />
            <SelectField
              field="route"
              id={fieldId(id, 'route')}
              label="What do you do there?"
              prompt="Not said"
              value={journey.route ?? ''}
              choices={routeChoices}
              onAnswer={onAnswer}
            />
            <fieldset className={classes.visas}>
              <legend>Valid visas or residence permits you hold</legend>
              {issuers.map((issuer) => (
                <Checkbox
                  key={issuer}
                  label={issuerPlaces[issuer]}
                  checked={isHeld(issuer)}
                  onChange={() => send({ type: 'visa.toggled', issuer })}
                />
              ))}
            </fieldset>
            {visas.length > 0 && (
              <p className={classes.when}>
                Kept with your trip.{' '}
                <Link to="/tools/visas-i-hold">Say if it is a residence permit, and what else they open</Link>
              </p>
            )}
          </div>
        </>
      ) : (
        <AllPlaces places={places} />
      )}
    </div>
  );
}
