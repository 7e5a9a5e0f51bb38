/** The houses of each street in columns, found by their numbers. */
import { metresBetween } from '@halte/engine/timetable/geo/distance';
import type { Position } from '@halte/engine/timetable/geo/position';
import { codeOf } from './codes.ts';
import { doorsOf, includesNumber } from './houseNumber.ts';
import type { NumberedPlace, NumberedWays } from './numberedWays.ts';
import type { TypedNumber } from './typedNumber.ts';

/** What the houses are looked up in: house i is in the street `streetOf[i]`. */
export interface HouseTable {
  readonly streetOf: Int32Array;
  /** As on the door. */
  numberOf(house: number): string;
  positionOf(house: number): Position;
  readonly ways: NumberedWays;
}

/** A house with that number, or where it should be. */
export type FoundHouse =
  | { readonly accuracy: 'door'; readonly house: number }
  /** `house` is the nearest known one. */
  | { readonly accuracy: 'near'; readonly house: number; readonly position: Position };

export interface Houses {
  find(street: number, number: TypedNumber): FoundHouse | null;
  /** The house of a street that is nearest to a point; -1 if there is none within that distance. */
  nearest(street: number, position: Position, metres: number): number;
}

type NearHouse = Extract<FoundHouse, { readonly accuracy: 'near' }>;

/** Between two houses that are farther apart than this, a number can be anywhere. */
const NEIGHBOUR_METRES = 300;
const POSTCODE_DIGITS = 4;

/** @param streets how many there are. @param doors of the same houses, as from {@link doorColumns}. */
export function housesOf(table: HouseTable, streets: number, doors = doorColumns(table, streets)): Houses {
  const { first, doorHouse, doorKey, doorFirst, doorLast, keys } = doors;

  function exact(from: number, to: number, key: string): number {
    const code = keys.get(key);
    if (code === undefined) return -1;
    for (let door = to - 1; door >= from; door--) if (doorKey[door] === code) return doorHouse[door]!;
    return -1;
  }

  /** In "52-58" is 54, but not 54a. */
  function inRange(from: number, to: number, { number, suffix }: TypedNumber): number {
    if (suffix !== '') return -1;
    for (let door = from; door < to && doorFirst[door]! <= number; door++) {
      const range = { first: doorFirst[door]!, last: doorLast[door]! };
      if (range.last > range.first && includesNumber(range, number)) return doorHouse[door]!;
    }
    return -1;
  }

  /** 12 for "12b", or "12a" for 12: of all with that number the one without a letter. */
  function withOtherSuffix(from: number, to: number, { number }: TypedNumber): FoundHouse | null {
    const plain = exact(from, to, String(number));
    let found = plain;
    for (let door = from; door < to && found < 0; door++) {
      if (includesNumber({ first: doorFirst[door]!, last: doorLast[door]! }, number)) found = doorHouse[door]!;
    }
    return found < 0 ? null : { accuracy: 'near', house: found, position: table.positionOf(found) };
  }

  /** `span` is how many numbers its neighbours are apart. */
  function between(
    from: number,
    to: number,
    number: number,
    isOfSide: (door: number) => boolean,
  ): (NearHouse & { readonly span: number }) | null {
    let [below, above] = [-1, -1];
    for (let door = from; door < to; door++) {
      if (!isOfSide(door) || doorFirst[door] === 0) continue;
      if (doorLast[door]! < number && (below < 0 || doorLast[door]! > doorLast[below]!)) below = door;
      if (doorFirst[door]! > number && above < 0) above = door;
    }
    if (below < 0 || above < 0) return null;
    const [lower, upper] = [table.positionOf(doorHouse[below]!), table.positionOf(doorHouse[above]!)];
    if (metresBetween(lower.lat, lower.lon, upper.lat, upper.lon) > NEIGHBOUR_METRES) return null;
    const span = doorFirst[above]! - doorLast[below]!;
    const share = (number - doorLast[below]!) / span;
    return {
      accuracy: 'near',
      span,
      house: doorHouse[share <= 0.5 ? below : above]!,
      position: {
        lat: lower.lat + share * (upper.lat - lower.lat),
        lon: lower.lon + share * (upper.lon - lower.lon),
      },
    };
  }

  /** On a way of its street, or between two neighbours of its side that are nearer to it by their numbers. */
  function onSide(street: number, wanted: TypedNumber): FoundHouse | null {
    const onWay = table.ways.numbered(street, wanted);
    const isOfSide = (door: number) => (doorFirst[door]! - wanted.number) % 2 === 0;
    const among = between(first[street]!, first[street + 1]!, wanted.number, isOfSide);
    if (onWay === null || (among !== null && among.span < onWay.span)) return among;
    return near(onWay);
  }

  return {
    nearest(street, { lat, lon }, metres) {
      let [best, shortest] = [-1, metres];
      for (const house of doorHouse.subarray(first[street]!, first[street + 1]!)) {
        const at = table.positionOf(house);
        const distance = metresBetween(lat, lon, at.lat, at.lon);
        if (distance <= shortest) [best, shortest] = [house, distance];
      }
      return best;
    },
    find(street, wanted) {
      const [from, to] = [first[street]!, first[street + 1]!];
      const house = exact(from, to, wanted.key);
      const known = house < 0 ? inRange(from, to, wanted) : house;
      if (known >= 0) return { accuracy: 'door', house: known };
      const { number } = wanted;
      // What has as many digits as a postcode is taken for a house only where there is one, or a way between two of them.
      if (number === 0) return null;
      if (String(number).length > POSTCODE_DIGITS) return near(table.ways.numbered(street, wanted));
      return (
        near(table.ways.lettered(street, wanted)) ??
        withOtherSuffix(from, to, wanted) ??
        onSide(street, wanted) ??
        between(from, to, number, () => true)
      );
    },
  };
}

const near = (found: NumberedPlace | null): NearHouse | null =>
  found && { accuracy: 'near', house: found.house, position: found.position };

/** Doors of street s are those from `first[s]` up to but not including `first[s + 1]`, by their first number. */
export interface DoorColumns {
  readonly first: Int32Array;
  readonly doorHouse: Int32Array;
  /** Numbers repeat across streets: as indexes of one list they fit into a column. */
  readonly doorKey: Int32Array;
  readonly doorFirst: Int32Array;
  readonly doorLast: Int32Array;
  readonly keys: ReadonlyMap<string, number>;
}

/** Reads the number of each house. */
export function doorColumns(
  { streetOf, numberOf }: Pick<HouseTable, 'streetOf' | 'numberOf'>,
  streets: number,
): DoorColumns {
  const doorsOfText = new Map<string, readonly CodedDoor[]>();
  const keys = new Map<string, number>();
  const codedDoors = (text: string) => {
    let doors = doorsOfText.get(text);
    if (doors === undefined) {
      doors = doorsOf(text).map(({ key, ...extent }) => ({ ...extent, key: codeOf(keys, key) }));
      doorsOfText.set(text, doors);
    }
    return doors;
  };
  const first = new Int32Array(streets + 1);
  streetOf.forEach((street, house) => {
    first[street + 1]! += codedDoors(numberOf(house)).length;
  });
  for (let street = 0; street < streets; street++) first[street + 1]! += first[street]!;
  const count = first[streets]!;
  const [houseOf, keyOf, firstOf, lastOf] = [0, 0, 0, 0].map(() => new Int32Array(count));
  const next = first.slice();
  streetOf.forEach((street, house) => {
    for (const door of codedDoors(numberOf(house))) {
      const at = next[street]!++;
      houseOf![at] = house;
      keyOf![at] = door.key;
      firstOf![at] = door.first;
      lastOf![at] = door.last;
    }
  });
  const order = Int32Array.from({ length: count }, (_, at) => at);
  for (let street = 0; street < streets; street++)
    order.subarray(first[street]!, first[street + 1]!).sort((a, b) => firstOf![a]! - firstOf![b]! || a - b);
  const sorted = (column: Int32Array) => order.map((at) => column[at]!);
  return {
    first,
    doorHouse: sorted(houseOf!),
    doorKey: sorted(keyOf!),
    doorFirst: sorted(firstOf!),
    doorLast: sorted(lastOf!),
    keys,
  };
}

interface CodedDoor {
  readonly key: number;
  readonly first: number;
  readonly last: number;
}
