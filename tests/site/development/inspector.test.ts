import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type InspectionEvent, type Observer } from 'xstate';
import { staffSessionMachine } from '../../../machines/site/staff-session/staff-session.machine';
import { contactFormMachine } from '../../../machines/contact-form/contact-form.machine';
import { oneTree } from '../../../src/services/inspector';
import { maskPersonal } from '../../../src/services/masking';
import { siteRecorder } from '../../support/site-recorder';

/** Everything that the inspector is told of a flow's events and data, as the viewer gets it. */
function viewer() {
  const shown: string[] = [];
  const inspect: Observer<InspectionEvent> = {
    next(told) {
      const { event, snapshot } = told as {
        event?: unknown;
        snapshot?: { context?: unknown; output?: unknown };
      };
      const data = { event, context: snapshot?.context, output: snapshot?.output };
      shown.push(JSON.stringify(maskPersonal(JSON.parse(JSON.stringify(data)))));
    },
  };
  return { inspect, all: () => shown.join('\n') };
}

describe('what the inspector shows of a flow', () => {
  it('names no phone and no OTP while staff log in', async () => {
    const { inspect, all } = viewer();
    const machine = staffSessionMachine.provide({
      actors: { verifyOtp: fromPromise<void, { otp: string }>(async () => undefined) },
    });
    const actor = createActor(machine, { inspect, input: siteRecorder() }).start();
    actor.send({ type: 'staff-session.restored', page: 'otp', user: undefined, pendingPhone: '9876543210' });
    actor.send({ type: 'phone.changed', text: '+91 98765 43210' });
    actor.send({ type: 'box.changed', box: 0, text: '7' });
    actor.send({ type: 'digits.pasted', box: 0, text: '714714' });
    actor.send({ type: 'otp.submitted' });
    await new Promise((resolve) => setTimeout(resolve, 10));
    actor.stop();
    expect(all()).toContain('"type":"digits.pasted","box":0,"text":"•••"');
    expect(all()).toContain('"pendingPhone":"•••"');
    expect(all()).toContain('"otp":"•••"');
    expect(all()).not.toMatch(/98765|43210|714|"7"/);
  });

  it('names no user of a restored session', () => {
    const { inspect, all } = viewer();
    const actor = createActor(staffSessionMachine, { inspect, input: siteRecorder() }).start();
    const user = { phoneNumber: '9876543210' };
    actor.send({ type: 'staff-session.restored', page: 'panel', user, pendingPhone: undefined });
    actor.stop();
    expect(all()).toContain('"phoneNumber":"•••"');
    expect(all()).not.toContain('98765');
  });

  it('names nothing of a message that is written, sent and copied', async () => {
    const { inspect, all } = viewer();
    const machine = contactFormMachine.provide({ actors: { copyText: fromPromise(async () => {}) } });
    const actor = createActor(machine, { inspect }).start();
    const message = {
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '98765 43210',
      subject: 'Schengen',
      message: 'When do you open?',
    };
    for (const [field, value] of Object.entries(message)) {
      actor.send({ type: 'field.changed', field: field as keyof typeof message, value });
    }
    actor.send({ type: 'message.submitted' });
    actor.send({ type: 'copy.pressed' });
    await new Promise((resolve) => setTimeout(resolve, 10));
    actor.stop();
    expect(all()).toContain('"input":{"message":"•••"}');
    expect(all()).not.toMatch(/Asha|asha@|98765|Schengen|When do you open/);
  });

  it('keeps what tells the situation: empty fields, choices and numbers', () => {
    const data = { type: 'answer.changed', field: 'visaType', value: 'tourist', phone: '', days: 7 };
    expect(maskPersonal(data)).toEqual(data);
  });
});

describe('the tree that the inspector shows', () => {
  it('has the site for its only root, with the flows of the pages under it', () => {
    const inTree = oneTree();
    const told = (name: string, sessionId: string, parentId?: string) =>
      inTree({
        type: '@xstate.actor',
        name,
        sessionId,
        rootId: parentId ?? sessionId,
        ...(parentId !== undefined && { parentId }),
      } as Parameters<typeof inTree>[0]);
    expect(told('site', 'x:0')).toMatchObject({ rootId: 'x:0' });
    expect(told('theme', 'x:1', 'x:0')).toMatchObject({ rootId: 'x:0', parentId: 'x:0' });
    expect(told('faq', 'x:2')).toMatchObject({ rootId: 'x:0', parentId: 'x:0' });
    expect(told('copyText', 'x:3', 'x:2')).toMatchObject({ rootId: 'x:0', parentId: 'x:2' });
  });
});
