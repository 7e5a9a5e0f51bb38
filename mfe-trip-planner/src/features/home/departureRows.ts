import type { components } from '@halte/api';
import { isMade, upcoming } from '@halte/api/departures';
import { type Instant, millisOf } from '@halte/i18n';

type NearbyStop = components['schemas']['NearbyStop'];
type NearbyLine = NearbyStop['lines'][number];
type NearbyDirection = NearbyLine['directions'][number];

/** Rows per stop: the others are on its page. */
const MOST_ROWS = 3;

/** The next departures of a stop in one direction of a line. */
export interface DepartureRow {
  readonly line: NearbyLine['line'];
  readonly alert: NearbyLine['alert'];
  readonly direction: NearbyDirection['direction'];
  readonly headsign: string;
  readonly departures: NearbyDirection['departures'];
}

/** The rows of a stop, each line together, what leaves first above; without what has left meanwhile. */
export function departureRows({ lines }: Pick<NearbyStop, 'lines'>, now: Instant): readonly DepartureRow[] {
  const timeOf = ({ departures }: DepartureRow) => {
    const next = departures.find(isMade) ?? departures[0];
    return next ? millisOf(next.departureDateTime) : Number.POSITIVE_INFINITY;
  };
  return lines
    .flatMap(({ line, alert, directions }) =>
      directions
        .map(({ direction, headsigns, departures }) => ({
          line,
          alert,
          direction,
          headsign: headsigns.join(' / '),
          departures: [...upcoming(departures, now)],
        }))
        .filter(({ departures }) => departures.length > 0)
        .toSorted((one, other) => timeOf(one) - timeOf(other)),
    )
    .slice(0, MOST_ROWS);
}
