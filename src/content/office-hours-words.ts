import type { OfficeHours, OfficeState } from '../../machines/office-hours/opening';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Whether somebody answers now, and else when next. */
export function openingWords(opening: OfficeState, { opens, closes }: OfficeHours): string {
  if (opening.isOpen) return `Open now, until ${closes} IST.`;
  const { inDays, weekday } = opening;
  const day = inDays === 0 ? '' : `${inDays === 1 ? 'tomorrow' : weekdays[weekday]}, `;
  return `Closed until ${day}${opens} IST.`;
}
