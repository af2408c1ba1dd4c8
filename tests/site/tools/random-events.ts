import fc from 'fast-check';
import { destinations } from '../../../machines/eligibility-checker/choices';
import { selectTool, toolsMachine } from '../../../machines/site/tools/tools.machine';
import { type Play, anyText, idOf, nothing, playOf } from '../../support/arbitraries';
import { implies, site } from '../../support/random-values';

export const randomEvents: Play = playOf(toolsMachine, {
  input: { site },
  events: {
    'checker.requested': fc.oneof(nothing, fc.record({ destination: idOf(destinations) })),
    'estimator.requested': fc.oneof(
      nothing,
      fc.record({ query: fc.dictionary(anyText, anyText, { maxKeys: 2 }) }),
    ),
    'dialog.closed': nothing,
    'dialog.failed': nothing,
    'page.entered': nothing,
  },
  answers: { 'load-checker': fc.constant('code'), 'load-estimator': fc.constant('code') },
  holds: ({ snapshot, events }) => ({
    'a tool is loading or open, or there is none':
      (selectTool(snapshot) !== undefined) === (snapshot.hasTag('loading') || snapshot.hasTag('open')),
    'a page that is entered closes every tool': implies(
      events.at(-1)?.type === 'page.entered',
      selectTool(snapshot) === undefined,
    ),
  }),
});
