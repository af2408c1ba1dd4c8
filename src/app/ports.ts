import * as v from 'valibot';
import { keptDraftSchema } from '../../machines/eligibility-checker/answers';
import { themePreferenceSchema, themeStorageKey } from '../../machines/theme/preference';
import { applicationDraftSchema, applicationRecordSchema } from '../../machines/visa-application/application';
import type { Ports } from '../flows/ports';
import { localDate } from '../services/calendar';
import { copyText, openMail } from '../services/mail';
import { share } from '../services/share';
import { showNotice, withdrawNotice } from '../services/notices';
import { localStore, plainText, sessionStore, shelf } from '../services/storage';
import { encodingOf, webhook } from '../services/webhook';

const {
  VITE_APPLICATION_WEBHOOK_URL,
  VITE_APPLICATION_WEBHOOK_ENCODING,
  VITE_ELIGIBILITY_WEBHOOK_URL,
  VITE_ELIGIBILITY_WEBHOOK_ENCODING,
} = import.meta.env;

/** The rows that are records; anything else in the list is left out. */
const applicationListSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((rows) => rows.filter((row) => v.is(applicationRecordSchema, row))),
);

/** The world as it is: the browser's storage, the two webhooks, the clock. */
export const livePorts: Ports = {
  deliverApplication: webhook({
    url: VITE_APPLICATION_WEBHOOK_URL,
    encoding: encodingOf(VITE_APPLICATION_WEBHOOK_ENCODING),
    timeoutMs: 15_000,
  }),
  deliverAssessment: webhook({
    url: VITE_ELIGIBILITY_WEBHOOK_URL,
    encoding: encodingOf(VITE_ELIGIBILITY_WEBHOOK_ENCODING),
    timeoutMs: 10_000,
  }),
  newSubmissionId: () => crypto.randomUUID(),
  today: () => localDate(new Date()),
  now: () => new Date().toISOString(),
  showNotice,
  withdrawNotice,
  openMail,
  copyText,
  share,
  themePreference: shelf(themeStorageKey, themePreferenceSchema, localStore, plainText),
  bannerDismissed: shelf('deshantar:banner-dismissed:v1', v.literal(true), sessionStore),
  assessmentDraft: shelf('deshantar:assessment-draft:v1', keptDraftSchema, sessionStore),
  applicationDraft: shelf('deshantar:application-draft:v1', applicationDraftSchema, sessionStore),
  applications: shelf('deshantar:applications:v1', applicationListSchema, localStore),
};
