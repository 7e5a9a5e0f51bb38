import { STRAIGHT_WALKS } from '@halte/engine/timetable/geo/walkRouter';
import { bikeRides } from './bikeRides.ts';
import { stationsOf } from './testing/stations.ts';
import { namedMap, positionAt } from './testing/streetMap.ts';
import { walkTables } from './walkTables.ts';

/** One way from a to c over b, and back around d and e: 600 m, or 1 000 m, of which the last 200 m are pushed. */
const POINTS = { a: [0, 0], b: [300, 0], c: [600, 0], d: [0, 200], e: [600, 200] } as const;
type Place = ReturnType<typeof positionAt>;
const [A, C] = [POINTS.a, POINTS.c].map(positionAt) as [Place, Place];
const OUTSIDE = positionAt([0, 2_000]);
const WAYS = ['abc bike:forward footNo =Hinweg', 'ced footNo =Allee', 'da pedestrian =Markt'];

function rides() {
  return bikeRides(walkTables({ ...stationsOf({}), ...namedMap(POINTS, WAYS) }, { stops: [], stationNodes: [] }));
}

it('goes along one-way streets, back around them, and is pushed where one may only walk', () => {
  const { ride } = rides();
  // 600 m at 4.2 m/s.
  expect(ride(A, C, 1_000)).toEqual({ metres: 600, seconds: 143 });
  // 800 m at 4.2 m/s and 200 m at 1.25 m/s.
  expect(ride(C, A, 1_000)).toEqual({ metres: 1_000, seconds: 351 });
});

it('is not possible where it is farther than asked for', () => {
  expect(rides().ride(C, A, 999)).toBeNull();
});

it('is a straight line where an end is outside of the map', () => {
  expect(rides().ride(A, OUTSIDE, 15_000)).toEqual({ metres: 2_600, seconds: 620 });
  expect(rides().ride(A, OUTSIDE, 2_599)).toBeNull();
  expect(rides().ride(A, OUTSIDE, 15_000)).toEqual(STRAIGHT_WALKS.ride(A, OUTSIDE, 15_000));
  expect(rides().rideRoute(A, OUTSIDE)).toBeNull();
});

it('says where it goes, in steps whose metres and seconds are its own', () => {
  const route = rides().rideRoute(C, A)!;
  const steps = route.steps();
  expect(steps.map(({ kind, turn, name }) => [kind, turn, name])).toEqual([
    ['street', 'start', 'Allee'],
    ['street', 'left', 'Markt'],
  ]);
  expect(Math.round(steps.reduce((sum, { metres }) => sum + metres, 0))).toBe(route.metres);
  expect(Math.ceil(steps.reduce((sum, { seconds }) => sum + seconds, 0) - 1e-6)).toBe(351);
  expect(route.line.map(([lat, lon]) => [lat, lon].map((degree) => Math.round(degree * 1e4)))).toHaveLength(4);
});

it('joins a place to a street that one can leave and enter, not to a dead end of one direction', () => {
  // The street from e to f can only be entered.
  const map = namedMap({ ...POINTS, f: [900, 200] }, [...WAYS, 'ef bike:forward footNo']);
  const { ride } = bikeRides(walkTables({ ...stationsOf({}), ...map }, { stops: [], stationNodes: [] }));
  const beside = positionAt([700, 200]);
  // 100 m beside the street to e, pushed: 80 s; 600 m ridden, and 200 m pushed.
  expect(ride(beside, A, 15_000)).toEqual({ metres: 100 + 600 + 200, seconds: 383 });
});

it('finds a cycleway that leads away from the goal, of less weight than the street', () => {
  // 1 000 m along the street, or twice 590 m by the cycleway, which count as 944 m.
  const top = { a: [0, 0], b: [500, 313], c: [1_000, 0], d: [500, 400] } as const;
  const points = { ...top, e: [250, 156.5], f: [750, 156.5] } as const;
  const map = namedMap(points, ['ac', 'aebfc cycleway', 'bd', 'ed', 'fd']);
  const { ride } = bikeRides(walkTables({ ...stationsOf({}), ...map }, { stops: [], stationNodes: [] }));
  const [from, to] = [points.a, points.c].map(positionAt) as [Place, Place];
  expect(ride(from, to, 15_000)).toEqual({ metres: 1_180, seconds: 281 });
});
