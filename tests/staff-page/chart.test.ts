import { describe, expect, it } from 'vitest';
import { forStaffSession } from '../../machines/site/events';
import { source } from '../../machines/source';
import { staffPageMachine, type PhoneTyped } from '../../machines/staff-page/staff-page.machine';
import { trial } from '../support/trial';
import { siteRecorder } from '../support/site-recorder';

describe('a page of the staff area (Specification §4)', () => {
  it('tells the session that it is there, then what was typed early', () => {
    const { site, told } = siteRecorder();
    const earlyPhone = source<PhoneTyped, { flowId: string }>(({ sendBack, input: { flowId } }) =>
      sendBack({ type: 'phone.changed', text: `typed in ${flowId}` }),
    );
    trial(staffPageMachine.provide({ actors: { earlyPhone } }), {
      input: { site, page: 'login', flowId: 'staff' },
    });
    expect(told).toEqual([
      forStaffSession({ type: 'area.entered', page: 'login' }),
      forStaffSession({ type: 'phone.changed', text: 'typed in staff' }),
    ]);
  });
});
