import './field-styles';
import { TextInput, type TextInputProps } from '@mantine/core';
import { memo } from 'react';
import type { FieldProps } from './field-props';

type TextFieldProps<Field extends string> = FieldProps<Field> &
  Omit<TextInputProps, keyof FieldProps<Field> | 'onChange'>;

function Text<Field extends string>({ field, onAnswer, ...rest }: TextFieldProps<Field>) {
  return <TextInput {...rest} onChange={({ currentTarget }) => onAnswer(field, currentTarget.value)} />;
}

/** One line of text. */
export const TextField = memo(Text) as typeof Text;
