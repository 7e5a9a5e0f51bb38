import { searchOf, timesOf, tripIn } from './trip.ts';

const FULL =
  'fi=stop%7CA%26B&fv=Ash&flat=48.1&flon=7.2&v%5B0%5D%5Bi%5D=v&v%5B0%5D%5Bv%5D=Via&ti=b&tv=Bay&tlat=200&tlon=7.2&tt=0';

it.each([
  [FULL, 'Ash – Via – Bay', false],
  ['fi=a&ti=b', 'a – b', false],
  ['fi=a&ti=b&tt=1', 'a – b', true],
])('reads %s', (id, name, isReturn) => {
  expect(tripIn(id)).toMatchObject({ name, isReturn });
});

it.each(['', 'fi=a', 'ti=b', 'fi=%20&ti=b', '%%%', 'x=1&y=2'])('reads no trip in "%s"', (id) => {
  expect(tripIn(id)).toBeNull();
});

it('searches one way, from now on, on the clocks of the network; without coordinates that are none', () => {
  expect(searchOf(tripIn(FULL)!)).toEqual({
    fromId: 'stop|A&B',
    fromValue: 'Ash',
    fromLat: 48.1,
    fromLon: 7.2,
    toId: 'b',
    toValue: 'Bay',
    via: [{ id: 'v', value: 'Via' }],
    tripType: 0,
  });
});

it('searches a place with a long id by its coordinates, and cuts a long name', () => {
  const long = 'x'.repeat(301);
  const body = searchOf(tripIn(`fi=${long}&fv=${long}&flat=48&flon=7&ti=b`)!);
  expect(body).toEqual({
    fromValue: long.slice(0, 300),
    fromLat: 48,
    fromLon: 7,
    toId: 'b',
    tripType: 0,
  });
});

it.each([
  ['2026-11-24T23:50:00Z', '00:50'],
  ['2026-11-24T17:50:00-06:00', '17:50'],
])('leaves at %s: %s, by the clock of the stop, else of the network', (departureDateTime, departure) => {
  const journey = { departureDateTime, arrivalDateTime: '2026-11-25T01:20:00+01:00' };
  expect(timesOf(journey, 'Europe/Paris')).toEqual({ departure, arrival: '01:20' });
});
