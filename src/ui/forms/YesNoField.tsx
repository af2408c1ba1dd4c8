import './field-styles';
import { Radio } from '@mantine/core';
import { memo } from 'react';
import type { FieldProps } from './field-props';
import classes from './YesNoField.module.css';

interface YesNoFieldProps<Field extends string> extends FieldProps<Field> {
  id: string;
  label: string;
  description?: string;
}

function YesNo<Field extends string>({
  field,
  id,
  label,
  description,
  value,
  error,
  disabled,
  onAnswer,
}: YesNoFieldProps<Field>) {
  return (
    <Radio.Group
      label={label}
      description={description}
      size="md"
      name={id}
      value={value}
      error={error}
      onChange={(answer) => onAnswer(field, answer)}
    >
      <div className={classes.answers}>
        <Radio id={id} className={classes.answer} value="yes" label="Yes" disabled={disabled} />
        <Radio className={classes.answer} value="no" label="No" disabled={disabled} />
      </div>
    </Radio.Group>
  );
}

/** A question that is answered with yes or no. */
export const YesNoField = memo(YesNo) as typeof YesNo;
