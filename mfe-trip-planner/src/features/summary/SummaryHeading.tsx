import type { Query } from '@halte/contract';
import type { Trip } from '@halte/contract/trip';
import { formatTime, type Instant, useTranslate } from '@halte/i18n';
import { placeTitle } from '@halte/places';
import { useHost } from '@halte/ui/host';
import { TripHead } from '../../screen/TripHead.tsx';
import { TripHeading } from '../../screen/TripHeading.tsx';
import { usePageTitle } from '../../screen/usePageTitle.ts';
import { VIEW_MODE } from '../../trip/model.ts';
import { toList } from '../../trip/routeTargets.ts';
import css from './SummaryHeading.module.css';
import { TripSteps } from './TripSteps.tsx';

interface SummaryHeadingProps {
  readonly query: Query;
  readonly trip: Trip;
  /** When the way out leaves. */
  readonly time: Instant;
}

/** Head of a round trip that is chosen: its two places, what changes them, and its steps. Names the page. */
export function SummaryHeading({ query, trip, time }: SummaryHeadingProps) {
  const tPlaces = useTranslate('places');
  const { tenant } = useHost();
  const { departurePlace, arrivalPlace } = trip;
  usePageTitle({ from: departurePlace, to: arrivalPlace, time });
  const heading = departurePlace && arrivalPlace && (
    <TripHeading
      from={placeTitle(departurePlace, tPlaces)}
      to={placeTitle(arrivalPlace, tPlaces)}
      time={formatTime(time, tenant.timeZone)}
    />
  );
  return (
    <TripHead className={css.head} query={query} back={toList(VIEW_MODE.fullReturn, query)} heading={heading}>
      <div className={css.steps}>
        <TripSteps query={query} current="summary" />
      </div>
    </TripHead>
  );
}
