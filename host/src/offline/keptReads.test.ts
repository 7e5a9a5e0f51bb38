import openapi from '@halte/api/openapi.json' with { type: 'json' };
import { cacheOfRead } from './keptReads.ts';

type Methods = Readonly<Record<string, unknown>>;

const paths = Object.entries(openapi.paths as Readonly<Record<string, Methods>>);

/** All calls of the backend with an id in each place, by the cache of their answers. */
function keptOf(method: string): Readonly<Record<string, readonly string[]>> {
  const calls = paths.filter(([, methods]) => method.toLowerCase() in methods).map(([path]) => path);
  const byCache = Object.groupBy(calls, (path) => {
    const filled = path.replace(/\{\w+\}/g, 'stop%3A1');
    return cacheOfRead(method, `/bff${filled}`) ?? 'none';
  });
  const { none: _, ...kept } = byCache;
  return kept;
}

it('keeps timetables, boards and lines, and no position, search text, vehicle or account', () => {
  expect(keptOf('GET')['seen']?.toSorted()).toEqual(
    [
      '/api/v1/network',
      '/api/v1/network/lines',
      '/api/v1/network/alerts',
      '/api/v1/alerts',
      '/api/v1/lines',
      '/api/v1/lines/{id}',
      '/api/v1/lines/{id}/timetable',
      '/api/v1/stopPoints/{id}/timetable',
      '/api/v1/stopPoints/{id}/schedules',
      '/api/v1/stopPoints/{id}/lines/{lineId}/departures',
      '/api/proximity/v2/stopAreas/{id}',
      '/api/proximity/v2/stopAreas/{id}/schedules',
      '/api/v1/stops/next',
      '/api/v1/trips/{id}',
      '/api/v1/places/{id}',
      '/core/v3/{kind}/{id}',
      '/core/v1/banners',
      '/api/trip-planner/v4/journeys/preferences',
    ].sort(),
  );
  const personal = /login|me\b|user|store|cart|search|nearby|vehicles|favourites|preferences\/|reverse|metrics|health/i;
  expect(keptOf('GET')['seen']?.filter((path) => personal.test(path))).toEqual([]);
});

it('keeps the two searches that are sent as POST, and no other write', () => {
  expect(keptOf('POST')).toEqual({
    searches: ['/api/trip-planner/v2/journeys/search'],
    roadmaps: ['/api/trip-planner/v2/journeys/detailed'],
  });
  for (const method of ['PUT', 'PATCH', 'DELETE']) expect(keptOf(method)).toEqual({});
});

it.each([
  '/api/v1/lines',
  '/bff/api/v1/lines/a/b',
  '/bff/api/v1/lines/',
  '/bffapi/v1/lines',
  '/bff/constructor',
  '/bff/tiles',
])('keeps nothing of %s', (path) =>
  expect([cacheOfRead('GET', path), cacheOfRead('POST', path)]).toEqual([null, null]),
);
