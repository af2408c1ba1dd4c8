import './field-styles';
import { Radio } from '@mantine/core';
import { memo, useId } from 'react';
import type { FieldProps } from './field-props';
import classes from './ChoiceField.module.css';
import pills from './YesNoField.module.css';

interface DescribedChoice {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
}

interface ChoiceFieldProps<Field extends string> extends FieldProps<Field> {
  label: string;
  choices: readonly DescribedChoice[];
}

function ChoiceOf<Field extends string>({ field, label, choices, value, onAnswer }: ChoiceFieldProps<Field>) {
  const name = useId();
  return (
    <Radio.Group
      label={label}
      size="md"
      name={name}
      value={value}
      onChange={(choice) => onAnswer(field, choice)}
    >
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

/** One choice out of a few, all of them in sight. */
export const ChoiceField = memo(ChoiceOf) as typeof ChoiceOf;
