import { AREA_KINDS } from '../ground/classify/drawnAreas.ts';
import { POINT_KINDS } from '../ground/classify/drawnPoints.ts';
import { WAY_KINDS } from '../ground/classify/drawnWays.ts';
import { bandAt } from '../ground/drawing.ts';
import { createTextsMaker, textAt } from '../ground/texts.ts';
import { type DrawnCity, demoDrawing } from './demoDrawing.ts';

/** A square of so many thousandths of a degree around a place, closed. */
const square = (lon: number, lat: number, half: number): (readonly [number, number])[] =>
  [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
    [-half, -half],
  ].map(([east, north]) => [lon + east! / 1_000, lat + north! / 1_000] as const);

function drawn(city: Partial<DrawnCity>) {
  const texts = createTextsMaker();
  const { bands, points, names } = demoDrawing({ streets: [], railways: [], areas: [], labels: [], ...city }, texts);
  const all = texts.texts();
  const nameOf = (row: number) => textAt(all, names.local[row]!);
  const { ways, areas } = bandAt({ bands, points, names }, 18);
  return {
    ways: Array.from(ways.kind, (kind, i) => `${WAY_KINDS[kind]} ${nameOf(ways.name[i]!)}`),
    areas: Array.from(areas.kind, (kind, i) => `${AREA_KINDS[kind]} ${areas.firstRing[i + 1]! - areas.firstRing[i]!}`),
    points: Array.from(points.kind, (kind, i) => `${POINT_KINDS[kind]} ${nameOf(points.name[i]!)}`),
  };
}

/** 222 m to the north. */
const STREET = {
  class: 'minor',
  name: 'Rue',
  built: true,
  path: [
    [2, 48],
    [2, 48.002],
  ],
} as const;

it('has streets, railways, and names in their order, but for house numbers', () => {
  const at = [2, 48] as const;
  const labels = [
    { kind: 'city', text: 'Ville', at },
    { kind: 'pointOfInterest', text: 'Tour', at },
    { kind: 'pointOfInterest', text: 'Musée', at },
    { kind: 'houseNumber', text: '12', at },
  ] as const;
  const city = drawn({ streets: [{ ...STREET, built: false }], railways: [STREET.path], labels });
  expect(city).toEqual({
    ways: ['minor Rue', 'rail '],
    areas: [],
    points: ['city Ville', 'sight Tour', 'sight Musée'],
  });
});

it('leaves an island out of the water around it', () => {
  const areas = [
    { kind: 'lake', ring: square(2, 48, 4) },
    { kind: 'island', ring: square(2, 48, 1) },
    { kind: 'lake', ring: square(2.1, 48, 3) },
  ] as const;
  expect(drawn({ areas }).areas).toEqual(['water 2', 'water 1', 'grass 1']);
});

it('has houses along built streets, but not in a park or in water', () => {
  const houses = (city: Partial<DrawnCity>) => drawn(city).areas.filter((area) => area === 'building 1').length;
  // 222 m have about twelve houses of 11 to 24 m on each side, and one place in ten is empty.
  const both = houses({ streets: [STREET] });
  expect(both).toBeGreaterThan(14);
  expect(both).toBeLessThan(30);
  expect(houses({ streets: [{ ...STREET, built: false }] })).toBe(0);
  const west = houses({ streets: [STREET], areas: [{ kind: 'park', ring: square(2.005, 48, 5) }] });
  expect([west > 5, west < both - 5]).toEqual([true, true]);
  expect(houses({ streets: [STREET], areas: [{ kind: 'river', ring: square(2, 48, 5) }] })).toBe(0);
});
