import { MantineProvider } from '@mantine/core';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { InspectionEvent, Observer } from 'xstate';
import { theme } from '../../src/ui/theme';
import { FlowInspection } from '../../src/flows/flow';
import { PortsContext, type Ports } from '../../src/flows/ports';
import {
  DeliveryFailure,
  type DeliveryFailureReason,
  type Kept,
  type Notice,
  type Shelf,
} from '../../machines/ports';
import { keptAdminUser, keptPendingPhone, type AdminUser } from '../../machines/admin-session/session';
import { keptApplications } from '../../machines/applications/list';
import { keptContactMessage } from '../../machines/contact-form/contact';
import { keptCheckerSeen } from '../../machines/checker-popup/seen';
import { keptBannerDismissal } from '../../machines/country-listing/listing';
import { keptReadyDocuments } from '../../machines/document-checklist/checklist';
import { keptAssessment } from '../../machines/eligibility-checker/answers';
import { keptTheme } from '../../machines/theme/preference';
import { keptTrip } from '../../machines/trip-estimator/trip';
import { keptApplicationDraft, type ApplicationRecord } from '../../machines/visa-application/application';
import { readScreen, type Screen } from './screen';

interface MemoryShelf<Value> extends Shelf<Value> {
  value: Value | undefined;
  lasts: boolean;
  /** Another tab writes, or clears. */
  changeElsewhere(value: Value | undefined): Promise<void>;
}

function memoryShelf<Value>(initial?: Value): MemoryShelf<Value> {
  const listeners = new Set<() => void>();
  return {
    value: initial,
    lasts: true,
    read() {
      return this.value;
    },
    write(value) {
      this.value = value;
      return true;
    },
    clear() {
      this.value = undefined;
    },
    isLasting() {
      return this.lasts;
    },
    onChangedElsewhere(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async changeElsewhere(value) {
      this.value = value;
      await act(async () => listeners.forEach((listener) => listener()));
    },
  };
}

interface Pending {
  settle: (failure?: DeliveryFailure) => void;
}

/** The world of one walk: deliveries wait to be settled, notices stand until their time is up. */
export class World {
  readonly sent: { to: 'application' | 'assessment'; payload: unknown; submissionId: string }[] = [];
  readonly mails: unknown[] = [];
  readonly copied: string[] = [];
  readonly shared: string[] = [];
  readonly shareWindows: string[] = [];
  readonly alerts: string[] = [];
  readonly questions: string[] = [];
  readonly triedOtps: string[] = [];
  prints = 0;
  readonly notices = new Map<string, Notice>();
  readonly themePreference = memoryShelf<'light' | 'dark' | 'system'>();
  readonly bannerDismissed = memoryShelf<true>();
  readonly assessmentDraft = memoryShelf<never>();
  readonly tripDraft = memoryShelf<never>();
  readonly applicationDraft = memoryShelf<never>();
  readonly contactMessage = memoryShelf<never>();
  readonly applications = memoryShelf<readonly ApplicationRecord[]>();
  readonly adminUser = memoryShelf<AdminUser>();
  readonly pendingPhone = memoryShelf<string>();
  readonly checkerSeen = memoryShelf<true>();
  readonly readyDocuments = memoryShelf<readonly string[]>();
  readonly #shelves = new Map<string, Shelf<never>>(
    Object.entries({
      [keptTheme.key]: this.themePreference,
      [keptBannerDismissal.key]: this.bannerDismissed,
      [keptAssessment.key]: this.assessmentDraft,
      [keptTrip.key]: this.tripDraft,
      [keptApplicationDraft.key]: this.applicationDraft,
      [keptContactMessage.key]: this.contactMessage,
      [keptApplications.key]: this.applications,
      [keptAdminUser.key]: this.adminUser,
      [keptPendingPhone.key]: this.pendingPhone,
      [keptCheckerSeen.key]: this.checkerSeen,
      [keptReadyDocuments.key]: this.readyDocuments,
    }) as unknown as [string, Shelf<never>][],
  );
  readonly ports: Ports;
  today = '2026-01-15';
  /** A selector of the part of the page that is read as the screen; all of it when there is none. */
  region: string | undefined;
  address = '';
  /** Watches the flows of this walk; a view opened again is watched as well. */
  inspect: Observer<InspectionEvent> | undefined;
  #pending: Pending[] = [];
  #asked: { answer: (agreed: boolean) => void; fail: () => void } | undefined;
  #ids = 0;

  constructor() {
    const deliver =
      (to: 'application' | 'assessment') => (submission: { payload: unknown; submissionId: string }) => {
        this.sent.push({ to, ...submission });
        return new Promise<void>((resolve, reject) => {
          this.#pending.push({ settle: (failure) => (failure ? reject(failure) : resolve()) });
        });
      };
    this.ports = {
      deliverApplication: deliver('application'),
      deliverAssessment: deliver('assessment'),
      newSubmissionId: () => `sid-${++this.#ids}`,
      today: () => this.today,
      now: () => '2026-01-15T04:30:00.000Z',
      showNotice: (notice) => void this.notices.set(notice.id ?? notice.message, notice),
      withdrawNotice: (id) => void this.notices.delete(id),
      openMail: (mail) => void this.mails.push(mail),
      copyText: (text) => {
        this.copied.push(text);
        return Promise.resolve(true);
      },
      share: ({ url }) => void this.shared.push(url),
      canShare: () => false,
      openShareWindow: (address) => {
        this.shareWindows.push(address);
        return true;
      },
      alert: (message) => void this.alerts.push(message),
      confirm: (question) => {
        this.questions.push(question);
        return new Promise((resolve, reject) => {
          this.#asked = { answer: resolve, fail: () => reject(new Error('The dialog did not open.')) };
        });
      },
      verifyOtp: (otp) => {
        this.triedOtps.push(otp);
        return new Promise((resolve, reject) => {
          this.#pending.push({ settle: (failure) => (failure ? reject(failure) : resolve()) });
        });
      },
      printPage: () => void (this.prints += 1),
      shelf: <Value,>({ key }: Kept<Value>) => {
        const shelf = this.#shelves.get(key);
        if (!shelf) throw new Error(`The world has no shelf for ${key}: add it to World.`);
        return shelf as unknown as Shelf<Value>;
      },
      forgetDevice: () =>
        new Promise((resolve, reject) => {
          this.#pending.push({ settle: (failure) => (failure ? reject(failure) : resolve()) });
        }),
    };
  }

  /** Answers the question that the browser's dialog asks; without an answer the dialog fails. */
  async answerQuestion(agreed?: boolean): Promise<void> {
    const asked = this.#asked;
    if (!asked) throw new Error('No question is asked.');
    this.#asked = undefined;
    await act(async () => (agreed === undefined ? asked.fail() : asked.answer(agreed)));
  }

  /** Answers the delivery, or the check of an OTP, that waits: ok, or with a failure. */
  async settleDelivery(reason?: DeliveryFailureReason): Promise<void> {
    const pending = this.#pending.shift();
    if (!pending) throw new Error('No delivery is waiting.');
    await act(async () => {
      pending.settle(reason && new DeliveryFailure(reason));
    });
  }

  /** Renders a view at an address, in the product's own theme. */
  async open(
    view: ReactNode,
    address: string | { pathname: string; search?: string; state?: unknown },
    inspect?: Observer<InspectionEvent>,
  ): Promise<void> {
    this.inspect = inspect;
    const probe = (at: string) => {
      this.address = at;
    };
    await act(async () => {
      render(
        <MantineProvider theme={theme} env="test">
          <FlowInspection value={inspect}>
            <PortsContext value={this.ports}>
              <MemoryRouter initialEntries={[address]}>
                <AddressProbe report={probe} />
                {view}
              </MemoryRouter>
            </PortsContext>
          </FlowInspection>
        </MantineProvider>,
      );
    });
  }

  screen(): Screen {
    const notices = [...this.notices.values()].map(({ kind, message }) => `${kind}: ${message}`);
    return readScreen(document.body, this.address, notices, this.region);
  }

  close(): void {
    cleanup();
  }
}

function AddressProbe({ report }: { report: (address: string) => void }) {
  const { pathname, search } = useLocation();
  report(`${pathname}${search}`);
  return null;
}
