/** What to do along a walk: on streets, through entrances and inside of stations. */
import type { Static } from 'typebox';
import type { WalkStep as WalkStepSchema } from '../api/walkSteps.ts';
import { encodeLine } from '../timetable/geo/encodeLine.ts';
import type { WalkLine, WalkStep } from '../timetable/geo/walkRouter.ts';
import type { SectionPathway } from './stationWay.ts';

export type SectionWalkStep = Static<typeof WalkStepSchema>;

type Point = WalkLine[number];

/** An entrance of a station in the timetable, and the way between it and the stop. */
export interface StationPart {
  readonly name: string;
  /** In order of travel. */
  readonly pathways: readonly SectionPathway[];
  readonly entrance: Point;
  readonly stop: Point;
}

export interface SteppedWalk {
  /** Null where the streets are not known. */
  readonly street: { steps(): readonly WalkStep[] } | null;
  readonly leaves: StationPart | null;
  readonly enters: StationPart | null;
}

interface Total {
  readonly metres: number;
  readonly seconds: number;
}

const KINDS: Readonly<Record<SectionPathway['mode'], SectionWalkStep['kind']>> = {
  walkway: 'corridor',
  movingSidewalk: 'corridor',
  fareGate: 'corridor',
  exitGate: 'corridor',
  stairs: 'stairs',
  escalator: 'escalator',
  elevator: 'lift',
};

/** None where the streets are not known. Metres and seconds are whole, and together those of the walk. */
export function walkSteps({ street, leaves, enters }: SteppedWalk, total: Total): SectionWalkStep[] {
  if (!street) return [];
  const all = street.steps();
  // Where the timetable knows the way behind an entrance, it is told in place of the straight line.
  const [left, entered] = [leaves && all[0]?.kind === 'entrance', enters && all.at(-1)?.kind === 'entrance'];
  const outside = all.slice(left ? 1 : 0, entered ? -1 : undefined);
  const inside = Math.max(0, total.metres - Math.round(sumOf(outside.map(({ metres }) => metres))));
  const [before, after] = shares(
    inside,
    [leaves, enters].map((part) => (part ? Math.max(1, secondsOf(part)) : 0)),
  );
  const first = leaves ? stationSteps(leaves, before!, 'leaves') : [];
  const last = enters ? stationSteps(enters, after!, 'enters') : [];
  const seconds = total.seconds - sumOf([...first, ...last].map((step) => step.seconds));
  const metres = total.metres - (leaves || enters ? inside : 0);
  return [...first, ...streetSteps(outside, { metres, seconds: Math.max(0, seconds) }), ...last];
}

function streetSteps(steps: readonly WalkStep[], total: Total): SectionWalkStep[] {
  const metres = shares(
    total.metres,
    steps.map((step) => step.metres),
  );
  const seconds = shares(
    total.seconds,
    steps.map((step) => step.seconds),
  );
  return steps.map(({ kind, turn, name, stairs, level, line }, i) => ({
    kind,
    turn,
    ...(name === '' ? {} : { name }),
    metres: metres[i]!,
    seconds: seconds[i]!,
    ...(stairs === null ? {} : { stairs }),
    ...(level === '' ? {} : { level }),
    geometry: encodeLine(line),
  }));
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

const secondsOf = ({ pathways }: StationPart) => sumOf(pathways.map(({ durationSeconds }) => durationSeconds));

/** Whole numbers in proportion to the parts, whose sum is the total. */
function shares(total: number, parts: readonly number[]): number[] {
  const all = sumOf(parts);
  let [before, given] = [0, 0];
  return parts.map((part, i) => {
    before += part;
    const until = all === 0 || i === parts.length - 1 ? total : Math.round((total * before) / all);
    const share = until - given;
    given = until;
    return share;
  });
}

function stationSteps(
  { name, pathways, entrance, stop }: StationPart,
  metres: number,
  direction: 'leaves' | 'enters',
): SectionWalkStep[] {
  const isFirst = direction === 'leaves';
  const ways = joined(pathways);
  const inMetres = shares(
    metres,
    ways.map(({ durationSeconds }) => durationSeconds),
  );
  // Where the pathways between the two lead is not known: the first is drawn all the way, the others as a point.
  const [from, to] = isFirst ? [stop, entrance] : [entrance, stop];
  const steps = ways.map((way, i): SectionWalkStep => {
    const { stairCount, level } = way;
    return {
      kind: KINDS[way.mode],
      turn: turnOf(way, isFirst && i === 0),
      metres: inMetres[i]!,
      seconds: way.durationSeconds,
      ...(stairCount ? { stairs: Math.abs(stairCount) } : {}),
      ...(level === undefined ? {} : { level }),
      geometry: encodeLine(i === 0 ? [from, to] : [to]),
    };
  });
  const door: SectionWalkStep = {
    kind: 'entrance',
    turn: isFirst && steps.length === 0 ? 'start' : 'straight',
    ...(name === '' ? {} : { name }),
    // Without pathways between them, what lies behind it is of the entrance.
    metres: steps.length === 0 ? metres : 0,
    seconds: 0,
    geometry: encodeLine(steps.length === 0 ? [from, to] : [entrance]),
  };
  return isFirst ? [...steps, door] : [door, ...steps];
}

function turnOf({ stairCount = 0 }: SectionPathway, isFirst: boolean): SectionWalkStep['turn'] {
  if (stairCount !== 0) return stairCount > 0 ? 'up' : 'down';
  return isFirst ? 'start' : 'straight';
}

/** Walkways and gates that follow each other are one corridor. */
function joined(pathways: readonly SectionPathway[]): SectionPathway[] {
  const ways: SectionPathway[] = [];
  for (const way of pathways) {
    const last = ways.at(-1);
    if (last && KINDS[last.mode] === 'corridor' && KINDS[way.mode] === 'corridor')
      ways[ways.length - 1] = { ...last, ...way, durationSeconds: last.durationSeconds + way.durationSeconds };
    else ways.push(way);
  }
  return ways;
}
