import { fromPromise } from 'xstate';
import { deviceDataMachine } from '../../../machines/device-data/device-data.machine';
import { forgetQuestion } from '../../content/device-data-words';
import { defineFlow } from '../running';
import { confirmBy } from '../sources/confirm';

/** "Clear my data on this device", in the site. */
export const deviceDataFlow = defineFlow(({ site, ports }) => ({
  input: { site },
  logic: deviceDataMachine.provide({
    actors: {
      confirmForgetting: confirmBy(ports, forgetQuestion),
      forgetDevice: fromPromise(() => ports.forgetDevice()),
    },
  }),
}));
