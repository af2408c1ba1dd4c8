import type { WeekTime } from '../../machines/office-hours/opening';

/** The day in India, `YYYY-MM-DD`: a build decides with it which dated figures are over. */
export function todayInIndia(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
}

const indiaIsAheadMs = 5.5 * 60 * 60 * 1000;

/** The weekday and the time in India at a moment, an ISO timestamp, wherever the visitor is. */
export function weekTimeInIndia(now: string): WeekTime {
  const inIndia = new Date(Date.parse(now) + indiaIsAheadMs);
  return { weekday: inIndia.getUTCDay(), time: inIndia.toISOString().slice(11, 16) };
}
