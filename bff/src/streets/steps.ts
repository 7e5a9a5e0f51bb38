/** A walk as steps that can be told. */

import type { Position } from '@halte/engine/timetable/geo/position';
import type { WalkStep, WalkTurn } from '@halte/engine/timetable/geo/walkRouter';
import { LEVEL_UNITS } from '../ground/classify/levels.ts';
import { TENTHS } from './costs.ts';
import type { WalkedWay } from './search.ts';
import { type Group, groupsOf, isPlain, joinedTo, turnBetween } from './stepGroups.ts';
import type { Piece } from './stepPiece.ts';
import { type PieceMaker, piecesOf } from './stepPieces.ts';

/** Degrees from straight on, up to which a turn is called so. */
const TURNS: readonly (readonly [most: number, left: WalkTurn, right: WalkTurn])[] = [
  [25, 'straight', 'straight'],
  [55, 'slightLeft', 'slightRight'],
  [125, 'left', 'right'],
  [180, 'sharpLeft', 'sharpRight'],
];

/** Metres. */
const SHORTEST_STRAIGHT = 80;
const SHORTEST_SLIGHT = 50;
/** A name helps, unless most of the way is elsewhere: of metres without one, so many count. */
const NAMELESS_SHARE = 0.5;

export interface StepMaker extends PieceMaker {
  textAt(name: number): string;
}

interface Told {
  readonly group: Omit<Piece, 'isFork'>;
  readonly turn: WalkTurn;
}

/** Their metres and seconds together are those of the way. */
export function stepsOf(maker: StepMaker, way: WalkedWay, ends: readonly [from: Position, to: Position]): WalkStep[] {
  const pieces = piecesOf(maker, way, ends);
  const isEntrance = ({ kind }: Piece) => kind === 'entrance';
  const [first, last] = [pieces.slice(0, 1).filter(isEntrance), pieces.slice(-1).filter(isEntrance)];
  const told: readonly Told[] = [
    ...first.map((group) => ({ group, turn: 'start' as const })),
    ...toldOnStreet(pieces.slice(first.length, pieces.length - last.length)),
    ...last.map((group) => ({ group, turn: 'straight' as const })),
  ];
  return told.map(({ group: { kind, name, metres, tenths, stairs, level, line }, turn }) => ({
    ...{ kind, turn, name: maker.textAt(name), metres, seconds: tenths / TENTHS, stairs, line },
    level: level === null ? '' : String(level / LEVEL_UNITS),
  }));
}

function toldOnStreet(pieces: readonly Piece[]): Told[] {
  const groups = groupsOf(pieces);
  const told: { readonly turn: WalkTurn; readonly parts: Group[] }[] = [];
  groups.forEach((group, i) => {
    const turn = turnTo(groups, i);
    const last = told.at(-1);
    if (last && isPlain(group) && isPlain(last.parts[0]!) && isContinued(last.turn, turn, group.metres))
      last.parts.push(group);
    else told.push({ turn, parts: [group] });
  });
  return told.map(({ turn, parts }) => ({ turn, group: asOne(parts) }));
}

/** By the name that most of it has. */
function asOne(parts: readonly Group[]): Group {
  const metres = new Map<number, number>();
  for (const part of parts) metres.set(part.name, (metres.get(part.name) ?? 0) + part.metres);
  const counted = ({ name }: Group) => metres.get(name)! * (name === 0 ? NAMELESS_SHARE : 1);
  const named = parts.reduce((best, part) => (counted(part) > counted(best) ? part : best));
  return parts.reduce((all, part) => joinedTo(named, all, part));
}

/** Whether a step says nothing that one does not see: it leads on, and another has just done so, or it is short. */
function isContinued(before: WalkTurn, turn: WalkTurn, metres: number): boolean {
  if (turn === 'straight') return before === 'straight' || metres < SHORTEST_STRAIGHT;
  return (turn === 'slightLeft' || turn === 'slightRight') && metres < SHORTEST_SLIGHT;
}

function turnTo(groups: readonly Group[], at: number): WalkTurn {
  const group = groups[at]!;
  if (!isPlain(group) && group.kind !== 'crossing') {
    const rise = group.rise || Math.sign((groups[at + 1]?.layer ?? 0) - (groups[at - 1]?.layer ?? 0));
    if (rise !== 0) return rise > 0 ? 'up' : 'down';
  }
  if (at === 0) return 'start';
  if (group.isOffStreet) return 'arrive';
  // What is crossed is told as such, and the way behind it as seen from before it.
  if (group.kind === 'crossing' || group.kind === 'lift') return 'straight';
  const before = groups.slice(0, at).findLast(({ kind }) => kind !== 'crossing' && kind !== 'lift');
  if (!before) return 'straight';
  return turnOf(turnBetween(before, group));
}

function turnOf(degrees: number): WalkTurn {
  const [, left, right] = TURNS.find(([most]) => Math.abs(degrees) <= most)!;
  return degrees < 0 ? left : right;
}
