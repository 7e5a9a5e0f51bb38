/** Where pages find the backend on this host (`host/server/bff/bffPath.ts`). A backend on another origin is none of the service worker's. */
export const BFF = '/bff';

const ID = '([^/]+)';

/** Reads that a page answers from the timetable that it keeps, by method and path at the backend. */
const READS = {
  journeys: 'POST /api/trip-planner/v2/journeys/search',
  journey: 'POST /api/trip-planner/v2/journeys/detailed',
  laterRides: 'POST /api/trip-planner/v2/journeys/later',
  stopDepartures: `GET /api/v1/stopPoints/${ID}/schedules`,
  lineDepartures: `GET /api/v1/stopPoints/${ID}/lines/${ID}/departures`,
  areaDepartures: `GET /api/proximity/v2/stopAreas/${ID}/schedules`,
  area: `GET /api/proximity/v2/stopAreas/${ID}`,
  nearby: 'GET /api/v1/proximity/nearby',
  next: 'GET /api/v1/stops/next',
  places: 'GET (?:/api/v1/places|/core/v3/places(?:Search)?)',
  place: `GET /api/v1/places/${ID}`,
} as const;

export type PlannedKind = keyof typeof READS;

/** What leaves next: of an answer that was kept, much has left. */
const OF_NOW: readonly PlannedKind[] = ['stopDepartures', 'lineDepartures', 'areaDepartures', 'nearby', 'next'];

export interface PlannedQuestion {
  readonly kind: PlannedKind;
  readonly ids: readonly string[];
  /** Whether an answer that was kept says less than the timetable does now. */
  readonly isOfNow: boolean;
}

const PATTERNS = Object.entries(READS).map(([kind, read]) => [kind as PlannedKind, new RegExp(`^${read}$`)] as const);

/** What a call of the backend reads of a timetable, and of which ids; null: nothing. */
export function plannedRead(method: string, pathname: string): PlannedQuestion | null {
  if (!pathname.startsWith(`${BFF}/`)) return null;
  const read = `${method} ${pathname.slice(BFF.length)}`;
  for (const [kind, pattern] of PATTERNS) {
    const [found, ...ids] = pattern.exec(read) ?? [];
    if (found !== undefined) return { kind, ids, isOfNow: OF_NOW.includes(kind) };
  }
  return null;
}
