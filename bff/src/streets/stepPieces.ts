/** The parts of a way, each with what it is to a walker. */

import type { Position } from '@halte/engine/timetable/geo/position';
import type { WalkKind } from '@halte/engine/timetable/geo/walkRouter';
import { NO_LEVEL } from '../ground/classify/levels.ts';
import { NODE_FLAGS } from '../ground/classify/roadNodes.ts';
import { ROAD_CLASSES, ROAD_FLAGS, type RoadClass } from '../ground/classify/roads.ts';
import type { Streets } from '../ground/streets.ts';
import { type LinePoint, lineOf } from './line.ts';
import { isStreet, type NamesBeside } from './namesBeside.ts';
import type { WalkedPart, WalkedWay } from './search.ts';
import type { Inside, Snap } from './snap.ts';
import { levelled, type UnlevelledPiece } from './stepLevels.ts';
import type { Piece } from './stepPiece.ts';

const KINDS: ReadonlyMap<RoadClass, WalkKind> = new Map<RoadClass, WalkKind>([
  ['steps', 'stairs'],
  ['escalator', 'escalator'],
  ['lift', 'lift'],
  ['corridor', 'corridor'],
  ['platform', 'platform'],
  ['crossing', 'crossing'],
]);

export interface PieceMaker {
  /** On entrances of the map: numbers of texts. */
  readonly signs: Int32Array;
  readonly streets: Streets;
  /** Tenths of a second at each node. */
  readonly delays: Int32Array;
  readonly namesBeside: NamesBeside;
}

/** @param ends of the way. */
export function piecesOf(maker: PieceMaker, way: WalkedWay, ends: readonly [from: Position, to: Position]): Piece[] {
  return levelled(unlevelledPieces(maker, way, ends));
}

function unlevelledPieces(
  maker: PieceMaker,
  way: WalkedWay,
  ends: readonly [from: Position, to: Position],
): UnlevelledPiece[] {
  const pieces = way.parts.flatMap((part, i) => partPieces(maker, part, i > 0));
  const [from, to] = ends.map(({ lat, lon }): LinePoint => [lat, lon]) as [LinePoint, LinePoint];
  const begin = pieces[0]!.line[0]!;
  const end = pieces.at(-1)!.line.at(-1)!;
  // A door is nearer to the street than the stop behind it.
  const before = besidePieces(maker, way.first, 'fromStop', way.before, [begin, from]).map((piece) => ({
    ...piece,
    line: piece.line.toReversed(),
  }));
  return [...before.reverse(), ...pieces, ...besidePieces(maker, way.last, 'toStop', way.after, [end, to])];
}

/** From the street to a place: in a straight line, or through the entrance of a station. */
function besidePieces(
  { signs }: PieceMaker,
  { metres, door }: Snap,
  direction: 'toStop' | 'fromStop',
  all: Inside,
  [street, place]: readonly [street: LinePoint, place: LinePoint],
): UnlevelledPiece[] {
  const inside = door?.[direction];
  const offStreet = { ...PLAIN, kind: 'path', isOffStreet: true } as const;
  if (!door || !inside) return [{ ...offStreet, ...all, line: [street, place] }];
  const at: LinePoint = [door.position.lat, door.position.lon];
  const name = 'ofMap' in door.entrance ? signs[door.entrance.ofMap]! : 0;
  return [
    { ...offStreet, metres, tenths: all.tenths - inside.tenths, line: [street, at] },
    { ...PLAIN, kind: 'entrance', name, ...inside, line: [at, place] },
  ];
}

const PLAIN = { name: 0, stairs: null, rise: 0, layer: 0, levels: null, isFork: true, isOffStreet: false } as const;

function partPieces(maker: PieceMaker, part: WalkedPart, isPassed: boolean): UnlevelledPiece[] {
  const { streets, delays } = maker;
  const { edges, nodes, arcs } = streets;
  const { edge, from, to } = part;
  const isAlong = to >= from;
  const node = (isAlong ? edges.from : edges.to)[edge]!;
  const line = lineOf(streets, [part]);
  const layer = edges.layer[edge]!;
  const isFork = isPassed && arcs.first[node + 1]! - arcs.first[node]! > 2;
  const piece = {
    ...whatIs(maker, edge),
    ...risen(edges.flags[edge]!, isAlong),
    layer,
    levels: edges.low[edge] === NO_LEVEL ? null : { low: edges.low[edge]!, high: edges.high[edge]! },
    line,
    isFork,
    isOffStreet: false,
  };
  const stairs = piece.kind === 'stairs' ? stairsOf(edges.steps[edge]!, Math.abs(to - from)) : null;
  if (!isPassed || (nodes.flags[node]! & NODE_FLAGS.lift) === 0)
    return [{ ...piece, stairs, metres: part.metres, tenths: part.tenths }];
  const delay = delays[node]!;
  const lift: UnlevelledPiece = {
    ...{ kind: 'lift', name: 0, metres: 0, tenths: delay, stairs: null, rise: 0, layer, levels: null },
    ...{ line: line.slice(0, 1), isFork, isOffStreet: false },
  };
  return [lift, { ...piece, stairs, metres: part.metres, tenths: part.tenths - delay }];
}

function whatIs({ streets, namesBeside }: PieceMaker, edge: number) {
  const { edges } = streets;
  const roadClass = ROAD_CLASSES[edges.class[edge]!]!;
  const flags = edges.flags[edge]!;
  const name = edges.name[edge]!;
  const kind = KINDS.get(roadClass);
  if (kind === 'crossing') {
    const crossed = crossedBy(streets, edge);
    if (crossed !== 0) return { kind, name: crossed };
  } else if (kind) return { kind, name };
  if (flags & ROAD_FLAGS.indoor) return { kind: 'corridor' as const, name };
  const isSquare = roadClass === 'pedestrian' && (flags & ROAD_FLAGS.area) !== 0;
  const beside = name === 0 ? namesBeside(edge) : 0;
  if (isSquare && beside === 0) return { kind: 'square' as const, name };
  if (name !== 0) return { kind: isStreet(roadClass) ? ('street' as const) : ('path' as const), name };
  return { kind: isStreet(roadClass) || beside !== 0 ? ('street' as const) : ('path' as const), name: beside };
}

/** The name of the street that leads over an end of a crossing, rather than of one that begins there; 0 for none. */
function crossedBy({ edges, arcs }: Streets, edge: number): number {
  let found = 0;
  for (const node of [edges.from[edge]!, edges.to[edge]!]) {
    const names: number[] = [];
    for (let arc = arcs.first[node]!; arc < arcs.first[node + 1]!; arc++) {
      const other = arcs.edge[arc]!;
      if (edges.name[other] !== 0 && isStreet(ROAD_CLASSES[edges.class[other]!]!)) names.push(edges.name[other]!);
    }
    const through = names.find((name, i) => names.indexOf(name) < i);
    if (through !== undefined) return through;
    found ||= names[0] ?? 0;
  }
  return found;
}

function risen(flags: number, isAlong: boolean): { readonly rise: number } {
  const along = flags & ROAD_FLAGS.up ? 1 : flags & ROAD_FLAGS.down ? -1 : 0;
  return { rise: isAlong || along === 0 ? along : -along };
}

const stairsOf = (steps: number, share: number) => (steps === 0 ? null : Math.max(1, Math.round(steps * share)));
