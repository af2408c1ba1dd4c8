import { checkerSeenStorageKey } from '../../../machines/checker-popup/seen';
import { isDestination, assessmentDraftStorageKey } from '../../../machines/eligibility-checker/answers';
import {
  eligibilityCheckerMachine,
  selectDraft,
} from '../../../machines/eligibility-checker/eligibility-checker.machine';
import { source } from '../../../machines/source';
import { fieldsEnteredBeforeHydration, tickedBeforeHydration } from '../before-hydration';
import { deliveriesPart, submissionIdsBy } from '../deliveries-part';
import { fieldId } from '../field-id';
import { defineFlow } from '../running';
import { leftOnEntry } from '../sources/address';
import { deliveryReports } from '../sources/delivery-reports';
import { keptDraft } from '../sources/kept-draft';
import { pagePrinter } from '../sources/printer';
import { tripPrefill } from '../sources/trip';

/** The checker in the site, on its page or in a dialog. Specification §2, §4 and §5. */
export const eligibilityCheckerFlow = defineFlow(
  ({ site, ports }) => {
    const seen = ports.storedValue(checkerSeenStorageKey);
    const drafts = ports.storedValue(assessmentDraftStorageKey);
    return {
      input: { site, submissionIdOf: submissionIdsBy(ports), today: ports.today, now: ports.now },
      logic: eligibilityCheckerMachine.provide({
        actors: {
          seenMark: source(() => void seen.write(true)),
          draft: keptDraft(drafts, selectDraft, (kept) => ({ type: 'draft.found', ...kept })),
          earlyInput: source(({ sendBack, input: { flowId } }) => {
            for (const entered of fieldsEnteredBeforeHydration(flowId, ['fullName', 'email', 'phone'])) {
              sendBack({ type: 'answer.changed', ...entered });
            }
            const isTicked = tickedBeforeHydration(fieldId(flowId, 'consentGiven'));
            if (isTicked && !drafts.read()?.draft.consentGiven) sendBack({ type: 'consent.toggled' });
          }),
          suggestion: source(({ sendBack, input: { destination } }) => {
            if (destination) sendBack({ type: 'destination.suggested', destination });
          }),
          arrival: leftOnEntry(site, 'destination', (destination) =>
            isDestination(destination) ? { type: 'destination.suggested', destination } : undefined,
          ),
          tripPrefill: tripPrefill(site, 'checker', (prefill) => ({ type: 'trip.prefilled', prefill })),
          deliveryReports: deliveryReports(site),
          printer: pagePrinter(ports),
        },
      }),
    };
  },
  { deliveries: deliveriesPart },
);
