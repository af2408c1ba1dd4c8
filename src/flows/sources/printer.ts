import type { PrintEnded, PrintRequested } from '../../../machines/printing';
import { source } from '../../../machines/source';
import type { Ports } from '../ports';

/** Prints the page when it is asked to, once the page shows that it prints, and tells when it is on paper. */
export function regionPrinter(ports: Ports) {
  return source<PrintEnded, undefined, PrintRequested>(({ sendBack, receive }) => {
    const reportPrinted = () => sendBack({ type: 'print.ended' });
    // After the next frame: paper gets what the page shows while it prints, and nothing else.
    receive(() => void requestAnimationFrame(ports.printPage));
    window.addEventListener('afterprint', reportPrinted);
    return () => window.removeEventListener('afterprint', reportPrinted);
  });
}

/** Prints the page as it stands, at once, when a chart asks for it. */
export function pagePrinter(ports: Ports) {
  return source<never, undefined, PrintRequested>(({ receive }) => receive(() => ports.printPage()));
}
