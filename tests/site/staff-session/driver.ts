import { createEmptyActor } from 'xstate';
import type { StaffPage } from '../../../machines/site/staff-session/staff-paths';
import {
  staffSessionMachine,
  type StaffSessionEvent,
  type StaffSessionSnapshot,
} from '../../../machines/site/staff-session/staff-session.machine';
import type { FlowPaths } from '../../support/flow-paths';
import type { Stage } from '../../support/stage';

const number = '9876543210';
const wrongOtp = '135790';
const asha = { phoneNumber: number };

const sent = 'xstate.after.simulatedDelay.staffSession.sendingOtp';
const waited = 'xstate.after.simulatedDelay.staffSession.verifyingOtp.waiting';
const accepted = 'xstate.done.actor.verifyOtp';
const refused = 'xstate.error.actor.verifyOtp';

type WorldEvent =
  | { type: typeof sent }
  | { type: typeof waited }
  | { type: typeof accepted }
  | { type: typeof refused };
type WalkedEvent = StaffSessionEvent | WorldEvent;

const restored = (
  page: StaffPage,
  kept: { user?: typeof asha; pendingPhone?: string } = {},
): StaffSessionEvent => ({
  type: 'staff-session.restored',
  page,
  user: kept.user,
  pendingPhone: kept.pendingPhone,
});

const pages: readonly StaffPage[] = ['login', 'otp', 'panel'];

/** Leaving the area, and coming to each of its pages within the site. */
const comings: readonly StaffSessionEvent[] = [
  { type: 'area.left', page: 'login' },
  ...pages.map((page) => ({ type: 'area.entered', page }) as const),
];

function eventsOf(snapshot: StaffSessionSnapshot): WalkedEvent[] {
  const { phone, otp } = snapshot.context;
  const otpText = otp.boxes.join('');
  const openedElsewhere = { type: 'staff-session.opened-elsewhere', user: asha } as const;
  if (snapshot.matches('restoring')) {
    return pages.flatMap((page) => [
      restored(page),
      restored(page, { pendingPhone: number }),
      restored(page, { user: asha }),
    ]);
  }
  if (snapshot.matches('loggedOut')) {
    const submitted = { type: 'phone.submitted' } as const;
    const changes = {
      '': ['98765', 'none', '+91 98765-43210'],
      '98765': ['987651'],
      [number]: [`${number}1`, ''],
    }[phone];
    return [
      submitted,
      ...(phone === '' ? [openedElsewhere, ...comings] : []),
      ...(changes ?? []).map((text) => ({ type: 'phone.changed', text }) as const),
    ];
  }
  if (snapshot.matches('sendingOtp'))
    return [{ type: sent }, openedElsewhere, { type: 'area.left', page: 'login' }];
  if (snapshot.matches('otpRequested')) {
    const submitted = { type: 'otp.submitted' } as const;
    if (otpText === wrongOtp) return [submitted];
    if (otpText === '246810') return [submitted, { type: 'arrow.pressed', box: 5, towards: 'next' }];
    if (otpText !== '' && otpText !== '2') return [];
    if (otpText === '2' && otp.turn === 0) return [{ type: 'box.changed', box: 0, text: '2' }];
    if (otpText === '2') {
      return [
        submitted,
        { type: 'backspace.pressed', box: 1 },
        { type: 'arrow.pressed', box: 1, towards: 'previous' },
        { type: 'box.changed', box: 0, text: '27' },
        { type: 'box.changed', box: 0, text: '' },
        { type: 'digits.pasted', box: 1, text: '46-8' },
      ];
    }
    return otp.turn > 0
      ? []
      : [
          submitted,
          openedElsewhere,
          ...comings,
          { type: 'number.changed' },
          { type: 'box.changed', box: 0, text: 'x' },
          { type: 'box.changed', box: 0, text: '2' },
          { type: 'box.changed', box: 0, text: '２４' },
          { type: 'box.changed', box: 0, text: '246810' },
          { type: 'digits.pasted', box: 3, text: '246 8109' },
          { type: 'digits.pasted', box: 0, text: wrongOtp },
          { type: 'digits.pasted', box: 3, text: 'none' },
          { type: 'arrow.pressed', box: 0, towards: 'next' },
          { type: 'arrow.pressed', box: 0, towards: 'previous' },
        ];
  }
  if (snapshot.matches({ verifyingOtp: 'waiting' }))
    return [{ type: waited }, openedElsewhere, { type: 'area.entered', page: 'otp' }];
  if (snapshot.matches('verifyingOtp')) return [{ type: otpText === wrongOtp ? refused : accepted }];
  return [{ type: 'logout.pressed' }, { type: 'staff-session.closed-elsewhere' }, ...comings];
}

function keyOf({ value, context: { phone, otp } }: StaffSessionSnapshot): string {
  return JSON.stringify([value, phone, otp]);
}

// The oracle: written from the specification, without the machine.

interface Situation {
  at: 'nowhere' | 'phone' | 'sending' | 'otp' | 'verifying' | 'checking' | 'panel';
  phone: string;
  otp: readonly string[];
  /** The name of the field that has the focus; undefined where it does not matter. */
  focus?: string | undefined;
  notice?: string;
  alerts: readonly string[];
}

const noDigits = ['', '', '', '', '', ''];
const boxName = (box: number) => `Digit ${box + 1} of 6`;

const start: Situation = { at: 'nowhere', phone: '', otp: noDigits, alerts: [] };

/** Written out for the few numbers and digits of these walks. */
const phoneOf: Readonly<Record<string, string>> = {
  '': '',
  none: '',
  '98765': '98765',
  '987651': '987651',
  '+91 98765-43210': number,
  [`${number}1`]: number,
};

const first = ['2', '', '', '', '', ''];
const all = ['2', '4', '6', '8', '1', '0'];

function afterTyping(situation: Situation, box: number, text: string): Situation {
  const outcomes: Readonly<Record<string, [otp: readonly string[], focus: number]>> = {
    x: [noDigits, 0],
    '': [noDigits, 0],
    '2': [first, 1],
    '27': [['7', '', '', '', '', ''], 1],
    '２４': [['2', '4', '', '', '', ''], 2],
    '246810': [all, 5],
    '46-8': [['2', '4', '6', '8', '', ''], 4],
    '246 8109': [all, 5],
    [wrongOtp]: [['1', '3', '5', '7', '9', '0'], 5],
    none: [noDigits, box],
  };
  const [otp, focus] = outcomes[text] ?? [[], 0];
  return { ...situation, otp, focus: boxName(focus) };
}

const loggedIn = (situation: Situation): Situation => ({
  ...situation,
  at: 'panel',
  phone: number,
  otp: noDigits,
  focus: undefined,
});

const loggedOut = (situation: Situation, phone = ''): Situation => ({
  ...situation,
  at: 'phone',
  phone,
  otp: noDigits,
  focus: undefined,
});

const paths = { login: '/login', otp: '/verify-otp', panel: '/admin' } as const;

/** Typing what a box holds already changes nothing; the key itself is what the box hears. */
async function typeIntoBox(stage: Stage, box: number, text: string): Promise<void> {
  const { fields } = await stage.screen();
  if (fields[boxName(box)] === text) await stage.strike(boxName(box), text);
  else await stage.type(boxName(box), text);
}

/** Specification §2, Admin area, and §4, Admin auth: the login and the panel around the list. */
export const staffSessionPaths: FlowPaths<typeof staffSessionMachine, WalkedEvent, Situation> = {
  flow: 'Staff session',
  states: 'tests/site/staff-session/states.txt',
  machine: staffSessionMachine,
  input: { site: createEmptyActor() as never },
  address: '/',
  region: '[data-page]',
  immediate: [accepted, refused],
  events: eventsOf,
  key: keyOf,
  act: {
    'staff-session.restored': ({ page, user, pendingPhone }, stage) =>
      stage.open({ address: paths[page], kept: { staffUser: user, pendingPhone } }),
    'staff-session.opened-elsewhere': ({ user }, stage) => stage.changeElsewhere('staffUser', user),
    'staff-session.closed-elsewhere': (_, stage) => stage.changeElsewhere('staffUser', undefined),
    'phone.changed': ({ text }, stage) => stage.type('Phone Number', text),
    'phone.submitted': (_, stage) => stage.press('Send OTP'),
    'box.changed': ({ box, text }, stage) => typeIntoBox(stage, box, text),
    'digits.pasted': ({ box, text }, stage) => stage.paste(boxName(box), text),
    'backspace.pressed': ({ box }, stage) => stage.strike(boxName(box), 'Backspace'),
    'arrow.pressed': ({ box, towards }, stage) =>
      stage.strike(boxName(box), towards === 'previous' ? 'ArrowLeft' : 'ArrowRight'),
    'otp.submitted': (_, stage) => stage.press('Verify OTP'),
    'logout.pressed': (_, stage) => stage.press('Logout'),
    'area.left': (_, stage) => stage.goTo('/'),
    'area.entered': async ({ page }, stage) => {
      await stage.goTo('/');
      await stage.goTo(paths[page]);
    },
    // The OTP is sent while the visitor is on the way to another page; back on the login the boxes are elsewhere.
    'number.changed': async (_, stage) => {
      await stage.goTo('/');
      await stage.goTo(paths.login);
      await stage.press('Send OTP');
      await stage.setOut('/about');
      await stage.wait(1500);
      await stage.goBack();
      await stage.press('Use another number');
    },
    [sent]: (_: unknown, stage) => stage.wait(1500),
    [waited]: (_: unknown, stage) => stage.wait(1500),
    [accepted]: (_: unknown, stage) => stage.checkOtp(),
    [refused]: (_: unknown, stage) => stage.checkOtp(),
  },
  say: {
    'staff-session.restored': ({ page, user, pendingPhone }) =>
      `opens ${page}${user ? ' logged in' : ''}${pendingPhone === undefined ? '' : ' with a number waiting'}`,
    'staff-session.opened-elsewhere': () => 'logs in in another tab',
    'staff-session.closed-elsewhere': () => 'logs out in another tab',
    'phone.changed': ({ text }) => `types the number "${text}"`,
    'phone.submitted': () => 'sends the number',
    'box.changed': ({ box: index, text }) => `types "${text}" into box ${index + 1}`,
    'digits.pasted': ({ box: index, text }) => `pastes "${text}" into box ${index + 1}`,
    'backspace.pressed': ({ box: index }) => `presses Backspace in box ${index + 1}`,
    'arrow.pressed': ({ box: index, towards }) => `goes to the ${towards} box from ${index + 1}`,
    'otp.submitted': () => 'verifies',
    'logout.pressed': () => 'logs out',
    'area.left': () => 'goes elsewhere',
    'area.entered': ({ page }) => `comes to ${page} from elsewhere`,
    'number.changed': () =>
      'has it sent anew while on the way elsewhere, comes back and takes another number',
    [sent]: () => 'waits 1.5 s',
    [waited]: () => 'waits 1.5 s for the check',
    [accepted]: () => 'it is right',
    [refused]: () => 'it is wrong',
  },
  start,
  after: {
    'staff-session.restored': (situation, { page, user, pendingPhone }) => {
      if (user) return loggedIn(situation);
      if (page !== 'otp' || pendingPhone === undefined) return loggedOut(situation, pendingPhone);
      return { ...situation, at: 'otp', phone: pendingPhone, focus: boxName(0) };
    },
    'staff-session.opened-elsewhere': (situation) => loggedIn(situation),
    'staff-session.closed-elsewhere': (situation) => loggedOut(situation),
    'phone.changed': (situation, { text }) => ({ ...situation, phone: phoneOf[text] ?? 'unforeseen' }),
    'phone.submitted': (situation) =>
      situation.phone === number
        ? { ...situation, at: 'sending', notice: 'loading: Sending OTP...' }
        : {
            ...situation,
            focus: 'Phone Number',
            alerts: [...situation.alerts, 'Please enter a valid 10-digit phone number.'],
          },
    'box.changed': (situation, { box: index, text }) => afterTyping(situation, index, text),
    'digits.pasted': (situation, { box: index, text }) => afterTyping(situation, index, text),
    'backspace.pressed': (situation) => ({ ...situation, focus: boxName(0) }),
    'arrow.pressed': (situation, { box: index, towards }) => ({
      ...situation,
      focus: boxName(towards === 'previous' ? 0 : Math.min(index + 1, 5)),
    }),
    'otp.submitted': (situation) =>
      situation.otp.includes('')
        ? {
            ...situation,
            focus: boxName(situation.otp.indexOf('')),
            alerts: [...situation.alerts, 'Please enter the complete 6-digit OTP.'],
          }
        : { ...situation, at: 'verifying', focus: undefined, notice: 'loading: Verifying OTP...' },
    'area.left': (situation) => ({ ...situation, at: 'nowhere', focus: undefined }),
    'area.entered': (situation, { page }) => {
      const unfocused = { ...situation, focus: undefined };
      if (situation.at === 'otp' && page === 'otp') return { ...situation, focus: boxName(0) };
      if (situation.at === 'otp') return loggedOut(unfocused, number);
      return unfocused;
    },
    'number.changed': (situation) => ({
      ...loggedOut(situation, number),
      notice: 'success: OTP sent successfully!',
    }),
    'logout.pressed': (situation) => ({
      ...loggedOut(situation),
      notice: 'success: Logged out successfully.',
    }),
    [sent]: (situation: Situation): Situation => ({
      ...situation,
      at: 'otp',
      focus: boxName(0),
      notice: 'success: OTP sent successfully!',
    }),
    [waited]: (situation: Situation): Situation => ({ ...situation, at: 'checking' }),
    [accepted]: (situation: Situation): Situation => ({
      ...loggedIn(situation),
      notice: 'success: Login Successful!',
    }),
    [refused]: (situation: Situation): Situation => ({
      ...situation,
      at: 'otp',
      otp: noDigits,
      focus: boxName(0),
      notice: 'error: Invalid OTP. Please try again.',
    }),
  },
  see: ({ at, phone, otp, notice }) => {
    const notices = notice === undefined ? [] : [notice];
    const note = 'This login is a placeholder, not security';
    if (at === 'nowhere') return { address: '/', headings: [], buttons: [], notices };
    if (at === 'panel') {
      return {
        address: '/admin',
        headings: ['Received from this browser', 'No visa applications received yet.', note],
        fields: {},
        buttons: ['Logout', 'Export CSV'],
        disabledButtons: ['Clear All'],
        notices,
      };
    }
    if (at === 'phone' || at === 'sending') {
      const isSending = at === 'sending';
      return {
        address: '/login',
        headings: [note],
        fields: { 'Phone Number': isSending ? `(${phone})` : phone },
        buttons: isSending ? [] : ['Send OTP'],
        disabledButtons: isSending ? ['Sending OTP...'] : [],
        notices,
      };
    }
    const isBusy = at !== 'otp';
    const boxes = otp.map((digit, index) => [boxName(index), isBusy ? `(${digit})` : digit]);
    return {
      address: '/verify-otp',
      headings: [note],
      fields: Object.fromEntries(boxes) as Record<string, string>,
      buttons: isBusy ? [] : ['Verify OTP'],
      disabledButtons: isBusy ? ['Verifying OTP...'] : [],
      notices,
    };
  },
  alsoExpect: ({ at, phone, focus, alerts }) => ({
    alerts,
    ...(focus !== undefined && { focus }),
    ...(at === 'otp' && { kept: { staffUser: undefined, pendingPhone: phone }, says: ['+91 98765 43210'] }),
    ...(at === 'panel' && {
      kept: { staffUser: asha, pendingPhone: undefined },
      says: ['Logged in as +91 98765 43210'],
    }),
  }),
};
