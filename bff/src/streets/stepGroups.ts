/** Groups the pieces of a walk: the pieces of a group become one step. */
import type { LinePoint } from './line.ts';
import { angleBetween, bearingAtEnd, bearingAtStart } from './plane.ts';
import type { Piece } from './stepPiece.ts';

/** What is shorter is told with what is beside it. */
const SHORTEST_METRES = 15;
/** The straight line between a place and the street has no name, and is told with the street up to this length. */
const SHORTEST_OFF_STREET = 50;
/** Of what lies between two parts of a street with the same direction. */
const LONGEST_JOG = 40;
/** Along ways without a name a turn of this many degrees is told where one could go elsewhere. */
const CORNER_DEGREES = 45;
/** How much of a line says where it leads. */
const LOOK_METRES = 15;

/** Pieces that follow each other. */
export interface Group extends Omit<Piece, 'isFork'> {
  /** The line of what it is named by, without what was too short to be told. */
  readonly core: readonly LinePoint[];
}

const TOLD_HOWEVER_SHORT: ReadonlySet<Piece['kind']> = new Set<Piece['kind']>([
  ...(['stairs', 'crossing', 'lift', 'escalator', 'entrance'] as const),
]);

export const isPlain = ({ kind }: Pick<Piece, 'kind'>): boolean => !TOLD_HOWEVER_SHORT.has(kind);

export function groupsOf(pieces: readonly Piece[]): Group[] {
  return withoutJogs(withoutShort(joined(pieces)));
}

/** The angle of a turn in degrees, to the right positive. */
export function turnBetween(before: Pick<Group, 'core'>, after: Pick<Group, 'core'>): number {
  return angleBetween(bearingAtEnd(before.core, LOOK_METRES), bearingAtStart(after.core, LOOK_METRES));
}

/** Two that follow each other as one, named by the first. */
export function joinedTo(named: Group, first: Group, second: Group): Group {
  return {
    ...named,
    metres: first.metres + second.metres,
    tenths: first.tenths + second.tenths,
    line: [...first.line, ...second.line.slice(1)],
  };
}

function joined(pieces: readonly Piece[]): Group[] {
  const groups: Group[] = [];
  for (const { isFork, ...piece } of pieces) {
    const group = { ...piece, core: piece.line };
    const last = groups.at(-1);
    const isCorner = () => isFork && group.name === 0 && Math.abs(turnBetween(last!, group)) >= CORNER_DEGREES;
    if (last && isSame(last, group) && !isCorner()) groups[groups.length - 1] = continued(last, group);
    else groups.push(group);
  }
  return groups;
}

function isSame(one: Group, other: Group): boolean {
  if (one.isOffStreet || other.isOffStreet) return false;
  if (isPlain(one) && isPlain(other) && one.name !== 0) return one.name === other.name;
  const isRiseKept = one.rise === other.rise || one.rise === 0 || other.rise === 0;
  return one.kind === other.kind && one.name === other.name && isRiseKept;
}

function continued(first: Group, second: Group): Group {
  const named = first.metres >= second.metres ? first : second;
  return {
    ...joinedTo(named, first, second),
    rise: first.rise || second.rise,
    level: second.level,
    stairs: first.stairs === null || second.stairs === null ? null : first.stairs + second.stairs,
    core: [...first.core, ...second.core.slice(1)],
  };
}

/** What is too short goes to a neighbour, the shortest first. */
function withoutShort(given: readonly Group[]): Group[] {
  const groups = [...given];
  while (groups.length > 1) {
    const short = groups.filter(isShort);
    if (short.length === 0) break;
    const at = groups.indexOf(short.reduce((least, one) => (one.metres < least.metres ? one : least)));
    absorb(groups, at);
  }
  return groups;
}

function isShort(group: Group): boolean {
  return isPlain(group) && group.metres < (group.isOffStreet ? SHORTEST_OFF_STREET : SHORTEST_METRES);
}

function absorb(groups: Group[], at: number): void {
  const [before, short, after] = [groups[at - 1], groups[at]!, groups[at + 1]];
  if (before && after && isSame(before, after))
    groups.splice(at - 1, 3, continued(joinedTo(before, before, short), after));
  else if (before && (!after || isPlain(before) || !isPlain(after)))
    groups.splice(at - 1, 2, joinedTo(before, before, short));
  else groups.splice(at, 2, joinedTo(after!, short, after!));
}

/**
 * Who goes on along a street crosses those that join it, and walks around a corner of it, without being told; a landing is of its stairs, and the lanes of
 * a street are crossed at once.
 */
function withoutJogs(groups: readonly Group[]): Group[] {
  const kept: Group[] = [];
  for (const group of groups) {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    if (last && isCrossedAtOnce(last, group)) kept.splice(-1, 1, continued(last, group));
    else if (before && last && isJog(before, last, group))
      kept.splice(-2, 2, continued(joinedTo(before, before, last), group));
    else kept.push(group);
  }
  return kept;
}

function isJog(before: Group, jog: Group, after: Group): boolean {
  const isStreet = isPlain(after) && after.name !== 0;
  if (!isSame(before, after) || jog.metres > LONGEST_JOG || !isStraight(before, after)) return false;
  if (jog.kind === 'crossing') return isStreet && jog.name !== after.name;
  return isPlain(jog) && (isStreet || after.kind === 'stairs');
}

const isCrossedAtOnce = (one: Group, other: Group) =>
  one.kind === 'crossing' && other.kind === 'crossing' && isStraight(one, other);

const isStraight = (before: Group, after: Group) => Math.abs(turnBetween(before, after)) < CORNER_DEGREES;
