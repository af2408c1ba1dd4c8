import '@mantine/core/styles/Slider.layer.css';
import { Slider } from '@mantine/core';
import { useCallback, useId } from 'react';
import { optionOf } from '../../../../machines/options';
import {
  destinations,
  inputRange,
  sliderRange,
  tripVisaTypes,
} from '../../../../machines/trip-estimator/estimator-form';
import { durationNotes } from '../../../content/estimate-result';
import { atDefaultRates } from '../../../content/estimate-words';
import { FromTrip } from '../../../ui/forms/FromTrip';
import { SelectField } from '../../../ui/forms/SelectField';
import { TextField } from '../../../ui/forms/TextField';
import type { TripStepProps } from '../step-props';
import classes from './steps.module.css';

const marks = [1, 7, 15, 30].map((value) => ({ value, label: String(value) }));

/** Step 1: where to, on which visa, for how many days. Slider and number show the same days. */
export function TripDetailsStep({
  form,
  prefill,
  duration,
  sliderDays,
  unrated,
  shared,
  send,
}: TripStepProps) {
  const id = useId();
  const onDestination = useCallback(
    (_: 'destination', destination: string) => send({ type: 'destination.chosen', destination }),
    [send],
  );
  const onDuration = useCallback(
    (_: 'duration', text: string) => send({ type: 'duration.typed', text }),
    [send],
  );
  return (
    <>
      <FromTrip
        label="Destination"
        fieldId={`${id}-destination`}
        value={form.destinationCountry}
        prefill={prefill.destinationCountry}
        prefillWords={optionOf(destinations, prefill.destinationCountry ?? '')?.label}
        onUse={(destination) => onDestination('destination', destination)}
      >
        <SelectField
          field="destination"
          id={`${id}-destination`}
          value={form.destinationCountry}
          onAnswer={onDestination}
          label="Destination"
          prompt={unrated === undefined ? 'Not decided yet' : atDefaultRates(unrated)}
          choices={destinations}
        />
      </FromTrip>
      <SelectField
        {...shared('visaType')}
        label="Visa Type"
        prompt="Choose a visa type"
        description={form.visaType === '' ? 'Without a choice a tourist visa is assumed' : undefined}
        choices={tripVisaTypes}
      />
      <FromTrip
        label="Duration (days)"
        fieldId={`${id}-duration`}
        value={form.durationDays}
        prefill={prefill.durationDays}
        onUse={(days) => onDuration('duration', days)}
      >
        <TextField
          field="duration"
          id={`${id}-duration`}
          value={form.durationDays}
          onAnswer={onDuration}
          label="Duration (days)"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          description={
            duration.note ? durationNotes[duration.note] : `From ${inputRange.min} to ${inputRange.max} days`
          }
        />
      </FromTrip>
      <Slider
        className={classes.slider}
        classNames={{ thumb: classes.thumb }}
        thumbLabel="Duration in days"
        min={sliderRange.min}
        max={sliderRange.max}
        step={1}
        value={sliderDays}
        label={(days) => (days === 1 ? '1 day' : `${days} days`)}
        color="marigold.5"
        size="lg"
        thumbSize={28}
        marks={marks}
        onChange={(days) => send({ type: 'duration.slid', days })}
      />
    </>
  );
}
