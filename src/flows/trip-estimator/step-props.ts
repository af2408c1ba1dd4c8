import type { Duration, Trip } from '../../../machines/trip-estimator/trip';
import type { TripEstimatorEvent } from '../../../machines/trip-estimator/trip-estimator.machine';

/** What every step's screen gets: the choices so far and the way to change them. */
export interface TripStepProps {
  trip: Trip;
  duration: Duration;
  sliderDays: number;
  send: (event: TripEstimatorEvent) => void;
}
