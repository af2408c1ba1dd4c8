import { headerBackdropMachine } from '../../../machines/header-backdrop/header-backdrop.machine';
import { useFlow } from '../flow';

/** Whether the header shows its backdrop, following the page's scroll. */
export function useHeaderBackdrop(): boolean {
  const { snapshot } = useFlow(headerBackdropMachine, {
    started: (actor) => {
      const report = () => actor.send({ type: 'page.scrolled', top: window.scrollY });
      report();
      window.addEventListener('scroll', report, { passive: true });
      return () => window.removeEventListener('scroll', report);
    },
  });
  return snapshot.value === 'present';
}
