import type { VisaNeed } from '../../../machines/country-listing/listing';

/** The shapes of the listing's needs, as the frame of a stamp: round, round and dashed, six-sided, square. On a canvas of 120 by 88. */
export const stampFrames: Readonly<Record<VisaNeed, readonly [outer: string, inner: string]>> = {
  none: ['M60 4a56 40 0 1 0 .1 0z', 'M60 11a49 33 0 1 0 .1 0z'],
  'on-arrival': ['M60 4a56 40 0 1 0 .1 0z', 'M60 11a49 33 0 1 0 .1 0z'],
  online: ['M28 4h64l24 40-24 40H28L4 44z', 'M32 11h56l20 33-20 33H32L12 44z'],
  visa: ['M4 10h112v68H4z', 'M11 17h98v54H11z'],
};

/** What a stamp says of the need: the sentence beside it says it in full. */
export const stampWords: Readonly<Record<VisaNeed, string>> = {
  none: 'NO VISA',
  'on-arrival': 'ON ARRIVAL',
  online: 'ONLINE',
  visa: 'VISA',
};
