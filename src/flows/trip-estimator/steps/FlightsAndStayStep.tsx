import { useMemo } from 'react';
import { nightlyRates, ratesTo } from '../../../../machines/trip-estimator/rates';
import { formatRupees } from '../../../../machines/trip-estimator/rupees';
import { accommodationTypes, flightClasses } from '../../../../machines/trip-estimator/estimator-form';
import { ChoiceField } from '../../../ui/forms/ChoiceField';
import type { TripStepProps } from '../step-props';

const stays = accommodationTypes.map(({ value, label }) => ({
  value,
  label,
  description: `${formatRupees(nightlyRates[value])} a night`,
}));

function flightsTo(destination: string) {
  const rates = ratesTo(destination).flights;
  return flightClasses.map(({ value, label }) => ({ value, label, description: formatRupees(rates[value]) }));
}

/** Step 2: how to fly and where to sleep. Amounts in ₹. */
export function FlightsAndStayStep({ form, shared }: TripStepProps) {
  const flights = useMemo(() => flightsTo(form.destinationCountry), [form.destinationCountry]);
  return (
    <>
      <ChoiceField {...shared('flightClass')} label="Flight Class" choices={flights} />
      <ChoiceField {...shared('accommodationType')} label="Accommodation" choices={stays} />
    </>
  );
}
