import { formatDate, formatTime, useLocale, useTranslate } from '@halte/i18n';
import { Notice } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { directionOf } from '../../trip/model.ts';
import { type JourneyGroup, journeysOf } from '../../trip/search.ts';
import { laterDayOf } from './laterDay.ts';
import { useResultsScreen } from './ResultsContext.ts';
import page from './ResultsPage.module.css';

/** Says that nothing leaves for the rest of the requested day, above the journeys of another day. */
export function LaterDayNotice({ groups }: { groups: readonly JourneyGroup[] }) {
  const t = useTranslate('trip-planner-journeys');
  const locale = useLocale();
  const { timeZone: zone } = useHost().tenant;
  const { mode, time, searchedTrip } = useResultsScreen();
  const isByArrival = directionOf(mode) === 'DEPARTURE' && searchedTrip.dateChoice === 'ARRIVAL';
  const next = isByArrival ? null : laterDayOf(journeysOf(groups), time, zone);
  if (next === null) return null;
  const days = { day: formatDate(time, zone, locale), next: formatDate(next, zone, locale) };
  return (
    <div className={page.note}>
      <Notice>{t('day.none', { ...days, time: formatTime(time, zone) })}</Notice>
    </div>
  );
}
