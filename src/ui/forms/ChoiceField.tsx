import './field-styles';
import { Radio } from '@mantine/core';
import { useId } from 'react';
import classes from './ChoiceField.module.css';
import pills from './YesNoField.module.css';

interface DescribedChoice {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
}

interface ChoiceFieldProps {
  label: string;
  choices: readonly DescribedChoice[];
  value: string;
  onChoose: (value: string) => void;
}

/** One choice out of a few, all of them in sight. */
export function ChoiceField({ label, choices, value, onChoose }: ChoiceFieldProps) {
  const name = useId();
  return (
    <Radio.Group label={label} size="md" name={name} value={value} onChange={onChoose}>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            className={`${pills.answer} ${classes.choice}`}
            value={choice.value}
            label={choice.label}
            description={choice.description}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
