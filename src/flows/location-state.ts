import { useLocation } from 'react-router-dom';
import type { LocationState } from '../../machines/site/navigation/location';

/** What the page before has handed over. The router shows navigation's location, whose state was checked where it was read. */
export function useLocationState(): LocationState | null {
  return useLocation().state as LocationState | null;
}
