import { forSession } from '../../../machines/site/events';
import type { AdminPage } from '../../../machines/site/session/admin-paths';
import { source } from '../../../machines/source';
import { staffPageMachine, type PhoneTyped } from '../../../machines/staff-page/staff-page.machine';
import { defineFlow } from '../running';
import type { SiteActor } from '../site';
import { earlyText } from '../sources/early-text';
import { sessionPart } from './session-part';

const leaving = (site: SiteActor) =>
  source<never, { page: AdminPage }>(
    ({ input: { page } }) =>
      () =>
        site.send(forSession({ type: 'area.left', page })),
  );

/** A page of the staff area on a site, which it gives the session. */
export const staffPageFlow = defineFlow(
  ({ site }) => ({
    input: { site },
    logic: staffPageMachine.provide({
      actors: {
        earlyPhone: earlyText('phone', (text): PhoneTyped => ({ type: 'phone.changed', text })),
        leaving: leaving(site),
      },
    }),
  }),
  { session: sessionPart },
);
