import type { DocumentSetId } from '../../../machines/travel-dates/rules';

/** What a guide says of the days between which to apply, and whose rules its planner asks. */
export interface GuideJourney {
  /** As it stands in the entry rules. */
  readonly country: string;
  /** As it stands in a sentence. */
  readonly place: string;
  readonly rules: readonly string[];
  /** The list of documents by traveller; absent where none was found. */
  readonly documents?: DocumentSetId;
}

/** The rules of the planner in words, by the guide's slug: what stands there without scripts. A test holds them to the entry rules. */
export const guideJourneys: Readonly<Record<string, GuideJourney>> = {
  'schengen-visa-online': {
    country: 'Schengen Area',
    documents: 'schengen',
    place: 'the Schengen area',
    rules: [
      'Earliest: 6 months before you travel.',
      'Latest by the rule: 15 calendar days before. Sensible: 6 weeks before.',
      'Passport: valid for 3 months after the day you leave, issued in the last 10 years, 2 blank pages.',
    ],
  },
  'usa-business-visa': {
    country: 'United States',
    documents: 'united-states',
    place: 'the United States',
    rules: [
      'No first and no last day: the wait for an interview decides. Sensible: 9 months before.',
      'Passport: valid for the whole stay. India is on the US list of exemptions from the six-month rule.',
    ],
  },
  'canada-visitor-visa-india': {
    country: 'Canada',
    documents: 'canada',
    place: 'Canada',
    rules: [
      'No first and no last day. Sensible: 4 months before you travel.',
      'Passport: valid for the whole stay, 1 blank page. The visa never outlasts it.',
    ],
  },
  'dubai-tourist-visa': {
    country: 'United Arab Emirates',
    documents: 'united-arab-emirates',
    place: 'the United Arab Emirates',
    rules: [
      'Earliest: 60 days before you travel, because you have to enter within 60 days of the issue.',
      'No last day. Sensible: 2 weeks before.',
      'Passport: valid for 6 months after the day you arrive.',
    ],
  },
  'hong-kong-par': {
    country: 'Hong Kong',
    place: 'Hong Kong',
    rules: [
      'Earliest: 6 months before you travel, because a registration is valid for 6 months.',
      'Latest: before you board. Sensible: 7 days before.',
      'Passport: valid for 6 months after the day you arrive.',
    ],
  },
};
