import type { Party } from '../../machines/party/party';
import type { Traveller } from '../../machines/traveller-documents/documents';

/** The topics of the page of answers, by the part of its address that leads to each. */
export const topicTitles = {
  children: 'Travelling with children',
  'money-proof': 'Proof of money',
  bookings: 'Bookings before the visa',
  names: 'Names that differ',
  passport: 'Your passport',
  health: 'Health',
  'money-abroad': 'Money abroad',
  'arrival-cards': 'Arrival cards and gates',
  'what-it-costs': 'What the whole visa costs',
} as const;
export type TopicId = keyof typeof topicTitles;

export const topicsPath = '/answers';

/** The address of a topic. */
export function topicPath(id: TopicId): string {
  return `${topicsPath}#${id}`;
}

/** The topics that answer what a list of documents leaves open for a traveller, and for who travels along. */
export function topicsForTraveller(traveller: Traveller, party?: Party): readonly TopicId[] {
  const hasChildren = traveller.age === 'minor' || (party?.children.length ?? 0) > 0;
  return [...(hasChildren ? (['children'] as const) : []), 'money-proof', 'bookings', 'names'];
}
