import type { ReactNode } from 'react';
import hidden from '../VisuallyHidden.module.css';
import classes from './FromTrip.module.css';

export interface FromTripProps {
  /** The field's label: what the buttons are for, when they are read aloud. */
  label: string;
  /** The field's id: where the focus goes. */
  fieldId: string;
  value: string;
  /** What the visitor's trip has for the field; nothing where it has none, or the visitor has answered here. */
  prefill: string | undefined;
  /** The offered value as people read it. */
  prefillWords?: string | undefined;
  onUse: (value: string) => void;
  children: ReactNode;
}

/** A field that the visitor's trip can answer: says where its value comes from, or what the trip says. */
export function FromTrip({
  label,
  fieldId,
  value,
  prefill,
  prefillWords = prefill,
  onUse,
  children,
}: FromTripProps) {
  const field = () => document.getElementById(fieldId);
  const change = () => {
    const answered = field();
    answered?.focus();
    if (answered instanceof HTMLSelectElement) openPicker(answered);
  };
  // The focused button unmounts, so move the focus to the field.
  const use = (value: string) => {
    onUse(value);
    field()?.focus();
  };
  return (
    <div>
      {children}
      {prefill !== undefined && prefill !== '' && (
        <p className={classes.note}>
          {prefill === value ? (
            <>
              <span>From your trip · </span>
              <button type="button" onClick={change}>
                change<span className={hidden.hidden}>{` ${label}`}</span>
              </button>
            </>
          ) : (
            <>
              <span>{`Your trip says ${prefillWords} · `}</span>
              <button type="button" onClick={() => use(prefill)}>
                use it<span className={hidden.hidden}>{` for ${label}`}</span>
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** Opens the phone's own list, where the browser can. */
function openPicker(field: HTMLSelectElement): void {
  try {
    field.showPicker?.();
  } catch {
    // It may refuse inside a frame; the focus is on the field all the same.
  }
}
