import { useEffect, useId } from 'react';
import type {
  AlertRequested,
  MailRequested,
  NavigationRequested,
  NoticeRaised,
  NoticeWithdrawn,
} from '../../machines/ports';
import { forNavigation, forNotices } from '../../machines/site/events';
import { usePorts } from './ports';
import { useSite, useSiteActor } from './site';

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
  const site = useSiteActor();
  const tell = useSite();
  const owner = useId();

  useEffect(
    () => () => {
      // The notices' code is not fetched only to be told that nothing stands there.
      if (!site.getSnapshot().matches({ notices: 'absent' })) tell(forNotices({ type: 'owner.left', owner }));
    },
    [owner, site, tell],
  );

  return {
    'notice.raised': ({ notice }: NoticeRaised) =>
      tell(forNotices({ type: 'notice.raised', notice: { ...notice, owner } })),
    'notice.withdrawn': ({ id }: NoticeWithdrawn) => tell(forNotices({ type: 'notice.withdrawn', id })),
    'navigation.requested': ({ type: _, ...request }: NavigationRequested) =>
      tell(forNavigation({ type: 'navigation.requested', ...request })),
    'mail.requested': ({ mail }: MailRequested) => ports.openMail(mail),
    'alert.requested': ({ message }: AlertRequested) => ports.alert(message),
  };
}
