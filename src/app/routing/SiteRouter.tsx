import { Router, type Navigator } from 'react-router-dom';
import { selectLoadingError } from '../../../machines/site/navigation/navigation.machine';
import type { Location } from '../../../machines/site/navigation/location';
import { useSiteChild } from '../../flows/site';
import { Shell } from '../shell/Shell';
import type { LoadedPage } from './routes';

/** The browser's history, or the build's stand-in for it. */
export interface SiteHistory extends Navigator {
  readonly location: Location;
  listen(listener: (location: Location) => void): () => void;
}

/** Shows the page of the address. Navigation decides when the next page takes the old one's place. */
export function SiteRouter({ history }: { history: SiteHistory }) {
  const shown = useSiteChild('navigation', ({ context }) => context.shown);
  const page = useSiteChild('navigation', ({ context }) => context.page) as LoadedPage | undefined;
  const error = useSiteChild('navigation', selectLoadingError);
  const isCovered = useSiteChild('navigation', (navigation) => navigation.hasTag('covered'));
  return (
    <Router location={shown} navigator={history}>
      <Shell page={page} error={error} isCovered={isCovered} />
    </Router>
  );
}
