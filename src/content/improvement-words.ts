/** How each improvement is called, and how it is done honestly. */
import type { AssessmentDraft } from '../../machines/eligibility-checker/assessment';
import type { ImprovementRule } from '../../machines/eligibility-checker/what-if';

interface ImprovementWords {
  readonly title: string;
  readonly how: string;
}

const words: Readonly<Record<ImprovementRule, ImprovementWords>> = {
  'passport-validity': {
    title: 'Renew your passport',
    how: 'The points count once the new one is in your hands.',
  },
  'income-tax-returns': {
    title: 'File your income tax return',
    how: 'Only if one is due, and with the income that you really have.',
  },
  sponsor: {
    title: 'Show who pays for you',
    how: 'Only someone who really pays: a letter that says so, with their own bank statements.',
  },
  'passport-document': {
    title: 'Have your passport at hand',
    how: 'Find it, collect it or have it replaced before anything else.',
  },
  'pan-card': { title: 'Get your PAN card', how: 'The Income Tax Department issues it.' },
  'financial-proof': {
    title: 'Collect proof of your own money',
    how: 'Bank statements, salary slips or tax returns, as they are. Do not move money for them.',
  },
  'flight-hotel-booking': {
    title: 'Reserve flights and a place to stay',
    how: 'Only what you can cancel for free, in case the visa takes longer.',
  },
  'invitation-letter': {
    title: 'Get an invitation letter',
    how: 'Ask your host for a letter with dates, address and their status there.',
  },
};

/** The name of an improvement and how to make it. A visa that asks for no booking says so. */
export function improvementWords(
  rule: ImprovementRule,
  { destinationCountry }: Pick<AssessmentDraft, 'destinationCountry'>,
): ImprovementWords {
  if (rule !== 'flight-hotel-booking' || destinationCountry === 'schengen') return words[rule];
  return {
    ...words[rule],
    how: 'Our points count it, the visa does not ask for it: only what you can cancel for free.',
  };
}
