import { createLayer, MOST_ZOOMS } from './layer.ts';

const WORLD = { minX: 0, minY: 0, maxX: 1, maxY: 1 };

it('keeps simplified paths of a few zooms only, and gives the same again', () => {
  const path = Float64Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? i / 800 : 0.5 + Math.sin(i) / 1e4));
  const layer = createLayer([path], (one) => one);
  const zooms = Array.from({ length: 22 }, (_, zoom) => zoom);
  const once = zooms.map((zoom) => layer.within(WORLD, zoom)[0]!.path);
  expect(layer.keptZooms()).toHaveLength(MOST_ZOOMS);
  expect(zooms.map((zoom) => layer.within(WORLD, zoom)[0]!.path)).toEqual(once);
  expect(layer.keptZooms()).toHaveLength(MOST_ZOOMS);
  const points = once.map(({ length }) => length);
  expect(points).toEqual(points.toSorted((a, b) => a - b));
  expect(points[0]).toBeLessThan(points.at(-1)!);
});

it('keeps what was asked for last', () => {
  const path = Float64Array.of(0, 0, 0.5, 0.2, 1, 1);
  const layer = createLayer([path], (one) => one);
  for (const zoom of [1, 2, 3, 4, 1, 5]) layer.within(WORLD, zoom);
  expect(layer.keptZooms()).toEqual([3, 4, 1, 5]);
});
