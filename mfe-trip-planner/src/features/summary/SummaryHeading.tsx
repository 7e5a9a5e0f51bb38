import type { Query } from '@halte/contract';
import type { Trip } from '@halte/contract/trip';
import { formatTime, type Instant, useTranslate } from '@halte/i18n';
import { placeTitle } from '@halte/places';
import { Anchor, Icon } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { BackIcon, EditIcon } from '@halte/ui/icons';
import { TripHeading } from '../../screen/TripHeading.tsx';
import { usePageTitle } from '../../screen/usePageTitle.ts';
import { useRoomForBar } from '../../screen/useRoomForBar.ts';
import { VIEW_MODE } from '../../trip/model.ts';
import { toForm, toList } from '../../trip/routeTargets.ts';
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
  const t = useTranslate('trip-planner-journeys');
  const tPlaces = useTranslate('places');
  const { tenant, navigation } = useHost();
  const bar = useRoomForBar('start');
  const { departurePlace, arrivalPlace } = trip;
  usePageTitle({ from: departurePlace, to: arrivalPlace, time });
  return (
    <header ref={bar} className={css.head}>
      <div className={css.trip}>
        <Anchor
          className={css.tool}
          variant="quiet"
          icon={<Icon of={BackIcon} />}
          aria-label={t('results.back')}
          title={t('results.back')}
          href={navigation.href(toList(VIEW_MODE.fullReturn, query))}
        />
        {departurePlace && arrivalPlace && (
          <TripHeading
            from={placeTitle(departurePlace, tPlaces)}
            to={placeTitle(arrivalPlace, tPlaces)}
            time={formatTime(time, tenant.timeZone)}
          />
        )}
        <Anchor
          className={css.tool}
          variant="quiet"
          icon={<Icon of={EditIcon} />}
          aria-label={t('results.edit')}
          title={t('results.edit')}
          href={navigation.href(toForm(query))}
        />
      </div>
      <div className={css.steps}>
        <TripSteps query={query} current="summary" />
      </div>
    </header>
  );
}
