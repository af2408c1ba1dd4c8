import { MantineProvider } from '@mantine/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { StaffArea } from '../../../src/flows/staff-session/StaffArea';
import { Applications } from '../../../src/flows/applications/Applications';
import { PortsContext } from '../../../src/flows/ports';
import { SiteContext } from '../../../src/flows/site';
import { createSite } from '../../../src/app/site/create-site';
import { staffSessionPaths } from './driver';
import { eachInItsWorld } from '../../support/each-in-its-world';
import { isLeftToBrowser, type } from '../../support/hands';
import { memoryHistory } from '../../support/memory-history';
import { walkFlow } from '../../support/paths';
import { World } from '../../support/world';

const view = (
  <Routes>
    <Route path="/" element={null} />
    <Route path="/login" element={<StaffArea key="login" page="login" />} />
    <Route path="/verify-otp" element={<StaffArea key="otp" page="otp" />} />
    <Route
      path="/admin"
      element={
        <StaffArea key="panel" page="panel">
          <Applications />
        </StaffArea>
      }
    />
  </Routes>
);

walkFlow(staffSessionPaths, { view });

let world: World;
eachInItsWorld((fresh) => (world = fresh));

const box = (number: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${number} of 6`);

const strike = (init: KeyboardEventInit) => isLeftToBrowser(() => fireEvent.keyDown(box(2), init));

describe('the boxes of the OTP', () => {
  beforeEach(async () => {
    Object.assign(world.pendingPhone, { value: '9876543210' });
    await world.open(<StaffArea page="otp" />, '/verify-otp');
    await type('Digit 1 of 6', '24');
    await act(async () => box(2).focus());
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leave keys to the browser while %s is held', async (held) => {
    const isLeft = await strike({ key: 'ArrowLeft', [held]: true });
    expect([isLeft, document.activeElement]).toEqual([true, box(2)]);
  });

  it.each(['ArrowLeft', 'ArrowRight', '4'])('take %s for themselves', async (key) => {
    const isLeft = await strike({ key });
    expect([isLeft, document.activeElement === box(2)]).toEqual([false, false]);
  });

  it.each(['Backspace', '7', 'Tab'])('leave %s in a filled box to the browser', async (key) => {
    const isLeft = await strike({ key });
    expect([isLeft, document.activeElement, box(2).value]).toEqual([true, box(2), '4']);
  });

  it.each(['7', 'Tab'])('leave %s in an empty box to the browser', async (key) => {
    await act(async () => box(4).focus());
    const isLeft = await isLeftToBrowser(() => fireEvent.keyDown(box(4), { key }));
    expect([isLeft, document.activeElement]).toEqual([true, box(4)]);
  });

  it('select what a box holds, so that typing replaces it', () => {
    expect([box(2).selectionStart, box(2).selectionEnd]).toEqual([0, 1]);
  });

  it('take a pasted code for themselves', async () => {
    const clipboardData = { getData: () => '135790' };
    const isLeft = await isLeftToBrowser(() => fireEvent.paste(box(1), { clipboardData }));
    expect([isLeft, box(6).value]).toEqual([false, '0']);
  });
});

it('the panel shows nothing of the list before it is known who is there', () => {
  const html = renderToString(
    <MantineProvider env="test">
      <PortsContext value={new World().ports}>
        <SiteContext
          value={createSite({ history: memoryHistory('/admin'), page: undefined, ports: new World().ports })}
        >
          <StaticRouter location="/admin">{view}</StaticRouter>
        </SiteContext>
      </PortsContext>
    </MantineProvider>,
  );
  expect(html).toContain('Checking whether you are logged in');
  expect(html).not.toContain('Received from this browser');
});
