import { plannedRead } from './plannedReads.ts';

it.each([
  ['POST', '/bff/api/trip-planner/v2/journeys/search', 'journeys', ''],
  ['POST', '/bff/api/trip-planner/v2/journeys/detailed', 'journey', ''],
  ['POST', '/bff/api/trip-planner/v2/journeys/later', 'laterRides', ''],
  ['GET', '/bff/api/v1/places', 'places', ''],
  ['GET', '/bff/core/v3/places', 'places', ''],
  ['GET', '/bff/core/v3/placesSearch', 'places', ''],
  ['GET', '/bff/api/v1/places/area%3A1', 'place', 'area%3A1'],
])('%s %s is read of a timetable', (method, path, kind, id) => {
  expect(plannedRead(method, path)).toEqual({ kind, id });
});

it.each([
  ['GET', '/bff/api/trip-planner/v2/journeys/search'],
  ['POST', '/bff/api/v1/places'],
  ['GET', '/api/v1/places'],
  ['GET', '/bff/api/v1/places/a/b'],
  ['GET', '/bff/core/v3/placesSearcher'],
  ['GET', '/bff/x/api/v1/places'],
  ['GET', '/bff/store/cart'],
  ['POST', '/bff/api/trip-planner/v2/journeys/search/x'],
])('%s %s is not', (method, path) => {
  expect(plannedRead(method, path)).toBeNull();
});
