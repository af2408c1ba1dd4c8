import { inWords } from '../../machines/text';
import type { CentreAnswer } from '../../machines/visa-centre/rules';

/** What the page says of where somebody applies, the first thing first. */
export interface CentreWords {
  readonly title: string;
  readonly text: readonly string[];
  /** It has to be asked for: the official page stands below. */
  readonly isToAsk: boolean;
}

const bindings = {
  residence: 'Where you live decides: the others turn you away.',
  district: 'It takes your state. We found no word on whether the others would take you, too.',
  home: 'That is your home district. You may book at any of them all the same.',
} as const;

/** Where there is no mission of the visitor's own. */
const general: Readonly<Record<Exclude<CentreAnswer['kind'], keyof typeof bindings>, CentreWords>> = {
  any: { title: 'Any of them', text: ['You may choose, wherever you live.'], isToAsk: false },
  'one-mission': {
    title: 'You choose, as far as we know',
    text: ['One mission in New Delhi decides for all of India, and we found no districts.'],
    isToAsk: false,
  },
  mission: {
    title: 'New Delhi',
    text: ['The mission itself takes applications, wherever in India you live.'],
    isToAsk: false,
  },
  'no-districts': {
    title: 'You choose, as far as we know',
    text: ['We found no districts: you choose the place with the appointment.'],
    isToAsk: false,
  },
  online: {
    title: 'Nowhere: you apply online',
    text: ['Where you live makes no difference.'],
    isToAsk: false,
  },
  unknown: {
    title: 'Not known',
    text: ['We found no list that we trust. Ask before you book.'],
    isToAsk: true,
  },
};

function sureWords({ sure }: CentreAnswer, state: string): readonly string[] {
  if (sure === 'stated') return ['It takes every state that the others do not.'];
  if (sure !== 'read') return [];
  return [
    `No list names ${state}. We read them so that everyone else goes there: confirm it before you book.`,
  ];
}

/** The answer for who lives in a state. */
export function centreWords(answer: CentreAnswer, state: string): CentreWords {
  const { kind, place, here } = answer;
  const isOnlyPlace = here.length === 1 && here[0] === place;
  const hereWords = here.length === 0 || isOnlyPlace ? [] : [`Centres in ${state}: ${inWords(here)}.`];
  if (place === undefined || !(kind in bindings)) {
    const { title, text, isToAsk } = general[kind as keyof typeof general];
    const unnamed =
      answer.isUnnamed && isToAsk ? [`No list that we found names ${state}. Ask before you book.`] : text;
    return { title, text: [...unnamed, ...hereWords], isToAsk };
  }
  return {
    title: `Your district is ${place}`,
    text: [bindings[kind as keyof typeof bindings], ...sureWords(answer, state), ...hereWords],
    isToAsk: answer.sure === 'read',
  };
}
