import type { GuideQuestion, VisaGuide } from './guide';

const byPath = new Map<string, readonly GuideQuestion[]>();

/** Makes a guide's questions known by its path: the start of the site has no guide's text, but knows those it loaded. */
export function withQuestions(guide: VisaGuide): VisaGuide {
  byPath.set(guide.path, guide.faqs);
  return guide;
}

/** The questions of the guide at a path, once its page was loaded. */
export function questionsOfGuide(path: string): readonly GuideQuestion[] | undefined {
  return byPath.get(path);
}
