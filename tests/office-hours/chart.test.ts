import { describe, expect, it } from 'vitest';
import { officeHoursMachine } from '../../machines/office-hours/office-hours.machine';
import { openingAt } from '../../machines/office-hours/opening';
import { openingWords } from '../../src/content/office-hours-words';
import { weekTimeInIndia } from '../../src/content/today';
import { agency } from '../../src/site';
import { trial } from '../support/trial';

/** Monday to Saturday, 10:00 to 19:00 in India: Specification §1. India is five and a half hours ahead of UTC. */
describe('whether somebody answers', () => {
  it.each([
    ['Thursday, a minute before ten', '2026-01-15T04:29:59Z', 'Closed until 10:00 IST.'],
    ['Thursday, ten', '2026-01-15T04:30:00Z', 'Open now, until 19:00 IST.'],
    ['Thursday, a minute before seven', '2026-01-15T13:29:59Z', 'Open now, until 19:00 IST.'],
    ['Thursday, seven', '2026-01-15T13:30:00Z', 'Closed until tomorrow, 10:00 IST.'],
    ['Saturday evening', '2026-01-17T14:00:00Z', 'Closed until Monday, 10:00 IST.'],
    ['Sunday at noon', '2026-01-18T06:30:00Z', 'Closed until tomorrow, 10:00 IST.'],
    ['Monday in India, Sunday in UTC', '2026-01-18T20:00:00Z', 'Closed until 10:00 IST.'],
    ['Monday at ten, said with another zone', '2026-01-19T10:00:00+05:30', 'Open now, until 19:00 IST.'],
  ])('%s', (_, now, words) => {
    expect(openingWords(openingAt(agency.hours, weekTimeInIndia(now)), agency.hours)).toBe(words);
  });

  it('is asked again after a minute', () => {
    const walk = trial(officeHoursMachine, { input: { hours: agency.hours } });
    const state = () => walk.actor.getSnapshot().value;
    expect(state()).toBe('looking');
    walk.send({ type: 'time.told', now: { weekday: 4, time: '18:59' } });
    expect(state()).toBe('open');
    walk.clock.increment(60_000);
    expect(state()).toBe('looking');
    walk.send({ type: 'time.told', now: { weekday: 4, time: '19:00' } });
    expect(walk.actor.getSnapshot()).toMatchObject({
      value: 'closed',
      context: { opening: { isOpen: false, inDays: 1, weekday: 5 } },
    });
    walk.clock.increment(60_000);
    expect(state()).toBe('looking');
    walk.send({ type: 'time.told', now: { weekday: 5, time: '10:00' } });
    expect(state()).toBe('open');
  });
});
