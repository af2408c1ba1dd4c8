import type { LicensedHelp, LicensingPlace } from '../../machines/licensed-help';
import type { OfficialLink } from './official-links';

/** What the law of a country asks of those who advise on its visas, and where the licensed ones are listed. */
interface LicensingLaw {
  readonly law: string;
  readonly register: OfficialLink;
}

/** What a country says of advice on its visas, and where it lists those who may give it. */
export const licensingLaws: Readonly<Record<LicensingPlace, LicensingLaw>> = {
  Canada: {
    law: 'Canadian law lets only lawyers, Quebec notaries and licensed consultants advise or represent you for a fee.',
    register: {
      label: 'Official register of Canadian immigration consultants',
      href: 'https://college-ic.ca/protecting-the-public/find-an-immigration-consultant',
    },
  },
  'New Zealand': {
    law: 'New Zealand law lets only licensed advisers, and lawyers there, give advice on its visas, anywhere in the world.',
    register: {
      label: 'Official register of New Zealand immigration advisers',
      href: 'https://www.iaa.govt.nz/',
    },
  },
  Australia: {
    law: 'Australia licenses those who advise on its visas there, and keeps a register of them.',
    register: {
      label: 'Official register of Australian migration agents',
      href: 'https://www.mara.gov.au/',
    },
  },
  'United Kingdom': {
    law: 'The UK licenses those who advise on its visas there.',
    register: {
      label: 'GOV.UK: find an immigration adviser',
      href: 'https://www.gov.uk/find-an-immigration-adviser',
    },
  },
};

/** What a page says of the agency's help with an application, in sentences. */
export interface HelpWords {
  readonly law: string;
  readonly offered: string;
  /** What is left to a licensed adviser. */
  readonly notOffered?: string;
  readonly register: OfficialLink;
}

/** The words for what the agency may offer. */
export function helpWordsOf({ place, licence, writesForms }: LicensedHelp): HelpWords {
  const { law, register } = licensingLaws[place];
  if (licence) {
    return {
      law,
      offered: `${licence.holder} (licence ${licence.number}) may review your case and advise you on it.`,
      register,
    };
  }
  const writing = writesForms ? ' We can write your own answers into the form exactly as you give them.' : '';
  const forms = writesForms ? '' : ', fill in your forms';
  return {
    law,
    offered: `We hold no such licence. We offer public information with the official links, translations, courier, flights and hotels.${writing}`,
    notOffered: `We don’t choose a visa for you${forms}, look over your answers or write letters for you. You can apply yourself on the official site, or ask a licensed adviser.`,
    register,
  };
}
