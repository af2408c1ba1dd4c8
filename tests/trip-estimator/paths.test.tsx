import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as estimatorCode from '../../src/flows/trip-estimator/EstimatorDialog';
import { AfterPage } from '../../src/app/shell/AfterPage';
import { ToolDialogs } from '../../src/flows/tools/ToolDialogs';
import { useToolDialogs } from '../../src/flows/tools/tools';
import { eachInItsWorld } from '../support/each-in-its-world';
import { tripEstimatorPaths } from './driver';
import { choose, press, type } from '../support/hands';
import { walkFlow } from '../support/paths';
import type { World } from '../support/world';

function Opener() {
  const send = useToolDialogs();
  return (
    <section aria-labelledby="footer-tools">
      <ul>
        <li>The checker stands first.</li>
        <li>
          <button type="button" onClick={() => send({ type: 'estimator.requested' })}>
            Trip Cost Estimator
          </button>
        </li>
      </ul>
    </section>
  );
}

const view = (
  <>
    <Opener />
    <AfterPage />
    <ToolDialogs />
  </>
);

const loadTool = () => Promise.resolve(estimatorCode);

walkFlow(tripEstimatorPaths, { view, loadTool });

describe('closed in the middle, opened again', () => {
  let world: World;
  eachInItsWorld((fresh) => (world = fresh));

  async function closeInTheMiddle(way: string, presses: readonly string[]): Promise<void> {
    world.loadTool = loadTool;
    await world.open(view, '/');
    await press('Trip Cost Estimator');
    await choose('Destination', 'United Kingdom');
    await type('Duration (days)', '12');
    for (const button of presses) await press(button);
    await press(way);
    expect(world.screen().dialog).toBeUndefined();
    await press('Trip Cost Estimator');
  }

  it.each([
    ['Cancel', [], 'Destination & Trip Details'],
    ['Cancel', ['Next'], 'Flights & Stay'],
    ['Close', ['Next', 'Next'], 'Daily Budget & Extras'],
    ['Close', ['Next', 'Next', 'Estimate Cost', 'Get Detailed Quote'], 'Daily Budget & Extras'],
  ])('by %s after %j it goes on at %s, with its choices', async (way, presses, step) => {
    await closeInTheMiddle(way, presses);
    expect(world.screen().headings).toEqual(['Trip Cost Estimator', step]);
    while (world.screen().disabledButtons.length === 0) await press('Previous');
    expect(world.screen().fields).toMatchObject({
      Destination: 'United Kingdom',
      'Visa Type': 'Choose a visa type',
      'Duration (days)': '12',
    });
  });

  it('fault 41: by Close & Finish it has its defaults', async () => {
    await closeInTheMiddle('Close & Finish', ['Next', 'Next', 'Estimate Cost']);
    expect(world.screen()).toMatchObject({
      headings: ['Trip Cost Estimator', 'Destination & Trip Details'],
      fields: { Destination: 'Not decided yet', 'Visa Type': 'Tourist', 'Duration (days)': '7' },
      dialog: 'Trip Cost Estimator',
    });
  });
});

describe('the slider', () => {
  let world: World;
  eachInItsWorld((fresh) => (world = fresh));

  it.each([
    ['Home', '1 day'],
    ['ArrowLeft', '6 days'],
    ['End', '30 days'],
  ])('after %s its mark says %j', async (key, words) => {
    world.loadTool = loadTool;
    await world.open(view, '/');
    await press('Trip Cost Estimator');
    const thumb = screen.getByRole('slider', { name: 'Duration in days' });
    await act(async () => {
      thumb.focus();
      fireEvent.keyDown(thumb, { key });
    });
    expect(thumb.textContent).toBe(words);
  });
});
