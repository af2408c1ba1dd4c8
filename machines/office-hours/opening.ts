/** When somebody answers: days as JavaScript counts them (0 is Sunday), times as HH:MM in India. */
export interface OfficeHours {
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

/** A moment of the week in India. */
export interface WeekTime {
  readonly weekday: number;
  /** HH:MM. */
  readonly time: string;
}

/** Whether somebody answers at a moment, and else when next: in so many days, on which weekday. */
export type OfficeState =
  | { readonly isOpen: true }
  | { readonly isOpen: false; readonly inDays: number; readonly weekday: number };

/** What holds at a moment. Hours without a day are never open. */
export function openingAt({ days, opens, closes }: OfficeHours, { weekday, time }: WeekTime): OfficeState {
  const isDay = days.includes(weekday);
  if (isDay && time >= opens && time < closes) return { isOpen: true };
  if (isDay && time < opens) return { isOpen: false, inDays: 0, weekday };
  const inDays = [1, 2, 3, 4, 5, 6, 7].find((ahead) => days.includes((weekday + ahead) % 7)) ?? 7;
  return { isOpen: false, inDays, weekday: (weekday + inDays) % 7 };
}
