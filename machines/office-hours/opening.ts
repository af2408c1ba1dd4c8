/** When somebody answers: days as JavaScript counts them (0 is Sunday), times as HH:MM in India. */
export interface OfficeHours {
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

/** Whether somebody answers at a moment, and else when next: in so many days, on which weekday. */
export type Opening =
  | { readonly isOpen: true }
  | { readonly isOpen: false; readonly inDays: number; readonly weekday: number };

const indiaIsAheadMs = 5.5 * 60 * 60 * 1000;

/** What holds at a moment, an ISO timestamp, wherever the visitor is. Hours without a day are never open. */
export function openingAt({ days, opens, closes }: OfficeHours, now: string): Opening {
  const inIndia = new Date(Date.parse(now) + indiaIsAheadMs);
  const today = inIndia.getUTCDay();
  const time = inIndia.toISOString().slice(11, 16);
  const isDay = days.includes(today);
  if (isDay && time >= opens && time < closes) return { isOpen: true };
  if (isDay && time < opens) return { isOpen: false, inDays: 0, weekday: today };
  const inDays = [1, 2, 3, 4, 5, 6, 7].find((ahead) => days.includes((today + ahead) % 7)) ?? 7;
  return { isOpen: false, inDays, weekday: (today + inDays) % 7 };
}
