/** What a traveller pays nothing for, without asking anybody: shown where offers are. Specification §3, Facts. */
export interface Saving {
  readonly title: string;
  /** May name figures: `{fact:…}`. */
  readonly text: string;
  readonly link: { readonly label: string; readonly to: string };
}

export const savings: readonly Saving[] = [
  {
    title: 'Young children, Schengen visa',
    text: 'For children {fact:schengenInfantAges|brief} the visa is {fact:schengenFeeInfant}. Children of {fact:schengenChildAges|brief} pay {fact:schengenFeeChild|brief} instead of {fact:schengenFeeAdult|brief}.',
    link: { label: 'Schengen guide', to: '/visa/schengen-visa-online' },
  },
  {
    title: 'Hong Kong',
    text: 'Pre-arrival registration on the government’s own site is {fact:hongKongParGovernmentFee}. You pay only if you want help with it.',
    link: { label: 'Hong Kong guide', to: '/visa/hong-kong-par' },
  },
  {
    title: 'Places without a visa fee',
    text: 'Fiji, Jamaica and the Maldives are {fact:onArrivalMaldivesEntry} for an Indian passport, and some more charge nothing at the border.',
    link: { label: 'Visa on arrival guide', to: '/blog/visa-on-arrival-guide' },
  },
  {
    title: 'Every tool here',
    text: 'The checker, the day counter, the photo check, letters and document lists cost nothing and need no account.',
    link: { label: 'How strong is my profile?', to: '/tools/visa-eligibility-checker' },
  },
];
