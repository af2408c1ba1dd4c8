import { accommodationTypes, flightClasses } from '../../../../machines/trip-estimator/trip';
import { ChoiceField } from '../../../ui/forms/ChoiceField';
import type { TripStepProps } from '../step-props';

/** Step 2: how to fly and where to sleep. */
export function FlightsAndStayStep({ trip, send }: TripStepProps) {
  return (
    <>
      <ChoiceField
        label="Flight Class"
        choices={flightClasses}
        value={trip.flightClass}
        onChoose={(value) => send({ type: 'field.changed', field: 'flightClass', value })}
      />
      <ChoiceField
        label="Accommodation"
        choices={accommodationTypes}
        value={trip.accommodationType}
        onChoose={(value) => send({ type: 'field.changed', field: 'accommodationType', value })}
      />
    </>
  );
}
