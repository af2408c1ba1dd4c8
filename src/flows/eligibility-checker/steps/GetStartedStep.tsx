import '../../../ui/forms/field-styles';
import { TextInput } from '@mantine/core';
import { ConsentField } from '../../../ui/forms/ConsentField';
import type { StepProps } from '../step-props';

/** Step 1: who asks, and the consent. */
export function GetStartedStep({ draft, problems, idOf, send }: StepProps) {
  return (
    <>
      <TextInput
        id={idOf('fullName')}
        label="Full Name"
        autoComplete="name"
        enterKeyHint="next"
        value={draft.fullName}
        error={problems.fullName}
        onChange={(event) =>
          send({ type: 'answer.changed', field: 'fullName', value: event.currentTarget.value })
        }
      />
      <TextInput
        id={idOf('email')}
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
        value={draft.email}
        error={problems.email}
        onChange={(event) =>
          send({ type: 'answer.changed', field: 'email', value: event.currentTarget.value })
        }
      />
      <TextInput
        id={idOf('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="done"
        placeholder="+91"
        value={draft.phone}
        error={problems.phone}
        onChange={(event) =>
          send({ type: 'answer.changed', field: 'phone', value: event.currentTarget.value })
        }
      />
      <ConsentField
        id={idOf('consentGiven')}
        checked={draft.consentGiven}
        error={problems.consentGiven}
        onToggle={() => send({ type: 'consent.toggled' })}
        label={
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
        }
      />
    </>
  );
}
