// Before the close button's own rules: they are of the same weight.
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import {
  createNotificationsStore,
  Notifications,
  notifications,
  type NotificationData,
  type NotificationsStore,
} from '@mantine/notifications';
import { IconCheck, IconExclamationMark, IconInfoSmall } from '@tabler/icons-react';
import { useEffect, type FocusEvent, type ReactNode } from 'react';
import type { Notice } from '../../../machines/ports';
import { MantineArea } from '../../flows/MantineArea';
import { connectBoard, type NoticeBoard } from '../../services/notices';
import classes from './Board.module.css';

/** How long a notice stays, in ms; `false` until it is dismissed. Specification §4, Toasts. */
const taskDurationMs: Record<Notice['kind'], number | false> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: false,
  custom: 4000,
};

/** Every kind of shell notice, in ms. Specification §9. */
const shellDurationMs = 5000;

const looks: Record<Notice['kind'], { color: string; icon?: ReactNode }> = {
  blank: { color: 'ink' },
  error: { color: 'red', icon: <IconExclamationMark size={20} aria-hidden /> },
  success: { color: 'teal', icon: <IconCheck size={20} aria-hidden /> },
  loading: { color: 'ink' },
  custom: { color: 'marigold', icon: <IconInfoSmall size={26} aria-hidden /> },
};

const taskNotices = createNotificationsStore();
const shellNotices = createNotificationsStore();

let unnamed = 0;

/** What had the focus before the visitor went to a notice. */
let cameFrom: EventTarget | null = null;

function focusedNotice(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-notice]')?.dataset['notice'];
}

function known(id: string, queue: NotificationsStore): NotificationData | undefined {
  const { notifications: shown, queue: waiting } = queue.getState();
  return [...shown, ...waiting].find((notice) => notice.id === id);
}

function change(id: string, queue: NotificationsStore, changed: Partial<NotificationData>): void {
  notifications.updateState(queue, (all) =>
    all.map((notice) => (notice.id === id ? { ...notice, ...changed } : notice)),
  );
}

function durationOf({ kind, queue, durationMs }: Notice): number | false {
  return durationMs ?? (queue === 'shell' ? shellDurationMs : taskDurationMs[kind]);
}

/** The duration, told from the one that runs: Mantine starts a notice's time again only when its length changes. */
function restarted(durationMs: number | false, running: NotificationData['autoClose']): number | false {
  return durationMs !== false && durationMs === running ? durationMs + 1 : durationMs;
}

/** A visitor who goes to a notice by keyboard is reading it: its time starts again when they leave. */
function heldByFocus(id: string, queue: NotificationsStore, durationMs: number | false) {
  return {
    onFocusCapture: ({ relatedTarget }: FocusEvent) => {
      cameFrom = relatedTarget;
      change(id, queue, { autoClose: false });
    },
    onBlurCapture: () => change(id, queue, { autoClose: durationMs }),
    onClose: () => {
      if (focusedNotice() === id && cameFrom instanceof HTMLElement) cameFrom.focus();
    },
  };
}

function show(notice: Notice): void {
  const { kind, title, message, note, id = `unnamed-${++unnamed}` } = notice;
  const queue = notice.queue === 'shell' ? shellNotices : taskNotices;
  const durationMs = durationOf(notice);
  const replaced = known(id, queue);
  const data = {
    id,
    'data-notice': id,
    title,
    message: (
      <>
        <p>{message}</p>
        {note !== undefined && <p className={classes.note}>{note}</p>}
      </>
    ),
    autoClose: focusedNotice() === id ? false : restarted(durationMs, replaced?.autoClose),
    loading: kind === 'loading',
    role: kind === 'error' ? 'alert' : 'group',
    closeButtonProps: { 'aria-label': 'Dismiss' },
    icon: undefined,
    ...looks[kind],
    ...heldByFocus(id, queue, durationMs),
  };
  if (replaced) change(id, queue, data);
  else notifications.show(data, queue);
}

function hide(id: string): void {
  for (const queue of [shellNotices, taskNotices]) notifications.hide(id, queue);
}

const board: NoticeBoard = { show, withdraw: hide };

/** The notice that Escape means: the one with the focus, else the lowest; an open dialog keeps Escape for itself. */
function noticeForEscape(): string | undefined {
  const focused = focusedNotice();
  if (focused !== undefined) return focused;
  if (document.querySelector('[role="dialog"]')) return undefined;
  const [shell, task] = [shellNotices, taskNotices].map((queue) => queue.getState().notifications.at(-1));
  return (task ?? shell)?.id;
}

function dismissByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const id = noticeForEscape();
  if (id !== undefined) hide(id);
}

/** The two queues: the shell's notices, one at a time, above task notices, at most 20. Specification §4 and §9. */
export default function Board() {
  useEffect(() => connectBoard(board), []);
  useEffect(() => {
    document.addEventListener('keydown', dismissByEscape);
    return () => document.removeEventListener('keydown', dismissByEscape);
  }, []);
  return (
    <MantineArea>
      <Notifications
        className={classes.list}
        store={shellNotices}
        position="top-center"
        limit={1}
        withinPortal={false}
      />
      <Notifications
        className={classes.list}
        store={taskNotices}
        position="top-center"
        limit={20}
        withinPortal={false}
      />
    </MantineArea>
  );
}
