import { cx, FieldError, Icon, Spinner, VisuallyHidden } from '@halte/ui';
import { BackIcon, CloseIcon, type IconNode, PinIcon } from '@halte/ui/icons';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import type { PlaceFieldState } from './fieldState.ts';
import css from './PlaceField.module.css';
import { PlaceInput } from './PlaceInput.tsx';
import { PlaceOptions } from './PlaceOptions.tsx';
import { usePlaceField } from './usePlaceField.ts';

export interface PlaceFieldProps extends Omit<PlaceFieldState, 'clearsAtOnce'> {
  id: string;
  /** Name of the parameter that a form without script sends for the text. */
  name?: string;
  label: string;
  placeholder?: string;
  /** The error of the chosen place and what to do about it, in the traveller's language. */
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

interface FieldButtonProps {
  readonly label: string;
  readonly icon: IconNode;
  readonly tabIndex?: number;
  readonly onClick: () => void;
  readonly onBlur?: (event: FocusEvent) => void;
}

function FieldButton({ label, icon, ...rest }: FieldButtonProps) {
  return (
    // A press takes the focus away from the text: the list would close before the click.
    <button
      type="button"
      className={css.clear}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      <Icon of={icon} />
    </button>
  );
}

interface FieldMessageProps {
  readonly id: string;
  readonly text: string;
  readonly isInPlaceholder: boolean;
}

function FieldMessage({ id, text, isInPlaceholder }: FieldMessageProps) {
  return isInPlaceholder ? (
    <span id={id} hidden>
      {text}
    </span>
  ) : (
    <FieldError id={id} className={css.error}>
      {text}
    </FieldError>
  );
}

/**
 * Finds a place as one types: a combobox whose focus stays in the field. Needs the texts of the namespace `places`.
 * A choice is remembered in `history`; a text that is no place is never handed on.
 */
export function PlaceField(props: PlaceFieldProps) {
  const {
    id,
    name: parameter,
    label,
    look = 'form',
    placeholder,
    icon,
    end,
    className,
    error: _error,
    ...state
  } = props;
  const isPill = look === 'pill';
  const isCard = look === 'card';
  const field = usePlaceField({ ...state, clearsAtOnce: isCard });
  const isFull = isCard && field.isUsed;
  const { t } = field;
  // Something is typed: what was said of the empty field is over.
  const error = isFull && field.text !== '' ? null : props.error;
  const frame = useRef<HTMLDivElement>(null);
  const atEnd = useRef<HTMLSpanElement>(null);

  function onBlur(event: FocusEvent): void {
    const to = event.relatedTarget;
    if (!frame.current?.contains(to) || atEnd.current?.contains(to)) field.leave();
  }

  useEffect(() => {
    if (isFull) frame.current?.scrollIntoView?.({ block: 'start' });
  }, [isFull]);

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
          <FieldButton label={t('back')} icon={BackIcon} tabIndex={-1} onClick={goBack} />
        ) : (
          <span className={css.icon} aria-hidden="true">
            {icon ?? <Icon of={PinIcon} />}
          </span>
        )}
        <div className={css.words}>
          {isPill ? <VisuallyHidden>{name}</VisuallyHidden> : name}
          <PlaceInput
            id={id}
            name={parameter}
            field={field}
            error={error}
            placeholder={isPill ? label : (isCard && error) || placeholder}
            // The list waits until errors are read, here and in the field below, which it would cover. In a card it would cover everything that Tab leads to.
            opensOnFocus={!error && !isCard}
            onBlur={onBlur}
          />
        </div>
        {field.busy && <Spinner />}
        {field.text !== '' && (!isCard || isFull) && (
          <FieldButton label={t('clear', { field: label })} icon={CloseIcon} onClick={field.clear} onBlur={onBlur} />
        )}
        {end && !isFull && (
          <span ref={atEnd} className={css.end}>
            {end}
          </span>
        )}
      </div>
      <PlaceOptions id={id} field={field} className={LIST[look]} />
      {/* In a card the placeholder says what is missing; a message below it says what is wrong with a text that is there. */}
      {error && <FieldMessage id={`${id}-error`} text={error} isInPlaceholder={isCard && field.text === ''} />}
    </div>
  );
}
