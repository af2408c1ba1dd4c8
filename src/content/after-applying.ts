/** What happens after an application, in three steps: on the form before it is sent, and on its ticket after. */
export const afterApplying = [
  {
    title: 'We call you back',
    text: 'Usually on the next working day, Monday to Saturday, to ask about your trip.',
  },
  { title: 'You get your list', text: 'The documents, the fees and the dates for your trip.' },
  { title: 'You decide', text: 'Nothing is filed and nothing is charged before you say yes.' },
] as const;
