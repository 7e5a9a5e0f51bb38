import { dayOf, type Instant, useTranslate } from '@halte/i18n';
import { SegmentedControl } from '@halte/ui';
import type { DateTimeError } from '../../trip/errors.ts';
import { TRIP_TYPE, type Trip } from '../../trip/model.ts';
import { leavingNow, withDateChoice } from '../../trip/rules.ts';
import { DateTimeFields } from './DateTimeFields.tsx';
import type { DateTimeFieldsState } from './useDateTimeFields.ts';
import css from './WhenFields.module.css';

export const WHEN_FIELD_IDS = { day: 'trip-day', time: 'trip-time' } as const;

type Choice = 'NOW' | 'DEPARTURE' | 'ARRIVAL';
const OUT_AND_BACK: readonly Choice[] = ['NOW', 'DEPARTURE'];
const CHOICES: readonly Choice[] = [...OUT_AND_BACK, 'ARRIVAL'];

export interface WhenFieldsProps {
  trip: Trip;
  now: Instant;
  zone: string;
  fields: DateTimeFieldsState;
  error: DateTimeError | null;
  onEdit: (change: (trip: Trip) => Trip) => void;
}

/** Now, or a time to leave at or, one way, to be there by. */
export function WhenFields({ trip, now, zone, fields, error, onEdit }: WhenFieldsProps) {
  const t = useTranslate('trip-planner');
  const choice: Choice = trip.followsClock ? 'NOW' : trip.dateChoice;
  const choices = trip.tripType === TRIP_TYPE.simple ? CHOICES : OUT_AND_BACK;

  function choose(next: Choice): void {
    onEdit((current) => (next === 'NOW' ? leavingNow(current, now) : withDateChoice(current, next)));
  }

  return (
    <div className={css.when}>
      <SegmentedControl
        legend={t('when')}
        name="trip-when"
        value={choice}
        options={choices.map((value) => ({ value, label: t(`when.${value}`) }))}
        onChange={choose}
      />
      {choice !== 'NOW' && (
        <DateTimeFields
          ids={WHEN_FIELD_IDS}
          labels={{ day: t('when.day'), time: t('when.time') }}
          fields={fields}
          minDay={dayOf(now, zone)}
          error={error && { at: error === 'time-unreadable' ? 'time' : 'day', text: t(`error.${error}`) }}
        />
      )}
    </div>
  );
}
