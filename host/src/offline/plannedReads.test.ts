import { plannedRead } from './plannedReads.ts';

it.each([
  ['POST', '/bff/api/trip-planner/v2/journeys/search', 'journeys', []],
  ['POST', '/bff/api/trip-planner/v2/journeys/detailed', 'journey', []],
  ['POST', '/bff/api/trip-planner/v2/journeys/later', 'laterRides', []],
  ['GET', '/bff/api/v1/places', 'places', []],
  ['GET', '/bff/core/v3/places', 'places', []],
  ['GET', '/bff/core/v3/placesSearch', 'places', []],
  ['GET', '/bff/api/v1/places/area%3A1', 'place', ['area%3A1']],
  ['GET', '/bff/api/v1/stopPoints/a/schedules', 'stopDepartures', ['a']],
  ['GET', '/bff/api/v1/stopPoints/a/lines/b/departures', 'lineDepartures', ['a', 'b']],
  ['GET', '/bff/api/proximity/v2/stopAreas/a/schedules', 'areaDepartures', ['a']],
  ['GET', '/bff/api/proximity/v2/stopAreas/a', 'area', ['a']],
  ['GET', '/bff/api/v1/proximity/nearby', 'nearby', []],
  ['GET', '/bff/api/v1/stops/next', 'next', []],
])('%s %s is read of a timetable', (method, path, kind, ids) => {
  expect(plannedRead(method, path)).toMatchObject({ kind, ids });
});

it.each([
  ['GET', '/bff/api/trip-planner/v2/journeys/search'],
  ['POST', '/bff/api/v1/places'],
  ['GET', '/api/v1/places'],
  ['GET', '/bff/api/v1/places/a/b'],
  ['GET', '/bff/core/v3/placesSearcher'],
  ['GET', '/bff/x/api/v1/places'],
  ['GET', '/bff/api/v1/stopPoints/a/timetable'],
  ['GET', '/bff/api/v1/proximity/points'],
  ['GET', '/bff/store/cart'],
  ['POST', '/bff/api/trip-planner/v2/journeys/search/x'],
])('%s %s is not', (method, path) => {
  expect(plannedRead(method, path)).toBeNull();
});
