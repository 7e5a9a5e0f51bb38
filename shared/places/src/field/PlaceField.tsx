import { useTranslate } from '@halte/i18n';
import { cx, FieldError, Icon, Spinner, VisuallyHidden } from '@halte/ui';
import { BackIcon, CloseIcon, PinIcon } from '@halte/ui/icons';
import { type FocusEvent, Fragment, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import css from './PlaceField.module.css';
import { groupAt, type RowGroup, rowTitle } from './rows.ts';
import { type PlaceFieldState, usePlaceField } from './usePlaceField.ts';

export interface PlaceFieldProps extends Omit<PlaceFieldState, 'clearsAtOnce'> {
  id: string;
  label: string;
  placeholder?: string;
  /** What is wrong with the chosen place and what to do, in the traveller's language. */
  error?: string | null;
  /** Stands before the text: origin, destination. */
  icon?: ReactNode;
  /**
   * `pill` searches alone at the top of a screen: its label is read out and stands in it as long as it is empty. `card` is a row of a card:
   * while it is used it has `data-field-open`, and the screen hides all else, so that the list below it has the whole height. `dialog` is alone in
   * a dialog, which cuts off what lies over it: its list is part of the content, and the field stays above it.
   */
  look?: 'form' | 'pill' | 'card' | 'dialog';
  /** A button at the end of the field, e.g. "my position". */
  end?: ReactNode;
  className?: string | undefined;
}

const CONTROL = { form: '', pill: css.pill, card: css.card, dialog: css.head };
const LIST = { form: css.layer, pill: css.layer, card: css.whole, dialog: css.below };

/** A press on a button of the field takes the focus away from the text: the list would close before the click. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Above the first row of a group. Not read out: each row says its kind itself. */
function GroupHeading({ group }: { group: RowGroup | null }) {
  const t = useTranslate('places');
  return (
    group && (
      <p className={css.group} aria-hidden="true">
        {t(`group.${group}`)}
      </p>
    )
  );
}

/**
 * Finds a place as one types: a combobox whose focus stays in the field. Needs the texts of the namespace `places`.
 * A choice is remembered in `history`; a text that is no place is never handed on.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { id, label, look = 'form', placeholder, icon, end, className, error: _error, ...state } = props;
  const isPill = look === 'pill';
  const isCard = look === 'card';
  const field = usePlaceField({ ...state, clearsAtOnce: isCard });
  const isFull = isCard && field.isUsed;
  const { t, rows, active, open, Row } = field;
  // Something is typed: what was said of the empty field is over.
  const error = isFull && field.text !== '' ? null : props.error;
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

  useEffect(() => {
    if (isFull) frame.current?.scrollIntoView?.({ block: 'start' });
  }, [isFull]);

  /** In a card the placeholder says what is missing; a message below it says what is wrong with a text that is there. */
  const isInPlaceholder = isCard && field.text === '';

  function goBack(): void {
    field.cancel();
    // Not to the text, which would keep the keyboard of a phone open.
    frame.current?.focus();
  }

  const name = (
    <label className={css.label} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div
      ref={frame}
      className={cx(css.field, isCard && css.inCard, className)}
      data-field-open={isFull || undefined}
      tabIndex={isCard ? -1 : undefined}
    >
      {field.runner}
      <div
        className={cx(css.control, CONTROL[look])}
        data-invalid={error ? true : undefined}
        data-open={isFull || undefined}
      >
        {isFull ? (
          <button
            type="button"
            className={css.clear}
            tabIndex={-1}
            aria-label={t('back')}
            onMouseDown={keepFocus}
            onClick={goBack}
          >
            <Icon of={BackIcon} />
          </button>
        ) : (
          <span className={css.icon} aria-hidden="true">
            {icon ?? <Icon of={PinIcon} />}
          </span>
        )}
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
            placeholder={isPill ? label : (isCard && error) || placeholder}
            value={field.text}
            onChange={(event) => field.type(event.target.value)}
            onKeyDown={field.onKeyDown}
            // A sheet rises when its field takes the focus: what was pressed is no longer under the finger, and there is no click.
            onMouseDown={({ button }) => button === 0 && field.show()}
            onClick={field.show}
            onBlur={onBlur}
            onFocus={(event) => {
              event.target.select();
              // What is wrong is read first, here and in the field below, which the list would cover. In a card it would cover all that Tab leads to.
              if (!error && !isCard) field.show();
            }}
          />
        </div>
        {field.busy && <Spinner />}
        {field.text !== '' && (!isCard || isFull) && (
          <button
            type="button"
            className={css.clear}
            aria-label={t('clear', { field: label })}
            onMouseDown={keepFocus}
            onClick={field.clear}
            onBlur={onBlur}
          >
            <Icon of={CloseIcon} />
          </button>
        )}
        {end && !isFull && (
          <span ref={atEnd} className={css.end}>
            {end}
          </span>
        )}
      </div>
      <div className={LIST[look]} hidden={!open}>
        {field.note === 'no-results' && (
          <div className={css.note}>
            <p className={css.noteTitle}>{t('no-results', { typed: field.typed.trim() })}</p>
            <p>{t('no-results.hint')}</p>
          </div>
        )}
        {/* The focus stays in the field, so a press on a row must not take it away. */}
        <div
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={t('suggestions')}
          onMouseDown={(event) => event.preventDefault()}
        >
          {rows.map((row, index) => (
            <Fragment key={'place' in row ? `${row.kind}${row.place.id}${row.place.displayName}` : row.kind}>
              {field.typed === '' && <GroupHeading group={groupAt(rows, index)} />}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field, which keeps the focus */}
              <div
                id={optionId(index)}
                className={css.row}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onClick={() => field.choose(row)}
              >
                {Row ? <Row row={row} typed={field.typed} near={field.near} /> : rowTitle(row, t)}
              </div>
            </Fragment>
          ))}
        </div>
        {field.note && field.note !== 'no-results' && <p className={css.note}>{t(field.note)}</p>}
      </div>
      {error && isInPlaceholder && (
        <span id={`${id}-error`} hidden>
          {error}
        </span>
      )}
      {error && !isInPlaceholder && (
        <FieldError id={`${id}-error`} className={css.error}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
