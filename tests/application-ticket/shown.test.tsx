import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import TicketView from '../../src/flows/application-ticket/TicketView';
import { ThemeProvider } from '../../src/ui/ThemeProvider';

const ticket = {
  reference: '1a2b3c4d',
  country: 'Japan',
  visaType: 'Tourist Visa',
  fullName: 'Asha Rao',
  stateOfApplication: 'Kerala',
};

it.each([
  ['an application', '2026-01-15T10:00:00.000Z', ['Sent', 'We usually call']],
  ['one that was sent by a clock beyond the year 9999', '+012345-01-15T10:00:00.000Z', []],
])('the ticket of %s says when it was sent, where there are words for it', (_, sentAt, more) => {
  const { container } = render(
    <MemoryRouter>
      <ThemeProvider>
        <TicketView
          last={{ ...ticket, sentAt }}
          earlier={[]}
          places={[]}
          titleId="ticket"
          onPrint={() => {}}
          onDismiss={() => {}}
        />
      </ThemeProvider>
    </MemoryRouter>,
  );
  expect([...container.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Reference',
    'Destination',
    'Visa type',
    'For',
    'Applying from',
    ...more,
    'Your travel dates',
  ]);
});
