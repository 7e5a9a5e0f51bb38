import type { GroundMap } from '@halte/demo-city/ground';
import { isAround } from '../ground/geometry/isAround.ts';
import { eachDemoHouse } from './demoHouses.ts';

type Path = GroundMap['streets'][number]['path'];
const street = (...path: Path) => ({ class: 'minor', name: 'Rue', built: true, path }) as const;
const STREETS = [
  street([2, 48], [2.002, 48.0005], [2.004, 48]),
  street([2.001, 47.999], [2.0012, 48.002]),
  street([2.003, 47.999], [2.002, 48.002]),
];
const PARK: Path = [
  [2.0021, 48.0002],
  [2.0042, 48],
  [2.0042, 48.001],
  [2.0021, 48.0002],
];
const map = (change: Partial<GroundMap> = {}): GroundMap => ({
  centre: [2, 48],
  streets: STREETS,
  railways: [],
  areas: [],
  labels: [],
  ...change,
});

/** Every metre or so of the streets and what is beside them: how many houses are there. */
function* counts(houses: readonly (readonly number[])[]) {
  for (let lat = 479_985_000; lat <= 480_025_000; lat += 97)
    for (let lon = 19_995_000; lon <= 20_045_000; lon += 131)
      yield { lat, lon, count: houses.filter((ring) => isAround(ring, lon, lat)).length };
}
function housesOf(of: GroundMap) {
  const houses: { readonly size: number; readonly ring: readonly number[] }[] = [];
  eachDemoHouse(of, (size, ring) => houses.push({ size, ring }));
  return houses;
}
const ringsOf = (of: GroundMap) => housesOf(of).map(({ ring }) => ring);

it('stand on both sides of streets, beside each other and not in each other', () => {
  const houses = ringsOf(map());
  expect(houses.length).toBeGreaterThan(60);
  expect(new Set([...counts(houses)].map(({ count }) => count))).toEqual(new Set([0, 1]));
});

it('are the same again, and have the size that is said', () => {
  const houses = housesOf(map());
  expect(housesOf(map())).toEqual(houses);
  for (const { ring, size } of houses) {
    const [metre, wide] = [1e7 / 111_195, Math.cos((48 * Math.PI) / 180)];
    const side = (from: number, to: number) =>
      Math.hypot(((ring[to]! - ring[from]!) / metre) * wide, (ring[to + 1]! - ring[from + 1]!) / metre);
    expect(side(0, 2) * side(2, 4)).toBeCloseTo(size, 0);
  }
});

it('are not in parks and water, and not along streets without houses', () => {
  const areas = [{ kind: 'park', ring: PARK }] as const;
  const ring = PARK.flat().map((degrees) => degrees * 1e7);
  const inPark = (houses: readonly (readonly number[])[]) =>
    houses.filter((house) => [0, 2, 4, 6].some((i) => isAround(ring, house[i]!, house[i + 1]!))).length;
  expect(inPark(ringsOf(map()))).toBeGreaterThan(5);
  expect(inPark(ringsOf(map({ areas })))).toBe(0);
  expect(ringsOf(map({ streets: STREETS.map((one) => ({ ...one, built: false })) }))).toEqual([]);
});
