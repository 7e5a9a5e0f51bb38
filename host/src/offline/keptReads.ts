import { BFF } from './plannedReads.ts';

/** Caches of answers, each with bounds of its own. */
export type AnswerCache = 'searches' | 'roadmaps' | 'seen' | 'tiles';

const ID = '[^/]+';

/** Reads that are kept, by their path at the backend. What is not listed is not kept: positions, texts that somebody types, vehicles and free bikes, carts. */
const SEEN: readonly RegExp[] = [
  '/api/v1/network(?:/lines|/alerts)?',
  '/api/v1/alerts',
  '/api/v1/lines',
  `/api/v1/lines/${ID}(?:/timetable)?`,
  `/api/v1/stopPoints/${ID}/(?:timetable|schedules)`,
  `/api/v1/stopPoints/${ID}/lines/${ID}/departures`,
  `/api/proximity/v2/stopAreas/${ID}(?:/schedules)?`,
  '/api/v1/stops/next',
  `/api/v1/trips/${ID}`,
  `/api/v1/places/${ID}`,
  `/core/v3/${ID}/${ID}`,
  '/core/v1/banners',
  '/api/trip-planner/v4/journeys/preferences',
].map((path) => new RegExp(`^${path}$`));

const TILE = /^\/tiles\//;

/** Reads that are sent as POST. */
const POSTED: Readonly<Record<string, AnswerCache>> = {
  '/api/trip-planner/v2/journeys/search': 'searches',
  '/api/trip-planner/v2/journeys/detailed': 'roadmaps',
};

/** The cache for the answer to a call of the backend, by its path on this host; null: it is not kept. */
export function cacheOfRead(method: string, pathname: string): AnswerCache | null {
  if (!pathname.startsWith(`${BFF}/`)) return null;
  const path = pathname.slice(BFF.length);
  if (method === 'POST') return Object.hasOwn(POSTED, path) ? POSTED[path]! : null;
  if (method !== 'GET') return null;
  if (TILE.test(path)) return 'tiles';
  return SEEN.some((pattern) => pattern.test(path)) ? 'seen' : null;
}
