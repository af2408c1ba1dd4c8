import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Timeline } from '../../machines/travel-dates/timeline';
import { DatesLine } from '../../src/ui/DatesLine';

const timeline = {
  marks: [
    { id: 'sensible', at: 0.25, lane: 0 },
    { id: 'entry', at: 0.75, lane: 1 },
  ],
  todayAt: 0.125,
  timeToApply: { from: 0.25, to: 0.5 },
  months: [{ name: 'May', at: 0.5 }],
} as unknown as Timeline;

it('each day stands on the line where it falls, in its order', () => {
  const pressed: string[] = [];
  const { container, rerender } = render(
    <DatesLine timeline={timeline} onSelect={(id) => pressed.push(id)} />,
  );
  const dots = [...container.querySelectorAll<HTMLElement>('[data-mark]')];
  expect(dots.map(({ textContent, style }) => [textContent, style.left])).toEqual([
    ['1', '25%'],
    ['2', '75%'],
  ]);
  expect(dots.map(({ style }) => style.getPropertyValue('--lane'))).toEqual(['0', '1']);
  expect(container.querySelector<HTMLElement>('[aria-hidden]')?.style.getPropertyValue('--lanes')).toBe('1');
  const leftOf = (text: string) =>
    [...container.querySelectorAll<HTMLElement>('span')].find(({ textContent }) => textContent === text)
      ?.style.left;
  expect([leftOf('May'), leftOf('today')]).toEqual(['50%', '12.5%']);
  const timeToApply = [...container.querySelectorAll<HTMLElement>('span')].find(
    ({ style }) => style.width !== '',
  );
  expect([timeToApply?.style.left, timeToApply?.style.width]).toEqual(['25%', '25%']);
  for (const dot of dots) fireEvent.pointerDown(dot);
  expect(pressed).toEqual(['sensible', 'entry']);
  rerender(<DatesLine timeline={{ ...timeline, todayAt: 0.8 }} selectedMark={timeline.marks[1]?.id} />);
  expect(dots.map(({ dataset }) => [dataset['selected'], dataset['selectable']])).toEqual([
    [undefined, undefined],
    ['true', undefined],
  ]);
});
