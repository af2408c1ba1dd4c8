import { describe, expect, it } from 'vitest';
import {
  adminNoticeId,
  adminSessionMachine,
  type AdminPage,
  type AdminSessionEvent,
} from '../../machines/admin-session/admin-session.machine';
import {
  emptyOtp,
  otpAfterArrow,
  otpAfterBackspace,
  otpAfterPaste,
  otpAfterTyping,
  otpAtFirstGap,
} from '../../machines/admin-session/otp';
import { phoneAfter, shownPhone } from '../../machines/admin-session/phone';
import { keptAdminUser, keptPendingPhone } from '../../machines/admin-session/session';
import { otpCheck } from '../../src/services/admin-otp';
import { answeredByHand, answersArrive, trial } from '../support/trial';

describe('the phone number: digits only, at most 10 (Specification §5 and §9)', () => {
  it.each<[previous: string, text: string, phone: string]>([
    ['', '', ''],
    ['', '9', '9'],
    ['', 'abc', ''],
    ['98765', '98765x', '98765'],
    ['98765', '9876', '9876'],
    ['', '98765 43210', '9876543210'],
    ['', '+91 98765-43210', '9876543210'],
    ['', '(+91) 098765 43210', '9876543210'],
    ['', '09876543210', '9876543210'],
    ['', '0091 98765 43210', '9876543210'],
    ['', '９８７６５４３２１０', '9876543210'],
    ['', '९८७६५४३२१०', ''],
    ['', '9123456789', '9123456789'],
    ['', '919123456789', '9123456789'],
    ['', '98765432101234', '9876543210'],
    ['', '91987654321', '9198765432'],
  ])('"%s" with "%s" typed or pasted is %s', (previous, text, phone) => {
    expect(phoneAfter(previous, text)).toBe(phone);
  });

  it.each<[why: string, previous: string, text: string]>([
    ['at its end', '9876543210', '98765432105'],
    ['at its start', '9876543210', '59876543210'],
    ['in its middle', '9876543210', '98765543210'],
    ['of a number that begins with 0', '0123456789', '01234567891'],
    ['of a number that begins with 91', '9112345678', '91123456789'],
  ])('one digit more %s does not shift a full number', (_why, previous, text) => {
    expect(phoneAfter(previous, text)).toBe(previous);
  });

  it('pasted over a full one is the new number', () => {
    expect(phoneAfter('9876543210', '+91 91234 56789')).toBe('9123456789');
  });

  it('pasted with a 0 before it, one digit longer than a full one, is the new number', () => {
    expect(phoneAfter('9876543210', '09123456789')).toBe('9123456789');
  });

  it('is shown with its prefix', () => {
    expect(shownPhone('9876543210')).toBe('+91 98765 43210');
  });
});

/** The boxes as text, a dash for an empty one. */
const boxes = (text: string) => [...text].map((digit) => (digit === '-' ? '' : digit));
const entry = (text: string, turn = 0) => ({ boxes: boxes(text), turn });

describe('the six boxes of the OTP (Specification §5)', () => {
  it('are empty at first, and the first one has its turn', () => {
    expect(emptyOtp).toEqual(entry('------', 0));
  });

  it.each<[why: string, before: string, box: number, text: string, after: string, turn: number]>([
    ['a digit moves the turn on', '------', 0, '2', '2-----', 1],
    ['so does one in the middle', '24----', 2, '6', '246---', 3],
    ['the last box keeps the turn', '24681-', 5, '0', '246810', 5],
    ['a letter is ignored', '------', 0, 'x', '------', 0],
    ['so is a letter beside a digit', '2-----', 0, '2x', '2-----', 0],
    ['and a letter in its place', '2-----', 0, 'x', '2-----', 0],
    ['a space is ignored', '------', 3, ' ', '------', 3],
    ['a digit typed after one takes its place', '2-----', 0, '27', '7-----', 1],
    ['a digit typed before one takes its place', '2-----', 0, '72', '7-----', 1],
    ['the same digit again moves the turn on', '2-----', 0, '2', '2-----', 1],
    ['the same digit beside itself too', '2-----', 0, '22', '2-----', 1],
    ['deleting empties the box and keeps the turn', '246---', 2, '', '24----', 2],
    ['a full-width digit counts', '------', 0, '２', '2-----', 1],
    ['the phone fills in all six', '------', 0, '246810', '246810', 5],
    ['over what was there', '111111', 0, '246810', '246810', 5],
    ['two at once go into two boxes', '------', 0, '24', '24----', 2],
    ['what is over is cut off', '------', 4, '123', '----12', 5],
    ['a digit of another script is ignored', '------', 0, '२', '------', 0],
  ])('typing: %s', (_why, before, box, text, after, turn) => {
    expect(otpAfterTyping(entry(before), box, text)).toEqual(entry(after, turn));
  });

  it.each<[why: string, before: string, box: number, text: string, after: string, turn: number]>([
    ['six digits fill all boxes', '------', 0, '246810', '246810', 5],
    ['from whichever box', '11----', 3, '246810', '246810', 5],
    ['seven digits: the first six', '------', 0, '2468109', '246810', 5],
    ['with blanks and dashes', '------', 0, '246-810 ', '246810', 5],
    ['full-width digits', '------', 0, '１２', '12----', 2],
    ['fewer go on from the box', '12----', 2, '34', '1234--', 4],
    ['two over a filled box are two', '2-----', 0, '27', '27----', 2],
    ['no digit changes nothing', '12----', 1, 'none', '12----', 1],
    ['nothing changes nothing', '12----', 1, '', '12----', 1],
  ])('pasting: %s', (_why, before, box, text, after, turn) => {
    expect(otpAfterPaste(entry(before), box, text)).toEqual(entry(after, turn));
  });

  it.each<[why: string, before: string, box: number, turn: number]>([
    ['in an empty box goes back', '12----', 2, 1],
    ['in a filled box stays', '12----', 1, 1],
    ['in the first box stays', '------', 0, 0],
  ])('Backspace %s and deletes nothing by itself', (_why, before, box, turn) => {
    expect(otpAfterBackspace(entry(before), box)).toEqual(entry(before, turn));
  });

  it.each<[box: number, towards: 'previous' | 'next', turn: number]>([
    [0, 'next', 1],
    [3, 'previous', 2],
    [0, 'previous', 0],
    [5, 'next', 5],
  ])('an arrow in box %i to the %s one gives the turn to box %i', (box, towards, turn) => {
    expect(otpAfterArrow(entry('12----'), box, towards)).toEqual(entry('12----', turn));
  });

  it.each<[before: string, turn: number]>([
    ['------', 0],
    ['12-4--', 2],
    ['24681-', 5],
  ])('the first gap of %s is box %i', (before, turn) => {
    expect(otpAtFirstGap(entry(before, 4))).toEqual(entry(before, turn));
  });
});

describe('what the device keeps', () => {
  it.each<[user: unknown, isUser: boolean]>([
    [{ phoneNumber: '9876543210' }, true],
    [{ phoneNumber: '987' }, false],
    [{ phoneNumber: 9876543210 }, false],
    [{}, false],
    [[], false],
    [null, false],
    ['9876543210', false],
  ])('%j as the logged-in user: %s', (user, isUser) => {
    expect(keptAdminUser.check(user) !== undefined).toBe(isUser);
  });

  it.each<[phone: unknown, isPhone: boolean]>([
    ['9876543210', true],
    ['98765432101', false],
    ['', false],
    [null, false],
  ])('%j as the pending phone: %s', (phone, isPhone) => {
    expect(keptPendingPhone.check(phone) !== undefined).toBe(isPhone);
  });
});

describe('the accepted OTP', () => {
  it.each<[setting: string | undefined, otp: string, isAccepted: boolean]>([
    ['246810', '246810', true],
    [' 246810 ', '246810', true],
    ['246810', '246811', false],
    [undefined, '000000', false],
    [undefined, '', false],
    ['', '', false],
    ['12345', '12345', false],
    ['abcdef', 'abcdef', false],
  ])('set to %j: %s is accepted: %s', async (setting, otp, isAccepted) => {
    const outcome = await otpCheck(setting)(otp).then(
      () => true,
      () => false,
    );
    expect(outcome).toBe(isAccepted);
  });
});

const asha = { phoneNumber: '9876543210' };
const restored = (
  page: AdminPage,
  kept: { user?: typeof asha; pendingPhone?: string } = {},
): AdminSessionEvent => ({
  type: 'session.restored',
  page,
  user: kept.user,
  pendingPhone: kept.pendingPhone,
});
const typedPhone: AdminSessionEvent = { type: 'phone.changed', text: '9876543210' };
const sent: AdminSessionEvent = { type: 'phone.submitted' };
const typedOtp: AdminSessionEvent = { type: 'digits.pasted', box: 0, text: '246810' };
const verified: AdminSessionEvent = { type: 'otp.submitted' };
const loggedOut: AdminSessionEvent = { type: 'logout.pressed' };
const openedElsewhere: AdminSessionEvent = { type: 'session.opened-elsewhere', user: asha };
const closedElsewhere: AdminSessionEvent = { type: 'session.closed-elsewhere' };

const notice = (kind: string, message: string) => ({
  type: 'notice.raised',
  notice: { id: adminNoticeId, kind, message },
});
const alert = (message: string) => ({ type: 'alert.requested', message });
const redirect = (page: AdminPage) => ({ type: 'redirect.requested', page });
const box = (index: number) => ({ type: 'box.entered', box: index });
const sending = notice('loading', 'Sending OTP...');
const wasSent = notice('success', 'OTP sent successfully!');
const verifying = notice('loading', 'Verifying OTP...');
const toOtp = { type: 'navigation.requested', to: '/verify-otp', isLate: true };

function session(...events: AdminSessionEvent[]) {
  const checks = answeredByHand<{ otp: string }>();
  const kept: string[] = [];
  const walk = trial(
    adminSessionMachine.provide({
      actors: { verifyOtp: checks.service },
      actions: {
        rememberPendingPhone: (_, { phone }) => void kept.push(`pending ${phone}`),
        forgetPendingPhone: () => void kept.push('no pending'),
        rememberUser: (_, { phone }) => void kept.push(`user ${phone}`),
        forgetUser: () => void kept.push('no user'),
      },
    }),
  );
  walk.send(...events);
  return { ...checks, ...walk, kept, at: () => walk.actor.getSnapshot().value };
}

/** A login with its OTP typed and sent off, 1.5 s later. */
function checking() {
  const walk = session(restored('otp', { pendingPhone: '9876543210' }), typedOtp, verified);
  walk.clock.increment(1500);
  walk.takeEmitted();
  return walk;
}

describe('on load (Specification §4, Admin auth)', () => {
  it.each<
    [
      page: AdminPage,
      kept: { user?: typeof asha; pendingPhone?: string },
      at: string,
      phone: string,
      emitted: object[],
    ]
  >([
    ['login', {}, 'loggedOut', '', [redirect('login')]],
    ['login', { pendingPhone: '9876543210' }, 'loggedOut', '9876543210', [redirect('login')]],
    ['login', { user: asha }, 'loggedIn', '9876543210', [redirect('panel')]],
    ['otp', {}, 'loggedOut', '', [redirect('login')]],
    ['otp', { pendingPhone: '9876543210' }, 'otpRequested', '9876543210', [{ type: 'otp.asked' }]],
    ['otp', { user: asha }, 'loggedIn', '9876543210', [redirect('panel')]],
    ['otp', { user: asha, pendingPhone: '9123456789' }, 'loggedIn', '9876543210', [redirect('panel')]],
    ['panel', {}, 'loggedOut', '', [redirect('login')]],
    ['panel', { pendingPhone: '9876543210' }, 'loggedOut', '9876543210', [redirect('login')]],
    ['panel', { user: asha }, 'loggedIn', '9876543210', [redirect('panel')]],
  ])('%s with %j is %s', (page, kept, at, phone, expected) => {
    const { actor, emitted } = session(restored(page, kept));
    expect(actor.getSnapshot().value).toBe(at);
    expect(actor.getSnapshot().context.phone).toBe(phone);
    expect(emitted).toEqual(expected);
  });

  it('a login drops the phone that was pending', () => {
    expect(session(restored('panel', { user: asha })).kept).toEqual(['no pending']);
  });
});

describe('asking for the OTP (Specification §5, §7 and §8)', () => {
  it.each<[text: string]>([[''], ['987654321'], ['abc']])(
    '"%s" gives the alert and sends nothing',
    (text) => {
      const { at, clock, emitted, takeEmitted, send } = session(restored('login'));
      takeEmitted();
      send({ type: 'phone.changed', text }, sent);
      clock.increment(10_000);
      expect(emitted).toEqual([
        alert('Please enter a valid 10-digit phone number.'),
        { type: 'phone.entered' },
      ]);
      expect(at()).toBe('loggedOut');
    },
  );

  it('takes 1.5 s, says so, keeps the number and goes to /verify-otp', () => {
    const { at, clock, emitted, kept, send, takeEmitted } = session(restored('login'));
    takeEmitted();
    send(typedPhone, sent);
    clock.increment(1499);
    expect(at()).toBe('sendingOtp');
    expect(emitted).toEqual([sending]);
    clock.increment(1);
    expect(at()).toBe('otpRequested');
    expect(emitted).toEqual([sending, wasSent, toOtp]);
    expect(kept).toEqual(['pending 9876543210']);
  });

  it('cannot be asked for twice, or changed, meanwhile', () => {
    const { actor, clock, emitted, send, takeEmitted } = session(restored('login'), typedPhone, sent);
    takeEmitted();
    send(sent, { type: 'phone.changed', text: '1' }, typedOtp, verified, loggedOut, closedElsewhere);
    clock.increment(1500);
    expect(emitted).toEqual([wasSent, toOtp]);
    expect(actor.getSnapshot().context.phone).toBe('9876543210');
  });

  it('left during the 1.5 s, announces nothing late', () => {
    const { actor, clock, emitted, takeEmitted } = session(restored('login'), typedPhone, sent);
    takeEmitted();
    actor.stop();
    clock.increment(5000);
    expect(emitted).toEqual([]);
  });
});

describe('entering the OTP (Specification §5)', () => {
  const entering = () => {
    const walk = session(restored('otp', { pendingPhone: '9876543210' }));
    walk.takeEmitted();
    return walk;
  };

  it.each<[why: string, events: AdminSessionEvent[], otp: string, emitted: object[]]>([
    ['a digit', [{ type: 'box.changed', box: 0, text: '2' }], '2-----', [box(1)]],
    [
      'two digits and two times Backspace',
      [
        { type: 'box.changed', box: 0, text: '2' },
        { type: 'box.changed', box: 1, text: '4' },
        { type: 'backspace.pressed', box: 2 },
        { type: 'box.changed', box: 1, text: '' },
      ],
      '2-----',
      [box(1), box(2), box(1), box(1)],
    ],
    ['a paste', [{ type: 'digits.pasted', box: 2, text: '246810' }], '246810', [box(5)]],
    ['an arrow', [{ type: 'arrow.pressed', box: 3, towards: 'previous' }], '------', [box(2)]],
  ])('%s', (_why, events, otp, expected) => {
    const { actor, emitted, send } = entering();
    send(...events);
    expect(actor.getSnapshot().context.otp.boxes).toEqual(boxes(otp));
    expect(emitted).toEqual(expected);
  });

  it.each<[digits: string, gap: number]>([
    ['', 0],
    ['24', 2],
    ['24681', 5],
  ])('"%s" gives the alert and goes to the first gap', (digits, gap) => {
    const { at, emitted, send, takeEmitted } = entering();
    send({ type: 'digits.pasted', box: 0, text: digits });
    takeEmitted();
    send(verified);
    expect(emitted).toEqual([alert('Please enter the complete 6-digit OTP.'), box(gap)]);
    expect(at()).toBe('otpRequested');
  });
});

it('the first gap takes the focus from whichever box had it', () => {
  const { emitted, send, takeEmitted } = session(restored('otp', { pendingPhone: '9876543210' }));
  send({ type: 'digits.pasted', box: 0, text: '24' }, { type: 'arrow.pressed', box: 4, towards: 'next' });
  takeEmitted();
  send(verified);
  expect(emitted.at(-1)).toEqual(box(2));
});

/** A page enables a control by these tags alone. */
it.each<[events: AdminSessionEvent[], at: unknown, phone: boolean, otp: boolean, busy: boolean]>([
  [[], 'restoring', true, true, false],
  [[restored('login')], 'loggedOut', true, false, false],
  [[restored('login'), typedPhone, sent], 'sendingOtp', false, false, true],
  [[restored('otp', { pendingPhone: '9876543210' })], 'otpRequested', false, true, false],
  [
    [restored('otp', { pendingPhone: '9876543210' }), typedOtp, verified],
    { verifyingOtp: 'waiting' },
    false,
    false,
    true,
  ],
  [[restored('panel', { user: asha })], 'loggedIn', false, false, false],
])('after %j it is %j: takes a phone: %s, an OTP: %s, busy: %s', (events, at, phone, otp, busy) => {
  const snapshot = session(...events).actor.getSnapshot();
  expect(snapshot.value).toEqual(at);
  expect(['acceptsPhone', 'acceptsOtp', 'busy'].map((tag) => snapshot.tags.has(tag))).toEqual([
    phone,
    otp,
    busy,
  ]);
});

describe('verifying the OTP (Specification §7 and §8)', () => {
  it('takes 1.5 s before it is checked, once', () => {
    const { calls, call, clock, emitted, send, takeEmitted } = session(
      restored('otp', { pendingPhone: '9876543210' }),
      typedOtp,
    );
    takeEmitted();
    send(verified, verified, verified);
    clock.increment(1499);
    expect(calls).toHaveLength(0);
    send(verified, { type: 'box.changed', box: 0, text: '9' });
    clock.increment(1);
    send(verified);
    clock.increment(10_000);
    expect(calls).toHaveLength(1);
    expect(call(0).input).toEqual({ otp: '246810' });
    expect(emitted).toEqual([verifying]);
  });

  it('a right one logs in, keeps the user and drops the pending phone', async () => {
    const { at, call, emitted, kept } = checking();
    call(0).resolve();
    await answersArrive();
    expect(at()).toBe('loggedIn');
    expect(emitted).toEqual([notice('success', 'Login Successful!'), redirect('panel')]);
    expect(kept).toEqual(['user 9876543210', 'no pending']);
  });

  it('a right one is not kept', async () => {
    const { actor, call } = checking();
    call(0).resolve();
    await answersArrive();
    expect(actor.getSnapshot().context.otp).toEqual(emptyOtp);
  });

  it('a wrong one says so, empties the boxes and starts at the first', async () => {
    const { actor, call, emitted, kept, send } = checking();
    call(0).reject(new Error('wrong'));
    await answersArrive();
    expect(actor.getSnapshot().value).toBe('otpRequested');
    expect(actor.getSnapshot().context.otp).toEqual(entry('------', 0));
    expect(emitted).toEqual([notice('error', 'Invalid OTP. Please try again.'), { type: 'otp.asked' }]);
    expect(kept).toEqual([]);
    send(typedOtp, verified);
    expect(emitted.at(-1)).toEqual(verifying);
  });

  it('an answer after the page was left changes nothing', async () => {
    const { actor, call, emitted, kept } = checking();
    actor.stop();
    call(0).resolve();
    await answersArrive();
    expect([emitted, kept]).toEqual([[], []]);
  });
});

describe('logged in', () => {
  it('Logout clears the user, says so and goes to /login', () => {
    const { actor, emitted, kept, send, takeEmitted } = session(restored('panel', { user: asha }));
    takeEmitted();
    send(loggedOut);
    expect(actor.getSnapshot().value).toBe('loggedOut');
    expect(actor.getSnapshot().context).toEqual({ phone: '', otp: emptyOtp });
    expect(emitted).toEqual([notice('success', 'Logged out successfully.'), redirect('login')]);
    expect(kept).toEqual(['no pending', 'no user']);
  });

  it('a logout in another tab is followed in silence', () => {
    const { actor, at, emitted, kept, send, takeEmitted } = session(restored('panel', { user: asha }));
    takeEmitted();
    send(closedElsewhere);
    expect(at()).toBe('loggedOut');
    expect(emitted).toEqual([redirect('login')]);
    expect(kept).toEqual(['no pending']);
    expect(actor.getSnapshot().context.phone).toBe('');
  });
});

describe('a login in another tab is followed', () => {
  it.each<[why: string, events: AdminSessionEvent[]]>([
    ['from the phone number', [restored('login')]],
    ['while the OTP is sent', [restored('login'), typedPhone, sent]],
    ['from the OTP', [restored('otp', { pendingPhone: '9123456789' })]],
    ['while the OTP is verified', [restored('otp', { pendingPhone: '9123456789' }), typedOtp, verified]],
  ])('%s', (_why, events) => {
    const { actor, calls, clock, emitted, send, takeEmitted } = session(...events);
    takeEmitted();
    send(openedElsewhere);
    clock.increment(10_000);
    expect(actor.getSnapshot().value).toBe('loggedIn');
    expect(actor.getSnapshot().context.phone).toBe('9876543210');
    expect(emitted).toEqual([redirect('panel')]);
    expect(calls).toHaveLength(0);
  });
});
