import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { nearestStreetOf } from './streetLines.ts';

/** At 60° north a degree of longitude is half as long as one of latitude: 0.001° is 111 m northwards and 56 m eastwards. */
const LINES = [
  [60, 10, 60, 10.01],
  [60.001, 10, 60.001, 10.01],
  [60, 10.02, 60.01, 10.02],
  // A point.
  [60.02, 10.02, 60.02, 10.02],
];
const nearest = nearestStreetOf({
  streetOf: Int32Array.of(7, 8, 9, 5),
  ends: Int32Array.from(LINES.flat(), (degrees) => Math.round(degrees * UNITS_PER_DEGREE)),
});

it.each([
  ['on a line', 60, 10.005, 100, 7],
  ['50 m north of one', 60.00045, 10.005, 100, 7],
  ['nearer to the other', 60.0006, 10.005, 100, 8],
  ['53 m east of one', 60.005, 10.02095, 60, 9],
  ['67 m east of one', 60.005, 10.0212, 60, -1],
  ['behind its end', 60.0103, 10.02, 100, 9],
  ['at a line that is a point', 60.0203, 10.02, 100, 5],
  ['in the fields', 61, 11, 100, -1],
])('%s', (_case, lat, lon, metres, street) => {
  expect(nearest({ lat, lon }, metres)).toBe(street);
});

it('has none of no lines', () => {
  expect(nearestStreetOf({ streetOf: new Int32Array(), ends: new Int32Array() })({ lat: 0, lon: 0 }, 100)).toBe(-1);
});
