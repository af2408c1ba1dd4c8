/** Where the visitor sees the head in the frame, as shares of its height from the top. */
import type { Placement } from './crop';
import type { PhotoRules, Range } from './sizes';

export interface Marks {
  readonly crown: number;
  readonly eyes: number;
  readonly chin: number;
}

export type MarkName = keyof Marks;

/** The least that two marks are apart. */
const gap = 0.05;

/** What passport photos mostly look like, where a document says nothing of it. */
const usualHead: Range = { min: 0.7, max: 0.8 };

function middleOf({ min, max }: Range): number {
  return (min + max) / 2;
}

/** Where the lines lie until the visitor takes them: away from any head, so that nobody takes them for marked. */
export const unmarked: Marks = { crown: 0.03, eyes: 0.5, chin: 0.97 };

/** Where the frame shows the head to lie: in the middle of what the document allows. */
export function headShown({ head = usualHead, eyes }: PhotoRules): Marks {
  const height = middleOf(head);
  const above = (1 - height) * 0.4;
  const crown = eyes ? Math.max(0.02, 1 - middleOf(eyes) - height * 0.47) : above;
  return {
    crown: rounded(crown),
    eyes: rounded(eyes ? 1 - middleOf(eyes) : crown + height * 0.47),
    chin: rounded(crown + height),
  };
}

/** The marks with one of them elsewhere; each stays below the one before. */
export function withMark(marks: Marks, mark: MarkName, at: number): Marks {
  const place = Number.isFinite(at) ? Math.min(1, Math.max(0, at)) : marks[mark];
  const limits: Readonly<Record<MarkName, Range>> = {
    crown: { min: 0, max: marks.eyes - gap },
    eyes: { min: marks.crown + gap, max: marks.chin - gap },
    chin: { min: marks.eyes + gap, max: 1 },
  };
  const { min, max } = limits[mark];
  return { ...marks, [mark]: rounded(Math.min(max, Math.max(min, place))) };
}

/** The marks after the picture was moved or resized under those that were set; nothing where they would leave the frame. */
export function marksMoved(
  marks: Marks,
  marked: readonly MarkName[],
  before: Placement,
  after: Placement,
): Marks | undefined {
  const moved = (mark: MarkName) =>
    marked.includes(mark)
      ? rounded(0.5 + after.y + (marks[mark] - 0.5 - before.y) * (after.zoom / before.zoom))
      : marks[mark];
  const [crown, eyes, chin] = [moved('crown'), moved('eyes'), moved('chin')];
  const isWithin = crown >= 0 && chin <= 1;
  const isApart = crown + gap <= eyes && eyes + gap <= chin;
  return isWithin && isApart ? { crown, eyes, chin } : undefined;
}

/** In thousandths: what a slider can say. */
function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
