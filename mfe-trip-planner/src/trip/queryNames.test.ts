/** The meaning of each name in an address: published links use them. */
import { queryOfTrip, TRIP_TYPE, tripFromQuery } from '@halte/contract/trip';
import type { Place } from '@halte/places';
import { NOW, place, trip, ZONE } from '../testing/trips.ts';
import { chosenCodesIn, withChosenCodes } from './chosenCodes.ts';

const named = (id: string, lat: number, lon: number) =>
  place(id, { title: `T${id}`, subTitle: `S${id}`, displayName: `D${id}`, type: 'stopArea', lat, lon });
const TRIP = trip({
  departurePlace: named('a', 48.1, 7.2),
  arrivalPlace: named('b', -48.3, -7.4),
  viaPlace: named('v', 47.5, 6.5),
  isViaOn: true,
});
const read = (query: Readonly<Record<string, string>>) => tripFromQuery(query, ZONE, NOW);

const ENDS = [
  ['fi', 'departurePlace', 'id', 'a'],
  ['fv', 'departurePlace', 'title', 'Ta'],
  ['fst', 'departurePlace', 'subTitle', 'Sa'],
  ['ffv', 'departurePlace', 'displayName', 'Da'],
  ['fpt', 'departurePlace', 'type', 'stopArea'],
  ['flat', 'departurePlace', 'lat', '48.1'],
  ['flon', 'departurePlace', 'lon', '7.2'],
  ['ti', 'arrivalPlace', 'id', 'b'],
  ['tv', 'arrivalPlace', 'title', 'Tb'],
  ['tst', 'arrivalPlace', 'subTitle', 'Sb'],
  ['tfv', 'arrivalPlace', 'displayName', 'Db'],
  ['tpt', 'arrivalPlace', 'type', 'stopArea'],
  ['tlat', 'arrivalPlace', 'lat', '-48.3'],
  ['tlon', 'arrivalPlace', 'lon', '-7.4'],
  ['v[0][i]', 'viaPlace', 'id', 'v'],
  ['v[0][v]', 'viaPlace', 'title', 'Tv'],
  ['v[0][fv]', 'viaPlace', 'displayName', 'Dv'],
  ['v[0][lat]', 'viaPlace', 'lat', '47.5'],
  ['v[0][lon]', 'viaPlace', 'lon', '6.5'],
] as const satisfies readonly (readonly [
  string,
  'departurePlace' | 'arrivalPlace' | 'viaPlace',
  keyof Place,
  string,
])[];

it('are all there, and no others', () => {
  expect(queryOfTrip(TRIP, ZONE)).toEqual({
    ...Object.fromEntries(ENDS.map(([key, , , text]) => [key, text])),
    tt: '0',
    dt: '2026-11-21T08:00',
  });
});

it.each(ENDS)('%s is of %s the %s', (key, role, field, text) => {
  const query = queryOfTrip(TRIP, ZONE);
  expect(String(read(query)[role]?.[field])).toBe(text);
  const { [key]: _, ...others } = query;
  expect(String(read(others)[role]?.[field])).not.toBe(text);
});

it.each([
  ['tt', trip({ tripType: TRIP_TYPE.fullReturn, returnDateTime: '2026-11-21T16:00:00.000Z' }), '1'],
  ['tt', trip(), '0'],
  ['rt', trip({ tripType: TRIP_TYPE.fullReturn, returnDateTime: '2026-11-21T16:00:00.000Z' }), '2026-11-21T17:00'],
  ['dt', trip(), '2026-11-21T08:00'],
  ['at', trip({ dateChoice: 'ARRIVAL' }), '2026-11-21T08:00'],
])('%s of %j is written', (key, given, text) => {
  expect(queryOfTrip(given, ZONE)[key]).toBe(text);
});

it('jc and rc are the journeys that were chosen', () => {
  expect(withChosenCodes({ fi: 'a' }, { outbound: 'out', back: 'back' })).toEqual({ fi: 'a', jc: 'out', rc: 'back' });
  expect(chosenCodesIn({ fi: 'a', jc: 'out', rc: 'back' })).toEqual({ outbound: 'out', back: 'back' });
});

it('names longer than the backend takes are cut, and no place is lost for it', () => {
  const { departurePlace } = read({ fi: 'a', fv: 'x'.repeat(400), ffv: 'y'.repeat(400) });
  expect(departurePlace).toMatchObject({ id: 'a', title: 'x'.repeat(300), displayName: 'y'.repeat(300) });
});
