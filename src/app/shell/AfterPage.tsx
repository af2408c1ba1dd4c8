import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { forNavigation } from '../../../machines/site/events';
import { useSite } from '../../flows/site';

/** Stands behind the page, inside its Suspense: says that the location is on the screen and its page's own effects have run. */
export function AfterPage() {
  const { key } = useLocation();
  const send = useSite();
  useEffect(() => send(forNavigation({ type: 'location.rendered', key })), [send, key]);
  return null;
}
