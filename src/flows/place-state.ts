import { useLocation } from 'react-router-dom';
import type { PlaceState } from '../../machines/site/navigation/place';

/** What the page before has handed over. The router shows navigation's place, whose state was checked where it was read. */
export function usePlaceState(): PlaceState | null {
  return useLocation().state as PlaceState | null;
}
