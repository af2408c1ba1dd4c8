import './field-styles';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import classes from './SelectField.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends Omit<NativeSelectProps, 'data' | 'onChange'> {
  choices: readonly Choice[] | readonly string[];
  /** The first line, chosen while nothing is. */
  prompt: string;
  onChoose: (value: string) => void;
}

/**
 * One choice out of a list, with the phone's own picker. Only what is offered can be chosen, whatever became of the
 * page's options meanwhile. Some programs that fill forms in send `input` and no `change`.
 */
export function SelectField({ choices, prompt, onChoose, ...rest }: SelectFieldProps) {
  const offered = [{ value: '', label: prompt }, ...choices];
  const choose = ({ currentTarget: { value } }: { currentTarget: HTMLSelectElement }) => {
    if (offered.some((choice) => (typeof choice === 'string' ? choice : choice.value) === value))
      onChoose(value);
  };
  return (
    <NativeSelect className={classes.field} {...rest} data={offered} onInput={choose} onChange={choose} />
  );
}
