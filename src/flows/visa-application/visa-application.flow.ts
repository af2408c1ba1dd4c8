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
import { fieldsEnteredBeforeHydration, tickedBeforeHydration } from '../before-hydration';
import { deliveriesPart, submissionIdsBy } from '../deliveries-part';
import { fieldId } from '../field-id';
import { defineFlow } from '../running';
import { applicationByEmail } from '../../content/application-words';
import { firstQueryUntilAnswered } from '../sources/address';
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
      input: {
        site,
        submissionIdOf,
        now: ports.now,
        secondsSince: (timestamp: string) => (Date.parse(ports.now()) - Date.parse(timestamp)) / 1000,
      },
      logic: visaApplicationMachine.provide({
        actors: {
          copyText: copyTextBy(ports, (details) => applicationByEmail(details).body),
          mail: mailBy(ports, ({ to, ...details }) => ({ to, ...applicationByEmail(details) })),
          deliveryReports: deliveryReports(site),
          draft: keptDraft(drafts, selectDraft, (draft) => ({
            type: 'draft.found',
            draft,
            submissionId: submissionIdOf(applicationPayload(draft.form)),
          })),
          earlyInput: source(({ sendBack, input: { flowId } }) => {
            for (const entered of fieldsEnteredBeforeHydration(flowId, applicationTextFields)) {
              sendBack({ type: 'field.changed', ...entered });
            }
            const isTicked = tickedBeforeHydration(fieldId(flowId, 'agreedToTerms'));
            if (isTicked && !drafts.read()?.form.agreedToTerms) sendBack({ type: 'terms.toggled' });
          }),
          askedCountry: firstQueryUntilAnswered(
            site,
            ['country'],
            ({ country }, { countryNames, listedCountries }) =>
              country === undefined
                ? undefined
                : {
                    type: 'country.requested',
                    country: preselectedCountry(country, countryNames, listedCountries),
                  },
          ),
          tripPrefill: tripPrefill(site, 'application', (prefill) => ({ type: 'trip.prefilled', prefill })),
        },
      }),
    };
  },
  { deliveries: deliveriesPart },
);
