import fc from 'fast-check';
import { cutRing } from './cut.ts';
import { isAround } from './isAround.ts';
import { edgeOf, type Strip } from './keptEdge.ts';

/** Two parts, the larger one with a hole. */
const STRIPS: readonly Strip[] = [
  { south: 0, north: 4_000, intervals: [[0, 10_000]] },
  {
    south: 4_000,
    north: 6_000,
    intervals: [
      [0, 3_000],
      [7_000, 10_000],
      [14_000, 18_000],
    ],
  },
  {
    south: 6_000,
    north: 10_000,
    intervals: [
      [0, 10_000],
      [14_000, 18_000],
    ],
  },
];
const isInside = (lat: number, lon: number) =>
  STRIPS.some(
    ({ south, north, intervals }) =>
      lat >= south && lat <= north && intervals.some(([west, east]) => lon >= west && lon <= east),
  );
const kept = { isInside, edge: edgeOf(STRIPS) };

/** The longest side of the rings: nearer to a corner of the edge a side may pass it with both ends outside. */
const SIDE = 700;
const COUNT = 100;

/** A ring without crossings, seen from its middle, in either direction. */
const rings = fc
  .record({
    lon: fc.integer({ min: -2_000, max: 19_000 }),
    lat: fc.integer({ min: -2_000, max: 12_000 }),
    radius: fc.integer({ min: 1_500, max: 9_000 }),
    wave: fc.integer({ min: 1, max: 5 }),
    turned: fc.boolean(),
  })
  .map(({ lon, lat, radius, wave, turned }) => {
    const corners = Array.from({ length: COUNT }, (_, i) => {
      const turn = (i * 2 * Math.PI) / COUNT;
      const far = radius * (1 + 0.15 * Math.sin(wave * turn));
      return [Math.round(lon + far * Math.cos(turn)), Math.round(lat + far * Math.sin(turn))] as const;
    });
    return (turned ? corners.toReversed() : corners).flat();
  });

const isFarFromEdge = (lon: number, lat: number) =>
  [-SIDE, 0, SIDE].every((up) => [-SIDE, 0, SIDE].every((aside) => isInside(lat + up, lon + aside)));

it('of any ring what is kept is in it, and nothing else', () => {
  fc.assert(
    fc.property(rings, (ring) => {
      const hasPointInside = ring.some((lon, i) => i % 2 === 0 && isInside(ring[i + 1]!, lon));
      fc.pre(hasPointInside);
      const cut = cutRing(ring, kept);
      for (let lon = 50; lon < 18_000; lon += 710)
        for (let lat = 50; lat < 10_000; lat += 790) {
          const isCut = cut.filter((one) => isAround(one, lon, lat)).length % 2 === 1;
          if (isFarFromEdge(lon, lat)) expect([lon, lat, isCut]).toEqual([lon, lat, isAround(ring, lon, lat)]);
        }
    }),
    { numRuns: 60 },
  );
});
