import { legalDataOf } from '../content/legal/legal-data';
import { cancellation } from '../content/legal/cancellation';
import type { PageRequest } from './page-request';

/** The text with its figures. */
export const load = ({ day }: PageRequest) => legalDataOf(cancellation, day);
