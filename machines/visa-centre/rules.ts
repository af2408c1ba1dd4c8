/** Where somebody who lives in a state of India hands in an application. `src/content/visa-centres` holds the rules, and says them. */

/** Whether one may choose where to hand the application in. */
export type CentreChoice =
  /** Any centre takes it. */
  | 'any'
  /** The state decides, and the others turn one away. */
  | 'residence'
  /** Each mission has its states; whether the others turn one away was not found. */
  | 'district'
  /** Each mission has its states, and any of them takes it all the same. */
  | 'home'
  /** One mission decides for all of India; no districts were found. */
  | 'one-mission'
  /** The same, and it takes the applications itself. */
  | 'mission'
  /** No districts were found: the centre is chosen with the appointment. */
  | 'no-districts'
  /** Nothing is handed in. */
  | 'online'
  | 'unknown';

/** The states of a mission. */
export interface CentreDistrict {
  /** Where the mission, or the centre that stands for it, is. */
  readonly place: string;
  readonly states: readonly string[];
  /** It takes every state that no list names: the sources say so, or that is how the lists are read. */
  readonly others?: 'stated' | 'read';
}

export interface CentreRule {
  readonly choice: CentreChoice;
  readonly districts?: readonly CentreDistrict[];
  /** States whose mission nobody names, though one takes the others. */
  readonly unnamed?: readonly string[];
  /** The cities with a centre, and the state that each lies in. */
  readonly centres: readonly { readonly city: string; readonly state: string }[];
}

/** How sure it is that a state belongs to a mission: a list names it, the others go there, or the lists are read so. */
export type CentreSureness = 'named' | 'stated' | 'read';

export interface CentreAnswer {
  readonly kind: CentreChoice;
  /** The mission of the state, where it has one. */
  readonly place?: string;
  readonly sure?: CentreSureness;
  /** States decide, and nobody names this one. */
  readonly isUnnamed?: true;
  /** The cities of the state that have a centre. */
  readonly here: readonly string[];
}

const byDistrict: readonly CentreChoice[] = ['residence', 'district', 'home'];

/** Where somebody who lives in a state applies, and how sure that is. Specification §2, My visa centre. */
export function centreFor(
  { choice, districts = [], unnamed = [], centres }: CentreRule,
  state: string,
): CentreAnswer {
  const here = centres.filter((one) => one.state === state).map(({ city }) => city);
  if (!byDistrict.includes(choice)) return { kind: choice, here };
  const named = districts.find(({ states }) => states.includes(state));
  if (named) return { kind: choice, place: named.place, sure: 'named', here };
  const others = unnamed.includes(state) ? undefined : districts.find((one) => one.others !== undefined);
  if (others?.others) return { kind: choice, place: others.place, sure: others.others, here };
  return { kind: choice === 'home' ? 'any' : 'unknown', isUnnamed: true, here };
}
