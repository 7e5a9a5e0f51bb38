import type { components } from '@halte/api';
import { isMade, upcoming } from '@halte/api/departures';
import { type Instant, millisOf } from '@halte/i18n';

type NearbyStop = components['schemas']['NearbyStop'];

const SOON_MILLIS = 3_600_000;
const MOST_STOPS = 2;

/** The stops that most lines leave within the hour, with these lines only; the nearest first among those with as many. */
export function centralStops(stops: readonly NearbyStop[], now: Instant): readonly NearbyStop[] {
  const end = millisOf(now) + SOON_MILLIS;
  const leavesSoon = ({ directions }: NearbyStop['lines'][number]) =>
    directions.some(({ departures }) =>
      upcoming(departures, now).some((one) => isMade(one) && millisOf(one.departureDateTime) <= end),
    );
  return stops
    .map((stop) => ({ ...stop, lines: stop.lines.filter(leavesSoon) }))
    .filter(({ lines }) => lines.length > 0)
    .toSorted((one, other) => other.lines.length - one.lines.length || one.metres - other.metres)
    .slice(0, MOST_STOPS);
}
