import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FaqGroup } from '../../machines/faq/questions';
import { forNavigation } from '../../machines/site/events';
import { Faq } from '../../src/flows/faq/Faq';
import { eachInItsWorld } from '../support/each-in-its-world';
import { wait } from '../support/hands';
import type { World } from '../support/world';

const groups: readonly FaqGroup[] = [
  {
    category: 'general',
    title: 'General',
    items: [
      { value: 'start', question: 'Where do I start?', answer: 'With your passport.' },
      { value: 'fees', question: 'What does it cost?', answer: 'It depends.' },
    ],
  },
  { category: 'visa', title: 'Visa Services', items: [] },
];

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const openOnes = () => [...document.querySelectorAll('details[open] h3')].map((title) => title.textContent);

/** The page as it stands before the app has started, with a question that the visitor has opened there. */
async function openWith(question: string | undefined): Promise<void> {
  const early = document.createElement('details');
  if (question !== undefined) early.dataset['question'] = question;
  early.open = true;
  document.body.append(early);
  await world.open(<Faq groups={groups} path="/faq" />, {
    pathname: '/faq',
    search: '',
    hash: '#faq-start',
  } as never);
  early.remove();
  await wait(20);
}

it('the question that the address names is open and has the focus', async () => {
  await openWith(undefined);
  expect(openOnes()).toEqual(['Where do I start?']);
  expect(document.activeElement?.textContent).toBe('Where do I start?');
});

it('one that was opened before the app ran stays open, and the focus does not leave it', async () => {
  await openWith('fees');
  expect(openOnes()).toEqual(['What does it cost?']);
  expect(document.activeElement).toBe(document.body);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a category opened with %s in a new tab changes nothing here',
  async (held) => {
    await openWith(undefined);
    fireEvent.click(screen.getByRole('link', { name: 'Visa Services' }), { [held]: true });
    await wait(20);
    expect(openOnes()).toEqual(['Where do I start?']);
    expect(screen.getByRole('link', { current: true }).textContent).toBe('General');
  },
);

it('a question opened while another page is on its way leaves that page its turn', async () => {
  await world.open(<Faq groups={groups} path="/faq" />, '/faq');
  world.loadPage = () => new Promise(() => {});
  await act(async () =>
    world.site?.actor.send(forNavigation({ type: 'navigation.requested', to: '/contact' })),
  );
  const question = document.querySelector<HTMLDetailsElement>('[data-question="fees"]');
  await act(async () => {
    if (question) question.open = true;
  });
  await wait(20);
  expect(openOnes()).toEqual(['What does it cost?']);
  expect(world.history?.location.pathname).toBe('/contact');
});
