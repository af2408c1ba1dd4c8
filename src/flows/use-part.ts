import { useSelector } from '@xstate/react';
import type { FetchedPart } from '../../machines/site/parts';
import { childOf, useSiteActor, type ChildSnapshot } from './site';

/**
 * What a view shows of a part of the site that is loaded together with it. No page's HTML has such a view: it is first drawn in a running
 * site, of which it shows what holds now. `useSiteChild` is for all others.
 */
export function usePart<Id extends FetchedPart, Selected>(
  id: Id,
  select: (snapshot: ChildSnapshot<Id>) => Selected,
): Selected {
  const site = useSiteActor();
  const part = useSelector(site, () => childOf(site, id));
  return useSelector(part, (snapshot) => select(snapshot as ChildSnapshot<Id>));
}
