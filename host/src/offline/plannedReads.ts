/** Where pages find the backend on this host (`host/server/bff/bffPath.ts`). A backend on another origin is none of the service worker's. */
export const BFF = '/bff';

const ID = '([^/]+)';

/** Reads that a page answers from the timetable that it keeps, by method and path at the backend. */
const READS = {
  journeys: 'POST /api/trip-planner/v2/journeys/search',
  journey: 'POST /api/trip-planner/v2/journeys/detailed',
  laterRides: 'POST /api/trip-planner/v2/journeys/later',
  places: 'GET (?:/api/v1/places|/core/v3/places(?:Search)?)',
  place: `GET /api/v1/places/${ID}`,
} as const;

export type PlannedKind = keyof typeof READS;

const PATTERNS = Object.entries(READS).map(([kind, read]) => [kind as PlannedKind, new RegExp(`^${read}$`)] as const);

/** What a call of the backend reads of a timetable, and of which id; null: nothing. */
export function plannedRead(
  method: string,
  pathname: string,
): { readonly kind: PlannedKind; readonly id: string } | null {
  if (!pathname.startsWith(`${BFF}/`)) return null;
  const read = `${method} ${pathname.slice(BFF.length)}`;
  for (const [kind, pattern] of PATTERNS) {
    const [found, id = ''] = pattern.exec(read) ?? [];
    if (found !== undefined) return { kind, id };
  }
  return null;
}
