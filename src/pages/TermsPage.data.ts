import { legalDataOf } from '../content/legal/legal-data';
import { terms } from '../content/legal/terms';
import type { PageRequest } from './page-request';

/** The text with its figures. */
export const load = ({ day }: PageRequest) => legalDataOf(terms, day);
