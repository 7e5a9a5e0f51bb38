/** The sea, which the map has as lines along its coast only: land is on their left, water on their right. */
import { chainsOf, closeAlongEdge, cutLine, type Kept, type Points } from './cut.ts';
import { isAroundMost } from './isAround.ts';
import type { KeptEdge, Ring } from './keptEdge.ts';
import { signedSize } from './size.ts';

/**
 * The sea within what is kept. Lines of the coast are closed along the edge; closed ones are islands, or water where they go round to the right.
 *
 * @param coast lines joined as far as they can be; a closed one ends with its first point.
 * @returns rings: what is in an odd number of them is water.
 */
export function seaOf(coast: readonly Points[], kept: Kept): Ring[] {
  const chains: Points[] = [];
  const closed: Ring[] = [];
  for (const line of coast) {
    if (!isClosed(line)) chains.push(...cutLine(line, kept.isInside));
    else {
      const ring = line.slice(0, -2);
      const parts = eachInside(ring, kept) ? null : chainsOf(ring, kept.isInside);
      if (parts) chains.push(...parts);
      else if (ring.length >= 6) closed.push(ring);
    }
  }
  const { rings, reached } = closeAlongEdge(withoutStubs(chains, kept.edge), kept.edge);
  return [...rings, ...aroundIslands(reached, closed, kept.edge), ...closed];
}

/** Degrees of 1e-7: what is nearer to the edge is on it. */
const ON_EDGE = 2;

/**
 * Along the edge, clockwise, water begins where a chain ends and ends where one begins. Leaves out chains that the file has cut, so that an end of them
 * had to be led to the edge, and that contradict this: behind such an end the coast may go anywhere.
 */
function withoutStubs(chains: readonly Points[], edge: KeptEdge): readonly Points[] {
  const events = chains.flatMap((chain) => {
    const [start, end] = [eventOf(chain.slice(0, 2), edge), eventOf(chain.slice(-2), edge)];
    const isLed = !start.isOn || !end.isOn;
    return [
      { ...start, kind: 'start' as const, chain, isLed },
      { ...end, kind: 'end' as const, chain, isLed },
    ];
  });
  const stubs = new Set<Points>();
  for (const those of Map.groupBy(events, ({ ring }) => ring).values()) {
    those.sort((a, b) => a.position - b.position);
    those.forEach((event, i) => {
      const next = those[(i + 1) % those.length]!;
      if (event.kind !== next.kind) return;
      const wrong = event.kind === 'end' ? [event, next] : [next, event];
      const stub = wrong.find(({ isLed }) => isLed);
      if (stub) stubs.add(stub.chain);
    });
  }
  return stubs.size === 0 ? chains : chains.filter((chain) => !stubs.has(chain));
}

function eventOf([lon, lat]: readonly number[], edge: KeptEdge) {
  const place = edge.nearest(lon!, lat!);
  return { ...place, isOn: Math.abs(place.lon - lon!) <= ON_EDGE && Math.abs(place.lat - lat!) <= ON_EDGE };
}

function isClosed(line: Points): boolean {
  return line.length > 2 && line[0] === line.at(-2) && line[1] === line.at(-1);
}

function eachInside(ring: Ring, { isInside }: Kept): boolean {
  for (let i = 0; i < ring.length; i += 2) if (!isInside(ring[i + 1]!, ring[i]!)) return false;
  return true;
}

/** The lines of the edge that no coast reaches and that lie in the sea: the largest of the closed coasts within is an island. */
function aroundIslands(reached: ReadonlySet<number>, closed: readonly Ring[], edge: KeptEdge): Ring[] {
  const largest = new Map<number, number>();
  for (const ring of closed) {
    const around = edge.rings.findIndex((one) => signedSize(one) < 0 && isAroundMost(one, ring));
    const size = signedSize(ring);
    if (Math.abs(size) > Math.abs(largest.get(around) ?? 0)) largest.set(around, size);
  }
  return edge.rings.filter((_, i) => !reached.has(i) && (largest.get(i) ?? 0) > 0);
}
