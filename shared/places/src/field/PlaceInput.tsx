import type { FocusEvent } from 'react';
import css from './PlaceField.module.css';
import { optionId } from './PlaceOptions.tsx';
import type { usePlaceField } from './usePlaceField.ts';

interface PlaceInputProps {
  readonly id: string;
  /** Name of the parameter that a form without script sends. */
  readonly name: string | undefined;
  readonly field: ReturnType<typeof usePlaceField>;
  readonly error: string | null | undefined;
  readonly placeholder: string | undefined;
  readonly opensOnFocus: boolean;
  readonly onBlur: (event: FocusEvent) => void;
}

/** The text of a place field, which has the focus while its list is used. */
export function PlaceInput({ id, name, field, error, placeholder, opensOnFocus, onBlur }: PlaceInputProps) {
  const activeId = field.open && field.active >= 0 ? optionId(id, field.active) : undefined;
  return (
    <input
      ref={field.input}
      id={id}
      name={name}
      className={css.input}
      type="text"
      role="combobox"
      aria-expanded={field.open}
      aria-controls={`${id}-list`}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-busy={field.busy || undefined}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      placeholder={placeholder}
      value={field.text}
      onChange={(event) => field.type(event.target.value)}
      onKeyDown={field.onKeyDown}
      // A sheet rises when its field takes the focus: what was pressed is no longer under the finger, and there is no click.
      onMouseDown={({ button }) => button === 0 && field.show()}
      onClick={field.show}
      onBlur={onBlur}
      onFocus={(event) => {
        event.target.select();
        if (opensOnFocus) field.show();
      }}
    />
  );
}
