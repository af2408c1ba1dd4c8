import type { NetworkChanged } from '../../../machines/site/connection/connection.machine';
import { source } from '../../../machines/source';
import { listening } from './listening';

/** Whether the device is connected: a loss at the start, and every change. */
export const networkStatus = source<NetworkChanged>(({ sendBack }) => {
  const lost = () => sendBack({ type: 'connection.lost' });
  const found = () => sendBack({ type: 'connection.found' });
  if (!navigator.onLine) lost();
  return listening(window, {
    offline: lost,
    online: found,
    pageshow: () => (navigator.onLine ? found() : lost()),
  });
});
