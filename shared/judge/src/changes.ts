/** Rules 6 to 8: the seconds of a change between two rides. */
import { shutStopsOf } from './access.ts';
import type { Feed, Stop, TransferRow } from './feed.ts';
import type { Pathways } from './pathways.ts';
import { pairsWithin, straightMetres, WALK_LIMIT, walkSeconds } from './walking.ts';

/** At least so long from an arrival to a departure. */
const SHORTEST_CHANGE = 60;

/** The fields by which rows of `transfers.txt` select trips. */
export interface TripName {
  readonly id: string;
  readonly route: string;
}

export interface Changes {
  /** Stop points where one may change to after leaving a vehicle at this one. */
  reachable(from: string): readonly string[];
  /** From arrival to departure; null where this change is not possible. */
  seconds(from: string, fromTrip: TripName, to: string, toTrip: TripName, stepFree: boolean): number | null;
  /** Which narrowed rows fit a trip at a stop point: trips with equal answers have the same changes there. */
  rowsOf(stop: string, trip: TripName): string;
}

interface NumberedRow extends TransferRow {
  readonly index: number;
}

export function changesOf(feed: Feed, pathways: Pathways): Changes {
  const points = [...feed.stops.values()].filter(({ type }) => type === 0);
  const near = nearStops(points);
  const rows = rowsByStops(feed, points);
  const [noWayIn, noWayOut] = [shutStopsOf(feed, pathways, 'toStops'), shutStopsOf(feed, pathways, 'fromStops')];
  const narrowed = narrowedRows(rows);

  /** The seconds of the walk alone; null where there is none. Pairs that a row names are walked however far. */
  const walk = (from: string, to: string, isNamed: boolean, stepFree: boolean): number | null => {
    if (from === to) return 0;
    if (pathways.isJoined(from, to)) return pathways.seconds(from, to, stepFree);
    if (stepFree && (noWayOut.has(from) || noWayIn.has(to))) return null;
    if (!isNamed && near.get(from)?.has(to) !== true) return null;
    return walkSeconds(straightMetres(feed.stops.get(from)!, feed.stops.get(to)!));
  };

  return {
    reachable: (from) => [
      ...new Set([from, ...(near.get(from) ?? []), ...(rows.get(from)?.keys() ?? []), ...pathways.joinedTo(from)]),
    ],
    seconds: (from, fromTrip, to, toTrip, stepFree) => {
      const row = mostSpecific(rows.get(from)?.get(to) ?? [], fromTrip, toTrip);
      const walked = walk(from, to, row !== undefined, stepFree);
      if (walked === null || row?.type === '3') return null;
      if (row?.type === '2' && row.seconds !== null) return Math.max(0, row.seconds);
      return row?.type === '1' ? walked : Math.max(SHORTEST_CHANGE, walked);
    },
    rowsOf: (stop, trip) => {
      const fitting = narrowed.get(stop);
      if (fitting === undefined) return '';
      const from = fitting.from.filter((row) => fits(row.fromTrip, row.fromRoute, trip)).map(({ index }) => index);
      const to = fitting.to.filter((row) => fits(row.toTrip, row.toRoute, trip)).map(({ index }) => index);
      return `${from.join()}/${to.join()}`;
    },
  };
}

function nearStops(points: readonly Stop[]): Map<string, Set<string>> {
  const near = pairsWithin(points, WALK_LIMIT);
  return new Map(points.map(({ id }, index) => [id, new Set(near[index]!.map((other) => points[other]!.id))]));
}

/** Rows of types 0 to 3 by the stop points from and to which they count, in the order of the file. */
function rowsByStops(feed: Feed, points: readonly Stop[]): Map<string, Map<string, NumberedRow[]>> {
  const platforms = new Map<string, string[]>();
  for (const { id, parent } of points) if (parent !== '') platforms.set(parent, [...(platforms.get(parent) ?? []), id]);
  const isPoint = new Set(points.map(({ id }) => id));
  const pointsOf = (id: string) => (isPoint.has(id) ? [id] : (platforms.get(id) ?? []));
  const rows = new Map<string, Map<string, NumberedRow[]>>();
  for (const [index, row] of feed.transfers.entries()) {
    if (!['0', '1', '2', '3'].includes(row.type)) continue;
    for (const from of pointsOf(row.fromStop)) {
      const byTo = rows.get(from) ?? new Map<string, NumberedRow[]>();
      rows.set(from, byTo);
      for (const to of pointsOf(row.toStop)) byTo.set(to, [...(byTo.get(to) ?? []), { ...row, index }]);
    }
  }
  return rows;
}

function narrowedRows(rows: ReadonlyMap<string, ReadonlyMap<string, readonly NumberedRow[]>>) {
  const narrowed = new Map<string, { from: NumberedRow[]; to: NumberedRow[] }>();
  const at = (stop: string) => {
    const known = narrowed.get(stop) ?? { from: [], to: [] };
    narrowed.set(stop, known);
    return known;
  };
  for (const [from, byTo] of rows)
    for (const [to, between] of byTo)
      for (const row of between) {
        if (row.fromTrip + row.fromRoute + row.toTrip + row.toRoute === '') continue;
        at(from).from.push(row);
        at(to).to.push(row);
      }
  return narrowed;
}

const fits = (trip: string, route: string, ride: TripName): boolean =>
  (trip === '' || trip === ride.id) && (route === '' || route === ride.route);

/** More trips named, then more routes named; of equals the last. */
function mostSpecific(rows: readonly NumberedRow[], from: TripName, to: TripName): NumberedRow | undefined {
  const named = (...ids: readonly string[]) => ids.filter((id) => id !== '').length;
  const rank = (row: NumberedRow) => 10 * named(row.fromTrip, row.toTrip) + named(row.fromRoute, row.toRoute);
  return rows
    .filter((row) => fits(row.fromTrip, row.fromRoute, from) && fits(row.toTrip, row.toRoute, to))
    .reduce<NumberedRow | undefined>(
      (best, row) => (best === undefined || rank(row) >= rank(best) ? row : best),
      undefined,
    );
}
