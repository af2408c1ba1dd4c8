import { useCallback } from 'react';
import { ConsentField } from '../../../ui/forms/ConsentField';
import { DataNotice } from '../../DataNotice';
import { TextField } from '../../../ui/forms/TextField';
import type { StepProps } from '../step-props';

const consent = (
  <>
    <span>I agree to the </span>
    <a href="/terms" target="_blank" rel="noopener">
      Terms & Conditions
    </a>
    <span> and the </span>
    <a href="/privacy" target="_blank" rel="noopener">
      Privacy Policy
    </a>
  </>
);

/** Step 1: who asks, and the consent. */
export function GetStartedStep({ draft, problems, idOf, shared, send }: StepProps) {
  const onConsentToggled = useCallback(() => send({ type: 'consent.toggled' }), [send]);
  return (
    <>
      <TextField {...shared('fullName')} label="Full Name" autoComplete="name" enterKeyHint="next" />
      <TextField
        {...shared('email')}
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
      />
      <TextField
        {...shared('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="done"
        placeholder="+91"
      />
      <ConsentField
        id={idOf('consentGiven')}
        checked={draft.consentGiven}
        error={problems.consentGiven}
        onToggle={onConsentToggled}
        label={consent}
      />
      <DataNotice form="assessment">
        Your score is worked out in your browser. Check Eligibility sends it, with your answers, to our
        advisers.
      </DataNotice>
    </>
  );
}
