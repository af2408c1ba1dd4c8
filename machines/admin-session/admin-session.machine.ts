import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { AlertRequested, NavigationRequested, NoticeRaised } from '../ports';
import {
  emptyOtp,
  isCompleteOtp,
  otpAfterArrow,
  otpAfterBackspace,
  otpAfterPaste,
  otpAfterTyping,
  otpAtFirstGap,
  otpText,
  type OtpEntry,
} from './otp';
import { isCompletePhone, phoneAfter } from './phone';
import type { AdminUser } from './session';

/** The three pages of the admin area. */
export const adminPaths = { login: '/login', otp: '/verify-otp', panel: '/admin' } as const;

export type AdminPage = keyof typeof adminPaths;

/** One notice for one step: its outcome replaces "Sending OTP..." or "Verifying OTP...". */
export const adminNoticeId = 'admin-session';

type BoxEvent =
  | { type: 'box.changed'; box: number; text: string }
  | { type: 'digits.pasted'; box: number; text: string }
  | { type: 'backspace.pressed'; box: number }
  | { type: 'arrow.pressed'; box: number; towards: 'previous' | 'next' };

export type AdminSessionEvent =
  | {
      type: 'session.restored';
      page: AdminPage;
      user: AdminUser | undefined;
      pendingPhone: string | undefined;
    }
  | { type: 'session.opened-elsewhere'; user: AdminUser }
  | { type: 'session.closed-elsewhere' }
  | { type: 'phone.changed'; text: string }
  | { type: 'phone.submitted' }
  | BoxEvent
  | { type: 'otp.submitted' }
  | { type: 'logout.pressed' };

interface AdminSessionContext {
  /** The number that is typed, waits for its OTP, or is logged in: ten digits at most. */
  phone: string;
  otp: OtpEntry;
}

/** The page that the situation belongs to; on that page already, nothing is to be done. */
type RedirectRequested = { type: 'redirect.requested'; page: AdminPage };
type PhoneEntered = { type: 'phone.entered' };
type BoxEntered = { type: 'box.entered'; box: number };
/** The boxes are about to be shown, empty: the first one waits for its digit. */
type OtpAsked = { type: 'otp.asked' };

const redirectTo = <Page extends AdminPage>(page: Page) =>
  ({ type: 'redirectTo', params: { page } }) as const;

const announce = <Kind extends NoticeRaised['notice']['kind']>(kind: Kind, message: string) =>
  ({ type: 'announce', params: { kind, message } }) as const;

const alertWith = (message: string) => ({ type: 'alertWith', params: { message } }) as const;

/** The OTP entry after an event of one of its boxes. */
function otpAfter(otp: OtpEntry, event: AdminSessionEvent): OtpEntry {
  switch (event.type) {
    case 'box.changed':
      return otpAfterTyping(otp, event.box, event.text);
    case 'digits.pasted':
      return otpAfterPaste(otp, event.box, event.text);
    case 'backspace.pressed':
      return otpAfterBackspace(otp, event.box);
    case 'arrow.pressed':
      return otpAfterArrow(otp, event.box, event.towards);
    default:
      return otp;
  }
}

/**
 * The admin's login: phone, OTP, logged in. It is a placeholder that runs in the browser alone, not security.
 * Each page of the area starts it anew and restores what the device keeps. Specification §4, Admin auth, §5,
 * §6 and §8.
 */
export const adminSessionMachine = setup({
  types: {
    context: {} as AdminSessionContext,
    events: {} as AdminSessionEvent,
    emitted: {} as
      | RedirectRequested
      | PhoneEntered
      | BoxEntered
      | OtpAsked
      | AlertRequested
      | NavigationRequested
      | NoticeRaised,
    tags: {} as 'acceptsPhone' | 'acceptsOtp' | 'busy',
  },
  actors: {
    verifyOtp: fromPromise<void, { otp: string }>(() =>
      Promise.reject(new Error('verifyOtp is not provided')),
    ),
  },
  guards: {
    isLoggedIn: ({ event }) => event.type === 'session.restored' && event.user !== undefined,
    awaitsOtp: ({ event }) =>
      event.type === 'session.restored' && event.page === 'otp' && event.pendingPhone !== undefined,
    isCompletePhone: ({ context }) => isCompletePhone(context.phone),
    isCompleteOtp: ({ context }) => isCompleteOtp(context.otp),
  },
  actions: {
    keepUser: assign({
      phone: ({ context, event }) =>
        'user' in event ? (event.user?.phoneNumber ?? context.phone) : context.phone,
    }),
    keepPendingPhone: assign({
      phone: ({ context, event }) =>
        event.type === 'session.restored' ? (event.pendingPhone ?? '') : context.phone,
    }),
    keepPhone: assign({
      phone: ({ context, event }) =>
        event.type === 'phone.changed' ? phoneAfter(context.phone, event.text) : context.phone,
    }),
    clearPhone: assign({ phone: '' }),
    keepOtp: assign({ otp: ({ context, event }) => otpAfter(context.otp, event) }),
    turnToFirstGap: assign({ otp: ({ context }) => otpAtFirstGap(context.otp) }),
    clearOtp: assign({ otp: emptyOtp }),
    enterPhone: emit({ type: 'phone.entered' }),
    enterBox: emit(({ context }) => ({ type: 'box.entered' as const, box: context.otp.turn })),
    askOtp: emit({ type: 'otp.asked' }),
    announce: emit((_, { kind, message }: Pick<NoticeRaised['notice'], 'kind' | 'message'>) => ({
      type: 'notice.raised' as const,
      notice: { id: adminNoticeId, kind, message },
    })),
    alertWith: emit((_, { message }: { message: string }) => ({
      type: 'alert.requested' as const,
      message,
    })),
    goToOtp: emit({ type: 'navigation.requested', to: adminPaths.otp, isLate: true }),
    redirectTo: emit((_, { page }: { page: AdminPage }) => ({ type: 'redirect.requested' as const, page })),
    rememberPendingPhone: (_, _params: { phone: string }) => {},
    forgetPendingPhone: () => {},
    rememberUser: (_, _params: { phone: string }) => {},
    forgetUser: () => {},
  },
  delays: { simulatedDelay: 1500 },
}).createMachine({
  id: 'adminSession',
  context: { phone: '', otp: emptyOtp },
  initial: 'restoring',
  on: {
    'session.opened-elsewhere': { target: '.loggedIn', actions: ['keepUser', redirectTo('panel')] },
  },
  states: {
    restoring: {
      tags: ['acceptsPhone', 'acceptsOtp'],
      on: {
        'session.restored': [
          { guard: 'isLoggedIn', target: 'loggedIn', actions: ['keepUser', redirectTo('panel')] },
          { guard: 'awaitsOtp', target: 'otpRequested', actions: ['keepPendingPhone', 'askOtp'] },
          { target: 'loggedOut', actions: ['keepPendingPhone', redirectTo('login')] },
        ],
      },
    },
    loggedOut: {
      tags: 'acceptsPhone',
      on: {
        'phone.changed': { actions: 'keepPhone' },
        'phone.submitted': [
          { guard: 'isCompletePhone', target: 'sendingOtp', actions: announce('loading', 'Sending OTP...') },
          { actions: [alertWith('Please enter a valid 10-digit phone number.'), 'enterPhone'] },
        ],
      },
    },
    sendingOtp: {
      tags: 'busy',
      after: {
        simulatedDelay: {
          target: 'otpRequested',
          actions: [
            { type: 'rememberPendingPhone', params: ({ context }) => ({ phone: context.phone }) },
            announce('success', 'OTP sent successfully!'),
            'goToOtp',
          ],
        },
      },
    },
    otpRequested: {
      tags: 'acceptsOtp',
      on: {
        'box.changed': { actions: ['keepOtp', 'enterBox'] },
        'digits.pasted': { actions: ['keepOtp', 'enterBox'] },
        'backspace.pressed': { actions: ['keepOtp', 'enterBox'] },
        'arrow.pressed': { actions: ['keepOtp', 'enterBox'] },
        'otp.submitted': [
          {
            guard: 'isCompleteOtp',
            target: 'verifyingOtp',
            actions: announce('loading', 'Verifying OTP...'),
          },
          {
            actions: ['turnToFirstGap', alertWith('Please enter the complete 6-digit OTP.'), 'enterBox'],
          },
        ],
      },
    },
    verifyingOtp: {
      tags: 'busy',
      initial: 'waiting',
      states: {
        waiting: { after: { simulatedDelay: 'checking' } },
        checking: {
          invoke: {
            id: 'verifyOtp',
            src: 'verifyOtp',
            input: ({ context }) => ({ otp: otpText(context.otp) }),
            onDone: {
              target: '#adminSession.loggedIn',
              actions: [
                { type: 'rememberUser', params: ({ context }) => ({ phone: context.phone }) },
                announce('success', 'Login Successful!'),
                redirectTo('panel'),
              ],
            },
            onError: {
              target: '#adminSession.otpRequested',
              actions: ['clearOtp', announce('error', 'Invalid OTP. Please try again.'), 'askOtp'],
            },
          },
        },
      },
    },
    loggedIn: {
      entry: ['forgetPendingPhone', 'clearOtp'],
      on: {
        'logout.pressed': {
          target: 'loggedOut',
          actions: [
            'forgetUser',
            'clearPhone',
            announce('success', 'Logged out successfully.'),
            redirectTo('login'),
          ],
        },
        'session.closed-elsewhere': { target: 'loggedOut', actions: ['clearPhone', redirectTo('login')] },
      },
    },
  },
});

export type AdminSessionSnapshot = SnapshotFrom<typeof adminSessionMachine>;
