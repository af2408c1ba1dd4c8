import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepButtons } from '../../src/flows/eligibility-checker/StepButtons';
import { ThemeProvider } from '../../src/ui/ThemeProvider';

it.each([
  ['says what is missing', ['fullName', 'phone'], true],
  ['says nothing once all is there', [], false],
] as const)('the way on %s', (_, missing, isMissing) => {
  render(
    <ThemeProvider>
      <StepButtons
        screen="getStarted"
        missing={missing as never}
        onPrevious={() => {}}
        onCancel={undefined}
      />
    </ThemeProvider>,
  );
  const [forward] = screen.getAllByRole<HTMLButtonElement>('button');
  const described = forward?.getAttribute('aria-describedby');
  expect([forward?.disabled, described !== null]).toEqual([isMissing, isMissing]);
  if (described) expect(document.getElementById(described)?.textContent).toBeTruthy();
});
