import { describe, expect, it } from 'vitest';
import { localDate } from '../../src/services/calendar';

describe('today', () => {
  it('is the calendar date where the visitor is', () => {
    expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(localDate(new Date(2026, 11, 31, 0, 1))).toBe('2026-12-31');
  });
});
