import { useEffect, useRef } from 'react';
import type {
  AlertRequested,
  MailRequested,
  NavigationRequested,
  NoticeRaised,
  NoticeWithdrawn,
} from '../../machines/ports';
import { forNavigation, forNotices } from '../../machines/site/events';
import { usePorts } from './ports';
import { useSite } from './site';

/** Puts the focus on an element that the flow's next screen is about to show. */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus());
}

/**
 * What every page does for the events that flows emit: notices, navigation, mail and alerts. A loading notice belongs to
 * its flow: when that leaves the page before the outcome, the notice goes with it, so that nothing late is announced.
 */
export function usePageEffects() {
  const ports = usePorts();
  const tell = useSite();
  const loading = useRef(new Set<string>());

  useEffect(() => {
    const ids = loading.current;
    return () => ids.forEach((id) => tell(forNotices({ type: 'notice.withdrawn', id })));
  }, [tell]);

  return {
    'notice.raised': ({ notice }: NoticeRaised) => {
      if (notice.id !== undefined) {
        if (notice.kind === 'loading') loading.current.add(notice.id);
        else loading.current.delete(notice.id);
      }
      tell(forNotices({ type: 'notice.raised', notice }));
    },
    'notice.withdrawn': ({ id }: NoticeWithdrawn) => {
      loading.current.delete(id);
      tell(forNotices({ type: 'notice.withdrawn', id }));
    },
    'navigation.requested': ({ type: _, ...request }: NavigationRequested) =>
      tell(forNavigation({ type: 'navigation.requested', ...request })),
    'mail.requested': ({ mail }: MailRequested) => ports.openMail(mail),
    'alert.requested': ({ message }: AlertRequested) => ports.alert(message),
  };
}
