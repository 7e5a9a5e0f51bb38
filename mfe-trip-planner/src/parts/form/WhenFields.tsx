import { type Instant, useTranslate } from '@halte/i18n';
import { SegmentedControl, TextField } from '@halte/ui';
import type { DateTimeError } from '../../trip/errors.ts';
import type { Trip } from '../../trip/model.ts';
import { leavingNow, withDateChoice } from '../../trip/rules.ts';
import type { DateTimeFieldsState } from './useDateTimeFields.ts';
import css from './WhenFields.module.css';

export const DAY_FIELD_ID = 'trip-day';
export const TIME_FIELD_ID = 'trip-time';

const CHOICES = ['NOW', 'DEPARTURE', 'ARRIVAL'] as const;
type Choice = (typeof CHOICES)[number];

export interface WhenFieldsProps {
  trip: Trip;
  now: Instant;
  fields: DateTimeFieldsState;
  error: DateTimeError | null;
  onEdit: (change: (trip: Trip) => Trip) => void;
}

/** Now, or a time to leave at or to be there by. */
export function WhenFields({ trip, now, fields, error, onEdit }: WhenFieldsProps) {
  const t = useTranslate('trip-planner');
  const choice: Choice = trip.followsClock ? 'NOW' : trip.dateChoice;
  const isTimeError = error === 'time-unreadable';

  function choose(next: Choice): void {
    onEdit((current) => (next === 'NOW' ? leavingNow(current, now) : withDateChoice(current, next)));
  }

  return (
    <div className={css.when}>
      <SegmentedControl
        legend={t('when')}
        name="trip-when"
        value={choice}
        options={CHOICES.map((value) => ({ value, label: t(`when.${value}`) }))}
        onChange={choose}
      />
      {choice !== 'NOW' && (
        <div className={css.fields}>
          <TextField
            id={DAY_FIELD_ID}
            type="date"
            label={t('when.day')}
            value={fields.day}
            min={fields.minDay}
            required
            onBlur={fields.settle}
            error={error && !isTimeError ? t(`error.${error}`) : null}
            onChange={(event) => fields.write({ day: event.target.value })}
          />
          <TextField
            id={TIME_FIELD_ID}
            type="time"
            label={t('when.time')}
            value={fields.time}
            required
            onBlur={fields.settle}
            error={error && isTimeError ? t(`error.${error}`) : null}
            onChange={(event) => fields.write({ time: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}
