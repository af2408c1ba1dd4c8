import type { ReactNode } from 'react';
import { Chip } from '../Chip';
import classes from './FilterChips.module.css';

/** Around what narrows a list: not there on paper, nor where it could not work. */
export function FilterBar({
  label,
  className = '',
  children,
}: {
  /** What tells it from another one of the page. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <search className={`${classes.bar} ${className}`} aria-label={label}>
      {children}
    </search>
  );
}

interface FilterChipsProps<Id extends string> {
  label: string;
  choices: readonly { readonly id: Id; readonly title: string }[];
  /** The pressed one; a filter without a chip presses none. */
  chosen: string;
  onChoose: (id: Id) => void;
}

/** A row of categories of which one is chosen. */
export function FilterChips<Id extends string>({ label, choices, chosen, onChoose }: FilterChipsProps<Id>) {
  return (
    <div className={classes.chips} role="group" aria-label={label}>
      {choices.map(({ id, title }) => (
        <Chip key={id} aria-pressed={chosen === id} onClick={() => onChoose(id)}>
          {title}
        </Chip>
      ))}
    </div>
  );
}
