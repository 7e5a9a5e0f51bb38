import { detailed, ride, section } from '../../../testing/trips.ts';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import { at, cancelled } from '../testing/roadmaps.ts';
import { alongAt, type Followed, follow, stopsOnWay } from './position.ts';

/** Stops half a kilometre apart on one meridian, by minutes. */
function placed(name: 'A' | 'B', first: number, minutes: readonly string[]) {
  const span = { start: minutes[0]!, end: minutes.at(-1)!, from: 'a', to: 'z' };
  const made = ride(name, span, minutes.slice(1, -1));
  const calls = made.ride!.calls.map((call, index) => ({
    ...call,
    point: { ...call.point, lat: 48 + (first + index) * 0.0045, lon: 7 },
    arrivalDateTime: at(minutes[index]!),
    departureDateTime: at(minutes[index]!),
  }));
  return { ...made, ride: { ...made.ride!, calls } };
}

const tram = placed('A', 0, ['08:06', '08:10', '08:15', '08:20']);
const bus = placed('B', 3, ['08:27', '08:33', '08:40']);
const JOURNEY = detailed('code', [
  section('walk', { start: '08:00', end: '08:05', from: 'Home', to: 'Oak', metres: 300 }),
  tram,
  bus,
]);
const STOPS = stopsOnWay(JOURNEY);

/** `place`: 0 is the first stop of the tram, 3 its last and the first of the bus. */
const fix = (clock: string, place: number, accuracy = 10) => ({
  ...{ lat: 48 + place * 0.0045, lon: 7 },
  ...{ accuracy, at: at(clock) },
});

type Given = readonly [clock: string, place: number, accuracy?: number];
const followed = (...given: readonly Given[]) =>
  given.reduce<Followed | null>((before, one) => follow(STOPS, before, fix(...one)), null);

const clockOf = (instant: string) => new Date(Date.parse(instant) + 3_600_000).toISOString().slice(11, 16);
const along = (now: string, ...given: readonly Given[]) => clockOf(alongAt(STOPS, followed(...given), at(now)));

it('has the stops of all rides, without those that are skipped, up to one that cannot be made', () => {
  expect(STOPS).toHaveLength(7);
  const skipping = tram.ride.calls.map((call, index) => (index === 1 ? { ...call, status: 'skipped' as const } : call));
  const with_ = (sections: DetailedJourney['sections']) => stopsOnWay({ ...JOURNEY, sections });
  expect(with_([{ ...tram, ride: { ...tram.ride, calls: skipping } }, bus])).toHaveLength(6);
  expect(with_([tram, cancelled(bus)])).toHaveLength(4);
});

it.each<[string, string, string, readonly Given[]]>([
  ['without a position, the clock', '08:12', '08:12', []],
  ['waiting for a late tram', '08:06', '08:09', [['08:09', 0]]],
  [
    'on board of a tram on time',
    '08:12',
    '08:12',
    [
      ['08:10', 1],
      ['08:12', 1.4],
    ],
  ],
  [
    'on board of a late one: its next stop is still to come',
    '08:15',
    '08:19',
    [
      ['08:15', 1],
      ['08:19', 1.4],
    ],
  ],
  ['ahead of the timetable', '08:16', '08:13', [['08:13', 2]]],
  ['at the stop to leave at, early', '08:21', '08:18', [['08:18', 3]]],
  [
    'a stop between two positions counts as passed',
    '08:16',
    '08:14',
    [
      ['08:10', 1],
      ['08:14', 2.8],
    ],
  ],
  ['walking to the tram', '08:04', '08:04', [['08:04', -0.4]]],
  ['too rough', '08:12', '08:12', [['08:12', 3, 151]]],
  ['unknown accuracy', '08:12', '08:12', [['08:12', 3, Number.NaN]]],
  ['elsewhere', '08:12', '08:12', [['08:12', 30]]],
  ['a stop of much later', '08:00', '08:00', [['08:00', 5]]],
  [
    'an older position than the last one',
    '08:16',
    '08:13',
    [
      ['08:13', 2],
      ['08:12', 0],
    ],
  ],
])('%s', (_, expected, now, given) => {
  expect(along(now, ...given)).toBe(expected);
});

it('goes on by the clock from the last stop when the positions stop, in a tunnel', () => {
  const given: readonly Given[] = [
    ['08:15', 1],
    ['08:19', 1.4],
  ];
  expect(along('08:20', ...given)).toBe('08:15');
  expect(along('08:21', ...given)).toBe('08:21');
  expect(along('08:14', ['08:13', 2])).toBe('08:16');
  expect(along('08:17', ['08:13', 2])).toBe('08:17');
});

it('does not jump to and fro near a stop or between two', () => {
  const near = followed(['08:10', 1]);
  expect(follow(STOPS, near, fix('08:10', 1.2))).toMatchObject({ passed: 1, isThere: true });
  expect(follow(STOPS, near, fix('08:10', 1.3))).toMatchObject({ passed: 1, isThere: false });
  const between = follow(STOPS, near, fix('08:12', 1.52));
  expect(between).toMatchObject({ passed: 1, isThere: false });
  expect(follow(STOPS, between, fix('08:12', 1.48))).toMatchObject({ passed: 1, isThere: false });
});

it('takes a stop that no position was near for passed once the next one is clearly nearer', () => {
  expect(followed(['08:07', 0.6], ['08:12', 1.52])).toMatchObject({ passed: 0 });
  expect(followed(['08:07', 0.6], ['08:12', 1.6])).toMatchObject({ passed: 1 });
});

it('takes a stop back that was not reached', () => {
  const wrong = followed(['08:10', 1], ['08:12', 2]);
  expect(wrong).toMatchObject({ passed: 2 });
  expect(follow(STOPS, wrong, fix('08:13', 1))).toMatchObject({ passed: 1, isThere: true });
});
