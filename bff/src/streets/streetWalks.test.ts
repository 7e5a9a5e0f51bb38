import { metresBetween } from '@halte/engine/timetable/geo/distance';
import { STRAIGHT_WALKS, secondsOfWalk, type Walk, type WalkProfile } from '@halte/engine/timetable/geo/walkRouter';
import { streetWalks } from './streetWalks.ts';
import { stationsOf } from './testing/stations.ts';
import { positionAt, streetMap } from './testing/streetMap.ts';
import { walkTables } from './walkTables.ts';

/** A square of 300 m: from a to c by 200 m of steps over b, or by streets around d. Stops stand at a, at c, and where no street is. */
const POINTS = { a: [0, 0], b: [150, 0], c: [300, 0], d: [0, 200], e: [300, 200] } as const;
const STOPS = [POINTS.a, POINTS.c, [300, 500] as const].map(positionAt);
const places = {
  stops: STOPS.map((stop, i) => ({ ...stop, id: `${i}`, area: i })),
  areas: STOPS.map((stop, i) => ({ ...stop, id: `${i}`, name: '', stops: [i] })),
  stationNodes: [],
} as unknown as Parameters<typeof streetWalks>[0];

const linked = {
  stops: STOPS.map((stop, i) => ({
    ...{ ...stop, id: `${i}`, code: '', platform: '', name: '', isOfRail: false, entrances: null },
  })),
  stationNodes: [],
};
const tablesOf = (ways: readonly string[]) =>
  walkTables({ streets: streetMap(POINTS, ways), ...stationsOf({}) }, linked);

const walks = streetWalks(places, tablesOf(['ab', 'bc steps', 'adec']));
const pair = (from: number, to: number) => {
  const [here, there] = [STOPS[from]!, STOPS[to]!];
  return { from, to, straight: metresBetween(here.lat, here.lon, there.lat, there.lon) };
};

it.each<[WalkProfile, { readonly metres: number; readonly seconds: number }]>([
  // 150 m at 1.25 m/s, and 150 m of steps at 1.6 times that.
  ['foot', { metres: 300, seconds: 312 }],
  // 200 + 300 + 200 m.
  ['stepFree', { metres: 700, seconds: 560 }],
])('walks from stop to stop (%s)', (profile, { metres, seconds }) => {
  const found = walks.change(pair(0, 1), profile);
  expect(found?.metres).toBe(metres);
  expect(Math.ceil(found!.evenMetres / 1.25)).toBe(seconds);
  const around = walks.around(STOPS[0]!, { maxMetres: 700, direction: 'toStops', profile });
  expect(around.stop(1, 300)).toEqual(found);
  expect(walks.direct(STOPS[0]!, STOPS[1]!, 1_000, profile)?.metres).toBe(metres);
});

describe('a station that cannot be entered without steps', () => {
  const shut = { ...linked.stops[1]!, entrances: { foot: [], stepFree: [] } };
  const tables = walkTables(
    { streets: streetMap(POINTS, ['ab', 'bc']), ...stationsOf({}) },
    { ...linked, stops: [linked.stops[0]!, shut, linked.stops[2]!] },
  );
  const { change, ruledChange, around } = streetWalks(places, tables);

  it.each([
    ['a stop on the map', 0],
    ['one outside of it', 2],
  ])('is not changed to from %s', (_, from) => {
    expect(change({ ...pair(from, 1), straight: 100 }, 'stepFree')).toBeNull();
    expect(ruledChange({ ...pair(from, 1), straight: 100 }, 'stepFree')).toBeNull();
    expect(ruledChange({ ...pair(1, from), straight: 100 }, 'stepFree')).toBeNull();
  });

  it('is not walked to from a place outside of the map', () => {
    const options = { maxMetres: 1_000, direction: 'toStops', profile: 'stepFree' } as const;
    const outside = around(positionAt([0, 600]), options);
    expect([outside.stop(1, 500), outside.area(1, 500)]).toEqual([null, null]);
    expect(outside.stop(0, 500)?.metres).toBe(650);
  });
});

it('goes around what is closed to a wheelchair, more slowly, and says how much of the way is not known', () => {
  const kerbs = tablesOf(['ab', 'bc wheels:closed wheels:known', 'ad', 'de wheels:known', 'ec']);
  const { direct, change, route } = streetWalks(places, kerbs);
  // 700 m at 0.9 m/s in each of four parts: 222.2, 333.3 and 222.2 s.
  const seconds = (walk: Walk | null) => walk && secondsOfWalk(walk);
  expect(seconds(direct(STOPS[0]!, STOPS[1]!, 1_000, 'wheelchair'))).toBe(778);
  expect(seconds(direct(STOPS[0]!, STOPS[1]!, 1_000, 'stepFree'))).toBe(240);
  // It takes longer than the walks between two rides.
  expect(change(pair(0, 1), 'wheelchair')).toBeNull();
  const [there, usual] = (['wheelchair', 'foot'] as const).map((one) => route({ stop: 0 }, { stop: 1 }, one)!);
  expect([there!.metres, Math.round(there!.unknownMetres)]).toEqual([700, 400]);
  expect([usual!.metres, Math.round(usual!.unknownMetres)]).toEqual([300, 150]);
});

it('draws the way that has the metres of the walk', () => {
  const drawn = (profile: WalkProfile) => walks.route({ stop: 0 }, { stop: 1 }, profile);
  expect(drawn('foot')).toMatchObject({ metres: 300, leaves: null, enters: null });
  expect(drawn('stepFree')).toMatchObject({ metres: 700, leaves: null, enters: null });
  expect([drawn('foot')!.line.length, drawn('stepFree')!.line.length]).toEqual([3, 4]);
});

it('finds nothing where the way is longer than asked for', () => {
  const around = walks.around(STOPS[0]!, { maxMetres: 699, direction: 'toStops', profile: 'stepFree' });
  expect(around.stop(1, 300)).toBeNull();
  expect(walks.direct(STOPS[0]!, STOPS[1]!, 699, 'stepFree')).toBeNull();
});

it('walks in a straight line to a stop that is outside of the map', () => {
  expect(walks.change(pair(1, 2), 'foot')).toBeNull();
  expect(walks.ruledChange(pair(1, 2), 'foot')).toEqual(STRAIGHT_WALKS.ruledChange(pair(1, 2), 'foot'));
  const around = walks.around(STOPS[1]!, { maxMetres: 1_000, direction: 'toStops', profile: 'foot' });
  expect(around.stop(2, 500)).toEqual({ metres: 650, evenMetres: 650 });
  expect(walks.route({ stop: 1 }, { stop: 2 }, 'foot')).toBeNull();
});

it('is as far from a stop area to another as between their stops', () => {
  expect(walks.areas(0, 1, 300, 'foot')?.metres).toBe(300);
  expect(walks.areas(0, 1, 300, 'stepFree')?.metres).toBe(700);
});

it('walks against an escalator neither to a stop nor from it', () => {
  // 300 m by escalator, from a to c only, or 700 m around.
  const oneWay = streetWalks(places, tablesOf(['abc escalator onewayForward', 'adec']));
  const metres = (direction: 'toStops' | 'fromStops', place: number, stop: number) =>
    oneWay.around(STOPS[place]!, { maxMetres: 1_000, direction, profile: 'foot' }).stop(stop, 300)?.metres;
  expect([metres('toStops', 0, 1), metres('toStops', 1, 0)]).toEqual([300, 700]);
  expect([metres('fromStops', 0, 1), metres('fromStops', 1, 0)]).toEqual([700, 300]);
});
