/**
 * What passes between flows and the world around them: notices, stored values, submissions and why they failed. The capabilities
 * themselves are in `src/flows/ports.ts`. Nothing here knows the browser.
 */
import type { NoticeCode } from './site/notices/codes';

/**
 * Why a delivery to a webhook did not end well. Specification §8.
 * - `unconfigured`, `offline`: it never left the device;
 * - `rejected`: the endpoint answered with a 4xx that says nothing was taken;
 * - `failing`: it answered with a 5xx;
 * - `redirected`: it named another address, which the details were not sent to;
 * - `unreadable`: it answered with what is neither success nor refusal, a 408, 409 or 499 among it;
 * - `timeout`: no answer in time; `interrupted`: the device went offline on the way; `unreachable`: the connection was
 *   lost, or the answer must not be read (CORS).
 */
export type DeliveryFailureReason =
  | 'unconfigured'
  | 'offline'
  | 'rejected'
  | 'failing'
  | 'redirected'
  | 'unreadable'
  | 'timeout'
  | 'interrupted'
  | 'unreachable';

/** What is known of a delivery that did not end well: it may have arrived only when it is in doubt. */
export type FailedOutcome = 'notSent' | 'refused' | 'inDoubt';

const outcomes: Record<DeliveryFailureReason, FailedOutcome> = {
  unconfigured: 'notSent',
  offline: 'notSent',
  rejected: 'refused',
  failing: 'inDoubt',
  redirected: 'inDoubt',
  unreadable: 'inDoubt',
  timeout: 'inDoubt',
  interrupted: 'inDoubt',
  unreachable: 'inDoubt',
};

/** What may be said of a delivery that ended for this reason. */
export function outcomeOf(reason: DeliveryFailureReason): FailedOutcome {
  return outcomes[reason];
}

/** What a delivery ends with when it fails. The message is for developers; visitors are told by the reason. */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';
  readonly reason: DeliveryFailureReason;
  /** How long the endpoint asks to be left alone (`Retry-After`), if it said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: DeliveryFailureReason, retryAfterSeconds?: number) {
    super(reason);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The reason of any error that a delivery ended with; an unforeseen one counts as unreachable. */
export function failureReasonOf(error: unknown): DeliveryFailureReason {
  return error instanceof DeliveryFailure ? error.reason : 'unreachable';
}

/** The seconds that the endpoint asked to be left alone, of any error that a delivery ended with. */
export function retryAfterSecondsOf(error: unknown): number | undefined {
  return error instanceof DeliveryFailure ? error.retryAfterSeconds : undefined;
}

/** What is sent, and the id under which its retries are known to the receiver. */
export interface Submission<Payload> {
  readonly submissionId: string;
  readonly payload: Payload;
}

/** Makes ids: a new one, or the one that follows from a text within a name space, itself an id. */
export interface IdFactory {
  readonly random: () => string;
  readonly derive: (text: string, space: string) => string;
}

/** Sends a submission. Resolves when the receiver answered ok, rejects with a `DeliveryFailure`. */
export type Deliver<Payload> = (submission: Submission<Payload>) => Promise<void>;

/** One value kept on the device. What is read has been checked; blocked or full storage keeps it in memory. */
export interface StoredValue<Value> {
  read(): Value | undefined;
  /** Gives false when the value could not be stored and lives in memory only. */
  write(value: Value): boolean;
  clear(): void;
  /** Whether what is kept here outlasts the page: false while the device's storage is blocked or full. */
  isLasting(): boolean;
  /** Calls back when another tab has changed the value, or may have while this page was asleep. Returns an unsubscribe function. */
  onChangedElsewhere(listener: () => void): () => void;
  /** Hears that it was written in this page, by whomever: two flows can show one value. Returns an unsubscribe function. */
  onWritten(listener: () => void): () => void;
}

/** Something that a flow keeps on the device: where, and how what is read there is checked. */
export interface StorageKey<Value> {
  readonly key: string;
  /** Until the visitor removes it, or until the tab is closed. */
  readonly lasts: 'device' | 'tab';
  /** The value in what was read; nothing when that is foreign or corrupt. */
  readonly check: (stored: unknown) => Value | undefined;
  /** The key holds bare text instead of JSON. */
  readonly isPlainText?: true;
}

/** What a notice says, as a message code that the content has words for. */
interface NoticeFact {
  readonly says: NoticeCode;
  /** What the words name, where they name something. */
  readonly about?: string;
}

/** What stands on a notice. */
export interface NoticeWords {
  readonly title?: string;
  readonly message: string;
  /** What has to be known besides, quieter than the message. */
  readonly note?: string;
  /** The page of the site where it can be acted upon. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** Specification §4, Toasts: without a duration the kind's default applies. */
interface RaisedNotice {
  /** A notice raised again with the same id replaces the one that shows. */
  readonly id: string;
  readonly kind: 'blank' | 'error' | 'success' | 'loading' | 'custom';
  readonly durationMs?: number;
  /** Task notices show up to twenty at once; the shell's show one at a time. */
  readonly queue?: 'task' | 'shell';
  /** Who raised it: its loading notices are dismissed when it leaves. */
  readonly owner?: string;
}

/** A notice gives a code, or the words themselves where a form's schema has them. */
export type Notice = RaisedNotice & (NoticeFact | NoticeWords);

/** What the browser's own dialog says, as a code that the content has words for. */
export type AlertCode = 'phone.incomplete' | 'otp.incomplete' | 'export.to-come';
export type AlertRequested = { type: 'alert.requested'; alert: AlertCode };

export interface OutgoingMail {
  readonly to: 'contact' | 'quotes';
  readonly subject: string;
  readonly body: string;
}

/** A picture to be drawn: an SVG document in colours of the page (`var(--ink)`), with its own size in pixels. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** The name of its file, without an ending. */
  readonly name: string;
}
