import { fromPromise } from 'xstate';
import { deviceDataMachine } from '../../../machines/device-data/device-data.machine';
import { forDeliveries, forTripFolder } from '../../../machines/site/events';
import { forgetQuestion } from '../../content/device-data-words';
import { defineFlow } from '../running';
import { childOf } from '../site';
import { confirmBy } from '../sources/confirm';

/** "Clear my data on this device", in the site. */
export const deviceDataFlow = defineFlow(({ site, ports }) => ({
  input: { site },
  logic: deviceDataMachine.provide({
    actors: {
      confirmForgetting: confirmBy(ports, forgetQuestion),
      forgetDevice: fromPromise(async () => {
        await ports.forgetDevice();
        // A part that runs forgets with the device; its code is not fetched for that.
        if (childOf(site, 'deliveries')) site.send(forDeliveries({ type: 'device.cleared' }));
        if (childOf(site, 'tripFolder')) site.send(forTripFolder({ type: 'folder.replaced', folder: {} }));
      }),
    },
  }),
}));
