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

export const dayCounterPath = '/tools/day-counter';

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
