import { legalDataOf } from '../content/legal/legal-data';
import { paymentTerms } from '../content/legal/payment-terms';
import type { PageRequest } from './page-request';

/** The text with its figures. */
export const load = ({ day }: PageRequest) => legalDataOf(paymentTerms, day);
