import type { StartField } from '../../machines/eligibility-checker/answers';
import { inWords } from '../../machines/text';

const startFieldNames: Readonly<Record<StartField, string>> = {
  fullName: 'full name',
  email: 'email',
  phone: 'phone',
  consentGiven: 'your consent',
};

/** The line below "Start Assessment", while something is missing. Specification §2, Eligibility checker. */
export function neededToStart(missing: readonly StartField[]): string {
  return `Still needed to start: ${inWords(missing.map((field) => startFieldNames[field]))}.`;
}
