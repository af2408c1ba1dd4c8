import { parts, type PartThatComes, type SiteChild } from '../../machines/site/parts';

/** The parts that come one way, in the order in which they start. */
export function partsThatCome<How extends (typeof parts)[SiteChild]>(
  how: How,
): readonly PartThatComes<How>[] {
  return (Object.keys(parts) as SiteChild[]).filter((part) => parts[part] === how) as PartThatComes<How>[];
}
