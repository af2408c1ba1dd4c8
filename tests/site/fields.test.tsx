import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SelectField } from '../../src/ui/forms/SelectField';
import { ThemeProvider } from '../../src/ui/ThemeProvider';

/* What a field takes. */

it.each([
  { what: 'strings', choices: ['Japan', 'Thailand'] },
  {
    what: 'values with labels',
    choices: [
      { value: 'Japan', label: 'Japan (from ₹ 2,000)' },
      { value: 'Thailand', label: 'Thailand (free)' },
    ],
  },
])('of a list of $what only what is offered can be chosen, and its prompt', ({ choices }) => {
  const answers: string[] = [];
  render(
    <ThemeProvider>
      <SelectField
        id="country"
        field="country"
        label="Country"
        prompt="Choose a country"
        value=""
        choices={choices}
        onAnswer={(_, value) => answers.push(value)}
      />
    </ThemeProvider>,
  );
  const list = screen.getByLabelText<HTMLSelectElement>('Country');
  list.append(Object.assign(document.createElement('option'), { value: 'Atlantis' }));
  for (const value of ['Atlantis', 'Thailand', '', 'Japan']) fireEvent.change(list, { target: { value } });
  expect(answers).toEqual(['Thailand', '', 'Japan']);
});
