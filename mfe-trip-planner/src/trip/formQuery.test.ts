import { emptyTrip, queryOfTrip, TRIP_TYPE, tripFromQuery } from '@halte/contract/trip';
import { NOW, place, trip, ZONE } from '../testing/trips.ts';
import { describesTrip, queryOfForm, tripTextOf, withPlacesOf } from './formQuery.ts';

const RETURN = '2026-11-21T11:00:00.000Z';
const TIMED = { followsClock: false, departureDateTime: '2026-11-21T08:30:00.000Z' };

it.each([
  ['nothing', {}, false],
  ['a preference', { wheelchair: 'on' }, false],
  ['where to go after the sign-in', { redirect: '/fr/account/profile' }, false],
  ['a journey', { jc: 'code' }, false],
  ['a departure', { dt: '2026-11-21T09:30' }, true],
  ['an arrival', { at: '2026-11-21T09:30' }, true],
  ['a return', { rt: '2026-11-21T09:30' }, true],
  ['a type', { tt: '1' }, true],
  ['a place', { ti: 'elm' }, true],
  ['a via', { 'v[0][i]': 'ash' }, true],
])('an address with %s describes a trip: %p', (_, query, expected) => {
  expect(describesTrip(query as Record<string, string>)).toBe(expected);
});

it('says nothing of a form that is as it was at first', () => {
  expect(queryOfForm(emptyTrip(NOW), ZONE)).toEqual({});
});

it.each([
  ['a place', { ...emptyTrip(NOW), arrivalPlace: place('b') }],
  ['two places, leaving now', trip()],
  ['a time', { ...emptyTrip(NOW), ...TIMED }],
  ['a time to arrive by', trip({ ...TIMED, dateChoice: 'ARRIVAL' })],
  ['a via', trip({ isViaOn: true, viaPlace: place('v') })],
  ['out and back, from now on', trip({ tripType: TRIP_TYPE.fullReturn, returnDateTime: RETURN })],
  ['out and back at a time', trip({ ...TIMED, tripType: TRIP_TYPE.fullReturn, returnDateTime: RETURN })],
  ['modes taken out', trip({ overrides: { excludedModes: 'bus' } })],
])('%s comes back from its address', (_, given) => {
  const query = queryOfForm(given, ZONE);
  expect(describesTrip(query)).toBe(true);
  const read = tripFromQuery(query, ZONE, NOW);
  expect(read).toMatchObject({ followsClock: given.followsClock, returnDateTime: given.returnDateTime });
  expect(queryOfTrip(read, ZONE)).toEqual(queryOfTrip(given, ZONE));
  expect(tripTextOf(queryOfForm(read, ZONE))).toBe(tripTextOf(query));
});

it('is the same text whatever the order of the keys and whatever else an address says', () => {
  const text = tripTextOf({ fi: 'a', ti: 'b', wheelchair: 'on' });
  expect(
    tripTextOf({
      wheelchair: 'on',
      ti: 'b',
      redirect: '/fr',
      widget: 'true',
      theme: 'dark',
      brand: '0b5d66',
      jc: 'x',
      fi: 'a',
    }),
  ).toBe(text);
  expect(tripTextOf({ fi: 'a', ti: 'b' })).not.toBe(text);
});

it.each([
  ['no place: those that were written stay', { dt: '2026-11-21T09:30' }, ['a', 'b']],
  ['one place: it is another trip', { dt: '2026-11-21T09:30', fi: 'x' }, ['x', undefined]],
  ['a via alone: it is another trip', { 'v[0][i]': 'x' }, [undefined, undefined]],
] as const)('into a form, from an address that names %s', (_, query, ids) => {
  const { departurePlace, arrivalPlace } = withPlacesOf(tripFromQuery(query, ZONE, NOW), trip());
  expect([departurePlace?.id, arrivalPlace?.id]).toEqual(ids);
});
