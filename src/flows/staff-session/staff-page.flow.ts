import { forStaffSession } from '../../../machines/site/events';
import type { StaffPage } from '../../../machines/site/staff-session/staff-paths';
import { source } from '../../../machines/source';
import { staffPageMachine, type PhoneTyped } from '../../../machines/staff-page/staff-page.machine';
import { defineFlow } from '../running';
import type { SiteActor } from '../site';
import { earlyText } from '../sources/early-text';
import { staffSessionPart } from './staff-session-part';

const leaving = (site: SiteActor) =>
  source<never, { page: StaffPage }>(
    ({ input: { page } }) =>
      () =>
        site.send(forStaffSession({ type: 'area.left', page })),
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
  { staffSession: staffSessionPart },
);
