import '../../../ui/forms/field-styles';
import '@mantine/core/styles/Slider.layer.css';
import { Slider, TextInput } from '@mantine/core';
import { destinations, inputRange, sliderRange, visaTypes } from '../../../../machines/trip-estimator/trip';
import { SelectField } from '../../../ui/forms/SelectField';
import type { TripStepProps } from '../step-props';
import classes from './steps.module.css';

/** Step 1: where to, on which visa, for how many days. Slider and number show the same days. */
export function TripDetailsStep({ trip, duration, sliderDays, send }: TripStepProps) {
  return (
    <>
      <SelectField
        label="Destination"
        prompt="Not decided yet"
        choices={destinations}
        value={trip.destinationCountry}
        onChoose={(destination) => send({ type: 'destination.chosen', destination })}
      />
      <SelectField
        label="Visa Type"
        prompt="Choose a visa type"
        description={trip.visaType === '' ? 'Without a choice a tourist visa is assumed' : undefined}
        choices={visaTypes}
        value={trip.visaType}
        onChoose={(value) => send({ type: 'field.changed', field: 'visaType', value })}
      />
      <TextInput
        label="Duration (days)"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        value={trip.durationDays}
        description={duration.note ?? `From ${inputRange.min} to ${inputRange.max} days`}
        onChange={(event) => send({ type: 'duration.typed', text: event.currentTarget.value })}
      />
      <Slider
        className={classes.slider}
        classNames={{ thumb: classes.thumb }}
        thumbLabel="Duration in days"
        min={sliderRange.min}
        max={sliderRange.max}
        step={1}
        value={sliderDays}
        label={(days) => `${days} days`}
        color="marigold.5"
        size="lg"
        thumbSize={28}
        marks={[
          { value: 1, label: '1' },
          { value: 7, label: '7' },
          { value: 15, label: '15' },
          { value: 30, label: '30' },
        ]}
        onChange={(days) => send({ type: 'duration.slid', days })}
      />
    </>
  );
}
