import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { IconCheck, IconExclamationMark, IconInfoSmall } from '@tabler/icons-react';
import { useWindowEvent } from '@mantine/hooks';
import { createNotificationsStore, Notifications, type NotificationData } from '@mantine/notifications';
import { useLayoutEffect, useMemo, type FocusEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Notice } from '../../../machines/ports';
import { forNotices } from '../../../machines/site/events';
import {
  selectHasAny,
  selectShown,
  type NoticeQueue,
  type NoticesEvent,
} from '../../../machines/site/notices/notices.machine';
import { noticeWords } from '../../content/notice-words';
import { childOf, useEmitted, useSiteActor, useSendTo, type SiteActor } from '../../flows/site';
import { usePart } from '../../flows/use-part';
import classes from './NoticeQueues.module.css';

const looks: Record<Notice['kind'], { color: string; icon?: ReactNode }> = {
  blank: { color: 'ink' },
  error: { color: 'red', icon: <IconExclamationMark size={20} aria-hidden /> },
  success: { color: 'teal', icon: <IconCheck size={20} aria-hidden /> },
  loading: { color: 'ink' },
  custom: { color: 'marigold', icon: <IconInfoSmall size={26} aria-hidden /> },
};

function focusedNotice(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-notice]')?.dataset['notice'];
}

/** One notice as the component library draws it: without a time of its own, and with what the visitor does there. */
function drawn(notice: Notice, send: (event: NoticesEvent) => void): NotificationData {
  const { id, kind } = notice;
  const { title, message, note, link } = noticeWords(notice);
  return {
    id,
    'data-notice': id,
    title,
    message: (
      <>
        <p>{message}</p>
        {note !== undefined && <p className={classes.note}>{note}</p>}
        {link && (
          <p>
            <Link to={link.to} onClick={() => send({ type: 'notice.dismissed', id })}>
              {link.label}
            </Link>
          </p>
        )}
      </>
    ),
    autoClose: false,
    loading: kind === 'loading',
    role: kind === 'error' ? 'alert' : 'group',
    closeButtonProps: { 'aria-label': 'Dismiss' },
    icon: undefined,
    ...looks[kind],
    onClose: () => send({ type: 'notice.dismissed', id }),
    onMouseEnter: () => send({ type: 'notice.held', id, hold: 'pointer' }),
    onMouseLeave: () => send({ type: 'notice.released', id, hold: 'pointer' }),
    onFocusCapture: (event: FocusEvent) => {
      if (staysInside(event)) return;
      send({ type: 'notice.held', id, hold: 'focus', cameFrom: event.relatedTarget });
    },
    onBlurCapture: (event: FocusEvent) => {
      if (!staysInside(event)) send({ type: 'notice.released', id, hold: 'focus' });
    },
  };
}

/** The focus moves from one element of a notice to another of the same. */
function staysInside({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
}

function useQueue(queue: NoticeQueue) {
  const send = useSendTo(forNotices);
  const standing = usePart('notices', (notices) => notices?.context[queue]);
  const store = useMemo(() => createNotificationsStore(), []);
  const site = useSiteActor();
  // Before the browser paints, whenever the queue has changed (`standing`): a notice that left is never painted once more.
  useLayoutEffect(() => {
    const notices = childOf(site, 'notices');
    const shown = notices ? selectShown(notices.getSnapshot(), queue) : [];
    store.setState({ ...store.getState(), notifications: shown.map((each) => drawn(each, send)), queue: [] });
    for (const { id } of shown) send({ type: 'notice.drawn', id });
  }, [site, standing, store, queue, send]);
  return store;
}

/** The notice that Escape means: the one with the focus, else the lowest; an open dialog keeps Escape for itself. */
function noticeForEscape(site: SiteActor): string | undefined {
  const focused = focusedNotice();
  if (focused !== undefined) return focused;
  const notices = childOf(site, 'notices')?.getSnapshot();
  if (!notices || document.querySelector('dialog[open], [role="dialog"]')) return undefined;
  const [shell, task] = (['shell', 'task'] as const).map((queue) => selectShown(notices, queue).at(-1));
  return (task ?? shell)?.id;
}

/**
 * The two queues: the shell's notices, one at a time, above task notices, at most 20. What draws them stands only while there is
 * one: it takes a phone a tenth of a second to set up. Specification §4 and §9.
 */
export function NoticeQueues() {
  const site = useSiteActor();
  const send = useSendTo(forNotices);
  const shell = useQueue('shell');
  const task = useQueue('task');
  const hasAny = usePart('notices', (notices) => notices !== undefined && selectHasAny(notices));

  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const id = noticeForEscape(site);
    if (id !== undefined) send({ type: 'notice.dismissed', id });
  });

  useEmitted('notices', {
    'focus.returned': ({ to }) => {
      if (to instanceof HTMLElement) to.focus();
    },
  });

  if (!hasAny) return null;
  return (
    <>
      {[shell, task].map((store, index) => (
        <Notifications
          key={index}
          className={classes.list}
          store={store}
          position="top-center"
          limit={20}
          withinPortal={false}
        />
      ))}
    </>
  );
}
