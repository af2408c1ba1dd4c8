import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shownAuthorities } from '../../src/content/refusals';
import { loadPage } from '../../src/app/routing/routes';
import { Refusal } from '../../src/flows/refusal/Refusal';
import { eachInItsWorld } from '../support/each-in-its-world';
import { tick, type, wait } from '../support/hands';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));
const named = (name: string) => ({ name, level: 3 });

it.each([
  ['canada', 'Travel history', 'Travel history'],
  ['united-states', '214(b): Not persuaded that you go home', '214(b): Not persuaded that you go home'],
  ['schengen', '16: Insurance missing', '16: Insurance missing'],
])(
  'a reason of %s is called as the letter calls it, with its number where it has one',
  async (by, box, heading) => {
    await world.open(<Refusal authorities={shownAuthorities()} help={{}} />, `/tools/refusal?by=${by}`);
    await wait(20);
    await tick(box);
    expect(screen.getByRole('heading', named(heading))).toBeTruthy();
  },
);

it('every reason of a pasted letter is named, by its mark', async () => {
  await world.open(<Refusal authorities={shownAuthorities()} help={{}} />, '/tools/refusal');
  await type('Or paste the letter', 'Refused under 214(b) and 221(g).');
  await wait(20);
  expect(screen.getByText(/^Found in the letter/).textContent).toBe('Found in the letter: 214(b), 221(g).');
});

it('where advice is licensed, the page says what we may offer; elsewhere nothing of it', async () => {
  const notesAt = async (by: string) => {
    const { Page, data } = await loadPage('/tools/refusal');
    await world.open(<Page data={data} />, `/tools/refusal?by=${by}`);
    await wait(20);
    return screen.queryAllByRole('note').map((note) => note.getAttribute('aria-label'));
  };
  expect(await notesAt('canada')).toEqual(['Our help for Canada']);
  cleanup();
  expect(await notesAt('schengen')).toEqual([]);
});
