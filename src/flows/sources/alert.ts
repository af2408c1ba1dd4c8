import type { AlertRequested } from '../../../machines/ports';
import { source } from '../../../machines/source';
import { alertWords } from '../../content/staff-words';
import type { Ports } from '../ports';

/** Says what a chart asks for in the browser's own dialog. */
export function alertBy(ports: Ports) {
  return source<never, undefined, AlertRequested>(({ receive }) =>
    receive(({ alert }) => ports.alert(alertWords[alert])),
  );
}
