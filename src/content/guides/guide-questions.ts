import type { GuideQuestion, VisaGuide } from './guide';

/** Filled while a guide's module is evaluated and never after: it follows from what is loaded, like the list of modules itself. */
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
