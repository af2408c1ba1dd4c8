import './field-styles';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';

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

/** One choice out of a list, with the phone's own picker. */
export function SelectField({ choices, prompt, onChoose, ...rest }: SelectFieldProps) {
  return (
    <NativeSelect
      {...rest}
      data={[{ value: '', label: prompt }, ...choices]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
