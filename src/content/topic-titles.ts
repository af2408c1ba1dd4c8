import type { Party } from '../../machines/party/party';
import type { Traveller } from '../../machines/traveller-documents/documents';

/** The topics of the page of answers, by the part of its address that leads to each. */
export const topicTitles = {
  children: 'Travelling with children',
  'money-proof': 'Proof of money, ITR',
  bookings: 'Dummy tickets and bookings',
  names: 'Names and surnames',
  passport: 'Your passport',
  health: 'Health and medicines',
  'money-abroad': 'TCS, cards and cash',
  'arrival-cards': 'Arrival cards and e-gates',
  appointments: 'Appointment waits',
  'after-refusal': 'After a refusal',
  'what-it-costs': 'What the whole visa costs',
} as const;
export type TopicId = keyof typeof topicTitles;

export const topicIds = Object.keys(topicTitles) as readonly TopicId[];

export const topicsPath = '/answers';

/** The address of a topic, or of one of its questions. */
export function topicPath(id: string): string {
  return `${topicsPath}#${id}`;
}

/** The topics that answer what a list of documents leaves open for a traveller, and for who travels along. */
export function topicsForTraveller(traveller: Traveller, party?: Party): readonly TopicId[] {
  const hasChildren = traveller.age === 'minor' || (party?.children.length ?? 0) > 0;
  return [...(hasChildren ? (['children'] as const) : []), 'money-proof', 'bookings', 'names'];
}
