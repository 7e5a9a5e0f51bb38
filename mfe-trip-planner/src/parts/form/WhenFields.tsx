import { dayOf, useTranslate } from '@halte/i18n';
import { SegmentedControl } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useSnapshot } from 'valtio';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import type { DateTimeError } from '../../trip/errors.ts';
import { TRIP_TYPE } from '../../trip/model.ts';
import { leavingNow, withDateChoice } from '../../trip/rules.ts';
import { DateTimeFields } from './DateTimeFields.tsx';
import type { DateTimeFieldsState } from './useDateTimeFields.ts';
import css from './WhenFields.module.css';

export const WHEN_FIELD_IDS = { day: 'trip-day', time: 'trip-time' } as const;

type Choice = 'NOW' | 'DEPARTURE' | 'ARRIVAL';
const OUT_AND_BACK: readonly Choice[] = ['NOW', 'DEPARTURE'];
const CHOICES: readonly Choice[] = [...OUT_AND_BACK, 'ARRIVAL'];

export interface WhenFieldsProps {
  fields: DateTimeFieldsState;
  error: DateTimeError | null;
}

/** Now, a time to depart at or, one way, a time to arrive by. */
export function WhenFields({ fields, error }: WhenFieldsProps) {
  const t = useTranslate('trip-planner');
  const { tenant } = useHost();
  const { trips } = useTripPlanner();
  const { trip, now } = useSnapshot(trips.state);
  const choice: Choice = trip.followsClock ? 'NOW' : trip.dateChoice;
  const choices = trip.tripType === TRIP_TYPE.simple ? CHOICES : OUT_AND_BACK;

  function choose(next: Choice): void {
    trips.edit((current) => (next === 'NOW' ? leavingNow(current, now) : withDateChoice(current, next)));
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
          minDay={dayOf(now, tenant.timeZone)}
          error={error && { at: error === 'time-unreadable' ? 'time' : 'day', text: t(`error.${error}`) }}
        />
      )}
    </div>
  );
}
