import './field-styles';
import { Textarea, type TextareaProps } from '@mantine/core';
import { memo } from 'react';
import type { FieldProps } from './field-props';

type LongTextFieldProps<Field extends string> = FieldProps<Field> &
  Omit<TextareaProps, keyof FieldProps<Field> | 'onChange'>;

function LongText<Field extends string>({ field, onAnswer, ...rest }: LongTextFieldProps<Field>) {
  return <Textarea {...rest} onChange={({ currentTarget }) => onAnswer(field, currentTarget.value)} />;
}

/** Several lines of text. */
export const LongTextField = memo(LongText) as typeof LongText;
