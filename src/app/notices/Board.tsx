import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications';
import { IconCheck, IconExclamationMark, IconInfoSmall } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Notice } from '../../../machines/ports';
import { connectBoard, type NoticeBoard } from '../../services/notices';
import classes from './Board.module.css';

/** Specification §4, Toasts. */
const defaultDurationMs: Record<Notice['kind'], number | false> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: false,
  custom: 4000,
};

const looks: Record<Notice['kind'], { color: string; icon?: React.ReactNode }> = {
  blank: { color: 'ink' },
  error: { color: 'red', icon: <IconExclamationMark size={20} aria-hidden /> },
  success: { color: 'teal', icon: <IconCheck size={20} aria-hidden /> },
  loading: { color: 'ink' },
  custom: { color: 'marigold', icon: <IconInfoSmall size={26} aria-hidden /> },
};

const taskNotices = createNotificationsStore();
const shellNotices = createNotificationsStore();

function show(notice: Notice): void {
  const { kind, id, title, message, durationMs } = notice;
  const store = notice.queue === 'shell' ? shellNotices : taskNotices;
  const autoClose = durationMs ?? (notice.queue === 'shell' ? 5000 : defaultDurationMs[kind]);
  const data = {
    id,
    title,
    message,
    autoClose,
    loading: kind === 'loading',
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Dismiss' },
    icon: undefined,
    ...looks[kind],
  };
  const { notifications: shown, queue } = store.getState();
  const replaces = id !== undefined && [...shown, ...queue].some((known) => known.id === id);
  if (replaces) notifications.update(data, store);
  else notifications.show(data, store);
}

const board: NoticeBoard = {
  show,
  withdraw(id) {
    notifications.hide(id, taskNotices);
    notifications.hide(id, shellNotices);
  },
};

/** The two queues: task notices, at most 20 at once, and the shell's, one at a time. Specification §4 and §9. */
export default function Board() {
  useEffect(() => connectBoard(board), []);
  return (
    <>
      <Notifications
        className={classes.area}
        store={taskNotices}
        position="top-center"
        limit={20}
        aria-label="Notices"
      />
      <Notifications
        className={classes.area}
        store={shellNotices}
        position="top-center"
        limit={1}
        aria-label="Announcements"
      />
    </>
  );
}
