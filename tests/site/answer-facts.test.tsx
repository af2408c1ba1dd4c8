import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnswerFacts } from '../../src/ui/destination/AnswerFacts';

const bare = { value: '30 days' };

it.each([
  ['a value alone', { lines: [bare] }, ['30 days']],
  [
    'everything that is known of a value',
    {
      lines: [
        { value: 'USD 50', rupees: '₹ 4,200', for: 'for adults', detail: 'In cash.', when: 'checked May' },
      ],
    },
    ['USD 50 ₹ 4,200 for adultsIn cash.checked May'],
  ],
  ['what our list says', { lines: [bare], listed: 'Our list: 15 days' }, ['30 days', 'Our list: 15 days']],
  [
    'where to look',
    { lines: [bare], note: 'Check with the embassy.' },
    ['30 days', 'Check with the embassy.'],
  ],
])('of a destination is said: %s', (_, fact, said) => {
  const { container } = render(<AnswerFacts facts={[{ label: 'Stay', ...fact } as never]} />);
  expect(container.querySelector('dt')?.textContent).toBe('Stay');
  expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(said);
});
