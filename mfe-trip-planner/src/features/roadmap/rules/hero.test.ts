import { detailed, ride, section } from '../../../testing/trips.ts';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';
import { at, cancelled, delayed, withSections } from '../testing/roadmaps.ts';
import { announcedMoment, type Hero, heroOf } from './hero.ts';
import { journeyState } from './journeyState.ts';

const walk = section('walk', { start: '08:00', end: '08:05', from: 'Home', to: 'Oak', metres: 300 });
const plainTram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' }, ['Ash', 'Yew']);
/** Calls at 08:06, 08:10, 08:15 and 08:20. */
const tram = {
  ...plainTram,
  ride: {
    ...plainTram.ride!,
    calls: plainTram.ride!.calls.map((call, index) => {
      const time = at(['08:06', '08:10', '08:15', '08:20'][index] ?? '');
      return { ...call, arrivalDateTime: time, departureDateTime: time };
    }),
  },
};
const bus = ride('B', { start: '08:27', end: '08:40', from: 'Elm', to: 'Fir' });
const end = section('walk', { start: '08:40', end: '08:44', from: 'Fir', to: 'Office', metres: 250 });
const JOURNEY = detailed('code', [walk, tram, bus, end]);

const heroAt = (journey: DetailedJourney, clock: string, openedAt = at('07:00'), along = at(clock)) => {
  const now = at(clock);
  return heroOf(journey, journeyState(journey, { now, openedAt, isExpired: false }), { now, along });
};

function described(hero: Hero | null): string {
  if (hero === null) return '–';
  if (hero.kind === 'arrive') return `${hero.place} in ${hero.minutes}`;
  const line = hero.ride.line.shortName;
  if (hero.kind === 'ride') return `${line}: ${hero.stopsLeft} stops to ${hero.stop}, ${hero.minutes} min`;
  const { minutes, point, timing, leaveAt } = hero;
  return `${line} at ${point.name} in ${minutes}, ${timing.kind}${leaveAt ? `, leave ${leaveAt.slice(11, 16)}` : ''}`;
}

it.each([
  ['07:05', '–'],
  ['07:07', 'A at Oak in 59, unknown, leave 08:00'],
  ['08:00', 'A at Oak in 6, unknown, leave 08:00'],
  ['08:01', 'A at Oak in 5, unknown'],
  ['08:06', 'A at Oak in 0, unknown'],
  ['08:07', 'A: 3 stops to Elm, 13 min'],
  ['08:10', 'A: 3 stops to Elm, 10 min'],
  ['08:11', 'A: 2 stops to Elm, 9 min'],
  ['08:16', 'A: 1 stops to Elm, 4 min'],
  ['08:20', 'A: 1 stops to Elm, 0 min'],
  ['08:21', 'B at Elm in 6, unknown'],
  ['08:28', 'B: 1 stops to Fir, 12 min'],
  ['08:41', 'Office in 3'],
  ['08:45', '–'],
])('at %s: %s', (clock, expected) => {
  expect(described(heroAt(JOURNEY, clock))).toBe(expected);
});

it('counts down to the expected time, and passes a stop that is skipped', () => {
  const late = delayed(tram, 4);
  expect(described(heroAt(withSections(JOURNEY, [walk, late, bus, end]), '08:06'))).toBe('A at Oak in 4, late');
  const calls = tram.ride.calls.map((call, index) => (index === 1 ? { ...call, status: 'skipped' as const } : call));
  const skipping = { ...tram, ride: { ...tram.ride, calls } };
  expect(described(heroAt(withSections(JOURNEY, [walk, skipping, bus, end]), '08:07'))).toBe(
    'A: 2 stops to Elm, 13 min',
  );
});

it('goes as far as the journey can be made', () => {
  const broken = withSections(JOURNEY, [walk, tram, cancelled(bus), end]);
  expect(described(heroAt(broken, '08:01'))).toBe('A at Oak in 5, unknown');
  expect(described(heroAt(broken, '08:21'))).toBe('–');
});

it('stays on board of a vehicle that becomes another line', () => {
  const seated = { ...bus, ride: { ...bus.ride!, staySeated: true } };
  const journey = withSections(JOURNEY, [walk, tram, seated, end]);
  expect(described(heroAt(journey, '08:16'))).toBe('A: 2 stops to Fir, 24 min');
  expect(described(heroAt(journey, '08:30'))).toBe('A: 1 stops to Fir, 10 min');
});

it('is missing on foot, when the vehicle was missed, and when it is over', () => {
  expect(heroAt(detailed('walk', [walk]), '07:58')).toBeNull();
  expect(heroAt(JOURNEY, '08:10', at('08:09'))).toBeNull();
  expect(heroAt(JOURNEY, '09:00')).toBeNull();
});

it.each([
  ['08:00', null],
  ['08:01', 'walk to Oak, 4 min'],
  ['08:05', 'walk to Oak, 0 min'],
  ['08:06', null],
  ['08:21', null],
  ['08:41', 'walk to Office, 3 min'],
])('leads on foot at %s: %s', (clock, expected) => {
  const hero = heroAt(JOURNEY, clock);
  const way = hero && 'way' in hero ? hero.way : null;
  expect(way && `${way.kind} to ${way.to}, ${way.minutes} min`).toBe(expected);
});

it('says that a time is the timetable’s where others are predicted', () => {
  const byTimetable = (journey: DetailedJourney, ...clocks: readonly string[]) =>
    clocks.map((clock) => {
      const hero = heroAt(journey, clock);
      return hero && 'isByTimetable' in hero ? hero.isByTimetable : null;
    });
  const live: DetailedJourney = { ...withSections(JOURNEY, [walk, delayed(tram, 0), bus, end]), realTime: 'live' };
  expect(byTimetable(JOURNEY, '08:01', '08:08', '08:41')).toEqual([false, false, null]);
  expect(byTimetable(live, '08:01', '08:08', '08:23', '08:30')).toEqual([false, false, true, true]);
});

it('counts minutes to a departure by the clock, and the rest of a ride from where the traveller is', () => {
  const waiting = heroAt(JOURNEY, '08:09', at('07:00'), at('08:06'));
  expect(described(waiting)).toBe('A at Oak in 0, unknown');
  expect(described(heroAt(JOURNEY, '08:19', at('07:00'), at('08:11')))).toBe('A: 2 stops to Elm, 9 min');
});

it('is announced 5, 2 and 0 minutes before a departure, on board, before the last stop and for the last walk, each once', () => {
  const minutes = Array.from({ length: 45 }, (_, index) => `08:${String(index).padStart(2, '0')}`);
  const moments = minutes.map((clock) => announcedMoment(heroAt(JOURNEY, clock)));
  const changes = moments.filter((moment, index) => moment !== null && moment !== moments[index - 1]);
  expect(changes).toEqual([
    'board trip-A 5',
    'board trip-A 2',
    'board trip-A 0',
    'on trip-A',
    'leave trip-A',
    'board trip-B 5',
    'board trip-B 2',
    'board trip-B 0',
    'leave trip-B',
    'arrive',
  ]);
});
