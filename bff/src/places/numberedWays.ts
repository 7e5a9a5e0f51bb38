/** Where a number is on the ways that OpenStreetMap has between two known houses (`addr:interpolation`). */
import { getOrCompute } from '@halte/engine/common/memoize';
import { longitudeScale } from '@halte/engine/timetable/geo/distance';
import type { Position } from '@halte/engine/timetable/geo/position';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { BY_LETTERS } from '../ground/classify/interpolations.ts';
import type { Interpolations } from '../ground/interpolations.ts';
import { type Door, doorsOf } from './houseNumber.ts';
import type { TypedNumber } from './typedNumber.ts';

/** A number on a way. */
export interface NumberedPlace {
  readonly position: Position;
  /** The one of the two known houses that is nearer by its number. */
  readonly house: number;
  /** How many numbers these two are apart. */
  readonly span: number;
}

export interface NumberedWays {
  /** A letter behind the number is not looked at. */
  numbered(street: number, typed: TypedNumber): NumberedPlace | null;
  /** 12b between 12 or 12a and a later letter. */
  lettered(street: number, typed: TypedNumber): NumberedPlace | null;
}

interface NumberedHouses {
  /** By house. */
  readonly streetOf: Int32Array;
  numberOf(house: number): string;
}

/** The numbers from `low` to `high` of one way; of letters, their places in the alphabet, and `of` is the number before them. */
interface Numbers {
  readonly way: number;
  readonly of: number | null;
  readonly low: number;
  readonly high: number;
  readonly step: number;
  readonly isDownward: boolean;
}

/** No block has more: one of the ends is wrong. */
const MOST_NUMBERS = 1_000;
const LETTERED = /^(\d{1,6})([a-z])?$/;
const LETTER = /^[a-z]$/;
const BEFORE_A = 'a'.charCodeAt(0) - 1;

/** @param ways with rows of `houses`. */
export function numberedWaysOf(ways: Interpolations, { streetOf, numberOf }: NumberedHouses): NumberedWays {
  // The numbers are read when a street is asked for: for those of a large city the thread that answers requests would stand still.
  const ofStreets = new Map<number, number[]>();
  for (const [way, from] of ways.from.entries()) getOrCompute(ofStreets, streetOf[from]!, () => []).push(way);

  function doorOf(house: number): Door | undefined {
    return doorsOf(numberOf(house))[0];
  }

  const numbersOn = (way: number): Numbers | [] =>
    numbersOf(way, ways.step[way]!, doorOf(ways.from[way]!), doorOf(ways.to[way]!)) ?? [];

  function find(street: number, of: number | null, wanted: number): NumberedPlace | null {
    const isThere = (one: Numbers) =>
      one.of === of && wanted > one.low && wanted < one.high && (wanted - one.low) % one.step === 0;
    const numbers = ofStreets.get(street)?.flatMap(numbersOn).find(isThere);
    if (numbers === undefined) return null;
    const { way, low, high, isDownward } = numbers;
    const upward = (wanted - low) / (high - low);
    const share = isDownward ? 1 - upward : upward;
    const house = (share <= 0.5 ? ways.from : ways.to)[way]!;
    return { position: positionOn(ways, way, share), house, span: high - low };
  }

  return {
    numbered: (street, { number }) => find(street, null, number),
    lettered: (street, { number, suffix }) => (LETTER.test(suffix) ? find(street, number, placeOf(suffix)) : null),
  };
}

const placeOf = (letter: string) => letter.charCodeAt(0) - BEFORE_A;

function numbersOf(way: number, step: number, from: Door | undefined, to: Door | undefined): Numbers | null {
  if (from === undefined || to === undefined) return null;
  if (step !== BY_LETTERS) return ordered(way, null, step, from, to);
  const [one, other] = [LETTERED.exec(from.key), LETTERED.exec(to.key)];
  if (one === null || other === null || one[1] !== other[1]) return null;
  const [first, last] = [one, other].map(([, , letter]) => (letter === undefined ? 0 : placeOf(letter)));
  return ordered(way, Number(one[1]), 1, { first: first!, last: first! }, { first: last!, last: last! });
}

type Extent = Pick<Door, 'first' | 'last'>;

/** Null where the ends have no numbers in between, or ones that do not fit with each other. */
function ordered(way: number, of: number | null, step: number, from: Extent, to: Extent): Numbers | null {
  const isDownward = from.first > to.first;
  const [lower, upper] = isDownward ? [to, from] : [from, to];
  const [low, high] = [lower.last, upper.first];
  const isRight = (of !== null || lower.first > 0) && high - low > step && high - low <= MOST_NUMBERS;
  return isRight && (high - low) % step === 0 ? { way, of, low, high, step, isDownward } : null;
}

/** @param share of the length of the line. */
function positionOn({ first, lat, lon }: Interpolations, way: number, share: number): Position {
  const [from, to] = [first[way]!, first[way + 1]! - 1];
  const scale = longitudeScale(lat[from]! / UNITS_PER_DEGREE);
  const lengthTo = (point: number) =>
    Math.hypot(lat[point]! - lat[point - 1]!, (lon[point]! - lon[point - 1]!) * scale);
  let length = 0;
  for (let point = from + 1; point <= to; point++) length += lengthTo(point);
  let left = share * length;
  let point = from + 1;
  while (point < to && left > lengthTo(point)) left -= lengthTo(point++);
  const part = length === 0 ? 0 : left / lengthTo(point);
  const between = (column: Int32Array) =>
    (column[point - 1]! + part * (column[point]! - column[point - 1]!)) / UNITS_PER_DEGREE;
  return { lat: between(lat), lon: between(lon) };
}
