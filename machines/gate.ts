import { loading } from './loading';

/** What can be answered to the question, in its dialog or where that could not be had. */
const answers = {
  'cancel.pressed': 'closed',
  'proceed.pressed': { target: 'closed', actions: 'goToChecker' },
} as const;

/** The gate once "Apply Now" stands before it; a flow adds `closed`, and the action `goToChecker`. */
export const gateStates = {
  loading,
  open: { tags: 'gated', on: answers },
  failed: { tags: 'gated', on: answers },
} as const;
