import { checkedOn, publicationsOf } from '../../machines/evidence';
import { publicationsOnce } from '../../machines/publications';
import { factDays } from '../content/fact-age';
import { otherPhotoDocuments, photoDocuments, shownPhotoDocuments } from '../content/photo-documents';
import type { PageRequest } from './page-request';

/** The documents, what their photos have to be, and what that rests on. */
export function load({ day }: PageRequest) {
  return {
    documents: shownPhotoDocuments(),
    others: otherPhotoDocuments,
    age: factDays(photoDocuments.map(checkedOn), day),
    dates: {
      line: 'Each size says when it was checked and how well it is supported. The form that you fill in decides.',
      publications: publicationsOnce(publicationsOf(photoDocuments)),
    },
  };
}

export type PhotoData = ReturnType<typeof load>;
