import { useMinute } from '@halte/api/departures';
import { useQuery } from '@halte/api/query';
import { queryOfTrip, type Trip } from '@halte/contract/trip';
import { formatDelta, formatTime, useTranslate } from '@halte/i18n';
import { cx, LineBadge, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { toRoadmap } from '../../trip/routeTargets.ts';
import { leavingNow } from '../../trip/rules.ts';
import { alertOn, nextJourneyOf } from './nextJourney.ts';
import css from './Tiles.module.css';
import { useNextJourneys } from './useHomeQueries.ts';

/** The departure of the next journey of a saved trip, and its disruption; links to its steps. Empty until known. */
export function TripNext({ trip }: { readonly trip: Trip }) {
  const t = useTranslate('trip-planner-favourites');
  const { navigation, tenant } = useHost();
  const { trips } = useTripPlanner();
  const now = useMinute();
  const { data } = useNextJourneys(trip);
  const { data: network } = useQuery('/api/v1/network/alerts', {});
  const next = data && nextJourneyOf(data.groups, now);
  if (!next) return null;
  const { journey, line, lateSeconds } = next;
  const zone = tenant.timeZone;
  const lineIds = journey.sections.flatMap((section) => section.line?.id ?? []);
  const alert = alertOn(lineIds, network?.alerts ?? []);
  const name = line && t('line.name', { name: line.shortName });
  const times = {
    departure: formatTime(journey.departureDateTime, zone),
    arrival: formatTime(journey.arrivalDateTime, zone),
  };
  const query = queryOfTrip(leavingNow(trip, trips.state.now), zone);
  return (
    <a className={css.next} href={navigation.href(toRoadmap(query, journey.journeySummaryCode))}>
      {line && (
        <LineBadge
          line={line}
          size={20}
          hasAlert={alert !== null}
          label={alert ? t('line.alert', { name: name ?? '', text: alert }) : (name ?? '')}
        />
      )}
      <VisuallyHidden>
        {[t('trip.next', times), lateSeconds > 0 && t('trip.late', { delta: formatDelta(lateSeconds) })]
          .filter(Boolean)
          .join(', ')}
      </VisuallyHidden>
      <span className={cx(css.times, lateSeconds > 0 && css.late)} aria-hidden="true">
        {times.departure}–{times.arrival}
      </span>
    </a>
  );
}
