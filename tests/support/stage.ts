import type { DeliveryFailureReason, OutgoingMail } from '../../machines/ports';
import type { Details, Screen } from './screen';

/** What the device may keep, by the name of its port. */
export const keptNames = [
  'assessmentDraft',
  'tripDraft',
  'applicationDraft',
  'applications',
  'bannerDismissed',
  'staffUser',
  'pendingPhone',
  'openDeliveries',
  'tickets',
  'trip',
] as const;
export type KeptName = (typeof keptNames)[number];
export type Kept = Partial<Record<KeptName, unknown>>;

/** How a page is opened: where, on a device that keeps what, with which state in the browser's history. */
export interface Opening {
  readonly address?: string;
  readonly kept?: Kept;
  readonly state?: Readonly<Record<string, unknown>>;
}

/** What has happened outside the screen, and what else can be perceived on it. */
export interface Facts extends Details {
  readonly sent: readonly { readonly to: 'application' | 'assessment'; readonly payload: unknown }[];
  readonly mails: readonly OutgoingMail[];
  readonly copied: readonly string[];
  readonly shared: readonly string[];
  readonly alerts: readonly string[];
  readonly prints: number;
  /** As stored, times cut to the minute. */
  readonly kept: Readonly<Record<KeptName, unknown>>;
}

/** The visitor's hands: each finds its control by role or label, in the open dialog if there is one. */
export interface Hands {
  press(button: string | RegExp): Promise<void>;
  type(label: string, value: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  tick(label: string | RegExp): Promise<void>;
  /** Picks one of a group of choices. */
  pick(group: string | RegExp, option: string): Promise<void>;
  /** Presses a key on a field or slider. */
  strike(label: string, key: string): Promise<void>;
  paste(label: string, text: string): Promise<void>;
  /** Lets time pass, in ms. */
  wait(ms: number): Promise<void>;
}

/** Where a path is walked: the flow's view in happy-dom, or the built site in Chromium. */
export interface Stage extends Hands {
  /** Opens the flow's page afresh; an earlier visit is left first. */
  open(opening?: Opening): Promise<void>;
  /** Goes to another page of the site and, when asked, back again. */
  goTo(path: string): Promise<void>;
  goBack(): Promise<void>;
  /** Sets out for a page that does not come. */
  setOut(path: string): Promise<void>;
  /** Answers the delivery that waits. */
  settleDelivery(reason?: DeliveryFailureReason): Promise<void>;
  /** Answers the check of an OTP: the right one is 246810. */
  checkOtp(): Promise<void>;
  /** From now on what is copied waits for `answerCopy`. */
  holdCopies(): Promise<void>;
  answerCopy(answer: 'allowed' | 'refused'): Promise<void>;
  /** Another tab writes a kept value, or clears it. */
  changeElsewhere(name: KeptName, value: unknown): Promise<void>;
  /** Lets one frame pass, so that what follows the screen (focus, code that is loaded) has followed. */
  settle(): Promise<void>;
  screen(): Screen | Promise<Screen>;
  /** The facts that are asked for. */
  facts(names: readonly (keyof Facts)[]): Partial<Facts> | Promise<Partial<Facts>>;
}

/** How a copy ends: the browser allows it, or does not. */
export type CopyEnded =
  | { type: 'xstate.done.actor.copyText' }
  | { type: 'xstate.error.actor.copyText'; error: Error };

export const copyEnds: readonly CopyEnded[] = [
  { type: 'xstate.done.actor.copyText' },
  { type: 'xstate.error.actor.copyText', error: new Error('blocked') },
];

/** Times cut to the minute: a walk in the real browser takes a few seconds of its own clock. */
export function toTheMinute(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d):[\d.]+Z$/, '$1');
  if (Array.isArray(value)) return value.map(toTheMinute);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toTheMinute(inner)]));
}

/** A text without the reference of a submission, which follows from the tab. */
export function withoutReference(text: string): string {
  return text.replace(/^Reference: \S{8}$/m, 'Reference: (eight characters)');
}
