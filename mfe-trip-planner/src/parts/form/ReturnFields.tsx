import { formatDate, formatTime, useLocale, useTranslate, wallClock } from '@halte/i18n';
import { useHost } from '@halte/ui/host';
import { useSnapshot } from 'valtio';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import type { DateTimeError } from '../../trip/errors.ts';
import { minimumReturn } from '../../trip/returnTrip.ts';
import { DateTimeFields } from './DateTimeFields.tsx';
import css from './ReturnFields.module.css';
import type { DateTimeFieldsState } from './useDateTimeFields.ts';

export const RETURN_FIELD_IDS = { day: 'trip-return-day', time: 'trip-return-time' } as const;

export interface ReturnFieldsProps {
  fields: DateTimeFieldsState;
  error: DateTimeError | null;
}

/** Which of the two fields an error is about. */
export function returnFieldOf(error: DateTimeError, day: string, minDay: string): 'day' | 'time' {
  return error === 'time-unreadable' || (error === 'return-too-early' && day === minDay) ? 'time' : 'day';
}

/** When to come back: two hours after leaving, or later. */
export function ReturnFields({ fields, error }: ReturnFieldsProps) {
  const t = useTranslate('trip-planner');
  const locale = useLocale();
  const { timeZone: zone } = useHost().tenant;
  const { trips } = useTripPlanner();
  const minimum = minimumReturn(useSnapshot(trips.state).trip);
  const [minDay = '', minTime] = wallClock(minimum, zone).split('T');
  const earliest = { day: formatDate(minimum, zone, locale, 'short'), time: formatTime(minimum, zone) };
  return (
    <fieldset>
      <legend className={css.legend}>{t('return')}</legend>
      <DateTimeFields
        ids={RETURN_FIELD_IDS}
        labels={{ day: t('return.day'), time: t('return.time') }}
        fields={fields}
        minDay={minDay}
        minTime={minTime}
        error={error && { at: returnFieldOf(error, fields.day, minDay), text: t(`error.${error}`, earliest) }}
      />
    </fieldset>
  );
}
