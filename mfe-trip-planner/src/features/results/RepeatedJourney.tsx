import { WithUnits } from '@halte/api/units';
import { formatDelta, localDaysBetween, useTranslate } from '@halte/i18n';
import { cx, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { memo, useId } from 'react';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { useIsSelected } from '../../state/useSearchResults.ts';
import { hasTightChange } from '../../trip/change.ts';
import { shownDuration } from '../../trip/duration.ts';
import { directionOf } from '../../trip/model.ts';
import type { Journey } from '../../trip/search.ts';
import { DayMark } from '../journey/DayMark.tsx';
import { EndTime } from '../journey/EndTime.tsx';
import { RoadmapLink } from '../journey/RoadmapLink.tsx';
import { useRowLinks } from '../journey/useRowLinks.ts';
import css from './RepeatedJourney.module.css';
import { useResultsScreen } from './ResultsContext.ts';

/** A journey with the lines and stops of the row above it, at another time. */
export const RepeatedJourney = memo(function RepeatedJourney({ journey }: { journey: Journey }) {
  const t = useTranslate('trip-planner-journeys');
  const { timeZone: zone } = useHost().tenant;
  const { searches } = useTripPlanner();
  const { query, mode, time } = useResultsScreen();
  const direction = directionOf(mode);
  const isSelected = useIsSelected(direction, journey.id, false);
  const noteId = useId();
  const { href, purpose, roadmap } = useRowLinks(mode, query, journey.journeySummaryCode);
  const select = () => searches.select(direction, journey.id);
  const { departureDateTime: departure, arrivalDateTime: arrival } = journey;
  return (
    <div className={cx(css.row, isSelected && css.selected)}>
      <a
        className={css.link}
        href={href}
        aria-current={isSelected || undefined}
        aria-describedby={noteId}
        onFocus={select}
        onClick={select}
        onPointerMove={(event) => event.pointerType === 'mouse' && !isSelected && select()}
      >
        <span className={css.times}>
          <EndTime end="departure" time={departure} zone={zone} />
          <DayMark days={localDaysBetween(time, departure, zone)} />
          <span className={css.to} aria-hidden="true">
            –
          </span>
          <VisuallyHidden>, </VisuallyHidden>
          <EndTime end="arrival" time={arrival} zone={zone} />
          <DayMark days={localDaysBetween(time, arrival, zone)} />
        </span>
        <VisuallyHidden>, </VisuallyHidden>
        <span className={css.duration}>
          <WithUnits>{formatDelta(shownDuration(journey))}</WithUnits>
        </span>
        {purpose && <VisuallyHidden>, {purpose}</VisuallyHidden>}
      </a>
      <div className={css.line}>
        <p id={noteId}>
          {t('fold.same')}
          {hasTightChange(journey) && (
            <>
              {', '}
              <span className={css.tight}>{t('difference.tight')}</span>
            </>
          )}
        </p>
        {roadmap && <RoadmapLink journey={journey} zone={zone} href={roadmap} />}
      </div>
    </div>
  );
});
