import { queryOfTrip, searchBody, TRIP_TYPE, tripFromQuery } from '@halte/contract/trip';
import { NOW, place, trip, ZONE } from '../testing/trips.ts';
import { withTripType } from './returnTrip.ts';
import { withVia } from './rules.ts';

const given = trip({ viaPlace: place('v'), isViaOn: true, viaStayMinutes: 45 });

it('is in the address, and read from it', () => {
  const query = queryOfTrip(given, ZONE);
  expect(query['v[0][d]']).toBe('45');
  expect(tripFromQuery(query, ZONE, NOW).viaStayMinutes).toBe(45);
});

it.each(['', '-5', '4.5', '721', '1e2', 'soon'])('is none for %j', (text) => {
  const query = { ...queryOfTrip(given, ZONE), 'v[0][d]': text };
  expect(tripFromQuery(query, ZONE, NOW).viaStayMinutes).toBe(0);
});

it('is sent with the search, unless it is none', () => {
  expect(searchBody(given, ZONE)?.via).toMatchObject([{ id: 'v', stayMinutes: 45 }]);
  expect(searchBody({ ...given, viaStayMinutes: 0 }, ZONE)?.via?.[0]).not.toHaveProperty('stayMinutes');
});

it('goes with the via place', () => {
  expect(withVia(given, false).viaStayMinutes).toBe(0);
  expect(withTripType(given, TRIP_TYPE.fullReturn).viaStayMinutes).toBe(0);
  const { 'v[0][i]': _place, ...query } = queryOfTrip(given, ZONE);
  expect(tripFromQuery(query, ZONE, NOW)).toMatchObject({ viaPlace: null, viaStayMinutes: 0 });
});
