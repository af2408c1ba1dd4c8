import { Router, type Navigator } from 'react-router-dom';
import { fromPromise } from 'xstate';
import {
  navigationMachine,
  selectLoadingError,
  type Place,
} from '../../../machines/navigation/navigation.machine';
import { useFlow } from '../../flows/flow';
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
    started: (actor) => history.listen((place) => actor.send({ type: 'address.changed', place })),
  });
  const { shown } = snapshot.context;
  return (
    <Router location={shown} navigator={history}>
      <Shell
        page={loadedPage(shown.pathname)}
        error={selectLoadingError(snapshot)}
        isCovered={snapshot.hasTag('covered')}
      />
    </Router>
  );
}
