/** When the agency calls after an application. */
import { addDays, isCalendarDate, weekdayOf } from '../calendar';

const indiaMinutesAheadOfUtc = 330;
const minutesOfADay = 1440;
const sunday = 6;

/** The calendar date in India at a moment, an ISO timestamp in UTC. */
function dateInIndia(moment: string): string {
  const minutes = Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16)) + indiaMinutesAheadOfUtc;
  return addDays(moment.slice(0, 10), minutes >= minutesOfADay ? 1 : 0);
}

/**
 * The agency's next working day after a moment: the day after it in India, or the Monday after that. Nothing for a moment beyond
 * the years that a calendar date has, as of a device whose clock is far off.
 */
export function callDayAfter(sentAt: string): string | undefined {
  if (!isCalendarDate(sentAt.slice(0, 10))) return undefined;
  const nextDay = addDays(dateInIndia(sentAt), 1);
  return weekdayOf(nextDay) === sunday ? addDays(nextDay, 1) : nextDay;
}
