/** Real files: the streets are as long, and the houses as many, as a program in Python finds. */
import { osmLimits } from '../osm/limits.ts';
import { judgedMaps } from '../osm/testing/judgedMaps.ts';
import { ROAD_FLAGS } from './classify/roads.ts';
import { groundOf } from './ground.ts';
import { wholeArea } from './testing/wholeArea.ts';

const LIMITS = osmLimits(100);

it('of each real file', () => {
  for (const { path, judged } of judgedMaps()) {
    const { roadMetres, houses } = judged();
    const { streets, addresses } = groundOf([path], { area: wholeArea(path), stops: [], limits: LIMITS });
    const { flags, metres: lengths } = streets.edges;
    // Straight lines through squares are not in the file.
    const metres = lengths.reduce((sum, one, edge) => (flags[edge]! & ROAD_FLAGS.across ? sum : sum + one), 0);
    expect([path, addresses.number.length]).toEqual([path, houses]);
    expect(Math.abs(metres / roadMetres - 1)).toBeLessThan(1e-6);
    const { first, edge, to } = streets.arcs;
    // Each edge is at both of its ends.
    expect([first.at(-1), edge.length]).toEqual([2 * streets.edges.from.length, to.length]);
  }
}, 60_000);
