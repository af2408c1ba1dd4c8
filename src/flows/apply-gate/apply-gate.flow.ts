import { applyGateMachine } from '../../../machines/apply-gate/apply-gate.machine';
import { defineFlow } from '../running';

/** The question before an application, in the site. Specification §4, Apply Now. */
export const applyGateFlow = defineFlow(({ site }) => ({ input: { site }, logic: applyGateMachine }));
