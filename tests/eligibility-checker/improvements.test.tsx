import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Improvements } from '../../src/flows/eligibility-checker/Improvements';
import { ThemeProvider } from '../../src/ui/ThemeProvider';
import { answeredDraft } from '../support/traveller';

const panCard = { rule: 'pan-card', gain: 1 } as const;
const bookings = { rule: 'flight-hotel-booking', gain: 5 } as const;

/** What the switches come to, by the score today, the score with those that are on, and which are. */
function outcome(today: number, score: number, on: readonly boolean[]): string | null {
  const toggled: string[] = [];
  const improvements = [panCard, bookings].flatMap((improvement, at) =>
    at < on.length ? [{ ...improvement, isOn: on[at] === true }] : [],
  );
  render(
    <ThemeProvider>
      <Improvements
        whatIf={{ score, status: 'Good', improvements, all: { score: 80, status: 'Strong' } } as never}
        score={today}
        draft={answeredDraft}
        onToggle={(rule) => toggled.push(rule)}
      />
    </ThemeProvider>,
  );
  for (const box of screen.getAllByRole('switch')) fireEvent.click(box);
  expect(toggled).toEqual(improvements.map(({ rule }) => rule));
  expect(screen.queryAllByText(/With all of these: 80 out of 100/)).toHaveLength(on.length > 1 ? 1 : 0);
  expect(screen.getByText(/\+1 point$/)).toBeTruthy();
  return screen.getByRole('status').textContent;
}

it.each([
  ['nothing is on', 60, 60, [false, false], 'Nothing switched on: 60 out of 100, as today.'],
  ['one is on', 60, 65, [false, true], 'With this change: 65 out of 100, “Good”. Today: 60.'],
  ['both are on', 60, 66, [true, true], 'With these 2 changes: 66 out of 100, “Good”. Today: 60.'],
  ['the only one is on', 60, 61, [true], 'With this change: 61 out of 100, “Good”. Today: 60.'],
  [
    'they would pass 100',
    97,
    100,
    [true, true],
    'With these 2 changes: 100 out of 100, “Good”. Today: 97. No score is above 100.',
  ],
  [
    'today is below 0',
    0,
    9,
    [true, true],
    'With these 2 changes: 9 out of 100, “Good”. Today: 0. Fewer points than 0 had counted as 0.',
  ],
])('where %s', (_, today, score, on, said) => {
  expect(outcome(today, score, on)).toBe(said);
});
