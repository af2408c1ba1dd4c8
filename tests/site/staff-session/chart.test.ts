import { describe, expect, it } from 'vitest';
import type { AnyEventObject, EventObject } from 'xstate';
import { staffPaths, type StaffPage } from '../../../machines/site/staff-session/staff-paths';
import {
  staffNoticeId,
  staffSessionMachine,
  type StaffSessionEvent,
} from '../../../machines/site/staff-session/staff-session.machine';
import {
  emptyOtp,
  otpAfterArrow,
  otpAfterBackspace,
  otpAfterPaste,
  otpAfterTyping,
  otpAtFirstGap,
} from '../../../machines/site/staff-session/otp';
import { source } from '../../../machines/source';
import { phoneAfter, shownPhone } from '../../../machines/site/staff-session/phone';
import { staffUserStorageKey, pendingPhoneStorageKey } from '../../../machines/site/staff-session/keys';
import { otpCheck } from '../../../src/services/staff-otp';
import { answeredByHand, answersArrive, trial } from '../../support/trial';
import type { AlertCode } from '../../../machines/ports';
import type { NoticeCode } from '../../../machines/site/notices/codes';
import { noticesIn, requestsIn, siteRecorder } from '../../support/site-recorder';

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
    [[], false],
  ])('%j as the logged-in user: %s', (user, isUser) => {
    expect(staffUserStorageKey.check(user) !== undefined).toBe(isUser);
  });

  it.each<[phone: unknown, isPhone: boolean]>([
    ['9876543210', true],
    ['98765432101', false],
  ])('%j as the pending phone: %s', (phone, isPhone) => {
    expect(pendingPhoneStorageKey.check(phone) !== undefined).toBe(isPhone);
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

interface KeptLogin {
  readonly user?: typeof asha;
  readonly pendingPhone?: string;
}

const restored = (page: StaffPage, { user, pendingPhone }: KeptLogin = {}): StaffSessionEvent => ({
  type: 'staff-session.restored',
  page,
  user,
  pendingPhone,
});
const entered = (page: StaffPage): StaffSessionEvent => ({ type: 'area.entered', page });
const left = (page: StaffPage): StaffSessionEvent => ({ type: 'area.left', page });
/** A page of the area opens in a tab whose device keeps this of a login. */
const opened = (page: StaffPage, kept: KeptLogin = {}): StaffSessionEvent[] => [restored(page, kept)];

const typedPhone: StaffSessionEvent = { type: 'phone.changed', text: '9876543210' };
const sent: StaffSessionEvent = { type: 'phone.submitted' };
const typedOtp: StaffSessionEvent = { type: 'digits.pasted', box: 0, text: '246810' };
const verified: StaffSessionEvent = { type: 'otp.submitted' };
const loggedOut: StaffSessionEvent = { type: 'logout.pressed' };
const openedElsewhere: StaffSessionEvent = { type: 'staff-session.opened-elsewhere', user: asha };
const closedElsewhere: StaffSessionEvent = { type: 'staff-session.closed-elsewhere' };

const notice = (kind: string, says: NoticeCode) => ({ id: staffNoticeId, kind, says });
const alert = (code: AlertCode) => ({ type: 'alert.requested', alert: code });
const asked = { type: 'otp.asked' };
const box = (index: number) => ({ type: 'box.entered', box: index });
const sending = notice('loading', 'otp.sending');
const wasSent = notice('success', 'otp.sent');
const verifying = notice('loading', 'otp.verifying');
const wrong = notice('error', 'otp.wrong');
const loggedIn = notice('success', 'staff.logged-in');
const toOtp = { to: '/verify-otp', isLate: true, from: '/login' };
/** The way to another page of the area, from the one that is shown; refused where none of them is. */
const toPage = (page: StaffPage, from?: StaffPage) => ({
  to: staffPaths[page],
  isReplacing: true,
  isLate: true,
  from: from === undefined ? '' : staffPaths[from],
});

function session(...events: StaffSessionEvent[]) {
  const checks = answeredByHand<{ otp: string }>();
  const { site, told, takeTold } = siteRecorder();
  /** What the device and the page were asked to do, in order. */
  const heard: AnyEventObject[] = [];
  const hears = <Received extends EventObject>() =>
    source<never, undefined, Received>(({ receive }) => receive((event) => heard.push(event)));
  const walk = trial(
    staffSessionMachine.provide({
      actors: { verifyOtp: checks.service, keptLogin: hears(), alerts: hears() },
    }),
    { input: { site } },
  );
  walk.actor.on('*', (event) => heard.push(event));
  walk.send(...events);
  return {
    ...checks,
    ...walk,
    emitted: heard,
    told,
    at: () => walk.actor.getSnapshot().value,
    /** What the device was given to keep, in order. */
    kept: () =>
      heard.flatMap(({ type, phone }) => {
        if (type === 'pending-phone.changed') return `pending ${phone ?? 'none'}`;
        return type === 'user.changed' ? `user ${phone ?? 'none'}` : [];
      }),
    /** What the page was asked to do, in order. */
    asked: () => heard.filter(({ type }) => !type.endsWith('.changed')),
    notices: () => noticesIn(told),
    requests: () => requestsIn(told),
    /** From here on, only what comes next is counted. */
    forget: () => {
      heard.splice(0);
      takeTold();
    },
  };
}

/** A session to which this has happened: only what comes next is counted. */
function sessionAfter(...events: StaffSessionEvent[]) {
  const walk = session(...events);
  walk.forget();
  return walk;
}

/** A login with its OTP typed and sent off, 1.5 s later. */
function checking() {
  const walk = session(...opened('otp', { pendingPhone: '9876543210' }), typedOtp, verified);
  walk.clock.increment(1500);
  walk.forget();
  return walk;
}

describe('on load (Specification §4, Admin auth)', () => {
  it.each<[page: StaffPage, kept: KeptLogin, at: string, phone: string, to: StaffPage | undefined]>([
    ['login', {}, 'loggedOut', '', undefined],
    ['login', { pendingPhone: '9876543210' }, 'loggedOut', '9876543210', undefined],
    ['login', { user: asha }, 'loggedIn', '9876543210', 'panel'],
    ['otp', {}, 'loggedOut', '', 'login'],
    ['otp', { pendingPhone: '9876543210' }, 'otpRequested', '9876543210', undefined],
    ['otp', { user: asha }, 'loggedIn', '9876543210', 'panel'],
    ['otp', { user: asha, pendingPhone: '9123456789' }, 'loggedIn', '9876543210', 'panel'],
    ['panel', {}, 'loggedOut', '', 'login'],
    ['panel', { pendingPhone: '9876543210' }, 'loggedOut', '9876543210', 'login'],
    ['panel', { user: asha }, 'loggedIn', '9876543210', undefined],
  ])('%s with %j is %s', (page, kept, at, phone, to) => {
    const { actor, notices, requests } = session(...opened(page, kept));
    expect(actor.getSnapshot().value).toBe(at);
    expect(actor.getSnapshot().context.phone).toBe(phone);
    // A request that names no page as the one that it leads away from is refused by navigation.
    const leading = requests().filter(({ from }) => from !== '');
    expect(leading).toEqual(to === undefined ? [] : [toPage(to, page)]);
    expect(notices()).toEqual([]);
  });

  it('the page of the OTP asks for it when it opens', () => {
    expect(
      session(...opened('otp', { pendingPhone: '9876543210' }))
        .asked()
        .at(-1),
    ).toEqual(asked);
  });

  it.each<StaffPage>(['login', 'otp', 'panel'])(
    'the first page of the area, %s, asks for what the device keeps, once, and waits for it',
    (page) => {
      const { at, emitted, send } = session(entered(page));
      expect(emitted).toEqual([{ type: 'restore.requested', page }]);
      expect(at()).toBe('restoring');
      send(restored(page), left(page), entered(page));
      expect(emitted.filter(({ type }) => type === 'restore.requested')).toHaveLength(1);
    },
  );

  it('a login drops the phone that was pending', () => {
    expect(session(...opened('panel', { user: asha })).kept()).toEqual(['pending none']);
  });
});

describe('asking for the OTP (Specification §5, §7 and §8)', () => {
  it.each<[text: string]>([[''], ['987654321'], ['abc']])(
    '"%s" gives the alert and sends nothing',
    (text) => {
      const { asked: said, at, clock, send, told } = sessionAfter(...opened('login'));
      send({ type: 'phone.changed', text }, sent);
      clock.increment(10_000);
      expect(said()).toEqual([alert('phone.incomplete'), { type: 'phone.entered' }]);
      expect(told).toEqual([]);
      expect(at()).toBe('loggedOut');
    },
  );

  it('takes 1.5 s, says so, keeps the number and goes to /verify-otp', () => {
    const { at, clock, kept, notices, requests, send } = sessionAfter(...opened('login'));
    send(typedPhone, sent);
    clock.increment(1499);
    expect(at()).toBe('sendingOtp');
    expect([notices(), requests(), kept()]).toEqual([[sending], [], []]);
    clock.increment(1);
    expect(at()).toBe('otpRequested');
    expect([notices(), requests()]).toEqual([[sending, wasSent], [toOtp]]);
    expect(kept()).toEqual(['pending 9876543210']);
  });

  it('cannot be asked for twice, or changed, meanwhile', () => {
    const { actor, clock, notices, requests, send } = sessionAfter(...opened('login'), typedPhone, sent);
    send(sent, { type: 'phone.changed', text: '1' }, typedOtp, verified, loggedOut, closedElsewhere);
    send({ type: 'number.changed' });
    clock.increment(1500);
    expect([notices(), requests()]).toEqual([[wasSent], [toOtp]]);
    expect(actor.getSnapshot().context.phone).toBe('9876543210');
  });

  it('fault 79: left during the 1.5 s, it is told all the same, and leads away from /login only', () => {
    const { at, clock, notices, requests, send } = sessionAfter(...opened('login'), typedPhone, sent);
    send(left('login'));
    clock.increment(1500);
    expect(at()).toBe('otpRequested');
    expect([notices(), requests()]).toEqual([[wasSent], [toOtp]]);
  });

  it('the site is gone: nothing is announced late', () => {
    const { actor, clock, emitted, told } = sessionAfter(...opened('login'), typedPhone, sent);
    actor.stop();
    clock.increment(5000);
    expect([emitted, told]).toEqual([[], []]);
  });
});

describe('entering the OTP (Specification §5)', () => {
  const entering = () => sessionAfter(...opened('otp', { pendingPhone: '9876543210' }));

  it.each<[why: string, events: StaffSessionEvent[], otp: string, emitted: object[]]>([
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
    const { actor, emitted, send, told } = entering();
    send(...events);
    expect(actor.getSnapshot().context.otp.boxes).toEqual(boxes(otp));
    expect(emitted).toEqual(expected);
    expect(told).toEqual([]);
  });

  it.each<[digits: string, gap: number]>([
    ['', 0],
    ['24', 2],
    ['24681', 5],
  ])('"%s" gives the alert and goes to the first gap', (digits, gap) => {
    const { at, emitted, forget, send } = entering();
    send({ type: 'digits.pasted', box: 0, text: digits });
    forget();
    send(verified);
    expect(emitted).toEqual([alert('otp.incomplete'), box(gap)]);
    expect(at()).toBe('otpRequested');
  });

  it('the first gap takes the focus from whichever box had it', () => {
    const { emitted, send } = entering();
    send({ type: 'digits.pasted', box: 0, text: '24' }, { type: 'arrow.pressed', box: 4, towards: 'next' });
    send(verified);
    expect(emitted.at(-1)).toEqual(box(2));
  });

  it('another number is asked for on /login', () => {
    const { at, requests, send } = entering();
    send({ type: 'number.changed' });
    expect(at()).toBe('loggedOut');
    expect(requests()).toEqual([toPage('login', 'otp')]);
  });

  it('on the page of the number the number is asked for again, and stays filled in', () => {
    const { actor, at, send, told } = entering();
    send(left('otp'), entered('login'));
    expect(at()).toBe('loggedOut');
    expect(actor.getSnapshot().context.phone).toBe('9876543210');
    expect(told).toEqual([]);
  });

  it('digits wait for who has been on a page outside the area, and are asked for anew', () => {
    const { actor, at, emitted, send } = entering();
    send({ type: 'digits.pasted', box: 0, text: '24' }, left('otp'), entered('otp'));
    expect(at()).toBe('otpRequested');
    expect(actor.getSnapshot().context.otp.boxes).toEqual(boxes('24----'));
    expect(emitted.at(-1)).toEqual(asked);
  });
});

/** A page enables a control by these tags alone. */
it.each<[events: StaffSessionEvent[], at: unknown, phone: boolean, otp: boolean, busy: boolean]>([
  [[], 'restoring', false, false, false],
  [opened('login'), 'loggedOut', true, false, false],
  [[...opened('login'), typedPhone, sent], 'sendingOtp', false, false, true],
  [opened('otp', { pendingPhone: '9876543210' }), 'otpRequested', false, true, false],
  [
    [...opened('otp', { pendingPhone: '9876543210' }), typedOtp, verified],
    { verifyingOtp: 'waiting' },
    false,
    false,
    true,
  ],
  [opened('panel', { user: asha }), 'loggedIn', false, false, false],
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
    const { calls, call, clock, notices, send } = sessionAfter(
      ...opened('otp', { pendingPhone: '9876543210' }),
      typedOtp,
    );
    send(verified, verified, verified);
    clock.increment(1499);
    expect(calls).toHaveLength(0);
    send(verified, { type: 'box.changed', box: 0, text: '9' });
    clock.increment(1);
    send(verified);
    clock.increment(10_000);
    expect(calls).toHaveLength(1);
    expect(call(0).input).toEqual({ otp: '246810' });
    expect(notices()).toEqual([verifying]);
  });

  it('a right one logs in, keeps the user and drops the pending phone', async () => {
    const { at, call, kept, notices, requests } = checking();
    call(0).resolve();
    await answersArrive();
    expect(at()).toBe('loggedIn');
    expect([notices(), requests()]).toEqual([[loggedIn], [toPage('panel', 'otp')]]);
    expect(kept()).toEqual(['user 9876543210', 'pending none']);
  });

  it('a right one is not kept', async () => {
    const { actor, call } = checking();
    call(0).resolve();
    await answersArrive();
    expect(actor.getSnapshot().context.otp).toEqual(emptyOtp);
  });

  it('a wrong one says so, empties the boxes and starts at the first', async () => {
    const { actor, asked: said, call, kept, notices, requests, send } = checking();
    call(0).reject(new Error('wrong'));
    await answersArrive();
    expect(actor.getSnapshot().value).toBe('otpRequested');
    expect(actor.getSnapshot().context.otp).toEqual(entry('------', 0));
    expect([notices(), requests(), said()]).toEqual([[wrong], [], [asked]]);
    expect(kept()).toEqual([]);
    send(typedOtp, verified);
    expect(notices().at(-1)).toEqual(verifying);
  });

  it('fault 79: who has gone elsewhere is told, logged in, and left where they are', async () => {
    const { at, call, notices, requests, send } = checking();
    send(left('otp'));
    call(0).resolve();
    await answersArrive();
    expect(at()).toBe('loggedIn');
    expect([notices(), requests()]).toEqual([[loggedIn], [toPage('panel')]]);
  });

  it('fault 79: back on a page of the area, it leads on from there', async () => {
    const { call, forget, requests, send } = checking();
    send(left('otp'));
    call(0).resolve();
    await answersArrive();
    forget();
    send(entered('otp'));
    expect(requests()).toEqual([toPage('panel', 'otp')]);
  });

  it('an answer after the site is gone changes nothing', async () => {
    const { actor, call, emitted, told } = checking();
    actor.stop();
    call(0).resolve();
    await answersArrive();
    expect([emitted, told]).toEqual([[], []]);
  });
});

describe('logged in', () => {
  it('Logout clears the user, says so and goes to /login', () => {
    const { actor, kept, notices, requests, send } = sessionAfter(...opened('panel', { user: asha }));
    send(loggedOut);
    expect(actor.getSnapshot().value).toBe('loggedOut');
    expect(actor.getSnapshot().context).toMatchObject({ phone: '', otp: emptyOtp });
    expect(notices()).toEqual([notice('success', 'staff.logged-out')]);
    expect(requests()).toEqual([toPage('login', 'panel')]);
    expect(kept()).toEqual(['user none']);
  });

  it('a logout in another tab is followed in silence', () => {
    const { actor, at, kept, notices, requests, send } = sessionAfter(...opened('panel', { user: asha }));
    send(closedElsewhere);
    expect(at()).toBe('loggedOut');
    expect([notices(), requests()]).toEqual([[], [toPage('login', 'panel')]]);
    expect(kept()).toEqual([]);
    expect(actor.getSnapshot().context.phone).toBe('');
  });

  it('a logout in another tab leads nobody off a page outside the area', () => {
    const { requests, send } = sessionAfter(...opened('panel', { user: asha }), left('panel'));
    send(closedElsewhere);
    expect(requests()).toEqual([toPage('login')]);
  });
});

describe('a login in another tab is followed', () => {
  it.each<[why: string, events: StaffSessionEvent[], from: StaffPage]>([
    ['from the phone number', opened('login'), 'login'],
    ['while the OTP is sent', [...opened('login'), typedPhone, sent], 'login'],
    ['from the OTP', opened('otp', { pendingPhone: '9123456789' }), 'otp'],
    [
      'while the OTP is verified',
      [...opened('otp', { pendingPhone: '9123456789' }), typedOtp, verified],
      'otp',
    ],
  ])('%s', (_why, events, from) => {
    const { actor, calls, clock, notices, requests, send } = sessionAfter(...events);
    send(openedElsewhere);
    clock.increment(10_000);
    expect(actor.getSnapshot().value).toBe('loggedIn');
    expect(actor.getSnapshot().context.phone).toBe('9876543210');
    expect([notices(), requests()]).toEqual([[], [toPage('panel', from)]]);
    expect(calls).toHaveLength(0);
  });
});

it('a page that is left after the next one was entered does not count as left', () => {
  const { requests, send } = session(...opened('login', { user: asha }));
  send(entered('panel'), left('login'), loggedOut);
  expect(requests().at(-1)).toEqual(toPage('login', 'panel'));
});
