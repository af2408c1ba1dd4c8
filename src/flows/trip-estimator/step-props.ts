import type { ChoiceField, Duration, Trip } from '../../../machines/trip-estimator/trip';
import type { Offered } from '../../../machines/site/trip-folder/offers';
import type { TripEstimatorEvent, TripField } from '../../../machines/trip-estimator/trip-estimator.machine';
import type { FieldProps } from '../../ui/forms/field-props';

/** What every step's screen gets: the choices so far and the way to change them. */
export interface TripStepProps {
  trip: Trip;
  /** What the visitor's trip has for some of the choices. */
  offered: Offered<TripField>;
  duration: Duration;
  sliderDays: number;
  /** What a field needs besides its words. */
  shared: (field: ChoiceField) => FieldProps<ChoiceField>;
  send: (event: TripEstimatorEvent) => void;
}
