import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScoreGauge } from '../../src/flows/eligibility-checker/ScoreGauge';
import { eachInItsWorld } from '../support/each-in-its-world';
import type { World } from '../support/world';

let world: World;
eachInItsWorld((fresh) => (world = fresh));

it('the gauge has each band where its scores are, what can be reached behind the score, and the needle at what is switched on', async () => {
  await world.open(<ScoreGauge score={50} changed={52} reachable={54} tone="good" />, '/');
  /** A place on the half circle, as the share of 100 and the distance from its centre. */
  const place = (element: Element, x: string, y: string) => {
    const right = Number(element.getAttribute(x)) - 110;
    const up = 104 - Number(element.getAttribute(y));
    return [
      Math.round(100 * (1 - Math.atan2(up, right) / Math.PI)),
      Math.round(Math.hypot(right, up)),
    ] as const;
  };
  const dots = [...document.querySelectorAll('circle')].map((dot) => place(dot, 'cx', 'cy'));
  expect(dots).toEqual([
    [52, 86],
    [54, 86],
  ]);
  const texts = [...document.querySelectorAll('text')].map((text) => [
    text.textContent,
    ...place(text, 'x', 'y'),
  ]);
  expect(texts).toEqual([
    ['Weak', 15, 61],
    ['Issues', 40, 61],
    ['30', 30, 101],
    ['Good', 63, 61],
    ['50', 50, 101],
    ['High', 88, 61],
    ['75', 75, 101],
  ]);
  const turned = [...document.querySelectorAll('path')].map(({ style }) => style.transform).filter(Boolean);
  expect(turned).toEqual([`rotate(${0.52 * 180}deg)`]);
  expect(screen.getByText('50%')).toBeDefined();
});
