import type { ShareRequested } from '../../../machines/ports';
import { source } from '../../../machines/source';
import type { Ports } from '../ports';

/** Opens the device's share sheet with what a chart shares. */
export function shareBy(ports: Ports) {
  return source<never, undefined, ShareRequested>(({ receive }) =>
    receive(({ title, url }) => ports.share({ title, url })),
  );
}
