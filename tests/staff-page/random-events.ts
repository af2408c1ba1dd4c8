import { createEmptyActor } from 'xstate';
import { staffPageMachine } from '../../machines/staff-page/staff-page.machine';
import { type Play, playOf } from '../support/arbitraries';
import { text } from '../support/random-values';

export const randomEvents: Play = playOf(staffPageMachine, {
  input: { site: createEmptyActor() as never, page: 'login', flowId: 'staff' },
  events: { 'phone.changed': text },
  holds: ({ snapshot }) => ({ 'it stays': snapshot.value === 'shown' }),
});
