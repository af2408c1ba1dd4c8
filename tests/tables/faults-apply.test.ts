import { v4, v5 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { applicationPayload, type ApplicationForm } from '../../machines/visa-application/application';
import {
  visaApplicationMachine,
  type VisaApplicationEvent,
} from '../../machines/visa-application/visa-application.machine';
import { submissionIds } from '../../src/services/submission-id';

/** The ids of a page that has just been opened. */
function idsOfPage() {
  const idOf = submissionIds();
  return (content: unknown) => idOf(content, { random: v4, derive: v5 });
}

const form: ApplicationForm = {
  fullName: 'Asha Rao',
  mobileNumber: '+91 98765 43210',
  email: 'asha@example.in',
  stateOfApplication: 'Kerala',
  country: 'Japan',
  visaType: 'Tourist Visa',
  agreedToTerms: true,
};

/** Whether a form is sent under the id under which it may have arrived before, after what happened since. */
function isSentAsBefore(...events: readonly VisaApplicationEvent[]): boolean {
  const idOf = idsOfPage();
  const ids: string[] = [];
  const actor = createActor(visaApplicationMachine);
  actor.on('delivery.requested', ({ submissionId }) => ids.push(submissionId));
  actor.start();
  const submit = () => {
    const submissionId = idOf(applicationPayload(actor.getSnapshot().context.form));
    actor.send({ type: 'application.submitted', submissionId });
    return submissionId;
  };
  actor.send({ type: 'draft.found', draft: { form }, submissionId: idOf(applicationPayload(form)) });
  const id = submit();
  actor.send({
    type: 'delivery.reported',
    delivery: {
      id,
      kind: 'application',
      status: 'inDoubt',
      sentAt: '2026-01-15T12:00:00.000Z',
      problem: { reason: 'timeout', retryAfterSeconds: undefined },
    },
  });
  for (const event of events) actor.send(event);
  submit();
  expect(ids).toHaveLength(2);
  return ids[0] === ids[1];
}

describe('faults 22 and 81: an application that may have arrived is known by its id when it is sent again', () => {
  const named = (value: string): VisaApplicationEvent => ({
    type: 'field.changed',
    field: 'fullName',
    value,
  });
  it.each<[why: string, events: readonly VisaApplicationEvent[], isSame: boolean]>([
    ['nothing changed', [], true],
    ['the address asks for the same country again', [{ type: 'country.requested', country: 'Japan' }], true],
    ['a field is filled in as it was', [named('Asha Rao')], true],
    ['a character is typed and taken back', [named('Asha Raoo'), named('Asha Rao')], true],
    ['the terms were read again', [{ type: 'terms.toggled' }, { type: 'terms.toggled' }], true],
    ['another country', [{ type: 'country.requested', country: 'France' }], false],
    ['another name', [named('Asha R. Rao')], false],
  ])('%s', (_why, events, isSame) => {
    expect(isSentAsBefore(...events)).toBe(isSame);
  });
});
