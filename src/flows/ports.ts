import { createContext, use } from 'react';
import type { AssessmentPayload } from '../../machines/eligibility-checker/payload';
import type { Pictures } from '../../machines/photo-check/pictures';
import type { ApplicationPayload } from '../../machines/visa-application/application';
import type {
  Deliver,
  IdFactory,
  StorageKey,
  OutgoingMail,
  Picture,
  StoredValue,
} from '../../machines/ports';

/** Everything that the views may ask of the world. `src/app/ports.ts` puts the live ones together. */
export interface Ports {
  readonly deliverApplication: Deliver<ApplicationPayload>;
  readonly deliverAssessment: Deliver<AssessmentPayload>;
  /** The id of a submission: it follows from what is sent and from the tab, in the way that is handed in. */
  readonly nameSubmission: (content: unknown, make: IdFactory) => string;
  /** The calendar date where the visitor is, as YYYY-MM-DD. */
  readonly today: () => string;
  /** The moment, as an ISO timestamp. */
  readonly now: () => string;
  readonly openMail: (mail: OutgoingMail) => void;
  /** Gives false when the browser does not allow it. */
  readonly copyText: (text: string) => Promise<boolean>;
  /** Opens the device's share sheet, where it has one. */
  readonly share: (shared: { title: string; url: string }) => void;
  /** Whether the device has a share sheet. */
  readonly canShare: () => boolean;
  /** Opens a small window at a share address. Gives false when the browser does not allow it. */
  readonly openShareWindow: (address: string) => boolean;
  /** Says something in the browser's own dialog. */
  readonly alert: (message: string) => void;
  /** Asks in the browser's own dialog; gives whether the visitor agrees. */
  readonly confirm: (question: string) => Promise<boolean>;
  /** Resolves when the OTP of the staff login is the accepted one, rejects when it is not. */
  readonly verifyOtp: (otp: string) => Promise<void>;
  /** Gives a picture to the device's share sheet, or saves it. Rejects where it cannot be drawn. */
  readonly handOnPicture: (picture: Picture) => Promise<void>;
  /** Opens the print dialog for the page as it stands. */
  readonly printPage: () => void;
  /** Where something is kept on the device; one value for the same key. */
  readonly storedValue: <Value>(kept: StorageKey<Value>) => StoredValue<Value>;
  /** Removes everything that the site has kept on the device. Rejects when something is left. */
  readonly forgetDevice: () => Promise<void>;
  /** Opens, measures and saves pictures on this device. */
  readonly pictures: Pictures;
}

export const PortsContext = createContext<Ports | undefined>(undefined);

export function usePorts(): Ports {
  const ports = use(PortsContext);
  if (!ports)
    throw new Error('A flow is rendered outside PortsContext: wrap it in <PortsContext value={…}>.');
  return ports;
}
