import { cx, FieldError, Icon, Spinner, VisuallyHidden } from '@halte/ui';
import { CloseIcon, PinIcon } from '@halte/ui/icons';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import css from './PlaceField.module.css';
import { rowTitle } from './rows.ts';
import { type PlaceFieldState, usePlaceField } from './usePlaceField.ts';

export interface PlaceFieldProps extends PlaceFieldState {
  id: string;
  label: string;
  placeholder?: string;
  /** What is wrong with the chosen place and what to do, in the traveller's language. */
  error?: string | null;
  /** Stands before the text: origin, destination. */
  icon?: ReactNode;
  /** `pill` searches alone at the top of a screen: its label is read out and stands in it as long as it is empty. */
  look?: 'form' | 'pill';
  /** A button at the end of the field, e.g. "my position". */
  end?: ReactNode;
  className?: string | undefined;
}

/**
 * Finds a place as one types: a combobox whose focus stays in the field. Needs the texts of the namespace `places`.
 * A choice is remembered in `history`; a text that is no place is never handed on.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { id, label, look = 'form', placeholder, error, icon, end, className, ...state } = props;
  const isPill = look === 'pill';
  const field = usePlaceField(state);
  const { t, rows, active, open, Row } = field;
  const frame = useRef<HTMLDivElement>(null);
  const atEnd = useRef<HTMLSpanElement>(null);
  const optionId = (index: number) => `${id}-option-${index}`;
  const activeId = open && active >= 0 ? optionId(active) : undefined;

  function onBlur(event: FocusEvent): void {
    const to = event.relatedTarget;
    if (!frame.current?.contains(to) || atEnd.current?.contains(to)) field.leave();
  }

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const name = (
    <label className={css.label} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div ref={frame} className={cx(css.field, className)}>
      {field.runner}
      <div className={cx(css.control, isPill && css.pill)} data-invalid={error ? true : undefined}>
        <span className={css.icon} aria-hidden="true">
          {icon ?? <Icon of={PinIcon} />}
        </span>
        <div className={css.words}>
          {isPill ? <VisuallyHidden>{name}</VisuallyHidden> : name}
          <input
            ref={field.input}
            id={id}
            className={css.input}
            type="text"
            role="combobox"
            aria-expanded={open}
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
            placeholder={isPill ? label : placeholder}
            value={field.text}
            onChange={(event) => field.type(event.target.value)}
            onKeyDown={field.onKeyDown}
            onClick={field.show}
            onBlur={onBlur}
            onFocus={(event) => {
              event.target.select();
              // What is wrong is read first, here and in the field below, which the list would cover.
              if (!error) field.show();
            }}
          />
        </div>
        {field.busy && <Spinner />}
        {field.text !== '' && (
          <button
            type="button"
            className={css.clear}
            aria-label={t('clear', { field: label })}
            onClick={field.clear}
            onBlur={onBlur}
          >
            <Icon of={CloseIcon} />
          </button>
        )}
        {end && (
          <span ref={atEnd} className={css.end}>
            {end}
          </span>
        )}
      </div>
      <div className={css.layer} hidden={!open}>
        {/* The focus stays in the field, so a press on a row must not take it away. */}
        <div
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={t('suggestions')}
          onMouseDown={(event) => event.preventDefault()}
        >
          {rows.map((row, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field, which keeps the focus
            <div
              key={'place' in row ? `${row.kind}${row.place.id}${row.place.displayName}` : row.kind}
              id={optionId(index)}
              className={css.row}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => field.choose(row)}
            >
              {Row ? <Row row={row} typed={field.typed} near={field.near} /> : rowTitle(row, t)}
            </div>
          ))}
        </div>
        {field.note && <p className={css.note}>{t(field.note)}</p>}
      </div>
      {error && (
        <FieldError id={`${id}-error`} className={css.error}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
