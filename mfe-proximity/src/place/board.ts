import type { components } from '@halte/api';
import { isMade, minutesUntil, upcoming } from '@halte/api/departures';
import type { Instant } from '@halte/i18n';
import type { LineBadge } from './placeDetails.ts';

export type Schedules = components['schemas']['Schedules'];
export type StopDeparture = components['schemas']['StopDeparture'];

/** Where a line goes from here, with its next departures. */
export interface BoardDirection {
  readonly direction: 0 | 1;
  readonly headsign: string;
  readonly departures: readonly StopDeparture[];
  /** When the last one of the day leaves, where it is none of the next ones. */
  readonly last?: string;
}

/** A line of the board. */
export interface BoardLine {
  readonly line: LineBadge;
  readonly directions: readonly BoardDirection[];
  /** Directions of a running line whose next departure is hours away: a few trips a day. */
  readonly later: readonly BoardDirection[];
  /** The next departure of a line that does not run for hours; null of a line that runs, and of one without departures. */
  readonly resumes: StopDeparture | null;
}

/** A line whose next departure is further away is not running now. */
const NOT_NOW_MINUTES = 180;

function firstOf(directions: readonly BoardDirection[]): StopDeparture | null {
  const made = directions.flatMap(({ departures }) => departures.filter(isMade));
  return made.reduce<StopDeparture | null>(
    (first, one) =>
      first === null || Date.parse(one.departureDateTime) < Date.parse(first.departureDateTime) ? one : first,
    null,
  );
}

/** The lines of an answer with what has not left yet. `lineId` leaves one of them. */
export function boardLines(
  { lines }: Pick<Schedules, 'lines'>,
  now: Instant,
  lineId: string | null = null,
): readonly BoardLine[] {
  const shown = lines.some(({ line }) => line.id === lineId) ? lines.filter(({ line }) => line.id === lineId) : lines;
  return shown.map(({ line, groups }) => {
    const directions = groups.flatMap(({ direction, headsigns, departures, day }) => {
      const next = upcoming(departures, now);
      const isLastShown = next.some(({ isLast }) => isLast);
      const last = day && !isLastShown && Date.parse(day.last) > Date.parse(now) ? { last: day.last } : {};
      return next.length === 0 ? [] : [{ direction, headsign: headsigns[0] ?? '', departures: next, ...last }];
    });
    const first = firstOf(directions);
    const isFar = first !== null && minutesUntil(first, now) >= NOT_NOW_MINUTES;
    const isLater = (one: BoardDirection) => {
      const next = firstOf([one]);
      return !isFar && next !== null && minutesUntil(next, now) >= NOT_NOW_MINUTES;
    };
    const later = directions.filter(isLater);
    return {
      line,
      directions: directions.filter((one) => !later.includes(one)),
      later,
      resumes: isFar ? first : null,
    };
  });
}

const plannedAt = ({ scheduledDepartureDateTime, departureDateTime }: StopDeparture) =>
  Date.parse(scheduledDepartureDateTime ?? departureDateTime);

/**
 * The planned departures of each direction in order, whichever terminus they go to: where a line branches, a vehicle comes more often than
 * to one of its ends. Only up to the first last departure of a terminus, since beyond it that list ends and not the service.
 */
export function departuresByDirection(directions: readonly BoardDirection[]): readonly (readonly StopDeparture[])[] {
  return [...Map.groupBy(directions, ({ direction }) => direction).values()].map((termini) => {
    const lists = termini.map(({ departures }) => departures.toSorted((a, b) => plannedAt(a) - plannedAt(b)));
    const known = Math.min(...lists.map((departures) => plannedAt(departures.at(-1)!)));
    return lists
      .flat()
      .filter((departure) => plannedAt(departure) <= known)
      .sort((a, b) => plannedAt(a) - plannedAt(b));
  });
}

/** Whether the board has any real-time data. */
export function hasLive({ lines }: Pick<Schedules, 'lines'>): boolean {
  return lines.some(({ groups }) =>
    groups.some(({ departures }) => departures.some(({ status }) => status !== 'scheduled')),
  );
}

/** The same board when what is known of it is too old: predicted departures are shown as planned ones. */
export function withoutLive<Board extends Pick<Schedules, 'lines'>>(board: Board): Board {
  return {
    ...board,
    lines: board.lines.map(({ line, groups }) => ({
      line,
      groups: groups.map((group) => ({
        ...group,
        departures: group.departures.map((departure) =>
          departure.status === 'live' ? { ...departure, status: 'scheduled' as const, delaySeconds: null } : departure,
        ),
      })),
    })),
  };
}

/** Where the vehicles of each stop point go, by the departures of the board. */
export function headsignsByStopPoint({ lines }: Pick<Schedules, 'lines'>): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { stopPointId, headsign } of lines.flatMap(({ groups }) => groups.flatMap((group) => group.departures))) {
    const headsigns = found.get(stopPointId) ?? new Set();
    found.set(stopPointId, headsigns.add(headsign));
  }
  return found;
}
