import { publicationDate } from '../../machines/publications';
import type { GovernmentFee, PassportRule } from '../../machines/travel-dates/rules';

const passportDays = { arrival: 'the day you arrive', departure: 'the day you leave' } as const;

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * "Your passport must be valid for 3 months after the day you leave, be less than 10 years old and have 2 blank pages."
 */
export function passportWords({
  months,
  days,
  from,
  issuedWithinYears,
  blankPages,
  isAdvice,
}: PassportRule): string {
  const span = days === undefined ? counted(months, 'month') : counted(days, 'day');
  const asked = [
    `be valid for ${from === 'stay' ? 'the whole stay' : `${span} after ${passportDays[from]}`}`,
    ...(issuedWithinYears === undefined ? [] : [`be less than ${issuedWithinYears} years old`]),
    ...(blankPages === undefined ? [] : [`have ${counted(blankPages, 'blank page')}`]),
  ];
  const last = asked.pop() ?? '';
  return `Your passport ${isAdvice ? 'should' : 'must'} ${asked.length === 0 ? last : `${asked.join(', ')} and ${last}`}.`;
}

/** Since when a fee holds, and whether that was announced only: "since June 2024", "from April 2026, as announced". */
export function sinceWords({
  since,
  isAnnounced,
}: Pick<GovernmentFee, 'since' | 'isAnnounced'>): string | undefined {
  if (since === undefined) return undefined;
  return isAnnounced ? `from ${publicationDate(since)}, as announced` : `since ${publicationDate(since)}`;
}
