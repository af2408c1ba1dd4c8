import { MantineProvider } from '@mantine/core';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { InspectionEvent, Observer } from 'xstate';
import { theme } from '../../src/app/theme';
import { FlowInspection } from '../../src/flows/flow';
import { PortsContext, type Ports } from '../../src/flows/ports';
import { DeliveryFailure, type DeliveryFailureReason, type Notice, type Shelf } from '../../machines/ports';
import { readScreen, type Screen } from './screen';

function memoryShelf<Value>(initial?: Value): Shelf<Value> & { value: Value | undefined } {
  return {
    value: initial,
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
  readonly notices = new Map<string, Notice>();
  readonly themePreference = memoryShelf<'light' | 'dark' | 'system'>();
  readonly bannerDismissed = memoryShelf<true>();
  readonly assessmentDraft = memoryShelf<never>();
  readonly applicationDraft = memoryShelf<never>();
  readonly applications = memoryShelf<readonly never[]>();
  readonly ports: Ports;
  today = '2026-01-15';
  address = '';
  /** Watches the flows of this walk; a view opened again is watched as well. */
  inspect: Observer<InspectionEvent> | undefined;
  #pending: Pending[] = [];
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
      themePreference: this.themePreference,
      bannerDismissed: this.bannerDismissed,
      assessmentDraft: this.assessmentDraft,
      applicationDraft: this.applicationDraft,
      applications: this.applications,
    };
  }

  /** Answers the delivery that waits: ok, or with a failure. */
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
    address: string | { pathname: string; state: unknown },
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
    return readScreen(document.body, this.address, notices);
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
