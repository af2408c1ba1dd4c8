import { createContext, use } from 'react';
import type { AssessmentPayload, KeptDraft } from '../../machines/eligibility-checker/answers';
import type {
  ApplicationDraft,
  ApplicationPayload,
  ApplicationRecord,
} from '../../machines/visa-application/application';
import type { ThemePreference } from '../../machines/theme/preference';
import type { Deliver, Notice, OutgoingMail, Shelf } from '../../machines/ports';

/** Everything that the views may ask of the world. `src/app/ports.ts` puts the live ones together. */
export interface Ports {
  readonly deliverApplication: Deliver<ApplicationPayload>;
  readonly deliverAssessment: Deliver<AssessmentPayload>;
  readonly newSubmissionId: () => string;
  /** The calendar date where the visitor is, as YYYY-MM-DD. */
  readonly today: () => string;
  /** The moment, as an ISO timestamp. */
  readonly now: () => string;
  readonly showNotice: (notice: Notice) => void;
  readonly withdrawNotice: (id: string) => void;
  readonly openMail: (mail: OutgoingMail) => void;
  /** Gives false when the browser does not allow it. */
  readonly copyText: (text: string) => Promise<boolean>;
  /** Opens the device's share sheet, where it has one. */
  readonly share: (shared: { title: string; url: string }) => void;
  readonly themePreference: Shelf<ThemePreference>;
  readonly bannerDismissed: Shelf<true>;
  readonly assessmentDraft: Shelf<KeptDraft>;
  readonly applicationDraft: Shelf<ApplicationDraft>;
  readonly applications: Shelf<readonly ApplicationRecord[]>;
}

export const PortsContext = createContext<Ports | undefined>(undefined);

export function usePorts(): Ports {
  const ports = use(PortsContext);
  if (!ports)
    throw new Error('A flow is rendered outside PortsContext: wrap it in <PortsContext value={…}>.');
  return ports;
}
