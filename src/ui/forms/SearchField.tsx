import '@mantine/core/styles/Input.layer.css';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './SearchField.module.css';

interface SearchFieldProps {
  id: string;
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  onClear: () => void;
}

/** A search box with its label for screen readers, a magnifier, and a way to empty it. */
export function SearchField({ id, label, placeholder, value, onType, onClear }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextInput
      ref={input}
      id={id}
      classNames={classes}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      value={value}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      leftSection={<IconSearch aria-hidden size={20} />}
      rightSection={
        value !== '' && (
          <ActionIcon
            aria-label="Clear search"
            onClick={() => {
              // The button goes with the text.
              input.current?.focus();
              onClear();
            }}
          >
            <IconX aria-hidden size={20} />
          </ActionIcon>
        )
      }
    />
  );
}
