/** The timetable of a line and a day: which trips it must hold, and what is wrong with one that a program reports. */
import { clockAt } from './clock.ts';
import { directionMistakes } from './directions.ts';
import type { Feed } from './feed.ts';
import { layoutMistakes } from './layout.ts';
import { linesOf, routesOfLine } from './lines.ts';
import type { ReportedColumn, ReportedDeparture, ReportedRow, ReportedTimetable } from './reportedTimetable.ts';
import { type Vehicle, type VehicleCall, vehiclesOf } from './vehicles.ts';

/** @param timetables of both directions: each trip of the day is a column of one of them. */
export function timetableMistakes(
  feed: Feed,
  route: string,
  day: number,
  timetables: readonly ReportedTimetable[],
): string[] {
  const vehicles = vehiclesOnLine(feed, route, day);
  const columns = timetables.flatMap((one) => one.columns);
  return [
    ...differences([...vehicles.keys()], columns.map(nameOf)),
    ...timetables.flatMap((timetable) =>
      timetable.columns.flatMap((column) => columnMistakes(feed, timetable.rows, column, vehicles.get(nameOf(column)))),
    ),
    ...timetables.flatMap(layoutMistakes),
    ...directionMistakes(feed, route, timetables),
  ];
}

/** @param stops those of the pole. */
export function departureMistakes(
  feed: Feed,
  route: string,
  day: number,
  stops: ReadonlySet<string>,
  departures: readonly ReportedDeparture[],
): string[] {
  const expected = [...vehiclesOnLine(feed, route, day)].flatMap(([name, vehicle]) =>
    vehicle.stops
      .filter((call) => stops.has(call.stop) && call.mayBoard)
      .map((call) => `${name} at ${clockAt(feed.zone, call.departure)}`),
  );
  return differences(
    expected,
    departures.map((one) => `${nameOf(one)} at ${one.time.slice(0, 19)}`),
  );
}

/** The days of a line, one for each set of trips that it runs, the most frequent set first. */
export function kindsOfDays(feed: Feed, route: string): number[] {
  const { services, trips } = feed;
  const routes = routesOfLine(feed, route);
  const ofLine = new Set(trips.filter((trip) => routes.has(trip.route)).map(({ service }) => service));
  const days = new Map<string, number[]>();
  for (let day = services.days.first; day <= services.days.last; day++) {
    const kind = [...ofLine].filter((service) => services.runsOn(service, day)).join();
    if (kind === '') continue;
    const known = days.get(kind);
    if (known === undefined) days.set(kind, [day]);
    else known.push(day);
  }
  return [...days.values()].sort((a, b) => b.length - a.length).map((own) => own[Math.floor(own.length / 2)]!);
}

/** The lines that have trips, those with the most different ways first, each by one of its routes. */
export function linesByWays(feed: Feed): string[] {
  const waysOf = (routes: ReadonlySet<string>) => {
    const own = feed.trips.filter(({ route }) => routes.has(route));
    return new Set(own.map(({ calls }) => calls.map(({ stop }) => stop).join())).size;
  };
  return linesOf(feed)
    .map((routes) => ({ route: [...routes][0]!, ways: waysOf(routes) }))
    .sort((a, b) => b.ways - a.ways)
    .map(({ route }) => route);
}

const nameOf = ({ trip, offset }: { readonly trip: string; readonly offset: number }) => `${trip} +${offset}`;

function vehiclesOnLine(feed: Feed, route: string, day: number): Map<string, Vehicle> {
  const routes = routesOfLine(feed, route);
  const ofLine = { ...feed, trips: feed.trips.filter((trip) => routes.has(trip.route)) };
  return new Map(
    vehiclesOf(ofLine, day, day).map((vehicle) => [nameOf({ trip: vehicle.trip.id, offset: vehicle.offset }), vehicle]),
  );
}

/** Missing entries, and entries that should not exist or occur too often. */
function differences(expected: readonly string[], found: readonly string[]): string[] {
  const missing = new Map<string, number>();
  for (const name of expected) missing.set(name, (missing.get(name) ?? 0) + 1);
  for (const name of found) missing.set(name, (missing.get(name) ?? 0) - 1);
  return [...missing].flatMap(([name, count]) => {
    if (count === 0) return [];
    return count > 0 ? `without ${name}` : `with ${name}`;
  });
}

function columnMistakes(
  feed: Feed,
  rows: readonly ReportedRow[],
  column: ReportedColumn,
  vehicle: Vehicle | undefined,
): string[] {
  if (vehicle === undefined) return [];
  const used = column.times.flatMap((time, row) => (time === null ? [] : row));
  if (used.length !== vehicle.stops.length)
    return [`${nameOf(column)} has ${used.length} times instead of ${vehicle.stops.length}`];
  const onlyAt = (isOnly: (call: VehicleCall) => boolean) =>
    used.filter((_, at) => at > 0 && at < used.length - 1 && isOnly(vehicle.stops[at]!)).join();
  return [
    ...vehicle.stops.flatMap((call, at) =>
      callMistakes(feed, call, rows[used[at]!]!, column.times[used[at]!]!, at === used.length - 1),
    ),
    column.boardingOnly.join() === onlyAt((call) => call.mayBoard && !call.mayAlight) ? '' : 'other boarding only',
    column.alightingOnly.join() === onlyAt((call) => call.mayAlight && !call.mayBoard) ? '' : 'other alighting only',
  ]
    .filter((mistake) => mistake !== '')
    .map((mistake) => `${nameOf(column)}: ${mistake}`);
}

/** Stops of one row may be written with and without accents or punctuation. */
const letters = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

function callMistakes(feed: Feed, call: VehicleCall, row: ReportedRow, time: string, isLast: boolean): string[] {
  const stop = feed.stops.get(call.stop)!;
  const names = [stop.name, feed.stops.get(stop.parent)?.name ?? ''];
  const moment = isLast ? call.arrival : call.departure;
  const isAtTime = Date.parse(time) / 1_000 === moment && time.startsWith(clockAt(feed.zone, moment));
  return [
    row.stops.has(call.stop) ? '' : `${call.stop} in the row of ${row.name}`,
    names.map(letters).includes(letters(row.name))
      ? ''
      : `${call.stop} is called ${names.join(' or ')}, not ${row.name}`,
    isAtTime ? '' : `${time} instead of ${clockAt(feed.zone, moment)} at ${call.stop}`,
  ];
}
