/** The ways of least weight along streets: from one place to many, or between two. */
import type { Streets } from '../ground/streets.ts';
import { CLOSED, type Costs, TENTHS } from './costs.ts';
import { type Beginning, createFrontier, isBetter, type StreetWay } from './frontier.ts';
import { boundTo, type Landmarks, NO_LANDMARKS } from './landmarks.ts';
import type { Inside, Snap, StreetEnd } from './snap.ts';

/** An edge, or a part of it, in the direction of travel. */
export interface EdgePart {
  readonly edge: number;
  /** Shares of its length, from `edges.from`; `to` is the smaller one where it is walked against its direction. */
  readonly from: number;
  readonly to: number;
}

/** With what it costs, the time at the node that was searched before it with it. */
export interface WalkedPart extends EdgePart, Inside {}

/** A whole way in the direction of travel; the metres and tenths of a second of its parts together are its own. */
export interface WalkedWay extends Inside {
  /** Where it joins the streets and leaves them, and what lies between there and its ends. */
  readonly first: Snap;
  readonly before: Inside;
  readonly parts: readonly WalkedPart[];
  readonly last: Snap;
  readonly after: Inside;
}

export interface Reach {
  /** False once another search was made: then nothing else may be asked. */
  isValid(): boolean;
  /** The way between the place that was searched from and another, or null beyond the limit. */
  to(end: StreetEnd): StreetWay | null;
  /** The same, with its edges. */
  walked(end: StreetEnd): WalkedWay | null;
}

export interface ReachOptions {
  /** Of the way of least weight: where it is longer, none is found. */
  readonly maxMetres: number;
  /** `to`: the ways from elsewhere to the place. */
  readonly direction: 'from' | 'to';
  /** The only end that will be asked for: the search stops when its way is known. */
  readonly goal?: StreetEnd | undefined;
}

export interface StreetSearch {
  reach(place: StreetEnd, options: ReachOptions): Reach;
}

/** Which snap, and whether its edge was taken along. */
const startCode = (snap: number, isAlong: boolean) => -1 - (2 * snap + (isAlong ? 1 : 0));
const startOf = (code: number) => ({ snap: (-1 - code) >> 1, isAlong: ((-1 - code) & 1) === 1 });

interface Candidate extends StreetWay {
  readonly snap: Snap;
  /** Whether the edge of the snap is taken from its `from` on. */
  readonly isAlong: boolean;
  /** Of the place, where the way stays on one edge. */
  readonly start: Snap | null;
}

/** @param landmarks for searches with a goal. */
export function createStreetSearch(streets: Streets, costs: Costs, landmarks: Landmarks = NO_LANDMARKS): StreetSearch {
  const { edges } = streets;
  const frontier = createFrontier(streets, costs);
  let round = 0;
  let place: StreetEnd = { position: { lat: 0, lon: 0 }, snaps: [] };
  let isReversed = false;

  /** Between a place and the street; null where that is one way. @param isStart of the place that is searched from. */
  function beside({ metres, door }: Snap, isStart: boolean): Inside | null {
    const tenths = Math.round((metres / costs.metresPerSecond) * TENTHS);
    if (!door) return { metres, tenths };
    const inside = isStart === isReversed ? door.toStop : door.fromStop;
    return inside && { metres: metres + inside.metres, tenths: tenths + inside.tenths };
  }

  /** Between a place and the street, and along a part of the edge; null where that is closed. */
  function partly(snap: Snap, isStart: boolean, share: number, isAlong: boolean): StreetWay | null {
    const side = frontier.side(isAlong);
    const walk = beside(snap, isStart);
    if (side.tenths[snap.edge] === CLOSED || !walk) return null;
    return {
      metres: walk.metres + share * edges.metres[snap.edge]!,
      tenths: walk.tenths + Math.round(share * side.tenths[snap.edge]!),
      weight: walk.tenths + Math.round(share * side.weight[snap.edge]!),
    };
  }

  function beginnings(): Beginning[] {
    return place.snaps.flatMap((snap, i) =>
      [true, false].flatMap((isAlong) => {
        const node = (isAlong ? edges.to : edges.from)[snap.edge]!;
        const way = partly(snap, true, isAlong ? 1 - snap.share : snap.share, isAlong);
        return way ? { ...way, node, code: startCode(i, isAlong) } : [];
      }),
    );
  }

  /** Over one of the ends of the snap's edge. */
  function viaNode(snap: Snap, isAlong: boolean): Candidate | null {
    const node = (isAlong ? edges.from : edges.to)[snap.edge]!;
    const delay = costs.node[node]!;
    const part = partly(snap, false, isAlong ? snap.share : 1 - snap.share, isAlong);
    if (!frontier.isKnown(node) || delay === CLOSED || !part) return null;
    const way = frontier.at(node);
    return {
      metres: way.metres + part.metres,
      tenths: way.tenths + delay + part.tenths,
      weight: way.weight + delay + part.weight,
      snap,
      isAlong,
      start: null,
    };
  }

  function onOneEdge(start: Snap, snap: Snap): Candidate | null {
    if (start.edge !== snap.edge) return null;
    const isAlong = snap.share >= start.share;
    const part = partly(snap, false, Math.abs(snap.share - start.share), isAlong);
    const walk = beside(start, true);
    return (
      part &&
      walk && {
        metres: walk.metres + part.metres,
        tenths: walk.tenths + part.tenths,
        weight: walk.tenths + part.weight,
        snap,
        isAlong,
        start,
      }
    );
  }

  /** The best of the ways known so far that end at one of the end's snaps. */
  function best(end: StreetEnd): Candidate | null {
    let found: Candidate | null = null;
    for (const snap of end.snaps)
      for (const one of [
        viaNode(snap, true),
        viaNode(snap, false),
        ...place.snaps.map((start) => onOneEdge(start, snap)),
      ])
        if (one && (found === null || isBetter(one.weight, one.metres, found.weight, found.metres))) found = one;
    return found;
  }

  /** All ways within the limit are known: where the best known one is, a better one that is too long may have been missed. */
  function settled(end: StreetEnd, maxMetres: number): Candidate | null {
    const known = best(end);
    if (!known || known.metres > maxMetres) return null;
    if (!frontier.advance({ weight: () => known.weight, within: false })) return known;
    const found = best(end)!;
    return found.metres <= maxMetres ? found : null;
  }

  function advanceTo(goal: StreetEnd): void {
    const ends = new Set(goal.snaps.flatMap(({ edge }) => [edges.from[edge]!, edges.to[edge]!]));
    const weightOf = () => best(goal)?.weight ?? Number.POSITIVE_INFINITY;
    let least = weightOf();
    frontier.advance({ weight: () => least, within: true }, (node) => {
      if (ends.has(node)) least = weightOf();
    });
  }

  /** From the place to the end, as they were searched. */
  function walkedOf({ snap, isAlong, start, metres, tenths }: Candidate): WalkedWay {
    const total = { metres, tenths };
    const after = beside(snap, false)!;
    const parts: WalkedPart[] = [];
    let until = minus(total, after);
    const add = (part: EdgePart, from: Inside) => {
      parts.push({ ...part, ...minus(until, from) });
      until = from;
    };
    if (start) {
      const before = beside(start, true)!;
      add({ edge: snap.edge, from: start.share, to: snap.share }, before);
      return { ...total, first: start, before, parts, last: snap, after };
    }
    let at = (isAlong ? edges.from : edges.to)[snap.edge]!;
    add({ edge: snap.edge, from: isAlong ? 0 : 1, to: snap.share }, frontier.at(at));
    for (; frontier.last(at) >= 0; at = frontier.before(at)) {
      const edge = frontier.last(at);
      const isForward = edges.to[edge] === at;
      add({ edge, from: isForward ? 0 : 1, to: isForward ? 1 : 0 }, frontier.at(frontier.before(at)));
    }
    const beginning = startOf(frontier.last(at));
    const first = place.snaps[beginning.snap]!;
    const before = beside(first, true)!;
    add({ edge: first.edge, from: first.share, to: beginning.isAlong ? 1 : 0 }, before);
    return { ...total, first, before, parts: parts.reverse(), last: snap, after };
  }

  return {
    reach(from, { maxMetres, direction, goal }) {
      place = from;
      round++;
      isReversed = direction === 'to';
      // Landmarks tell weights in the direction of travel.
      const bound = goal && !isReversed ? boundTo(goal, streets, costs, landmarks) : undefined;
      frontier.begin({ maxMetres, isReversed, bound });
      frontier.add(beginnings());
      if (goal) advanceTo(goal);
      else frontier.advance({ weight: () => Number.POSITIVE_INFINITY, within: true });
      const own = round;
      const isValid = () => own === round;
      const checked = (end: StreetEnd) => {
        if (!isValid()) throw new Error('Another search was made since.');
        return settled(end, maxMetres);
      };
      return {
        isValid,
        to(end) {
          const found = checked(end);
          return found && { metres: found.metres, tenths: found.tenths, weight: found.weight };
        },
        walked(end) {
          const found = checked(end);
          const way = found && walkedOf(found);
          return way && isReversed ? reversed(way) : way;
        },
      };
    },
  };
}

const minus = (one: Inside, other: Inside): Inside => ({
  metres: one.metres - other.metres,
  tenths: one.tenths - other.tenths,
});

function reversed({ first, before, parts, last, after, ...total }: WalkedWay): WalkedWay {
  const back = parts.toReversed().map(({ from, to, ...part }) => ({ ...part, from: to, to: from }));
  return { ...total, first: last, before: after, parts: back, last: first, after: before };
}
