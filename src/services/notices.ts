import type { Notice } from '../../machines/ports';

/** Draws notices; its code is loaded with the first notice. */
export interface NoticeBoard {
  show(notice: Notice): void;
  withdraw(id: string): void;
}

type Waiting = { raised: Notice } | { withdrawn: string };

let board: NoticeBoard | undefined;
let waiting: Waiting[] = [];
const listeners = new Set<() => void>();

function deliver(to: NoticeBoard, next: Waiting): void {
  if ('raised' in next) to.show(next.raised);
  else to.withdraw(next.withdrawn);
}

function hand(next: Waiting): void {
  if (board) return deliver(board, next);
  waiting = [...waiting, next];
  for (const listener of listeners) listener();
}

/** Shows a notice, or replaces the one with the same id. */
export function showNotice(notice: Notice): void {
  hand({ raised: notice });
}

/** Takes a notice away before its time. */
export function withdrawNotice(id: string): void {
  hand({ withdrawn: id });
}

/** For the notice area: whether anything has to be drawn yet. */
export function subscribeToNeed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isBoardNeeded(): boolean {
  return board !== undefined || waiting.length > 0;
}

/** Connects the board; what was raised before it was ready follows in order. Gives the way to disconnect it. */
export function connectBoard(connected: NoticeBoard): () => void {
  board = connected;
  for (const next of waiting) deliver(connected, next);
  waiting = [];
  return () => {
    board = undefined;
  };
}
