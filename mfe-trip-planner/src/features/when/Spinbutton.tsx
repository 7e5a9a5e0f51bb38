import { Icon } from '@halte/ui';
import { ChevronDownIcon, ChevronUpIcon } from '@halte/ui/icons';
import { type KeyboardEvent, type Ref, useState } from 'react';
import css from './ClockFields.module.css';
import { CLOCK_PARTS, type ClockPart, twoDigits, typedNumber } from './clockChoice.ts';

interface SpinbuttonProps {
  part: ClockPart;
  value: number;
  label: string;
  /** Labels of the buttons above and below. */
  labels: { readonly more: string; readonly less: string };
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  onStep: (direction: 1 | -1, step: number) => void;
  onType: (value: number) => void;
  /** All digits of the number are typed. */
  onWhole?: () => void;
}

type Step = readonly [direction: 1 | -1, step: number];

function stepOf(key: string, part: ClockPart): Step | null {
  const { step, page } = CLOCK_PARTS[part];
  switch (key) {
    case 'ArrowUp':
      return [1, step];
    case 'ArrowDown':
      return [-1, step];
    case 'PageUp':
      return [1, page];
    case 'PageDown':
      return [-1, page];
    default:
      return null;
  }
}

/** One of the two numbers of a clock: typed with two digits, or stepped. */
export function Spinbutton(props: SpinbuttonProps) {
  const { part, value, label, labels, describedBy, ref, onStep, onType, onWhole } = props;
  const { max, step } = CLOCK_PARTS[part];
  /** The text being typed; null: the field shows the value. */
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string): void {
    const number = typedNumber(text, part);
    setTyped(number || text === '' ? text.slice(-2) : null);
    if (!number) return;
    onType(number.value);
    if (!number.isWhole) return;
    setTyped(null);
    onWhole?.();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const move = stepOf(event.key, part);
    const end = { Home: 0, End: max }[event.key];
    if (!move && end === undefined) return;
    event.preventDefault();
    setTyped(null);
    if (move) onStep(...move);
    else if (end !== undefined) onType(end);
  }

  return (
    <div className={css.column}>
      <button type="button" className={css.step} tabIndex={-1} aria-label={labels.more} onClick={() => onStep(1, step)}>
        <Icon of={ChevronUpIcon} />
      </button>
      <input
        ref={ref}
        className={css.number}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={twoDigits(value)}
        aria-describedby={describedBy}
        value={typed ?? twoDigits(value)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(null)}
      />
      <button
        type="button"
        className={css.step}
        tabIndex={-1}
        aria-label={labels.less}
        onClick={() => onStep(-1, step)}
      >
        <Icon of={ChevronDownIcon} />
      </button>
    </div>
  );
}
