/** Real files: the streets are as long, and the houses as many, as a program in Python finds. */
import { osmLimits } from '../osm/limits.ts';
import { readOsm } from '../osm/readOsm.ts';
import { judgedMaps } from '../osm/testing/judgedMaps.ts';
import { areaAround } from './area.ts';
import { groundOf } from './ground.ts';

const LIMITS = osmLimits(100);

/** An area with all of the file. */
function wholeArea(path: string) {
  let first: { readonly lat: number; readonly lon: number } | null = null;
  readOsm(path, LIMITS, {
    keys: [],
    node(_id, lat, lon) {
      first ??= { lat: lat / 1e7, lon: lon / 1e7 };
    },
  });
  return areaAround(first ? [first] : [], 200_000);
}

it('of each real file', () => {
  for (const { path, judged } of judgedMaps()) {
    const { roadMetres, houses } = judged();
    const { streets, addresses } = groundOf([path], { area: wholeArea(path), stops: [], limits: LIMITS });
    const metres = streets.edges.metres.reduce((sum, one) => sum + one, 0);
    expect([path, addresses.number.length]).toEqual([path, houses]);
    expect(Math.abs(metres / roadMetres - 1)).toBeLessThan(1e-6);
    const { first, edge, to } = streets.arcs;
    // Each edge is at both of its ends.
    expect([first.at(-1), edge.length]).toEqual([2 * streets.edges.from.length, to.length]);
  }
}, 60_000);
