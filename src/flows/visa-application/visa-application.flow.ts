import {
  applicationPayload,
  applicationTextFields,
  applicationDraftStorageKey,
} from '../../../machines/visa-application/application';
import { source } from '../../../machines/source';
import { preselectedCountry } from '../../../machines/visa-application/preselection';
import {
  selectDraft,
  visaApplicationMachine,
} from '../../../machines/visa-application/visa-application.machine';
import { enteredBeforeHydration, tickedBeforeHydration } from '../before-hydration';
import { deliveriesPart, submissionIdsBy } from '../deliveries';
import { fieldId } from '../field-id';
import { defineFlow } from '../running';
import { childOf } from '../site';
import { applicationByEmail } from '../../content/application-words';
import { copyTextBy } from '../sources/copy-text';
import { deliveryReports } from '../sources/delivery-reports';
import { keptDraft } from '../sources/kept-draft';
import { mailBy } from '../sources/mail';
import { tripPrefill } from '../sources/trip';

/** The apply-visa form in the site: Specification §2, §4, §5 and §8. */
export const visaApplicationFlow = defineFlow(
  ({ site, ports }) => {
    const drafts = ports.storedValue(applicationDraftStorageKey);
    const submissionIdOf = submissionIdsBy(ports);
    return {
      input: { site, submissionIdOf, now: ports.now },
      logic: visaApplicationMachine.provide({
        actors: {
          copyText: copyTextBy(ports, (details) => applicationByEmail(details).body),
          mail: mailBy(ports, ({ to, ...details }) => ({ to, ...applicationByEmail(details) })),
          deliveries: deliveryReports(site),
          draft: keptDraft(drafts, selectDraft, (draft) => ({
            type: 'draft.found',
            draft,
            submissionId: submissionIdOf(applicationPayload(draft.form)),
          })),
          earlyInput: source(({ sendBack, input: { formId } }) => {
            for (const field of applicationTextFields) {
              const value = enteredBeforeHydration(fieldId(formId, field));
              if (value !== '') sendBack({ type: 'field.changed', field, value });
            }
            const isTicked = tickedBeforeHydration(fieldId(formId, 'agreedToTerms'));
            if (isTicked && !drafts.read()?.form.agreedToTerms) sendBack({ type: 'terms.toggled' });
          }),
          askedCountry: source(({ sendBack, input: { countryNames, listedCountries } }) => {
            const search = childOf(site, 'navigation')?.getSnapshot().context.shown.search;
            const asked = new URLSearchParams(search).get('country');
            if (asked === null) return;
            const country = preselectedCountry(asked, countryNames, listedCountries);
            sendBack({ type: 'country.requested', country });
          }),
          tripPrefill: tripPrefill(site, 'application', (prefill) => ({ type: 'trip.prefilled', prefill })),
        },
      }),
    };
  },
  { deliveries: deliveriesPart },
);
