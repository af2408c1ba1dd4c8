import { source } from '../../../machines/source';
import type { Ports } from '../ports';

/** Opens the device's share sheet with what a chart shares, under a title. */
export function shareBy(ports: Ports, title: string) {
  return source<never, undefined, { type: 'share.requested'; url: string }>(({ receive }) =>
    receive(({ url }) => ports.share({ title, url })),
  );
}
