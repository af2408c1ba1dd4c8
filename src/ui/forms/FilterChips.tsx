import { memo, type ReactNode } from 'react';
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

interface FilterChipProps<Id extends string> {
  id: Id;
  title: string;
  isChosen: boolean;
  onChoose: (id: Id) => void;
}

const FilterChip = memo(function FilterChip<Id extends string>({
  id,
  title,
  isChosen,
  onChoose,
}: FilterChipProps<Id>) {
  return (
    <Chip aria-pressed={isChosen} onClick={() => onChoose(id)}>
      {title}
    </Chip>
  );
}) as <Id extends string>(props: FilterChipProps<Id>) => ReactNode;

interface FilterChipsProps<Id extends string> {
  label: string;
  choices: readonly { readonly id: Id; readonly title: string }[];
  /** The pressed one; a filter without a chip presses none. */
  chosen: string;
  /** The same function at each render, so that a key in the search draws no chip again. */
  onChoose: (id: Id) => void;
}

/** A row of categories of which one is chosen. */
export function FilterChips<Id extends string>({ label, choices, chosen, onChoose }: FilterChipsProps<Id>) {
  return (
    <div className={classes.chips} role="group" aria-label={label}>
      {choices.map(({ id, title }) => (
        <FilterChip key={id} id={id} title={title} isChosen={chosen === id} onChoose={onChoose} />
      ))}
    </div>
  );
}
