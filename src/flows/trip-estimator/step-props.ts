import type { ChoiceField, Duration, EstimatorForm } from '../../../machines/trip-estimator/estimator-form';
import type { Prefill } from '../../../machines/site/trip-folder/prefill';
import type {
  TripEstimatorEvent,
  EstimatorTripField,
} from '../../../machines/trip-estimator/trip-estimator.machine';
import type { FieldProps } from '../../ui/forms/field-props';

/** What every step's screen gets: the choices so far and the way to change them. */
export interface TripStepProps {
  form: EstimatorForm;
  /** What the visitor's trip has for some of the choices. */
  prefill: Prefill<EstimatorTripField>;
  duration: Duration;
  sliderDays: number;
  /** Where the trip goes, where no rate is known for it. */
  unrated: string | undefined;
  /** What a field needs besides its words. */
  shared: (field: ChoiceField) => FieldProps<ChoiceField>;
  send: (event: TripEstimatorEvent) => void;
}
