/** The six boxes of the OTP: what each holds, and whose turn it is. Specification §2 and §5, OTP. */
import { digitsOf } from './digits';

export const otpLength = 6;

export interface OtpEntry {
  /** One digit a box, `''` while it is empty. */
  readonly boxes: readonly string[];
  /** The box that the focus belongs in, counted from 0. */
  readonly turn: number;
}

export const emptyOtp: OtpEntry = { boxes: Array.from({ length: otpLength }, () => ''), turn: 0 };

/** Puts digits into the boxes from one on; a whole OTP starts at the first, and what is over is cut off. */
function fill({ boxes }: OtpEntry, index: number, digits: string): OtpEntry {
  const start = digits.length >= otpLength ? 0 : index;
  const end = Math.min(start + digits.length, otpLength);
  return {
    boxes: boxes.map((held, box) => (box >= start && box < end ? (digits[box - start] ?? held) : held)),
    turn: Math.min(end, otpLength - 1),
  };
}

function emptied({ boxes }: OtpEntry, index: number): OtpEntry {
  return { boxes: boxes.map((held, box) => (box === index ? '' : held)), turn: index };
}

/**
 * A box's text has changed: typed, deleted, or filled in by the phone, which puts the whole OTP into one box. A
 * digit typed beside the one that the box holds takes its place; text without a digit is ignored.
 */
export function otpAfterTyping(entry: OtpEntry, index: number, text: string): OtpEntry {
  const held = entry.boxes[index] ?? '';
  const digits = digitsOf(text);
  if (text === '') return emptied(entry, index);
  if (digits === '' || (digits === held && text !== held)) return { ...entry, turn: index };
  const replaces = held !== '' && digits.length === 2 && digits.includes(held);
  return fill(entry, index, replaces ? digits.replace(held, '') : digits);
}

/** Digits were pasted into a box: six or more fill all boxes, fewer those from here on. */
export function otpAfterPaste(entry: OtpEntry, index: number, text: string): OtpEntry {
  const digits = digitsOf(text);
  return digits === '' ? { ...entry, turn: index } : fill(entry, index, digits);
}

/** Backspace: in an empty box the turn goes back; a filled one is emptied by the browser. */
export function otpAfterBackspace(entry: OtpEntry, index: number): OtpEntry {
  return entry.boxes[index] === '' ? otpAfterArrow(entry, index, 'previous') : { ...entry, turn: index };
}

/** An arrow key moves the turn by one box; at either end it stays. */
export function otpAfterArrow(entry: OtpEntry, index: number, towards: 'previous' | 'next'): OtpEntry {
  const wanted = towards === 'previous' ? index - 1 : index + 1;
  return { ...entry, turn: Math.min(Math.max(wanted, 0), otpLength - 1) };
}

/** The turn of the first box that is empty. */
export function otpAtFirstGap(entry: OtpEntry): OtpEntry {
  return { ...entry, turn: Math.max(entry.boxes.indexOf(''), 0) };
}

/** The OTP in one piece, as it is verified. */
export function otpText({ boxes }: OtpEntry): string {
  return boxes.join('');
}

/** Whether every box holds a digit. */
export function isCompleteOtp(entry: OtpEntry): boolean {
  return /^\d{6}$/.test(otpText(entry));
}
