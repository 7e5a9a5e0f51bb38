import { detailed, ride, section } from '../../../testing/trips.ts';
import { at, cancelled, delayed, withSections } from '../testing/roadmaps.ts';
import { dueAlerts, nextAlertAt, tripAlerts } from './tripAlerts.ts';

const walk = section('walk', { start: '08:00', end: '08:05', from: 'Home', to: 'Oak', metres: 300 });
const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' }, ['Ash']);
const bus = ride('B', { start: '08:27', end: '08:40', from: 'Elm', to: 'Fir' });
const short = ride('C', { start: '08:45', end: '08:46', from: 'Fir', to: 'Yew' });
const JOURNEY = detailed('code', [walk, tram, bus, short]);

const clock = (instant: string) => new Date(Date.parse(instant) + 3_600_000).toISOString().slice(11, 16);
const listed = (journey = JOURNEY) =>
  tripAlerts(journey).map(({ kind, stop, at: time }) => `${clock(time)} ${kind} ${stop}`);

it('says when to leave and when to get off', () => {
  expect(listed()).toEqual(['07:58 leave Oak', '08:18 getOff Elm', '08:38 getOff Fir', '08:45 getOff Yew']);
});

it('follows a delay, says nothing of what cannot be made, and nothing where one stays seated', () => {
  expect(listed(withSections(JOURNEY, [walk, delayed(tram, 5), bus]))).toContain('08:23 getOff Elm');
  expect(listed(withSections(JOURNEY, [walk, tram, cancelled(bus)]))).toEqual(['07:58 leave Oak', '08:18 getOff Elm']);
  const seated = { ...bus, ride: { ...bus.ride!, staySeated: true } };
  expect(listed(withSections(JOURNEY, [walk, tram, seated]))).toEqual(['07:58 leave Oak', '08:38 getOff Fir']);
  expect(listed(detailed('walk', [walk]))).toEqual([]);
});

it('says at the last stop before, where that is later', () => {
  const calls = tram.ride!.calls.map((call, index) =>
    index === 1 ? { ...call, departureDateTime: at('08:19') } : call,
  );
  const late = { ...tram, ride: { ...tram.ride!, calls } };
  expect(listed(withSections(JOURNEY, [late]))).toContain('08:19 getOff Elm');
});

it.each([
  ['07:50', '07:57', ''],
  ['07:57', '07:58', 'Oak'],
  ['07:58', '08:00', ''],
  ['07:50', '08:06', 'Oak'],
  // A phone that slept: too late to be of use.
  ['07:50', '08:07', ''],
  ['08:01', '08:20', 'Elm'],
  ['08:01', '08:40', 'Fir'],
])('from %s to %s: %s', (since, now, stops) => {
  expect(
    dueAlerts(tripAlerts(JOURNEY), at(since), at(now))
      .map(({ stop }) => stop)
      .join(),
  ).toBe(stops);
});

it('knows when the next one is due', () => {
  const next = (now: string) => nextAlertAt(tripAlerts(JOURNEY), at(now));
  expect(['07:00', '07:58', '08:20', '08:45'].map((now) => next(now) && clock(next(now)!))).toEqual([
    '07:58',
    '08:18',
    '08:38',
    null,
  ]);
});
