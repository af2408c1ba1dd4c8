import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ApplicationForm, ApplicationPayload } from '../../machines/visa-application/application';
import {
  visaApplicationMachine,
  type VisaApplicationEvent,
} from '../../machines/visa-application/visa-application.machine';
import { DeliveryFailure, type Submission } from '../../machines/ports';

const form: ApplicationForm = {
  fullName: 'Asha Rao',
  mobileNumber: '+91 98765 43210',
  email: 'asha@example.in',
  stateOfApplication: 'Kerala',
  country: 'Japan',
  visaType: 'Tourist Visa',
  agreedToTerms: true,
};

/** The ids under which a form is sent again that may have arrived before as `first`. */
async function idsAfter(...events: readonly VisaApplicationEvent[]): Promise<readonly string[]> {
  const ids: string[] = [];
  const actor = createActor(
    visaApplicationMachine.provide({
      actors: {
        deliverApplication: fromPromise<void, Submission<ApplicationPayload>>(({ input }) => {
          ids.push(input.submissionId);
          return Promise.reject(new DeliveryFailure('timeout'));
        }),
      },
    }),
  ).start();
  actor.send({ type: 'draft.found', draft: { form, submissionId: 'first' } });
  for (const event of events) actor.send(event);
  actor.send({ type: 'application.submitted', submissionId: 'second' });
  await Promise.resolve();
  return ids;
}

describe('fault 22: an application that may have arrived is known by its id when it is sent again', () => {
  it.each<[why: string, events: readonly VisaApplicationEvent[], id: string]>([
    ['nothing changed', [], 'first'],
    [
      'the address asks for the same country again',
      [{ type: 'country.requested', country: 'Japan' }],
      'first',
    ],
    [
      'a field is filled in as it was',
      [{ type: 'field.changed', field: 'fullName', value: 'Asha Rao' }],
      'first',
    ],
    ['the terms were read again', [{ type: 'terms.toggled' }, { type: 'terms.toggled' }], 'first'],
    ['another country', [{ type: 'country.requested', country: 'France' }], 'second'],
    ['another name', [{ type: 'field.changed', field: 'fullName', value: 'Asha R. Rao' }], 'second'],
  ])('%s', async (_why, events, id) => {
    expect(await idsAfter(...events)).toEqual([id]);
  });
});
