/** The ways of least weight along streets: from one place to many, or between two. */
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import type { Streets } from '../ground/streets.ts';
import { CLOSED, type Costs, isBetter, TENTHS } from './costs.ts';
import { BEGINNING, type Beginning, createFrontier, type StreetWay } from './frontier.ts';
import type { Hierarchy } from './hierarchy.ts';
import { eachEdgeUnder } from './shortcuts.ts';
import type { Inside, Snap, StreetEnd } from './snap.ts';

/** How far a search of one way goes first: so much longer than the straight line, and so much weight more. */
const DETOUR = 1.2;
const LEAST_WEIGHT = 300;
/** By how much it goes on while the end was not found. */
const FARTHER = 1.25;

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
}

export interface ReachOptions {
  /** Of the way of least weight: where it is longer, none is found. */
  readonly maxMetres: number;
  /** `to`: the ways from elsewhere to the place. */
  readonly direction: 'from' | 'to';
}

export interface StreetSearch {
  reach(place: StreetEnd, options: ReachOptions): Reach;
  between(from: StreetEnd, to: StreetEnd, maxMetres: number): StreetWay | null;
  /** The same of any length, with its edges. */
  walked(from: StreetEnd, to: StreetEnd): WalkedWay | null;
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

export function createStreetSearch({ edges }: Streets, costs: Costs, hierarchy: Hierarchy): StreetSearch {
  const frontier = createFrontier(hierarchy);
  const { numbers } = hierarchy;
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
    const side = isAlong === isReversed ? costs.against : costs.along;
    const walk = beside(snap, isStart);
    if (side.tenths[snap.edge] === CLOSED || !walk) return null;
    return {
      metres: walk.metres + share * edges.metres[snap.edge]!,
      tenths: walk.tenths + Math.round(share * side.tenths[snap.edge]!),
      weight: walk.tenths + Math.round(share * side.weight[snap.edge]!),
    };
  }

  /** Over one of the ends of the snap's edge: what it takes at that node is counted where one goes on. */
  function overEnd(snap: Snap, isAlong: boolean, isStart: boolean): Omit<Beginning, 'code'> | null {
    const end = (isAlong === isStart ? edges.to : edges.from)[snap.edge]!;
    const way = partly(snap, isStart, isAlong === isStart ? 1 - snap.share : snap.share, isAlong);
    const delay = isStart === isReversed ? costs.node[end]! : 0;
    if (!way || delay === CLOSED) return null;
    return { ...way, tenths: way.tenths + delay, weight: way.weight + delay, node: numbers[end]! };
  }

  function beginnings(): Beginning[] {
    return place.snaps.flatMap((snap, i) =>
      [true, false].flatMap((isAlong) => {
        const beginning = overEnd(snap, isAlong, true);
        return beginning ? { ...beginning, code: startCode(i, isAlong) } : [];
      }),
    );
  }

  function viaNode(snap: Snap, isAlong: boolean): Candidate | null {
    const part = overEnd(snap, isAlong, false);
    const way = part && frontier.to(part.node);
    return way && { ...sum(way, part), snap, isAlong, start: null };
  }

  function onOneEdge(start: Snap, snap: Snap): Candidate | null {
    if (start.edge !== snap.edge) return null;
    const isAlong = snap.share >= start.share;
    const part = partly(snap, false, Math.abs(snap.share - start.share), isAlong);
    const walk = beside(start, true);
    return part && walk && { ...sum(part, { ...walk, weight: walk.tenths }), snap, isAlong, start };
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
    if (frontier.leastLeft() >= known.weight) return known;
    frontier.advance(known.weight, false);
    const found = best(end)!;
    return found.metres <= maxMetres ? found : null;
  }

  function begin(from: StreetEnd, maxMetres: number, isAgainst: boolean): void {
    place = from;
    round++;
    isReversed = isAgainst;
    frontier.begin({ maxMetres, isReversed }, beginnings());
  }

  function between(from: StreetEnd, to: StreetEnd, maxMetres: number): Candidate | null {
    begin(from, maxMetres, false);
    // As long as most ways are; it is no bound of any.
    const straight = metresBetween(from.position.lat, from.position.lon, to.position.lat, to.position.lon);
    let until = LEAST_WEIGHT + (DETOUR * straight * TENTHS) / costs.metresPerSecond;
    while (frontier.advance(until, true)) {
      const known = best(to);
      if (known && known.weight <= until) break;
      until = known?.weight ?? FARTHER * until;
    }
    return settled(to, maxMetres);
  }

  /** @param isPassed whether the way comes over the node at the beginning of the part. */
  function walkedPart(part: EdgePart, isPassed: boolean): WalkedPart {
    const { edge, from, to } = part;
    const { tenths } = from < to ? costs.along : costs.against;
    const share = Math.abs(to - from);
    const delay = isPassed ? costs.node[(from === 0 ? edges.from : edges.to)[edge]!]! : 0;
    return { ...part, metres: share * edges.metres[edge]!, tenths: delay + Math.round(share * tenths[edge]!) };
  }

  /** In the direction of travel, over whole edges. */
  function partsTo(node: number): { readonly code: number; readonly parts: EdgePart[] } {
    const arcs: [from: number, to: number, under: number][] = [];
    let at = node;
    for (; frontier.before(at) !== BEGINNING; at = frontier.before(at))
      arcs.push([frontier.before(at), at, frontier.last(at)]);
    const parts: EdgePart[] = [];
    for (const arc of arcs.reverse())
      eachEdgeUnder(hierarchy, arc, (edge, to) => {
        const isForward = numbers[edges.to[edge]!] === to;
        parts.push({ edge, from: isForward ? 0 : 1, to: isForward ? 1 : 0 });
      });
    return { code: frontier.last(at), parts };
  }

  function walkedOf({ snap, isAlong, start, metres, tenths }: Candidate): WalkedWay {
    const way = { metres, tenths, last: snap, after: beside(snap, false)! };
    if (start) {
      const part = walkedPart({ edge: snap.edge, from: start.share, to: snap.share }, false);
      return { ...way, first: start, before: beside(start, true)!, parts: [part] };
    }
    const node = numbers[(isAlong ? edges.from : edges.to)[snap.edge]!]!;
    const { code, parts } = partsTo(node);
    const beginning = startOf(code);
    const first = place.snaps[beginning.snap]!;
    const all = [
      { edge: first.edge, from: first.share, to: beginning.isAlong ? 1 : 0 },
      ...parts,
      { edge: snap.edge, from: isAlong ? 0 : 1, to: snap.share },
    ];
    const walked = all.map((part, i) => walkedPart(part, i > 0));
    return { ...way, first, before: beside(first, true)!, parts: walked };
  }

  return {
    reach(from, { maxMetres, direction }) {
      begin(from, maxMetres, direction === 'to');
      frontier.advance(Number.POSITIVE_INFINITY, true);
      const own = round;
      const isValid = () => own === round;
      return {
        isValid,
        to(end) {
          if (!isValid()) throw new Error('Another search was made since.');
          return wayOf(settled(end, maxMetres));
        },
      };
    },
    between: (from, to, maxMetres) => wayOf(between(from, to, maxMetres)),
    walked(from, to) {
      const found = between(from, to, Number.POSITIVE_INFINITY);
      return found && walkedOf(found);
    },
  };
}

const wayOf = (way: StreetWay | null): StreetWay | null =>
  way && { metres: way.metres, tenths: way.tenths, weight: way.weight };

const sum = (one: StreetWay, other: StreetWay): StreetWay => ({
  metres: one.metres + other.metres,
  tenths: one.tenths + other.tenths,
  weight: one.weight + other.weight,
});
