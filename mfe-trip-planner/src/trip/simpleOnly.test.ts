/** A via and a time to arrive by apply to simple trips only, and a via only while it is turned on; whatever else the form holds. */

import { queryOfTrip, searchBody, TRIP_TYPE } from '@halte/contract/trip';
import { placeErrors, samePlaceErrors } from '../features/form/errors.ts';
import { markersOf } from '../features/map/tripMarkers.ts';
import { place, trip, ZONE } from '../testing/trips.ts';

const via = { viaPlace: place('v'), isViaOn: true };
const BACK = { tripType: TRIP_TYPE.fullReturn, returnDateTime: '2026-11-21T16:00:00.000Z' };

it.each([
  ['on', trip(via), ['v']],
  ['turned off', trip({ ...via, isViaOn: false }), undefined],
  ['out and back', trip({ ...via, ...BACK }), undefined],
  ['not chosen yet', trip({ ...via, viaPlace: null }), undefined],
])('a via that is %s: is it sent?', (_, given, ids) => {
  expect(searchBody(given, ZONE)?.via?.map(({ id }) => id)).toEqual(ids);
});

it.each([
  ['on', trip(via), 'v'],
  ['turned off', trip({ ...via, isViaOn: false }), undefined],
  ['not chosen yet', trip({ ...via, viaPlace: null }), undefined],
])('a via that is %s: is it in the address, and on the map?', (_, given, id) => {
  expect(queryOfTrip(given, ZONE)['v[0][i]']).toBe(id);
  expect(markersOf(given).find(({ role }) => role === 'VIA')?.name).toBe(id && `Place ${id}`);
});

it('a via that is turned off changes nothing', () => {
  expect(placeErrors(trip({ isViaOn: false, viaPlace: null }))).toEqual({});
  expect(samePlaceErrors(trip({ isViaOn: false, viaPlace: place('a') }))).toEqual({});
});

it.each([
  ['one way', trip({ dateChoice: 'ARRIVAL' }), undefined, '2026-11-21T08:00'],
  ['out and back', trip({ dateChoice: 'ARRIVAL', ...BACK }), '2026-11-21T08:00', undefined],
])('a time to arrive by, %s: is it sent as one?', (_, given, departureDateTime, arrivalDateTime) => {
  const body = searchBody(given, ZONE);
  expect([body?.departureDateTime, body?.arrivalDateTime]).toEqual([departureDateTime, arrivalDateTime]);
});
