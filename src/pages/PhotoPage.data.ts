import type { GuideQuestion } from '../content/guides/guide';
import { checkedOn, publicationsOf } from '../../machines/evidence';
import { publicationsOnce } from '../../machines/publications';
import { factDays } from '../content/fact-age';
import { otherPhotoDocuments, photoDocuments, shownPhotoDocuments } from '../content/photo-documents';
import type { PageRequest } from './page-request';

/** The page's question, and the answer in one sentence. */
const asked: GuideQuestion = {
  question: 'Is my photo right for the visa?',
  answer:
    'Schengen, Canada and South Korea ask for 35 × 45 mm, the USA for 51 × 51 mm, Japan for 45 × 45 mm, on white. Choose the document, cut your picture to it, check it and save it.',
};

export const questions = () => [asked];

/** The documents, what their photos have to be, and what that rests on. */
export function load({ day }: PageRequest) {
  return {
    asked,
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
