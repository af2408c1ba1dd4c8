import type { Destination } from '../../../machines/eligibility-checker/choices';
import type { DocumentListId } from '../../../machines/traveller-documents/documents';
import type { FactId } from '../facts';
import type { OfficialLinkKey } from '../official-links';
import type { GuidePath } from './guide-paths';

/** One entry of the strip of figures at the head of a guide. */
export interface GuideFact {
  readonly label: string;
  readonly factId: FactId;
}

/** A titled paragraph: a step, a visa type or a processing option. */
export interface GuidePoint {
  readonly title: string;
  readonly text: string;
}

export interface GuideQuestion {
  readonly question: string;
  readonly answer: string;
}

/** A page of this site. */
export interface GuideLink {
  readonly label: string;
  readonly href: `/${string}`;
}

/**
 * What other pages and search engines say of a guide; the site's name follows the title. It stands beside the guide and not in
 * it, because other pages know it without the guide's texts.
 */
export interface GuideMetadata {
  /** What it is about, in a word or two: "Dubai". */
  readonly place: string;
  /** The words of a link to it. */
  readonly label: string;
  readonly title: string;
  /** At most 160 characters. */
  readonly description: string;
  readonly keywords: string;
}

/**
 * A visa guide. Any text may hold markers like `{fact:schengenFeeAdult}`; each stands for the figure of that
 * id in `facts`, so that no figure is typed into prose. Metadata holds no markers. Specification §2, Visa guides.
 */
export interface VisaGuide {
  readonly slug: string;
  readonly path: GuidePath;
  readonly title: string;
  readonly summary: string;
  readonly countryName: string;
  readonly facts: readonly [GuideFact, GuideFact, GuideFact, GuideFact, GuideFact];
  /** What the visa or registration is, in a few sentences. */
  readonly about: readonly string[];
  readonly eligibility?: readonly string[];
  readonly whoNeeds?: readonly string[];
  readonly visaTypes?: readonly GuidePoint[];
  readonly processing?: readonly GuidePoint[];
  /** The one list of the visa: the guide shows all of it. */
  readonly documents: DocumentListId;
  readonly steps: readonly GuidePoint[];
  readonly tips: readonly string[];
  readonly tipsTitle: string;
  readonly notes: readonly string[];
  readonly faqs: readonly GuideQuestion[];
  /** The countries that the visa opens, where it is more than one. */
  readonly countries?: readonly string[];
  /** The first is the one to check before anything else. */
  readonly officialLinks: readonly [OfficialLinkKey, ...OfficialLinkKey[]];
  readonly related: readonly GuideLink[];
  /** Where Apply Now leads; absent where the guide asks the reader to get in touch instead. */
  readonly applyHref?: `/apply-visa${string}`;
  readonly contactHref: `/contact?destination=${string}`;
  /** The destination that the eligibility checker opens with. */
  readonly checkerDestination: Destination;
}
