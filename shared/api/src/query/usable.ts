import type { components } from '../generated.ts';

type Schemas = components['schemas'];

/** Whether an answer has a list under each of these names. */
export function lists<Name extends string>(...names: readonly Name[]) {
  return (answer: { readonly [Key in Name]: unknown }) => names.every((name) => Array.isArray(answer[name]));
}

export function isCart(cart: object): boolean {
  return typeof cart === 'object' && !Array.isArray(cart);
}

export function isLocated({ lat, lon }: { readonly lat: unknown; readonly lon: unknown }): boolean {
  return typeof lat === 'number' && typeof lon === 'number';
}

export function isNetwork(network: Schemas['Network']): boolean {
  return typeof network.center?.lat === 'number' && Array.isArray(network.attributions);
}

export function areLines({ lines }: Schemas['Lines']): boolean {
  return (
    Array.isArray(lines) && lines.every((line) => typeof line?.shortName === 'string' && Array.isArray(line.headsigns))
  );
}

export function isLineDetail({ shortName, alerts, directions }: Schemas['LineDetail']): boolean {
  return (
    typeof shortName === 'string' &&
    Array.isArray(alerts) &&
    Array.isArray(directions) &&
    directions.every(({ stops, headsigns }) => Array.isArray(stops) && Array.isArray(headsigns))
  );
}

export function isLineTimetable({ rows, columns }: Schemas['LineTimetable']): boolean {
  return (
    Array.isArray(rows) &&
    Array.isArray(columns) &&
    columns.every(({ times }) => Array.isArray(times) && times.length === rows.length)
  );
}

export function isStopTimetable({ hours, destinations }: Schemas['StopTimetable']): boolean {
  return (
    Array.isArray(hours) && Array.isArray(destinations) && hours.every(({ departures }) => Array.isArray(departures))
  );
}

export function isStop(stop: Schemas['StopAreaDetail']): boolean {
  return isLocated(stop) && Array.isArray(stop.lines);
}

export function isSearchAnswer({ groups }: Schemas['JourneySearchAnswer']): boolean {
  return Array.isArray(groups) && groups.every((group) => Array.isArray(group?.journeys));
}
