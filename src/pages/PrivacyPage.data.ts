import { legalDataOf } from '../content/legal/legal-data';
import { privacy } from '../content/legal/privacy';
import type { PageRequest } from './page-request';

/** The text with its figures. */
export const load = ({ day }: PageRequest) => legalDataOf(privacy, day);
