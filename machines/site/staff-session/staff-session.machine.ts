import { assign, emit, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { AlertRequested, Notice } from '../../ports';
import { silent } from '../../source';
import { forNavigation, forNotices, type SiteRef } from '../events';
import type { NoticeCode } from '../notices/codes';
import { staffPaths, type StaffPage } from './staff-paths';
import type { StaffUser } from './keys';
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

/** One notice for one step: its outcome replaces "Sending OTP..." or "Verifying OTP...". */
export const staffNoticeId = 'staff-session';

/** The first page of the area opens: what the device keeps of the login. */
export type StaffSessionRestored = {
  type: 'staff-session.restored';
  page: StaffPage;
  user: StaffUser | undefined;
  pendingPhone: string | undefined;
};
/** A login or logout in another tab. */
export type StaffSessionChangedElsewhere =
  | { type: 'staff-session.opened-elsewhere'; user: StaffUser }
  | { type: 'staff-session.closed-elsewhere' };

/** Asks for what the device keeps of the login; answered by `staff-session.restored`. */
export type RestoreRequested = { type: 'restore.requested'; page: StaffPage };
/** What the device is to keep from now on. */
export type LoginChanged =
  | { type: 'pending-phone.changed'; phone: string | undefined }
  | { type: 'user.changed'; phone: string | undefined };

export type StaffSessionEvent =
  | StaffSessionRestored
  | StaffSessionChangedElsewhere
  /** Another page of the area is on the screen, or one no longer. */
  | { type: 'area.entered'; page: StaffPage }
  | { type: 'area.left'; page: StaffPage }
  | { type: 'phone.changed'; text: string }
  | { type: 'phone.submitted' }
  | { type: 'number.changed' }
  | { type: 'box.changed'; box: number; text: string }
  | { type: 'digits.pasted'; box: number; text: string }
  | { type: 'backspace.pressed'; box: number }
  | { type: 'arrow.pressed'; box: number; towards: 'previous' | 'next' }
  | { type: 'otp.submitted' }
  | { type: 'logout.pressed' };

interface StaffSessionContext {
  readonly site: SiteRef;
  /** The page of the area that is on the screen; none while the visitor is elsewhere. */
  readonly page: StaffPage | undefined;
  /** The number that is typed, waits for its OTP, or is logged in: ten digits at most. */
  readonly phone: string;
  readonly otp: OtpEntry;
}

export type StaffSessionEmitted =
  | { type: 'phone.entered' }
  | { type: 'box.entered'; box: number }
  /** The boxes are about to be shown, empty: the first one waits for its digit. */
  | { type: 'otp.asked' };

const goTo = <Page extends StaffPage>(page: Page) => ({ type: 'goTo', params: { page } }) as const;

const announce = <Kind extends Notice['kind'], Code extends NoticeCode>(kind: Kind, says: Code) =>
  ({ type: 'announce', params: { kind, says } }) as const;

const isPage = <Page extends StaffPage>(page: Page) =>
  ({
    type: 'isPage',
    params: ({ event }: { event: { page: StaffPage } }) => ({ entered: event.page, page }),
  }) as const;

const keepPage = {
  type: 'keepPage',
  params: ({ event }: { event: { page: StaffPage } }) => ({ page: event.page }),
} as const;

/**
 * The staff login as one life above its three pages: phone, OTP, logged in. It is a placeholder that runs in the browser
 * alone, not security. A page that does not fit the situation sends on to the one that does; a visitor who has gone
 * elsewhere stays there. Specification §4, Admin auth, §5, §6 and §8.
 */
export const staffSessionMachine = setup({
  types: {
    context: {} as StaffSessionContext,
    events: {} as StaffSessionEvent,
    emitted: {} as StaffSessionEmitted,
    input: {} as { site: SiteRef },
    tags: {} as 'acceptsPhone' | 'acceptsOtp' | 'busy',
  },
  actors: {
    /** Tells what the device keeps of the login and what another tab changes of it, and keeps what changes here. */
    keptLogin: silent<
      StaffSessionRestored | StaffSessionChangedElsewhere,
      undefined,
      RestoreRequested | LoginChanged
    >(),
    /** Says something in the browser's own dialog. */
    alerts: silent<never, undefined, AlertRequested>(),
    verifyOtp: fromPromise<void, { otp: string }>(() =>
      Promise.reject(new Error('verifyOtp is not provided')),
    ),
  },
  guards: {
    isPage: (_, { entered, page }: { entered: StaffPage; page: StaffPage }) => entered === page,
    isLoggedIn: (_, { user }: { user: StaffUser | undefined }) => user !== undefined,
    awaitsOtp: (_, { page, pendingPhone }: { page: StaffPage; pendingPhone: string | undefined }) =>
      page === 'otp' && pendingPhone !== undefined,
    isCompletePhone: ({ context }) => isCompletePhone(context.phone),
    isCompleteOtp: ({ context }) => isCompleteOtp(context.otp),
  },
  actions: {
    keepPage: assign({ page: (_, { page }: { page: StaffPage }) => page }),
    leavePage: assign({
      page: ({ context }, { page }: { page: StaffPage }) =>
        context.page === page ? undefined : context.page,
    }),
    keepUser: assign({ phone: (_, { user }: { user: StaffUser | undefined }) => user?.phoneNumber ?? '' }),
    keepPendingPhone: assign({
      phone: (_, { pendingPhone }: { pendingPhone: string | undefined }) => pendingPhone ?? '',
    }),
    keepPhone: assign({
      phone: ({ context }, { text }: { text: string }) => phoneAfter(context.phone, text),
    }),
    clearPhone: assign({ phone: '' }),
    keepOtp: assign({ otp: (_, { otp }: { otp: OtpEntry }) => otp }),
    turnToFirstGap: assign({ otp: ({ context }) => otpAtFirstGap(context.otp) }),
    clearOtp: assign({ otp: emptyOtp }),
    enterPhone: emit({ type: 'phone.entered' }),
    enterBox: emit(({ context }) => ({ type: 'box.entered' as const, box: context.otp.turn })),
    askOtp: emit({ type: 'otp.asked' }),
    alertOfPhone: sendTo('alerts', { type: 'alert.requested', alert: 'phone.incomplete' }),
    alertOfOtp: sendTo('alerts', { type: 'alert.requested', alert: 'otp.incomplete' }),
    requestRestore: sendTo('keptLogin', (_, { page }: { page: StaffPage }): RestoreRequested => ({
      type: 'restore.requested',
      page,
    })),
    rememberPendingPhone: sendTo('keptLogin', ({ context }): LoginChanged => ({
      type: 'pending-phone.changed',
      phone: context.phone,
    })),
    forgetPendingPhone: sendTo('keptLogin', { type: 'pending-phone.changed', phone: undefined }),
    rememberUser: sendTo('keptLogin', ({ context }): LoginChanged => ({
      type: 'user.changed',
      phone: context.phone,
    })),
    forgetUser: sendTo('keptLogin', { type: 'user.changed', phone: undefined }),
    announce: sendTo(
      ({ context }) => context.site,
      (_, { kind, says }: { kind: Notice['kind']; says: NoticeCode }) =>
        forNotices({ type: 'notice.raised', notice: { id: staffNoticeId, kind, says } }),
    ),
    // Pushed: after "Send OTP" a visitor may go back to the number. The other pages of the area replace each other.
    goToOtp: sendTo(
      ({ context }) => context.site,
      forNavigation({
        type: 'navigation.requested',
        to: staffPaths.otp,
        isLate: true,
        from: staffPaths.login,
      }),
    ),
    goTo: sendTo(
      ({ context }) => context.site,
      ({ context }, { page }: { page: StaffPage }) =>
        forNavigation({
          type: 'navigation.requested',
          to: staffPaths[page],
          isReplacing: true,
          isLate: true,
          // Outside the area, or on that page already, `from` matches no page, so navigation refuses.
          from: context.page === undefined || context.page === page ? '' : staffPaths[context.page],
        }),
    ),
  },
  delays: { simulatedDelay: 1500 },
}).createMachine({
  id: 'staffSession',
  context: ({ input: { site } }) => ({ site, page: undefined, phone: '', otp: emptyOtp }),
  invoke: [
    { id: 'alerts', src: 'alerts' },
    { id: 'keptLogin', src: 'keptLogin' },
  ],
  initial: 'restoring',
  on: {
    'area.entered': { actions: keepPage },
    'area.left': {
      actions: { type: 'leavePage', params: ({ event }) => ({ page: event.page }) },
    },
    'staff-session.opened-elsewhere': {
      target: '.loggedIn',
      actions: [{ type: 'keepUser', params: ({ event }) => ({ user: event.user }) }, goTo('panel')],
    },
  },
  states: {
    restoring: {
      on: {
        'area.entered': {
          actions: [keepPage, { type: 'requestRestore', params: ({ event }) => ({ page: event.page }) }],
        },
        'staff-session.restored': [
          {
            guard: { type: 'isLoggedIn', params: ({ event }) => ({ user: event.user }) },
            target: 'loggedIn',
            actions: [
              keepPage,
              { type: 'keepUser', params: ({ event }) => ({ user: event.user }) },
              goTo('panel'),
            ],
          },
          {
            guard: { type: 'awaitsOtp', params: ({ event }) => event },
            target: 'otpRequested',
            actions: [
              keepPage,
              { type: 'keepPendingPhone', params: ({ event }) => ({ pendingPhone: event.pendingPhone }) },
            ],
          },
          {
            target: 'loggedOut',
            actions: [
              keepPage,
              { type: 'keepPendingPhone', params: ({ event }) => ({ pendingPhone: event.pendingPhone }) },
              goTo('login'),
            ],
          },
        ],
      },
    },
    loggedOut: {
      tags: 'acceptsPhone',
      on: {
        'area.entered': [
          { guard: isPage('login'), actions: keepPage },
          { actions: [keepPage, goTo('login')] },
        ],
        'phone.changed': { actions: { type: 'keepPhone', params: ({ event }) => ({ text: event.text }) } },
        'phone.submitted': [
          { guard: 'isCompletePhone', target: 'sendingOtp', actions: announce('loading', 'otp.sending') },
          { actions: ['alertOfPhone', 'enterPhone'] },
        ],
      },
    },
    sendingOtp: {
      tags: 'busy',
      after: {
        simulatedDelay: {
          target: 'otpRequested',
          actions: ['rememberPendingPhone', announce('success', 'otp.sent'), 'goToOtp'],
        },
      },
    },
    otpRequested: {
      tags: 'acceptsOtp',
      entry: ['clearOtp', 'askOtp'],
      on: {
        'area.entered': [
          { guard: isPage('otp'), actions: [keepPage, 'askOtp'] },
          { guard: isPage('login'), target: 'loggedOut', actions: keepPage },
          { target: 'loggedOut', actions: [keepPage, goTo('login')] },
        ],
        'number.changed': { target: 'loggedOut', actions: goTo('login') },
        'box.changed': {
          actions: [
            {
              type: 'keepOtp',
              params: ({ context, event }) => ({ otp: otpAfterTyping(context.otp, event.box, event.text) }),
            },
            'enterBox',
          ],
        },
        'digits.pasted': {
          actions: [
            {
              type: 'keepOtp',
              params: ({ context, event }) => ({ otp: otpAfterPaste(context.otp, event.box, event.text) }),
            },
            'enterBox',
          ],
        },
        'backspace.pressed': {
          actions: [
            {
              type: 'keepOtp',
              params: ({ context, event }) => ({ otp: otpAfterBackspace(context.otp, event.box) }),
            },
            'enterBox',
          ],
        },
        'arrow.pressed': {
          actions: [
            {
              type: 'keepOtp',
              params: ({ context, event }) => ({ otp: otpAfterArrow(context.otp, event.box, event.towards) }),
            },
            'enterBox',
          ],
        },
        'otp.submitted': [
          {
            guard: 'isCompleteOtp',
            target: 'verifyingOtp',
            actions: announce('loading', 'otp.verifying'),
          },
          { actions: ['turnToFirstGap', 'alertOfOtp', 'enterBox'] },
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
              target: '#staffSession.loggedIn',
              actions: ['rememberUser', announce('success', 'staff.logged-in'), goTo('panel')],
            },
            onError: {
              target: '#staffSession.otpRequested',
              actions: announce('error', 'otp.wrong'),
            },
          },
        },
      },
    },
    loggedIn: {
      entry: ['forgetPendingPhone', 'clearOtp'],
      on: {
        'area.entered': [
          { guard: isPage('panel'), actions: keepPage },
          { actions: [keepPage, goTo('panel')] },
        ],
        'logout.pressed': {
          target: 'loggedOut',
          actions: ['forgetUser', 'clearPhone', announce('success', 'staff.logged-out'), goTo('login')],
        },
        'staff-session.closed-elsewhere': { target: 'loggedOut', actions: ['clearPhone', goTo('login')] },
      },
    },
  },
});

export type StaffSessionSnapshot = SnapshotFrom<typeof staffSessionMachine>;
