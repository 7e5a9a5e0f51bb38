/** The parameters of a read, as the backend understands them. */
import { MODES, type Mode } from '@halte/engine/timetable/feed/feed';
import { WALK_PROFILES, type WalkProfile } from '@halte/engine/timetable/geo/walkRouter';

/** Those of the API. */
const DEFAULT_RADIUS = 800;
const DEFAULT_STOPS = 10;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

function numberOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  const number = Number(text);
  return text === null || text === '' || !Number.isFinite(number) ? undefined : number;
}

/** Without what is absent: parameters are optional, but never undefined. */
function given<Fields extends object>(fields: Fields) {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(known) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}

const spanOf = (query: URLSearchParams) => ({
  fromDatetime: query.get('fromDatetime'),
  limit: numberOf(query, 'limit'),
});

export const boardQuery = (query: URLSearchParams) =>
  given({ ...spanOf(query), groupedByTerminus: oneOf(['true', 'false'], query.get('groupedByTerminus')) });

export const lineQuery = (query: URLSearchParams) =>
  given({
    ...spanOf(query),
    toStopPointId: query.get('toStopPointId'),
    direction: oneOf(['0', '1'], query.get('direction')),
  });

export const profileOf = (query: URLSearchParams): WalkProfile => oneOf(WALK_PROFILES, query.get('profile')) ?? 'foot';

/** Without kinds, stops are meant. */
export function wantsStops(query: URLSearchParams): boolean {
  const kinds = query.getAll('kind');
  return kinds.length === 0 || kinds.includes('stopArea');
}

export function nearbyQuery(query: URLSearchParams) {
  const modes = query.getAll('mode').flatMap((mode) => oneOf<Mode>(MODES, mode) ?? []);
  return {
    lat: numberOf(query, 'lat') ?? Number.NaN,
    lon: numberOf(query, 'lon') ?? Number.NaN,
    radius: numberOf(query, 'radius') ?? DEFAULT_RADIUS,
    limit: numberOf(query, 'limit') ?? DEFAULT_STOPS,
    profile: profileOf(query),
    modes: modes.length > 0 ? new Set(modes) : null,
    lines: query.getAll('lineId'),
  };
}
