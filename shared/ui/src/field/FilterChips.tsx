import type { FocusEvent, ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import css from './FilterChips.module.css';

interface FilterChip<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** The accessible name, where the label alone does not say it. */
  readonly name?: string;
  readonly icon?: ReactNode;
  /** `bare` shows the label without a rim, for badges that have colours of their own. */
  readonly look?: 'rim' | 'bare';
}

interface FilterChipsProps<Value extends string> {
  /** Label of the group, for screen readers. */
  readonly label: string;
  readonly chips: readonly FilterChip<Value>[];
  /** The values that are on. */
  readonly chosen: readonly Value[];
  readonly onToggle: (value: Value) => void;
  readonly className?: string | undefined;
}

/** A browser leaves a chip that gets the focus where it is as long as a sliver of it is seen. A pressed chip must not move below the pointer. */
function revealFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Toggle buttons in one row that scrolls sideways. What a press does to the others is the caller's rule. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, chips, chosen, onToggle, className } = props;
  return (
    <fieldset aria-label={label} className={cx(css.chips, className)} onFocus={revealFocused}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className={cx(css.chip, css[chip.look ?? 'rim'])}
          aria-label={chip.name}
          aria-pressed={chosen.includes(chip.value)}
          onClick={() => onToggle(chip.value)}
        >
          {chip.icon}
          {chip.label}
        </button>
      ))}
    </fieldset>
  );
}
