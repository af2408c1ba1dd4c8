import { useCallback } from 'react';
import { Router, type Navigator } from 'react-router-dom';
import { fromPromise } from 'xstate';
import {
  navigationMachine,
  selectLoadingError,
  type Place,
} from '../../../machines/navigation/navigation.machine';
import { useFlow } from '../../flows/flow';
import { LeavingContext } from '../../flows/leaving';
import { Shell } from '../shell/Shell';
import { loadPage, loadedPage } from './routes';

/** The browser's history, or the build's stand-in for it. */
export interface SiteHistory extends Navigator {
  readonly place: Place;
  listen(listener: (place: Place) => void): () => void;
}

const liveNavigation = navigationMachine.provide({
  actors: {
    loadPage: fromPromise<void, { pathname: string }>(({ input }) => loadPage(input.pathname)),
  },
});

/** Shows the page of the address. The navigation flow decides when the next page takes the old one's place. */
export function SiteRouter({ history }: { history: SiteHistory }) {
  const { snapshot } = useFlow(liveNavigation, {
    input: { place: history.place },
    started: (actor) => {
      const follow = (place: Place) => actor.send({ type: 'address.changed', place });
      // A page starts before its router does, and may have sent the visitor on already.
      if (history.place.key !== actor.getSnapshot().context.wanted.key) follow(history.place);
      return history.listen(follow);
    },
  });
  const { shown } = snapshot.context;
  const isLeaving = useCallback(() => history.place.pathname !== shown.pathname, [history, shown.pathname]);
  return (
    <Router location={shown} navigator={history}>
      <LeavingContext value={isLeaving}>
        <Shell
          // The page's own code may be there without what this path needs, such as another article.
          page={snapshot.matches('failed') ? undefined : loadedPage(shown.pathname)}
          error={selectLoadingError(snapshot)}
          isCovered={snapshot.hasTag('covered')}
        />
      </LeavingContext>
    </Router>
  );
}
