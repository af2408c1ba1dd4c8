import type { OfficeHours, Opening } from '../../machines/office-hours/opening';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Whether somebody answers now, and else when next. */
export function openingWords(opening: Opening, { opens, closes }: OfficeHours): string {
  if (opening.isOpen) return `Open now, until ${closes} IST.`;
  const { inDays, weekday } = opening;
  const day = inDays === 0 ? 'today' : inDays === 1 ? 'tomorrow' : `on ${weekdays[weekday]}`;
  return `Closed now. We answer again ${day} from ${opens} IST.`;
}
