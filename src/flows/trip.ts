import { useMemo } from 'react';
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';
import { forTripFolder } from '../../machines/site/events';
import type { TripFolder } from '../../machines/site/trip-folder/folder';
import type { TripOffers } from '../../machines/site/trip-folder/forms';
import type {
  TripFolderEvent,
  TripFolderSnapshot,
} from '../../machines/site/trip-folder/trip-folder.machine';
import { childOf, useSiteActor, useSiteChild, whenChild, type SiteActor } from './site';

function onceThere(site: SiteActor, take: (snapshot: TripFolderSnapshot) => void): () => void {
  let isTaken = false;
  return whenChild(site, 'tripFolder', (tripFolder) => {
    if (!isTaken) take(tripFolder.getSnapshot());
    isTaken = true;
    return undefined;
  });
}

interface Trip {
  /** Says something of the trip. */
  readonly tell: (event: TripFolderEvent) => void;
  /** Says something only where there is a trip already. */
  readonly tellKnown: (event: TripFolderEvent) => void;
  /** What is known of the trip now. */
  readonly current: () => TripFolder;
  /** Hands on the trip, once, as soon as there is one. Gives the way to stop waiting. */
  readonly found: (take: (folder: TripFolder) => void) => () => void;
  /** Hands on what the trip offers a form, once, as soon as there is one. Gives the way to stop waiting. */
  readonly offer: <Form extends keyof TripOffers>(
    form: Form,
    take: (offered: TripOffers[Form]) => void,
  ) => () => void;
}

/** How a flow speaks with the visitor's trip. */
export function useTrip(): Trip {
  const site = useSiteActor();
  return useMemo(() => {
    const tell = (event: TripFolderEvent) => site.send(forTripFolder(event));
    return {
      tell,
      tellKnown: (event) => {
        if (childOf(site, 'tripFolder')) tell(event);
      },
      current: () => childOf(site, 'tripFolder')?.getSnapshot().context.folder ?? {},
      found: (take) => onceThere(site, ({ context }) => take(context.folder)),
      offer: (form, take) =>
        onceThere(site, (snapshot) => {
          const offers = site.getSnapshot().context.views.tripFolder?.selectOffers(snapshot);
          if (offers) take(offers[form]);
        }),
    };
  }, [site]);
}

/** The trip as it is known now; nothing while its code is not here. */
export function useTripFolder(): TripFolder | undefined {
  return useSiteChild('tripFolder', (tripFolder) => tripFolder?.context.folder);
}

/**
 * Says what a form was answered, from now on, whenever one of the answers is another than before. Gives the way to stop.
 */
export function whenAnswered<Machine extends AnyStateMachine, Answers extends object>(
  actor: Actor<Machine>,
  select: (snapshot: SnapshotFrom<Machine>) => Answers,
  say: (answers: Answers) => void,
): () => void {
  let said = JSON.stringify(select(actor.getSnapshot() as SnapshotFrom<Machine>));
  const following = actor.subscribe((snapshot) => {
    const answers = select(snapshot as SnapshotFrom<Machine>);
    const words = JSON.stringify(answers);
    if (words === said) return;
    said = words;
    say(answers);
  });
  return () => following.unsubscribe();
}
