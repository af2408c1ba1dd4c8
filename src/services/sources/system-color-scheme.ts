import type { DeviceChanged } from '../../../machines/site/theme/theme.machine';
import { source } from '../../../machines/source';
import { listening } from './listening';

/** Whether the device prefers light or dark, now and whenever that changes. */
export const systemColorScheme = source<DeviceChanged>(({ sendBack }) => {
  const query = window.matchMedia('(prefers-color-scheme: dark)');
  const report = () => sendBack({ type: 'device.changed', scheme: query.matches ? 'dark' : 'light' });
  report();
  return listening(query, { change: report });
});
