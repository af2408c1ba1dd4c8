import fc from 'fast-check';
import { createEmptyActor } from 'xstate';
import type { SiteRef } from '../../../machines/site/events';
import {
  headerMachine,
  selectHasBackdrop,
  selectMenuIsOpen,
} from '../../../machines/site/header/header.machine';
import { type Play, anyNumber, nothing, playOf } from '../../support/arbitraries';
import { implies } from '../../support/random-values';

export const randomEvents: Play = playOf(headerMachine, {
  input: { site: createEmptyActor() as SiteRef },
  events: {
    'search-key.pressed': nothing,
    'page.scrolled': fc.record({ top: fc.oneof(anyNumber, fc.constantFrom(20, 21, 20.5)) }),
    'menu.pressed': nothing,
    'escape.pressed': nothing,
    'outside.pressed': nothing,
    'screen.widened': nothing,
    'page.entered': nothing,
  },
  holds: ({ snapshot, events }) => {
    const top: number = events.findLast(({ type }) => type === 'page.scrolled')?.top ?? 0;
    const acted = events.findLast(({ type }) => type !== 'page.scrolled' && type !== 'search-key.pressed');
    const isOpen = selectMenuIsOpen(snapshot);
    return {
      'only its button opens the menu': implies(isOpen, acted?.type === 'menu.pressed'),
      'the backdrop is there below 20 px and behind the menu':
        selectHasBackdrop(snapshot) === (isOpen || top > 20),
    };
  },
});
