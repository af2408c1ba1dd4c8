import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { IconButton } from '../IconButton';
import hidden from '../VisuallyHidden.module.css';
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
    <div className={classes.field}>
      <label className={hidden.hidden} htmlFor={id}>
        {label}
      </label>
      <IconSearch className={classes.icon} aria-hidden size={20} />
      <input
        ref={input}
        id={id}
        className={classes.input}
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {value !== '' && (
        <IconButton
          className={classes.clear}
          aria-label="Clear search"
          onClick={() => {
            // The focused button unmounts, so move the focus to the field.
            input.current?.focus();
            onClear();
          }}
        >
          <IconX aria-hidden size={20} />
        </IconButton>
      )}
    </div>
  );
}
