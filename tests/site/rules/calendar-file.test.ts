import { describe, expect, it } from 'vitest';
import { calendarFile } from '../../../machines/travel-dates/calendar-file';
import { calendarEventsOf } from '../../../src/content/dates-answer';
import { rulesOf } from '../../support/entry-rules';

const options = { subject: 'france', host: 'deshantar.example', madeOn: '2026-11-21' };
const event = { id: 'opens', date: '2026-12-31', title: 'France', description: 'Go' };

/** The lines as a calendar reads them: folded ones joined again. RFC 5545, 3.1. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file (RFC 5545)', () => {
  it('is an all-day entry without a time zone, to the day after', () => {
    expect(unfolded(calendarFile([event], options))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//deshantar.example//When to apply//EN',
      'BEGIN:VEVENT',
      'UID:france-opens-20261231@deshantar.example',
      'DTSTAMP:20261121T000000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:France',
      'DESCRIPTION:Go',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('escapes what means something, and keeps line ends out', () => {
    const lines = unfolded(calendarFile([{ ...event, description: 'a\\b; c, d\r\ne\nf' }], options));
    expect(lines).toContain('DESCRIPTION:a\\\\b\\; c\\, d\\ne\\nf');
  });

  it.each([
    'x'.repeat(300),
    'Éire '.repeat(60),
    '🛂'.repeat(50),
    '\u0080\u07ff'.repeat(60),
    '\u0800\uffee'.repeat(60),
    'भारत '.repeat(40),
  ])('folds every line at 75 octets, never within a character: %s', (description) => {
    const text = calendarFile([{ ...event, description }], options);
    const octetsOf = (some: string) => new TextEncoder().encode(some).length;
    const lines = text.split('\r\n');
    for (const [index, line] of lines.entries()) {
      expect(octetsOf(line)).toBeLessThanOrEqual(75);
      const [blank, next] = [...(lines[index + 1] ?? '')];
      if (blank === ' ' && next)
        expect(octetsOf(line + next), 'no sooner than it has to').toBeGreaterThan(75);
    }
    expect(unfolded(text)).toContain(`DESCRIPTION:${description}`);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('reminds where it is asked to', () => {
    const text = calendarFile([{ ...event, remindDaysBefore: 7 }], options);
    expect(text).toContain(
      'BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:France\r\nTRIGGER:-P7D\r\nEND:VALARM\r\n',
    );
  });
});

describe('the entries of a journey', () => {
  const entriesFor = (country: string, today: string) => {
    const trip = { entry: '2027-06-15', exit: '2027-06-25' };
    return calendarEventsOf(rulesOf(country), trip, today, country).map(({ id, date, remindDaysBefore }) => [
      id,
      date,
      remindDaysBefore,
    ]);
  };

  it.each([
    [
      'France',
      '2026-11-01',
      [
        ['opens', '2026-12-15', undefined],
        ['apply-by', '2027-05-04', 7],
        ['last-day', '2027-05-31', undefined],
        ['passport', '2026-11-15', undefined],
        ['arrive', '2027-06-15', undefined],
        ['leave', '2027-06-25', undefined],
      ],
    ],
    ['the passport is never looked at in the past', '2026-12-01', undefined],
    [
      'Canada',
      '2026-11-21',
      [
        ['apply-by', '2027-02-15', 7],
        ['passport', '2027-01-16', undefined],
        ['arrive', '2027-06-15', undefined],
        ['leave', '2027-06-25', undefined],
      ],
    ],
    [
      'Philippines',
      '2026-11-21',
      [
        ['passport', '2027-05-16', undefined],
        ['arrive', '2027-06-15', 1],
        ['leave', '2027-06-25', undefined],
      ],
    ],
  ])('%s on %s', (country, today, entries) => {
    if (entries) expect(entriesFor(country, today)).toEqual(entries);
    else expect(entriesFor('France', today)).toContainEqual(['passport', today, undefined]);
  });

  it('says the last day once, where no earlier one is advised', () => {
    const { sensibleLatest, ...rules } = rulesOf('France');
    expect(sensibleLatest).toBeDefined();
    const events = calendarEventsOf(rules, { entry: '2027-06-15' }, '2026-11-01', 'France');
    expect(events.map(({ id, date }) => [id, date])).toEqual([
      ['opens', '2026-12-15'],
      ['apply-by', '2027-05-31'],
      ['passport', '2026-11-15'],
      ['arrive', '2027-06-15'],
    ]);
  });

  it('names the arrival form and its address on the day of arrival, and no day of leaving that was not said', () => {
    const events = calendarEventsOf(rulesOf('Thailand'), { entry: '2026-12-01' }, '2026-11-21', 'Thailand');
    const arrival = events.find(({ id }) => id === 'arrive');
    expect(arrival?.description).toMatch(
      /within 3 days before landing.*https:\/\/tdac\.immigration\.go\.th\/$/,
    );
    expect(events.map(({ id }) => id)).not.toContain('leave');
  });
});
