import { WithUnits } from '@halte/api/units';
import { formatDate, formatDelta, formatTime, localDaysBetween, useLocale, useTranslate } from '@halte/i18n';
import { Icon, LineBadge, Time, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ForwardIcon, HistoryIcon } from '@halte/ui/icons';
import { shownDuration } from '../../trip/duration.ts';
import type { Journey } from '../../trip/search.ts';
import { DayMark } from '../journey/DayMark.tsx';
import { EndTime } from '../journey/EndTime.tsx';
import source from './DataSource.module.css';
import css from './FoundSummary.module.css';
import { factsOf } from './rules/facts.ts';
import summary from './Summary.module.css';
import { useLineName } from './timeline/useLineName.ts';

/** Where to board and leave each vehicle, as far as the results say. */
function Rides({ journey: { sections } }: { journey: Journey }) {
  const t = useTranslate('trip-planner-journeys');
  const tRoadmap = useTranslate('trip-planner-roadmap');
  const lineName = useLineName();
  const { timeZone: zone } = useHost().tenant;
  const rides = sections.flatMap(({ line, stops = [], departureDateTime: departure }) => {
    const [from, to] = [stops[0]?.name, stops.at(-1)?.name];
    return line && departure && from && to ? [{ line, departure, from, to }] : [];
  });
  if (rides.length === 0) return null;
  return (
    <ol className={css.rides} aria-label={t('roadmap.steps')}>
      {rides.map(({ line, departure, from, to }) => (
        <li key={departure} className={css.ride}>
          <Time dateTime={departure}>{formatTime(departure, zone)}</Time>
          <LineBadge line={line} size={24} withMode label={lineName(line)} />
          <span>{tRoadmap('ride.fromTo', { from, to })}</span>
        </li>
      ))}
    </ol>
  );
}

interface FoundSummaryProps {
  readonly journey: Journey;
  /** Its details could not be loaded: nothing newer is known than the results had. */
  readonly isOutdated: boolean;
}

/** The journey as the results had it, while its details are loaded and where they cannot be. */
export function FoundSummary({ journey, isOutdated }: FoundSummaryProps) {
  const t = useTranslate('trip-planner-journeys');
  const tRoadmap = useTranslate('trip-planner-roadmap');
  const locale = useLocale();
  const { timeZone: zone } = useHost().tenant;
  const { departureDateTime: departure, arrivalDateTime: arrival } = journey;
  return (
    <section className={summary.summary} aria-label={t('title.trip-planner-roadmap-journeyId')}>
      <p className={summary.day}>{formatDate(departure, zone, locale)}</p>
      <div className={summary.top}>
        <p className={summary.times}>
          <EndTime end="departure" time={departure} zone={zone} />
          <VisuallyHidden>, </VisuallyHidden>
          <Icon of={ForwardIcon} className={summary.arrow} /> <EndTime end="arrival" time={arrival} zone={zone} />
          <DayMark days={localDaysBetween(departure, arrival, zone)} />
        </p>
        <p className={summary.duration}>
          <WithUnits>{formatDelta(shownDuration(journey))}</WithUnits>
        </p>
      </div>
      <ul className={summary.facts}>
        {factsOf(journey, { isHeldLate: false, t, tRoadmap, locale }).map((fact) => (
          <li key={fact}>
            <WithUnits>{fact}</WithUnits>
          </li>
        ))}
      </ul>
      {isOutdated && (
        <>
          <p className={source.source}>
            <Icon of={HistoryIcon} />
            {tRoadmap('age.unknown')}
          </p>
          <Rides journey={journey} />
        </>
      )}
    </section>
  );
}
