import type { GuideMetadata } from './guide';

/**
 * What each guide says of itself to search engines. It stands apart from the guides, because every page of the
 * site knows the titles of all others, but not their texts.
 */

export const dubaiTouristVisaMetadata: GuideMetadata = {
  title: 'Dubai tourist visa for Indians: documents',
  description:
    'Dubai and UAE tourist visa for Indian passport holders: 30-day and 90-day visas, documents to tick off, standard and express processing, and four steps.',
  keywords:
    'Dubai tourist visa, UAE visa for Indians, 30-day Dubai visa, 90-day Dubai visa, Dubai express visa, UAE multiple entry visa',
};

export const usaBusinessVisaMetadata: GuideMetadata = {
  title: 'USA B-1 business visa: DS-160, fee and interview',
  description:
    'How to apply for a US B-1 business visa from India: who qualifies, documents to tick off, the DS-160, booking, and calm, practical interview tips.',
  keywords:
    'USA business visa, B-1 visa India, DS-160, US visa interview tips, US visa appointment India, B-1/B-2 visa documents',
};

export const schengenVisaMetadata: GuideMetadata = {
  title: 'Schengen visa from India: documents and fee',
  description:
    'Apply for a Schengen visa from India: which country to choose, when to apply, documents to tick off, insurance, and the seven steps to the sticker.',
  keywords:
    'Schengen visa India, Schengen visa online, Europe visa documents, Schengen visa fee, Schengen insurance, Schengen countries list',
};

export const canadaVisitorVisaMetadata: GuideMetadata = {
  title: 'Canada visitor visa from India: documents',
  description:
    'Canada visitor visa (TRV) for Indian travellers: who qualifies, the documents to tick off, fingerprints, five steps, and what officers look at.',
  keywords:
    'Canada visitor visa India, Canada tourist visa, temporary resident visa, TRV Canada, Canada visa documents, Canada biometrics India',
};

export const hongKongParMetadata: GuideMetadata = {
  title: 'Hong Kong PAR for Indians: how to register',
  description:
    'Hong Kong pre-arrival registration for Indian passport holders: who needs it, three steps, what to print and carry, how long it is valid, and four answers.',
  keywords:
    'Hong Kong PAR, pre-arrival registration Indian nationals, Hong Kong visa for Indians, Hong Kong notification slip, PAR validity',
};

/** The guides' words by their paths, in the order of the route table: the list that others follow. */
export const guideMetadata: Readonly<Record<string, GuideMetadata>> = {
  '/visa/dubai-tourist-visa': dubaiTouristVisaMetadata,
  '/visa/usa-business-visa': usaBusinessVisaMetadata,
  '/visa/schengen-visa-online': schengenVisaMetadata,
  '/visa/canada-visitor-visa-india': canadaVisitorVisaMetadata,
  '/visa/hong-kong-par': hongKongParMetadata,
};
