import './field-styles';
import { Checkbox } from '@mantine/core';
import { memo, type ReactNode } from 'react';

interface ConsentFieldProps {
  id: string;
  label: ReactNode;
  checked: boolean;
  error?: string | undefined;
  disabled?: boolean;
  onToggle: () => void;
}

/** A box to tick before going on; Mantine ties the message to the box but does not mark the box as invalid. */
export const ConsentField = memo(function ConsentField({
  id,
  label,
  checked,
  error,
  disabled,
  onToggle,
}: ConsentFieldProps) {
  return (
    <Checkbox
      id={id}
      label={label}
      checked={checked}
      disabled={disabled}
      error={error}
      aria-invalid={error !== undefined || undefined}
      onChange={onToggle}
    />
  );
});
