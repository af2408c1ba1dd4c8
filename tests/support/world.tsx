import { matchPage } from '../../src/app/routing/route-table';
import { headOf } from '../../src/read-data';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { createActor, fromPromise, fromTransition, type InspectionEvent, type Observer } from 'xstate';
import { noticeWords } from '../../src/content/notice-words';
import { theme } from '../../src/ui/theme';
import { SiteContext, siteHandle, useSiteChild, type SiteHandle } from '../../src/flows/site';
import type { DrawnPart } from '../../src/flows/part';
import { PortsContext, type Ports } from '../../src/flows/ports';
import {
  DeliveryFailure,
  type DeliveryFailureReason,
  type StorageKey,
  type Notice,
  type NoticeWords,
  type OutgoingMail,
  type Picture,
  type StoredValue,
} from '../../machines/ports';
import type { PictureFile } from '../../machines/photo-check/pictures';
import type { FetchedPart } from '../../machines/site/parts';
import { navigationMachine } from '../../machines/site/navigation/navigation.machine';
import type { NoticesEvent } from '../../machines/site/notices/notices.machine';
import { siteMachine, type PartCode } from '../../machines/site/site.machine';
import { toolsMachine, type Tool } from '../../machines/site/tools/tools.machine';
import { openDeliveriesStorageKey } from '../../machines/site/deliveries/known-deliveries';
import { ticketsStorageKey } from '../../machines/site/deliveries/ticket';
import { staffUserStorageKey, pendingPhoneStorageKey } from '../../machines/site/staff-session/keys';
import { applicationsStorageKey } from '../../machines/applications/list';
import { contactMessageStorageKey } from '../../machines/contact-form/contact';
import { checkerSeenStorageKey } from '../../machines/checker-popup/seen';
import { bannerDismissalStorageKey } from '../../machines/country-listing/listing';
import { readyDocumentsStorageKey } from '../../machines/document-checklist/checklist';
import { assessmentDraftStorageKey } from '../../machines/eligibility-checker/answers';
import { themeStorageKey } from '../../machines/site/theme/preference';
import { lettersStorageKey } from '../../machines/travel-letters/answers';
import { tripInTabStorageKey, tripOnDeviceStorageKey } from '../../machines/site/trip-folder/folder';
import * as tripFolderPart from '../../src/flows/trip-folder/trip-folder-part';
import { staysStorageKey } from '../../machines/stay-counter/stay-counter.machine';
import { estimatorDraftStorageKey } from '../../machines/trip-estimator/estimator-form';
import { applicationDraftStorageKey } from '../../machines/visa-application/application';
import { startSite } from '../../src/app/site/start-site';
import { headerPart } from '../../src/app/site/header-part';
import { documentLocation, historyEntries } from '../../src/app/site/navigation-part';
import { themePart } from '../../src/app/site/theme-part';
import { failureLog } from '../../src/app/site/tools-part';
import type { SiteHistory } from '../../src/app/routing/SiteRouter';
import { memoryHistory } from './memory-history';
import { readScreen, type Screen } from './screen';

interface MemoryStorage<Value> extends StoredValue<Value> {
  value: Value | undefined;
  lasts: boolean;
  /** Another tab writes, or clears. */
  changeElsewhere(value: Value | undefined): Promise<void>;
}

function memoryStorage<Value>(): MemoryStorage<Value> {
  const listeners = new Set<() => void>();
  const followers = new Set<() => void>();
  return {
    value: undefined,
    lasts: true,
    read() {
      return this.value;
    },
    write(value) {
      this.value = value;
      followers.forEach((follower) => follower());
      return true;
    },
    clear() {
      this.value = undefined;
    },
    isLasting() {
      return this.lasts;
    },
    onWritten(listener) {
      followers.add(listener);
      return () => followers.delete(listener);
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

type View = ReactNode | ((history: SiteHistory) => ReactNode);
type Address = string | { pathname: string; search?: string; state?: unknown };

/** What the page of a path says of itself, as `loadPage` gives it. */
export const headAt = (pathname: string) => () => headOf(matchPage(pathname).file);

/** The world of one walk: deliveries wait to be settled, notices stand until their time is up. */
export class World {
  readonly sent: { to: 'application' | 'assessment'; payload: unknown; submissionId: string }[] = [];
  readonly mails: OutgoingMail[] = [];
  readonly copied: string[] = [];
  /** Each waits for `settleDelivery`. */
  readonly pictures: Picture[] = [];
  readonly shared: string[] = [];
  readonly shareWindows: string[] = [];
  readonly alerts: string[] = [];
  readonly questions: string[] = [];
  readonly triedOtps: string[] = [];
  /** The files that were to be opened, and the pictures that alone were kept then. */
  readonly openedFiles: PictureFile[] = [];
  readonly keptPictures: (string | undefined)[] = [];
  /** An ISO timestamp: a Thursday, ten in the morning in India. */
  moment = '2026-01-15T04:30:00.000Z';
  prints = 0;
  readonly notices = new Map<string, Notice & NoticeWords>();
  readonly #storedValues = new Map<string, MemoryStorage<never>>();
  readonly themePreference = this.#keep(themeStorageKey);
  readonly bannerDismissed = this.#keep(bannerDismissalStorageKey);
  readonly assessmentDraft = this.#keep(assessmentDraftStorageKey);
  readonly tripDraft = this.#keep(estimatorDraftStorageKey);
  readonly applicationDraft = this.#keep(applicationDraftStorageKey);
  readonly contactMessage = this.#keep(contactMessageStorageKey);
  readonly applications = this.#keep(applicationsStorageKey);
  readonly staffUser = this.#keep(staffUserStorageKey);
  readonly pendingPhone = this.#keep(pendingPhoneStorageKey);
  readonly checkerSeen = this.#keep(checkerSeenStorageKey);
  readonly readyDocuments = this.#keep(readyDocumentsStorageKey);
  readonly openDeliveries = this.#keep(openDeliveriesStorageKey);
  readonly tickets = this.#keep(ticketsStorageKey);
  readonly letters = this.#keep(lettersStorageKey);
  readonly trip = this.#keep(tripInTabStorageKey);
  readonly tripOnDevice = this.#keep(tripOnDeviceStorageKey);
  readonly stays = this.#keep(staysStorageKey);
  readonly ports: Ports;
  today = '2026-01-15';
  /** A selector of the part of the page that is read as the screen; all of it when there is none. */
  region: string | undefined;
  /** The page of a path; any can be had at once, and what it shows is the view under test. */
  loadPage: (pathname: string) => Promise<unknown> = (pathname) =>
    Promise.resolve({ head: headAt(pathname) });
  /** The code of the tools; without it a tool cannot be opened. */
  loadTool: (tool: Tool) => Promise<unknown> = () => Promise.reject(new Error('no tool'));
  /** The running site of the page that is open. */
  site: SiteHandle | undefined;
  history: SiteHistory | undefined;
  /** Whether the device and the document follow the site too, as in the browser. */
  isWhole = false;
  /** The code of the parts that come later; notices are noted here unless a suite brings their own. */
  loadPart: (part: FetchedPart) => Promise<PartCode> = (part) =>
    part === 'notices'
      ? Promise.resolve({ logic: this.#notices, views: undefined })
      : part === 'tripFolder'
        ? Promise.resolve(this.bound(tripFolderPart))
        : Promise.reject(new Error(`The world has no ${part}.`));
  /** A part of the site with this world's device behind it. */
  bound({ part: { bind, views } }: { part: DrawnPart<PartCode['views']> }): PartCode {
    return { logic: bind(this.ports), views };
  }
  /** The page that the address has at first. */
  page: unknown = {};
  #end: (() => void) | undefined;
  /** Watches the flows of this walk; a view opened again is watched as well. */
  inspect: Observer<InspectionEvent> | undefined;
  #pending: ((failure?: DeliveryFailure) => void)[] = [];
  #copyings: ((isAllowed: boolean) => void)[] = [];
  /** The view that was opened last, and where. */
  #opened: { view: View; address: Address } | undefined;
  #asked: { answer: (agreed: boolean) => void; fail: () => void } | undefined;

  constructor() {
    const deliver =
      (to: 'application' | 'assessment') => (submission: { payload: unknown; submissionId: string }) => {
        this.sent.push({ to, ...submission });
        return this.#settled();
      };
    this.ports = {
      deliverApplication: deliver('application'),
      deliverAssessment: deliver('assessment'),
      nameSubmission: (content) => `sid-of-${JSON.stringify(content)}`,
      today: () => this.today,
      now: () => this.moment,
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
        return this.#settled();
      },
      handOnPicture: (picture) => {
        this.pictures.push(picture);
        return this.#settled();
      },
      printPage: () => void (this.prints += 1),
      storedValue: <Value,>({ key }: StorageKey<Value>) => {
        const storedValue = this.#storedValues.get(key);
        if (!storedValue) throw new Error(`The world has no storedValue for ${key}: add it to World.`);
        return storedValue as unknown as StoredValue<Value>;
      },
      forgetDevice: () => this.#settled(),
      pictures: {
        open: (file) => {
          this.openedFiles.push(file);
          return this.#asksPictures();
        },
        measure: () => this.#asksPictures(),
        save: () => this.#asksPictures(),
        keepOnly: (id) => void this.keptPictures.push(id),
      },
    };
  }

  /** What the device keeps under a key, in memory. */
  #keep<Value>({ key }: StorageKey<Value>): MemoryStorage<Value> {
    const storage = memoryStorage<Value>();
    this.#storedValues.set(key, storage as unknown as MemoryStorage<never>);
    return storage;
  }

  #pictureAsked: { resolve: (result: never) => void; reject: (error: unknown) => void } | undefined;

  /** Done when `answerPicture` or `failPicture` says so; what was asked before is given up. */
  #asksPictures<Result>(): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#pictureAsked = { resolve, reject };
    });
  }

  /** The device has opened, measured or saved the picture. */
  async answerPicture(result: unknown): Promise<void> {
    await act(async () => this.#pictureAsked?.resolve(result as never));
  }

  /** It could not. */
  async failPicture(error: unknown): Promise<void> {
    await act(async () => this.#pictureAsked?.reject(error));
  }

  /** Done when `settleDelivery` says so. */
  #settled(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.push((failure) => (failure ? reject(failure) : resolve()));
    });
  }

  /** Answers the question that the browser's dialog asks; without an answer the dialog fails. */
  async answerQuestion(agreed?: boolean): Promise<void> {
    const asked = this.#asked;
    if (!asked) throw new Error('No question is asked.');
    this.#asked = undefined;
    await act(async () => (agreed === undefined ? asked.fail() : asked.answer(agreed)));
  }

  /** Answers the delivery, or the check of an OTP, that waits: ok, or with a failure, which a reason alone stands for. */
  async settleDelivery(failure?: DeliveryFailureReason | DeliveryFailure): Promise<void> {
    const pending = this.#pending.shift();
    if (!pending) throw new Error('No delivery is waiting.');
    await act(async () => {
      pending(typeof failure === 'string' ? new DeliveryFailure(failure) : failure);
    });
  }

  /** From now on what is copied waits for `answerCopy`. */
  holdCopies(): void {
    const copyText = (text: string) => {
      this.copied.push(text);
      return new Promise<boolean>((resolve) => this.#copyings.push(resolve));
    };
    Object.assign(this.ports, { copyText });
  }

  async answerCopy(answer: 'allowed' | 'refused'): Promise<void> {
    const copying = this.#copyings.shift();
    if (!copying) throw new Error('Nothing is being copied.');
    await act(async () => copying(answer === 'allowed'));
  }

  /** The address that the browser shows, without its hash. */
  get address(): string {
    const location = this.history?.location;
    return location ? `${location.pathname}${location.search}` : '';
  }

  /** Notices stand until they are replaced or dismissed: their time is the business of their own chart. */
  readonly #notices = fromTransition((_: null, event: NoticesEvent) => {
    if (event.type === 'notice.raised') {
      const said = { ...event.notice, ...noticeWords(event.notice) };
      this.notices.set(said.id, said);
    }
    if (event.type === 'notice.dismissed') this.notices.delete(event.id);
    if (event.type === 'owner.left') {
      for (const [id, { kind, owner }] of this.notices)
        if (kind === 'loading' && owner === event.owner) this.notices.delete(id);
    }
    return null;
  }, null);

  #createSite(history: SiteHistory): SiteHandle {
    const logic = siteMachine.provide({
      actors: {
        navigation: navigationMachine.provide({
          actors: {
            loadPage: fromPromise<unknown, { pathname: string }>(({ input }) =>
              this.loadPage(input.pathname),
            ),
            history: historyEntries(history),
            ...(this.isWhole && { document: documentLocation }),
          },
        }),
        tools: toolsMachine.provide({
          actors: {
            loadTool: fromPromise<unknown, { tool: Tool }>(({ input }) => this.loadTool(input.tool)),
            ...(this.isWhole && { failureLog }),
          },
        }),
        loadPart: fromPromise<PartCode, { part: FetchedPart }>(({ input }) => this.loadPart(input.part)),
        ...(this.isWhole && { theme: themePart.bind(this.ports), header: headerPart.bind() }),
      },
    });
    return siteHandle(
      createActor(logic, {
        input: { location: history.location, page: this.page },
        ...(this.inspect && { inspect: this.inspect }),
      }),
    );
  }

  /** Renders the whole site, shell and all, at an address with its page. */
  async openSite(address: string, page: unknown): Promise<void> {
    const { SiteRouter } = await import('../../src/app/routing/SiteRouter');
    this.page = page;
    await this.open((history) => <SiteRouter history={history} />, address);
  }

  /** A view at an address, in the product's own theme, with a site of its own around it that has not started. */
  around(view: View, address: Address): ReactNode {
    const history = memoryHistory(address);
    const site = this.#createSite(history);
    this.history = history;
    this.site = site;
    return (
      <MantineProvider theme={theme} env="test">
        <PortsContext value={this.ports}>
          <SiteContext value={site}>
            {typeof view === 'function' ? view(history) : <AtPlace history={history}>{view}</AtPlace>}
          </SiteContext>
        </PortsContext>
      </MantineProvider>
    );
  }

  /** Starts the site of the view that was put together last. */
  begin(): void {
    const { site } = this;
    if (!site) throw new Error('Nothing is open.');
    if (this.isWhole) this.#end = startSite(site.actor, this.ports);
    else site.actor.start();
    if (this.trip.value ?? this.tripOnDevice.value) {
      site.actor.send({ type: 'part.wanted', part: 'tripFolder' });
    }
  }

  /** Renders a view at an address. */
  async open(view: View, address: Address): Promise<void> {
    this.#opened = { view, address };
    const whole = this.around(view, address);
    await act(async () => {
      this.begin();
      render(whole);
    });
  }

  /** Leaves the page and opens it again, as a visitor who comes back to what the device has kept: `keep` leaves it there. */
  async comeBack(keep: () => void, address?: Address): Promise<void> {
    if (!this.#opened) throw new Error('Nothing is open.');
    this.close();
    keep();
    await this.open(this.#opened.view, address ?? this.#opened.address);
  }

  screen(): Screen {
    const notices = [...this.notices.values()].map(({ kind, message }) => `${kind}: ${message}`);
    return readScreen(document.body, this.address, notices, this.region);
  }

  /** Leaves the page: what it waited for is no longer answered, and its notices are gone. */
  close(): void {
    cleanup();
    this.#end?.();
    this.site?.actor.stop();
    this.#pending = [];
    this.notices.clear();
  }
}

/** The view among the routes of the location that navigation shows. */
function AtPlace({ history, children }: { history: SiteHistory; children: ReactNode }) {
  const shown = useSiteChild('navigation', ({ context }) => context.shown);
  return (
    <Router location={shown} navigator={history}>
      {children}
    </Router>
  );
}
