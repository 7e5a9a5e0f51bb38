/** The ways of least weight along streets: from one place to many, or between two. */
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import type { Streets } from '../ground/streets.ts';
import { longitudeScale, METRES_PER_DEGREE } from '../timetable/geo/distance.ts';
import type { Position } from '../timetable/geo/position.ts';
import { CLOSED, type Costs, TENTHS } from './costs.ts';
import { type Beginning, createFrontier, isBetter, type StreetWay } from './frontier.ts';
import type { Snap } from './snap.ts';

/** A place on the street: the ends of its straight lines to the edges around it. */
export interface StreetEnd {
  readonly position: Position;
  readonly snaps: readonly Snap[];
}

/** An edge, or a part of it, in the direction of travel. */
export interface EdgePart {
  readonly edge: number;
  /** Shares of its length, from `edges.from`; `to` is the smaller one where it is walked against its direction. */
  readonly from: number;
  readonly to: number;
}

export interface Reach {
  /** False once another search was made: then nothing else may be asked. */
  isValid(): boolean;
  /** The way between the place that was searched from and another, or null beyond the limit. */
  to(end: StreetEnd): StreetWay | null;
  /** Its edges in the direction of travel; empty where there is no way. */
  parts(end: StreetEnd): EdgePart[];
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

const METRES_PER_UNIT = METRES_PER_DEGREE / UNITS_PER_DEGREE;
/** Of the straight line: costs of short edges are rounded, and may be less than their length asks for. */
const GOAL_FACTOR = 0.95;

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

export function createStreetSearch(streets: Streets, costs: Costs): StreetSearch {
  const { nodes, edges } = streets;
  const frontier = createFrontier(streets, costs);
  let round = 0;
  let place: StreetEnd = { position: { lat: 0, lon: 0 }, snaps: [] };

  const straight = (length: number) => Math.round((length / costs.metresPerSecond) * TENTHS);

  /** From a snap along a part of its edge; null where that is closed. */
  function partly(snap: Snap, share: number, isAlong: boolean): StreetWay | null {
    const side = frontier.side(isAlong);
    if (side.tenths[snap.edge] === CLOSED) return null;
    const walk = straight(snap.metres);
    return {
      metres: snap.metres + share * edges.metres[snap.edge]!,
      tenths: walk + Math.round(share * side.tenths[snap.edge]!),
      weight: walk + Math.round(share * side.weight[snap.edge]!),
    };
  }

  function beginnings(): Beginning[] {
    return place.snaps.flatMap((snap, i) =>
      [true, false].flatMap((isAlong) => {
        const node = (isAlong ? edges.to : edges.from)[snap.edge]!;
        const way = partly(snap, isAlong ? 1 - snap.share : snap.share, isAlong);
        return way ? { ...way, node, code: startCode(i, isAlong) } : [];
      }),
    );
  }

  /** Over one of the ends of the snap's edge. */
  function viaNode(snap: Snap, isAlong: boolean): Candidate | null {
    const node = (isAlong ? edges.from : edges.to)[snap.edge]!;
    const delay = costs.node[node]!;
    const part = partly(snap, isAlong ? snap.share : 1 - snap.share, isAlong);
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
    const part = partly(snap, Math.abs(snap.share - start.share), isAlong);
    const walk = straight(start.metres);
    return (
      part && {
        metres: start.metres + part.metres,
        tenths: walk + part.tenths,
        weight: walk + part.weight,
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
    frontier.advance({ weight: () => known.weight, within: false });
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

  function boundTo({ position: { lat, lon } }: StreetEnd): (node: number) => number {
    const scale = longitudeScale(lat);
    const [y, x] = [lat * UNITS_PER_DEGREE, lon * UNITS_PER_DEGREE];
    return (node) =>
      Math.floor(
        (Math.hypot((nodes.lon[node]! - x) * scale, nodes.lat[node]! - y) * METRES_PER_UNIT * GOAL_FACTOR * TENTHS) /
          costs.metresPerSecond,
      );
  }

  /** From the place to the end, as they were searched. */
  function partsOf({ snap, isAlong, start }: Candidate): EdgePart[] {
    if (start) return [{ edge: snap.edge, from: start.share, to: snap.share }];
    const parts: EdgePart[] = [{ edge: snap.edge, from: isAlong ? 0 : 1, to: snap.share }];
    let at = (isAlong ? edges.from : edges.to)[snap.edge]!;
    for (; frontier.last(at) >= 0; at = frontier.before(at)) {
      const edge = frontier.last(at);
      const isForward = edges.to[edge] === at;
      parts.push({ edge, from: isForward ? 0 : 1, to: isForward ? 1 : 0 });
    }
    const first = startOf(frontier.last(at));
    const { edge, share } = place.snaps[first.snap]!;
    parts.push({ edge, from: share, to: first.isAlong ? 1 : 0 });
    return parts.reverse();
  }

  return {
    reach(from, { maxMetres, direction, goal }) {
      place = from;
      round++;
      const isReversed = direction === 'to';
      const bound = goal ? boundTo(goal) : () => 0;
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
        parts(end) {
          const found = checked(end);
          if (!found) return [];
          const parts = partsOf(found);
          return isReversed ? parts.reverse().map(({ edge, from, to }) => ({ edge, from: to, to: from })) : parts;
        },
      };
    },
  };
}
