import { journeysNear, nextOf } from './near.ts';
import type { MapJourney, Position } from './types.ts';

function along(id: string, ...geometries: readonly (readonly Position[])[]): MapJourney {
  return {
    id,
    from: { name: 'Home', lat: 48, lon: 2 },
    to: { name: 'Work', lat: 48, lon: 2.1 },
    sections: [{ kind: 'wait', geometry: [] }, ...geometries.map((geometry) => ({ kind: 'ride' as const, geometry }))],
  };
}

/** At zoom 15 a CSS pixel is 0.0000429 degrees of longitude, and at 48 degrees north 0.0000287 of latitude. */
const ZOOM = 15;
const LAT_PIXEL = 0.0000287;
const LON_PIXEL = 0.0000429;

const west: Position = [48, 2];
const east: Position = [48, 2.1];
const street = along('street', [west, east]);
const sameStreet = along('later', [west, east]);
const parallel = along('parallel', [
  [48 + 10 * LAT_PIXEL, 2],
  [48 + 10 * LAT_PIXEL, 2.1],
]);
const north = along('north', [
  [48, 2.05],
  [48.1, 2.05],
]);
const twoRides = along(
  'two',
  [
    [48.05, 2],
    [48.05, 2.02],
  ],
  [west, east],
);

const at = (north: number, east: number) => ({ lat: 48 + north * LAT_PIXEL, lon: 2.05 + east * LON_PIXEL });

describe('journeys near a touch', () => {
  it.each<[string, MapJourney[], ReturnType<typeof at>, number, string[]]>([
    ['on the line', [street], at(0, 0), 12, ['street']],
    ['beside it, within tolerance', [street], at(11, 0), 12, ['street']],
    ['beside it, out of tolerance', [street], at(13, 0), 12, []],
    ['beside it, within a finger’s tolerance', [street], at(13, 0), 22, ['street']],
    ['beside a line to the north, within tolerance', [north], at(500, 11), 12, ['north']],
    ['beside a line to the north, out of tolerance', [north], at(500, 13), 12, []],
    ['beyond its end', [north], at(-13, 0), 12, []],
    ['on two lines upon each other', [street, sameStreet], at(2, 0), 12, ['street', 'later']],
    ['between two lines, nearer to the second', [street, parallel], at(8, 0), 12, ['parallel']],
    ['where two lines cross', [street, north], at(1, 1), 12, ['street', 'north']],
    ['on a later section', [twoRides], at(0, 0), 12, ['two']],
    ['no journeys', [], at(0, 0), 12, []],
    ['a journey that only waits', [along('wait')], at(0, 0), 12, []],
    ['a line of one point', [along('dot', [west])], { lat: 48, lon: 2 }, 12, []],
  ])('%s', (_, journeys, point, tolerance, expected) => {
    expect(journeysNear(journeys, point, { zoom: ZOOM, tolerance })).toEqual(expected);
  });

  it('are farther away on a map that is nearer', () => {
    expect(journeysNear([street], at(20, 0), { zoom: ZOOM, tolerance: 12 })).toEqual([]);
    expect(journeysNear([street], at(20, 0), { zoom: ZOOM - 1, tolerance: 12 })).toEqual(['street']);
  });
});

it.each([
  ['none', [], 'a', null],
  ['the first, when another one is selected', ['a', 'b'], 'x', 'a'],
  ['the first, when none is selected', ['a', 'b'], null, 'a'],
  ['the one after the selected', ['a', 'b', 'c'], 'b', 'c'],
  ['the first after the last', ['a', 'b'], 'b', 'a'],
  ['the only one again', ['a'], 'a', 'a'],
])('of lines upon each other a touch chooses %s', (_, ids, selected, expected) => {
  expect(nextOf(ids, selected)).toBe(expected);
});
