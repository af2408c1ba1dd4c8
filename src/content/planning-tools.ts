import { comparisonPath } from '../../machines/comparison/compared';

/** The tools with which visitors plan by themselves, in the order in which home, the menu and the footer offer them. */
export type PlanningToolId = 'when' | 'days' | 'documents' | 'cost' | 'profile' | 'letters' | 'trip';

export interface PlanningTool {
  readonly id: PlanningToolId;
  readonly title: string;
  /** What it answers, in one line. */
  readonly line: string;
  /** Where it is; nothing for the estimator, which opens in a dialog over any page. */
  readonly to?: string;
}

const dayCounterPath = '/tools/day-counter';

export const planningTools: readonly PlanningTool[] = [
  {
    id: 'when',
    title: 'When to apply',
    line: 'The first and the last day, from your travel dates.',
    to: '/trip#journey',
  },
  {
    id: 'days',
    title: 'Count your days',
    line: 'How many of your 90 days in the Schengen area are left.',
    to: dayCounterPath,
  },
  {
    id: 'documents',
    title: 'Documents for you',
    line: 'One list, by who travels and who pays.',
    to: '/trip#documents-for-you',
  },
  { id: 'cost', title: 'What it costs', line: 'Flights, stay, daily expenses and visa, in rupees.' },
  {
    id: 'profile',
    title: 'How strong is my file',
    line: 'Six short steps, a score, and what would raise it.',
    to: '/tools/visa-eligibility-checker',
  },
  {
    id: 'letters',
    title: 'Letters',
    line: 'Cover, leave and sponsor letters from your answers.',
    to: '/trip#letters',
  },
  {
    id: 'trip',
    title: 'Your trip',
    line: 'Dates, documents and the next step in one folder.',
    to: '/trip',
  },
];

/** The tools besides those. */
export const furtherTools: readonly (Omit<PlanningTool, 'id' | 'to'> & { readonly to: string })[] = [
  {
    title: 'Compare destinations',
    line: 'Up to three side by side: need, fee, time, stay, documents and a week’s cost.',
    to: comparisonPath(),
  },
  {
    title: 'Visas I hold',
    line: 'What a US, UK, Schengen or other visa opens to an Indian passport.',
    to: '/tools/visas-i-hold',
  },
  {
    title: 'Transit visas',
    line: 'Whether a change of planes needs a visa, and what frees you from it.',
    to: '/tools/transit',
  },
  {
    title: 'Refusal, explained',
    line: 'What each reason for a refusal means, what would change it, and when to apply again.',
    to: '/tools/refusal',
  },
  {
    title: 'My visa centre',
    line: 'Who takes your application in India, by the state you live in.',
    to: '/tools/visa-centre',
  },
  {
    title: 'Photo check',
    line: 'Cut your picture to the size of the document, check it, and save or print it.',
    to: '/tools/photo',
  },
];
