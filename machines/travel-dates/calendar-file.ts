import { addDays } from '../calendar';

/** An all-day entry of a calendar file. */
export interface CalendarEvent {
  /** Which of the journey's days it is; part of what identifies the entry. */
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly title: string;
  readonly description: string;
  /** A reminder that many days before. */
  readonly remindDaysBefore?: number;
}

interface CalendarFileOptions {
  /** What the file is about, in lower case with hyphens: part of what identifies its entries. */
  readonly subject: string;
  /** The site's host, for the identity of the entries. */
  readonly host: string;
  /** The day on which the file is made, YYYY-MM-DD. */
  readonly madeOn: string;
}

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (found) => `\\${found}`).replace(/\r\n|\r|\n/g, '\\n');

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}

/** A line in pieces of at most 75 octets; each piece after the first begins with a blank. RFC 5545, 3.1. */
function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > 75) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += more;
  }
  return result;
}

const compact = (isoDate: string) => isoDate.replaceAll('-', '');

/** A calendar file with all-day entries, without a time zone. RFC 5545. */
export function calendarFile(
  events: readonly CalendarEvent[],
  { subject, host, madeOn }: CalendarFileOptions,
): string {
  const lines = events.flatMap(({ id, date, title, description, remindDaysBefore }) => [
    'BEGIN:VEVENT',
    `UID:${subject}-${id}-${compact(date)}@${host}`,
    `DTSTAMP:${compact(madeOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    ...(remindDaysBefore === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(title)}`,
          `TRIGGER:-P${remindDaysBefore}D`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${host}//When to apply//EN`, ...lines, 'END:VCALENDAR']
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}
