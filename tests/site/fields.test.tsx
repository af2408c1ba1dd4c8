import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FromTrip } from '../../src/ui/forms/FromTrip';
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
  // A program that fills forms in says no more than `input`.
  list.value = 'Thailand';
  fireEvent(list, new Event('input', { bubbles: true }));
  expect(answers).toEqual(['Thailand', '', 'Japan', 'Thailand']);
});

it('what the trip says is taken by a press, and the focus goes to the field: the button is gone then', () => {
  const used: string[] = [];
  const field = (value: string) => (
    <ThemeProvider>
      <FromTrip
        label="Country"
        fieldId="country"
        value={value}
        prefill="Japan"
        onUse={(taken) => used.push(taken)}
      >
        <input id="country" aria-label="Country" defaultValue={value} />
      </FromTrip>
    </ThemeProvider>
  );
  const { rerender } = render(field('Kenya'));
  fireEvent.click(screen.getByRole('button', { name: 'use it for Country' }));
  expect(used).toEqual(['Japan']);
  expect(document.activeElement).toBe(screen.getByLabelText('Country'));
  rerender(field('Japan'));
  expect(screen.queryByRole('button', { name: 'use it for Country' })).toBeNull();
});

it.each([
  ['a list', 'select', 1],
  ['a text', 'input', 0],
] as const)(
  'what came from the trip is changed in %s, whose choices open where it has any',
  (_, Field, opened) => {
    let pickers = 0;
    render(
      <ThemeProvider>
        <FromTrip label="Country" fieldId="country" value="Japan" prefill="Japan" onUse={() => {}}>
          <Field id="country" aria-label="Country" defaultValue="Japan" />
        </FromTrip>
      </ThemeProvider>,
    );
    const field = screen.getByLabelText('Country');
    Object.assign(field, { showPicker: () => (pickers += 1) });
    fireEvent.click(screen.getByRole('button', { name: 'change Country' }));
    expect(document.activeElement).toBe(field);
    expect(pickers).toBe(opened);
  },
);
