/** When the agency calls after an application. */
import { addDays, isCalendarDate, weekdayOf } from '../calendar';

const indiaMinutesAheadOfUtc = 330;
const minutesOfADay = 1440;
const sunday = 6;

/** The minutes since midnight of a time that begins with HH:MM. */
function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/**
 * The day on which the agency calls about what was sent at an ISO timestamp in UTC. Sent before the opening time (HH:MM, in India) it
 * is that day in India, else the next; Sunday becomes Monday. Undefined for years beyond 9999, as of a device whose clock is far off.
 */
export function callDayAfter(sentAt: string, opens: string): string | undefined {
  if (!isCalendarDate(sentAt.slice(0, 10))) return undefined;
  const minutes = minutesOf(sentAt.slice(11)) + indiaMinutesAheadOfUtc;
  const today = addDays(sentAt.slice(0, 10), minutes >= minutesOfADay ? 1 : 0);
  const day = minutes % minutesOfADay < minutesOf(opens) ? today : addDays(today, 1);
  return weekdayOf(day) === sunday ? addDays(day, 1) : day;
}
