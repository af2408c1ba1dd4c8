import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { locationFrom } from '../../../machines/site/navigation/location';
import type { SiteHistory } from './SiteRouter';

/** The router's own history over the browser's, told of every change: links, Back, Forward and replaced addresses. */
export function browserHistory(): SiteHistory {
  const history = createBrowserHistory({ v5Compat: true });
  return {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: history.push,
    replace: history.replace,
    get location() {
      return locationFrom(history.location);
    },
    listen: (listener) => history.listen(({ location }) => listener(locationFrom(location))),
  };
}
