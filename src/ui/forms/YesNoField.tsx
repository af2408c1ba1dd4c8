import './field-styles';
import { Radio } from '@mantine/core';
import classes from './YesNoField.module.css';

interface YesNoFieldProps {
  id: string;
  label: string;
  description?: string;
  value: string;
  error?: string;
  disabled?: boolean;
  onAnswer: (value: 'yes' | 'no') => void;
}

/** A question that is answered with yes or no. */
export function YesNoField({ id, label, description, value, error, disabled, onAnswer }: YesNoFieldProps) {
  return (
    <Radio.Group
      label={label}
      description={description}
      size="md"
      name={id}
      value={value}
      error={error}
      onChange={(answer) => onAnswer(answer === 'yes' ? 'yes' : 'no')}
    >
      <div className={classes.answers}>
        <Radio id={id} className={classes.answer} value="yes" label="Yes" disabled={disabled} />
        <Radio className={classes.answer} value="no" label="No" disabled={disabled} />
      </div>
    </Radio.Group>
  );
}
