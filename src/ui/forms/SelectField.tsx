import './field-styles';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import type { FieldProps } from './field-props';
import classes from './SelectField.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Choices {
  choices: readonly Choice[] | readonly string[];
  /** The first line, chosen while nothing is. */
  prompt: string;
}

type SelectFieldProps<Field extends string> = FieldProps<Field> &
  Choices &
  Omit<NativeSelectProps, keyof FieldProps<Field> | 'data' | 'onChange'>;

function Select<Field extends string>({
  field,
  choices,
  prompt,
  onAnswer,
  ...rest
}: SelectFieldProps<Field>) {
  const options = [{ value: '', label: prompt }, ...choices];
  const choose = ({ currentTarget: { value } }: { currentTarget: HTMLSelectElement }) => {
    if (options.some((choice) => (typeof choice === 'string' ? choice : choice.value) === value))
      onAnswer(field, value);
  };
  return (
    <NativeSelect
      className={classes.field}
      rightSection={<IconChevronDown aria-hidden size={20} stroke={1.75} />}
      {...rest}
      data={options}
      onInput={choose}
      onChange={choose}
    />
  );
}

/**
 * One choice out of a list, with the phone's own picker. Only what is offered can be chosen, whatever became of the
 * page's options meanwhile. Some programs that fill forms in send `input` and no `change`.
 */
export const SelectField = memo(Select) as typeof Select;
