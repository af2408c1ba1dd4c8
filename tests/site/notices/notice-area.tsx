import { act, screen } from '@testing-library/react';
import { forNotices } from '../../../machines/site/events';
import type { NoticesEvent } from '../../../machines/site/notices/notices.machine';
import * as noticesPart from '../../../src/app/notices/notices-part';
import { NoticeArea } from '../../../src/app/notices/NoticeArea';
import type { World } from '../../support/world';

/** A notice leaves within this, in ms, once its time is up. */
export const leavingMs = 300;

/** The area of the notices with the code that draws them, and a field beside it. */
export async function openNoticeArea(world: World): Promise<void> {
  world.loadPart = () => Promise.resolve(world.bound(noticesPart));
  await world.open(
    <>
      <label>
        Name <input />
      </label>
      <NoticeArea />
    </>,
    '/',
  );
}

export const fieldBeside = () => screen.getByLabelText('Name');

/** Says something to the notices, as a flow of the site does; several things at once. */
export function tellNotices(world: World, ...events: readonly NoticesEvent[]): Promise<void> {
  return act(async () => events.forEach((event) => world.site?.actor.send(forNotices(event))));
}

/** The messages that are drawn, in their order on the screen. */
export function drawnNotices(): string[] {
  return [...document.querySelectorAll('[data-notice] p')].map(({ textContent }) => textContent);
}
