/** The houses of the demo city: on both sides of its streets, except where there is a park, water or another house. */
import type { GroundMap } from '@halte/demo-city/ground';
import { UNITS_PER_DEGREE } from '../ground/area.ts';
import { createRingTest } from '../ground/geometry/ringTest.ts';

/** A rectangle, in metres to the east and north of the city's middle: its first corner, the direction of its front, and how wide and deep it is. */
type House = readonly [x: number, y: number, ux: number, uy: number, width: number, depth: number];
const NUMBERS = 6;

type Point = readonly [x: number, y: number];

/** Metres from the middle of a street to the nearest front of its houses. */
const SETBACKS: Readonly<Record<GroundMap['streets'][number]['class'], number>> = {
  motorway: 12.5,
  primary: 10.5,
  secondary: 8.5,
  minor: 7,
};
/** Near enough for houses that nobody lives in. */
const METRES_PER_DEGREE = 111_195;
/** Metres between the middles of two houses that overlap, at most. */
const CELL = 28;

/** @param take gets the square metres of each house, and lon, lat, lon, lat … of its corners in degrees of 1e-7. */
export function eachDemoHouse(
  { centre, streets, areas }: GroundMap,
  take: (size: number, ring: readonly number[]) => void,
): void {
  const north = UNITS_PER_DEGREE / METRES_PER_DEGREE;
  const east = north / Math.cos((centre[1] * Math.PI) / 180);
  const [middleLon, middleLat] = [centre[0] * UNITS_PER_DEGREE, centre[1] * UNITS_PER_DEGREE];
  const tests = areas.map(({ ring }) => createAreaTest(ring));
  const built = createBuilt();
  for (const { built: hasHouses, class: kind, path } of streets) {
    if (!hasHouses) continue;
    const near = tests.filter(({ isNear }) => isNear(path));
    const line = path.map(
      ([lon, lat]): Point => [
        (lon * UNITS_PER_DEGREE - middleLon) / east,
        (lat * UNITS_PER_DEGREE - middleLat) / north,
      ],
    );
    eachHouseAlong(line, SETBACKS[kind], (house) => {
      const [x, y, ux, uy, width, depth] = house;
      const [toX, toY, backX, backY] = [ux * width, uy * width, -uy * depth, ux * depth];
      const lonOf = (metres: number) => Math.round(middleLon + metres * east);
      const latOf = (metres: number) => Math.round(middleLat + metres * north);
      const ring = [
        ...[lonOf(x), latOf(y), lonOf(x + toX), latOf(y + toY)],
        ...[lonOf(x + toX + backX), latOf(y + toY + backY), lonOf(x + backX), latOf(y + backY)],
      ];
      const isInArea = near.some(({ isIn }) => [0, 2, 4, 6].some((i) => isIn(ring[i + 1]!, ring[i]!)));
      if (!isInArea && built.add(house)) take(width * depth, ring);
    });
  }
}

/** As far as houses are from the points of their street, in degrees. */
const NEAR = 0.002;

function createAreaTest(ring: readonly Point[]) {
  const [lons, lats] = [ring.map(([lon]) => lon), ring.map(([, lat]) => lat)];
  const [west, east, south, north] = [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)];
  const unitsOf = (degrees: readonly number[]) => Int32Array.from(degrees, (value) => value * UNITS_PER_DEGREE);
  return {
    /** Whether houses along a street may be in it. */
    isNear: (street: readonly Point[]) =>
      street.some(([lon, lat]) => lon > west - NEAR && lon < east + NEAR && lat > south - NEAR && lat < north + NEAR),
    isIn: createRingTest([{ lon: unitsOf(lons), lat: unitsOf(lats) }]),
  };
}

/** The same in each run: their numbers follow from where the street begins. */
function eachHouseAlong(line: readonly Point[], setback: number, take: (house: House) => void): void {
  let state = (Math.round(line[0]![0] * 100) ^ Math.round(line[0]![1] * 100)) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1]!, line[i]!];
    const length = Math.hypot(bx - ax, by - ay);
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    for (let along = 6; along < length - 14; ) {
      const room = 11 + 13 * next();
      for (const side of [-1, 1]) {
        const depth = 9 + 6 * next();
        const front = setback + 2 * next();
        const left = side < 0 ? -front - depth : front;
        if (next() >= 0.1) take([ax + ux * along - uy * left, ay + uy * along + ux * left, ux, uy, room * 0.94, depth]);
      }
      along += room;
    }
  }
}

/** The houses that are built, in cells by their middles. */
function createBuilt() {
  const houses: number[] = [];
  /** The last house of a cell, and for each house the one before it in its cell. */
  const last = new Map<number, number>();
  const before: number[] = [];
  const keyOf = (column: number, row: number) => column * 100_000 + row;
  return {
    /** Whether there is room for it. */
    add(house: House): boolean {
      const [x, y, ux, uy, width, depth] = house;
      const column = Math.floor((x + (ux * width - uy * depth) / 2) / CELL);
      const row = Math.floor((y + (uy * width + ux * depth) / 2) / CELL);
      for (let i = -1; i <= 1; i++)
        for (let j = -1; j <= 1; j++)
          for (let other = last.get(keyOf(column + i, row + j)) ?? -1; other >= 0; other = before[other]!) {
            const at = NUMBERS * other;
            if (!isBeside(house, 0, houses, at) && !isBeside(houses, at, house, 0)) return false;
          }
      const key = keyOf(column, row);
      before.push(last.get(key) ?? -1);
      last.set(key, before.length - 1);
      houses.push(...house);
      return true;
    },
  };
}

/** Whether one side of a house has all of another on its outer side. @param at where a house begins in a list. */
function isBeside(list: readonly number[], at: number, otherList: readonly number[], other: number): boolean {
  const [ux, uy] = [list[at + 2]!, list[at + 3]!];
  const [dx, dy] = [otherList[other]! - list[at]!, otherList[other + 1]! - list[at + 1]!];
  const [vx, vy, wide, deep] = [
    otherList[other + 2]!,
    otherList[other + 3]!,
    otherList[other + 4]!,
    otherList[other + 5]!,
  ];
  // The other one's first corner and two sides, along the front of this one and across it.
  const [along, across] = [dx * ux + dy * uy, dy * ux - dx * uy];
  const [cosine, sine] = [vx * ux + vy * uy, vy * ux - vx * uy];
  const least = Math.min(0, wide * cosine) + Math.min(0, -deep * sine);
  const most = Math.max(0, wide * cosine) + Math.max(0, -deep * sine);
  const nearest = Math.min(0, wide * sine) + Math.min(0, deep * cosine);
  const farthest = Math.max(0, wide * sine) + Math.max(0, deep * cosine);
  return (
    along + most <= 0 || along + least >= list[at + 4]! || across + farthest <= 0 || across + nearest >= list[at + 5]!
  );
}
