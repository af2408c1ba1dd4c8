/** What a guide says of the days between which to apply, and whose rules its planner asks. */
export interface GuideJourney {
  /** As it stands in the entry rules. */
  readonly country: string;
  /** As it stands in a sentence. */
  readonly place: string;
  readonly rules: readonly string[];
}

/** The rules of the planner in words, by the guide's slug: what stands there without scripts. A test holds them to the entry rules. */
export const guideJourneys: Readonly<Record<string, GuideJourney>> = {
  'schengen-visa-online': {
    country: 'Schengen Area',
    place: 'the Schengen area',
    rules: [
      'Earliest: 6 months before you travel.',
      'Latest, as a rule: 15 calendar days before. Best: at least 6 weeks before.',
      'Your passport must be valid for 3 months after the day you leave, be less than 10 years old and have 2 blank pages.',
    ],
  },
  'usa-business-visa': {
    country: 'United States',
    place: 'the United States',
    rules: [
      'You can apply at any time. Book as soon as you know your dates: the wait for an interview decides.',
      'Your passport must be valid for the whole stay. India is on the US list of exemptions from the six-month rule.',
    ],
  },
  'canada-visitor-visa-india': {
    country: 'Canada',
    place: 'Canada',
    rules: [
      'You can apply at any time. Best: at least 4 months before you travel.',
      'Your passport must be valid for the whole stay and have 1 blank page. The visa can’t run longer than the passport.',
    ],
  },
  'dubai-tourist-visa': {
    country: 'United Arab Emirates',
    place: 'the United Arab Emirates',
    rules: [
      'Earliest: 60 days before you travel, because you have to enter within 60 days of the issue.',
      'There’s no deadline. Best: at least 2 weeks before.',
      'Your passport must be valid for 6 months after the day you arrive.',
    ],
  },
  'hong-kong-par': {
    country: 'Hong Kong',
    place: 'Hong Kong',
    rules: [
      'Earliest: 6 months before you travel, because a registration is valid for 6 months.',
      'Latest: before you board. Best: at least 7 days before.',
      'Your passport must be valid for 6 months after the day you arrive.',
    ],
  },
};
