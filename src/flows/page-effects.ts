import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type {
  AlertRequested,
  MailRequested,
  NavigationRequested,
  NoticeRaised,
  NoticeWithdrawn,
} from '../../machines/ports';
import { useBelatedNavigate } from './leaving';
import { usePorts } from './ports';

/** Puts the focus on an element that the flow's next screen is about to show. */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus());
}

/**
 * What every page does for the events that flows emit: notices, navigation, mail and alerts. A loading notice whose
 * flow leaves the page before its outcome is withdrawn, so that nothing late is announced.
 */
export function usePageEffects() {
  const ports = usePorts();
  const navigate = useNavigate();
  const navigateLate = useBelatedNavigate();
  const pending = useRef(new Set<string>());

  useEffect(() => {
    const ids = pending.current;
    return () => ids.forEach((id) => ports.withdrawNotice(id));
  }, [ports]);

  return {
    'notice.raised': ({ notice }: NoticeRaised) => {
      if (notice.id !== undefined) {
        if (notice.kind === 'loading') pending.current.add(notice.id);
        else pending.current.delete(notice.id);
      }
      ports.showNotice(notice);
    },
    'notice.withdrawn': ({ id }: NoticeWithdrawn) => {
      pending.current.delete(id);
      ports.withdrawNotice(id);
    },
    'navigation.requested': ({ to, state, isLate }: NavigationRequested) => {
      if (isLate) navigateLate(to, { state });
      else void navigate(to, { state });
    },
    'mail.requested': ({ mail }: MailRequested) => ports.openMail(mail),
    'alert.requested': ({ message }: AlertRequested) => ports.alert(message),
  };
}
