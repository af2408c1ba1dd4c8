import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import type { CodedCountry } from '../../../machines/visa-application/preselection';
import { statesOfIndia } from '../../../machines/india';
import { selectLastAccepted, selectTickets } from '../../../machines/site/deliveries/deliveries.machine';
import { referenceOf } from '../../../machines/site/deliveries/known-deliveries';
import {
  applicationVisaTypes,
  type ApplicationTextField,
} from '../../../machines/visa-application/application';
import {
  selectProblems,
  selectFailedDelivery,
  type ApplicationTripField,
} from '../../../machines/visa-application/visa-application.machine';
import { Button } from '../../ui/Button';
import { LicensedHelp } from '../../ui/LicensedHelp';
import { licensedHelpWords } from '../../ui/licensed-help';
import { FromTrip } from '../../ui/forms/FromTrip';
import { ConsentField } from '../../ui/forms/ConsentField';
import { DataNotice } from '../DataNotice';
import { SelectField } from '../../ui/forms/SelectField';
import { TextField } from '../../ui/forms/TextField';
import { fieldId } from '../field-id';
import { focusSoon } from '../focus-soon';
import { useFlow } from '../running';
import { useSiteChild } from '../site';
import { OtherWays, otherWaysId } from './OtherWays';
import { visaApplicationFlow } from './visa-application.flow';
import classes from './VisaApplication.module.css';

const consent = (
  <>
    <span>I agree to the </span>
    <a href="/terms" target="_blank" rel="noopener">
      Terms and Conditions
    </a>
  </>
);

/** The heading that takes the focus from the form which was sent; none where the visitor has put it elsewhere meanwhile. */
function unlessElsewhere(headingId: string): HTMLElement | null {
  const heading = document.getElementById(headingId);
  const focused = document.activeElement ?? document.body;
  // A browser takes the focus from what is disabled with its next frame only: an answer may be faster.
  const isInForm = Array.from(heading?.closest('form')?.elements ?? []).includes(focused);
  return focused === document.body || isInForm ? heading : null;
}

interface VisaApplicationProps {
  /** The names to choose a country from, sorted. */
  countryNames: readonly string[];
  /** The listing's countries: an address may ask for one of them by its code. */
  listedCountries: readonly CodedCountry[];
}

/** The apply-visa form. Specification §2, §4, §5 and §8. */
export function VisaApplication({ countryNames, listedCountries }: VisaApplicationProps) {
  const { snapshot, send, id } = useFlow(
    visaApplicationFlow,
    { countryNames, listedCountries },
    {
      'focus.requested': ({ target }) =>
        focusSoon(() =>
          target === 'failure' ? unlessElsewhere(otherWaysId) : document.getElementById(fieldId(id, target)),
        ),
    },
  );
  const lastSent = useSiteChild('deliveries', (deliveries) => deliveries && selectLastAccepted(deliveries));
  const ticket = useSiteChild('deliveries', (deliveries) => deliveries && selectTickets(deliveries)[0]);
  const sentReference = ticket?.reference ?? (lastSent && referenceOf(lastSent.id));

  const { form } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const problems = selectProblems(snapshot);
  const failedDelivery = selectFailedDelivery(snapshot);
  const onAnswer = useCallback(
    (field: ApplicationTextField, value: string) => send({ type: 'field.changed', field, value }),
    [send],
  );
  const onTermsToggled = useCallback(() => send({ type: 'terms.toggled' }), [send]);
  const shared = (field: ApplicationTextField) => ({
    field,
    id: fieldId(id, field),
    value: form[field],
    error: problems[field],
    disabled: isBusy,
    onAnswer,
  });
  const fromTrip = (field: ApplicationTripField) => ({
    fieldId: fieldId(id, field),
    value: form[field],
    prefill: snapshot.context.prefill[field],
    onUse: (value: string) => onAnswer(field, value),
  });

  return (
    <form
      className={classes.form}
      aria-label="Visa application"
      aria-busy={isBusy}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'application.submitted' });
      }}
    >
      {sentReference !== undefined && (
        <p className={classes.sent} role="status">
          <span>Your last application was sent. Reference: </span>
          <strong>{sentReference}</strong>
          {ticket && (
            <>
              <span>. Here you can apply for someone else. </span>
              <Link to="/services">See the ticket</Link>
            </>
          )}
        </p>
      )}
      <TextField
        {...shared('fullName')}
        label="Full Name"
        description="As in your passport"
        autoComplete="name"
        enterKeyHint="next"
      />
      <TextField
        {...shared('mobileNumber')}
        label="Mobile Number"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="next"
        placeholder="+91 98765 43210"
      />
      <TextField
        {...shared('email')}
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
      />
      <FromTrip {...fromTrip('stateOfApplication')} label="State of Application">
        <SelectField
          {...shared('stateOfApplication')}
          label="State of Application"
          prompt="Choose a state or union territory"
          choices={statesOfIndia}
          autoComplete="address-level1"
        />
      </FromTrip>
      <FromTrip {...fromTrip('country')} label="Country">
        <SelectField
          {...shared('country')}
          label="Country"
          description="The country you want to visit"
          prompt="Choose a country"
          choices={countryNames}
        />
      </FromTrip>
      <LicensedHelp country={form.country} help={licensedHelpWords(form.country)} />
      <FromTrip {...fromTrip('visaType')} label="Visa Type">
        <SelectField
          {...shared('visaType')}
          label="Visa Type"
          prompt="Choose a visa type"
          choices={applicationVisaTypes}
        />
      </FromTrip>
      <ConsentField
        id={fieldId(id, 'agreedToTerms')}
        checked={form.agreedToTerms}
        error={problems.agreedToTerms}
        disabled={isBusy}
        onToggle={onTermsToggled}
        label={consent}
      />
      <DataNotice form="application">Apply Now sends these answers to our advisers.</DataNotice>
      <Button type="submit" size="lg" disabled={!form.agreedToTerms || isBusy}>
        {isBusy ? 'Submitting...' : 'Apply Now'}
      </Button>
      {failedDelivery && (
        <OtherWays
          {...failedDelivery}
          onEmail={() => send({ type: 'email.chosen' })}
          onCopy={() => send({ type: 'copy.pressed' })}
        />
      )}
    </form>
  );
}
