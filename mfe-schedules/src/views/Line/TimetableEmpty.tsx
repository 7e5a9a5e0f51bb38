import { type Day, useLocale, useTranslate } from '@halte/i18n';
import { Button, EmptyState } from '@halte/ui';
import type { StopTimetable } from '../../timetable/stopHours.ts';
import { formatDay } from './formatDay.ts';

interface TimetableEmptyProps {
  reason: NonNullable<StopTimetable['reason']>;
  span: { readonly from: Day; readonly to: Day };
  /** The next day on which the line runs, if it is known. */
  next: Day | null;
  onChoose: (day: Day) => void;
}

/** Why nothing leaves on a day, and when something does. */
export function TimetableEmpty({ reason, span, next, onChoose }: TimetableEmptyProps) {
  const t = useTranslate('schedules');
  const locale = useLocale();
  const days = { from: formatDay(span.from, locale, 'full'), to: formatDay(span.to, locale, 'full') };
  const offersNext = next !== null && reason !== 'not-at-this-stop' && reason !== 'no-such-direction';
  return (
    <EmptyState
      title={t(`timetable.empty.${reason}`)}
      action={
        offersNext && (
          <Button onClick={() => onChoose(next)}>
            {t('timetable.empty.next', { day: formatDay(next, locale, 'day') })}
          </Button>
        )
      }
    >
      {reason === 'outside-timetable' && <p>{t('timetable.empty.span', days)}</p>}
      {reason === 'not-at-this-stop' && <p>{t('timetable.empty.otherStop')}</p>}
    </EmptyState>
  );
}
