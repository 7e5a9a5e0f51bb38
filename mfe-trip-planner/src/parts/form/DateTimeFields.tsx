import type { Day } from '@halte/i18n';
import { TextField } from '@halte/ui';
import type { FocusEvent } from 'react';
import css from './DateTimeFields.module.css';
import type { DateTimeFieldsState } from './useDateTimeFields.ts';

export interface DateTimeFieldsProps {
  /** The element ids of the two fields. */
  ids: { readonly day: string; readonly time: string };
  labels: { readonly day: string; readonly time: string };
  fields: DateTimeFieldsState;
  minDay: Day;
  /** On the first possible day. */
  minTime?: string | undefined;
  /** A message, and the field that it is about. */
  error: { readonly at: 'day' | 'time'; readonly text: string } | null;
}

/** A day and a time on it. */
export function DateTimeFields({ ids, labels, fields, minDay, minTime, error }: DateTimeFieldsProps) {
  /** Settles on blur, unless the focus moves to the other field. */
  function leave({ relatedTarget }: FocusEvent): void {
    const isWithin = relatedTarget instanceof HTMLElement && [ids.day, ids.time].includes(relatedTarget.id);
    if (!isWithin) fields.settle();
  }

  return (
    <div className={css.fields}>
      <TextField
        id={ids.day}
        type="date"
        label={labels.day}
        value={fields.day}
        min={minDay}
        required
        onBlur={leave}
        error={error?.at === 'day' ? error.text : null}
        onChange={(event) => fields.write({ day: event.target.value })}
      />
      <TextField
        id={ids.time}
        type="time"
        label={labels.time}
        value={fields.time}
        min={fields.day === minDay ? minTime : undefined}
        required
        onBlur={leave}
        error={error?.at === 'time' ? error.text : null}
        onChange={(event) => fields.write({ time: event.target.value })}
      />
    </div>
  );
}
