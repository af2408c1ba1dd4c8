import type { CentreRule } from '../../machines/visa-centre/rules';
import type { OfficialLink } from './official-links';

/** One answer of where one applies in India. */
export interface WhereToApplyLine {
  readonly label:
    | 'Who takes it'
    | 'Cities'
    | 'Delhi centre'
    | 'Which centre is yours'
    | 'Service charge'
    | 'Appointments';
  readonly value: string;
  /** "published in 2021", where the words are not of today. */
  readonly age?: string;
  /** Each mission with the states that it takes. */
  readonly districts?: readonly { readonly place: string; readonly states: string }[];
  /** What else there is to say, in a sentence of its own. */
  readonly note?: string;
  /** The official page that shows it. */
  readonly link?: OfficialLink;
}

/** Where one applies for one destination, as far as a state decides it. */
export interface CentreOf {
  /** The last part of its page's address. */
  readonly id: string;
  readonly name: string;
  readonly rule: CentreRule;
  /** "checked November 2026: official", of which centre takes whom. */
  readonly when: string;
  /** Where to look for what is not known. */
  readonly site: OfficialLink;
}

/** Where one applies in India for one country, and what is different for it. */
export interface WhereToApply {
  /** Through whom one applies, in one sentence; where there is nothing to say besides the destination's own action, absent. */
  readonly action?: string;
  /** Which country of several one applies to; only where one visa is for several. */
  readonly mainPurpose?: string;
  readonly lines: readonly WhereToApplyLine[];
  readonly special: readonly string[];
  /** Where to look. */
  readonly site: OfficialLink;
  readonly centre: CentreOf;
  /** The day on which the oldest of it was looked up, YYYY-MM-DD. */
  readonly checked: string;
}
