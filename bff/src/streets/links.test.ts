import { boxesOf } from '../ground/edgeIndex.ts';
import { footCosts } from './foot.ts';
import { mainNetwork } from './islands.ts';
import { linkAt, linksOf } from './links.ts';
import { createSnapper } from './snap.ts';
import { positionAt, streetMap } from './testing/streetMap.ts';

/** A street from west to east, and beside it, 100 m to the north, whatever a test has there. */
function linkOf(other: string, place: readonly [number, number]): string {
  const points = { a: [0, 0], b: [200, 0], c: [0, 100], d: [200, 100] } as const;
  const streets = streetMap(points, ['ab', 'ac', `cd ${other}`]);
  const snapper = createSnapper(streets, boxesOf(streets, Int32Array.from(streets.edges.from.keys())));
  const main = mainNetwork(streets, footCosts(streets));
  const link = linkAt(linksOf([positionAt(place)], streets, snapper, main), 0);
  return link ? `edge ${link.edge}, ${link.metres.toFixed(0)} m` : 'none';
}

it.each<[string, string, readonly [number, number], string]>([
  ['the nearest street', 'residential', [100, 90], 'edge 2, 10 m'],
  ['not steps', 'steps', [100, 90], 'edge 0, 90 m'],
  ['not an escalator', 'escalator', [100, 90], 'edge 0, 90 m'],
  ['not a closed street', 'service closed', [100, 90], 'edge 0, 90 m'],
  ['not a bridge where a street is within 50 m', 'footway bridge', [150, 50], 'edge 0, 50 m'],
  ['a bridge where none is', 'footway bridge', [150, 60], 'edge 2, 40 m'],
  ['a street up to 150 m away', 'residential', [100, 245], 'edge 2, 145 m'],
  ['none farther away', 'residential', [100, 255], 'none'],
])('%s', (_, other, place, expected) => {
  expect(linkOf(other, place)).toBe(expected);
});
