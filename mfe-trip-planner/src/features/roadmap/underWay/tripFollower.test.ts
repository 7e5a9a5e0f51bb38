import { detailed, ride, section } from '../../../testing/trips.ts';
import { at, delayed, withSections } from '../testing/roadmaps.ts';
import type { Fix } from './position.ts';
import { createTripFollower } from './tripFollower.ts';

const walk = section('walk', { start: '08:00', end: '08:05', from: 'Home', to: 'Oak', metres: 300 });
const tram = ride('A', { start: '08:06', end: '08:20', from: 'Oak', to: 'Elm' }, ['Ash']);
const bus = ride('B', { start: '08:27', end: '08:40', from: 'Elm', to: 'Fir' });
const JOURNEY = detailed('code', [walk, tram, bus]);

beforeEach(() => jest.useFakeTimers({ now: Date.parse(at('07:50')) }));
afterEach(() => jest.useRealTimers());

function following({ may = true } = {}) {
  const told: string[] = [];
  const remembered: (string | null)[] = [];
  const device = { take: (_: Fix) => {}, fail: (_: 'refused' | 'unknown') => {}, watches: 0 };
  let takenBack = 0;
  const follower = createTripFollower({
    now: () => new Date().toISOString(),
    watchPosition: (take, fail) => {
      Object.assign(device, { take, fail, watches: device.watches + 1 });
      return () => {
        device.watches -= 1;
      };
    },
    askToTell: async () => may,
    tell: ({ kind, stop }) => told.push(`${new Date().toISOString().slice(14, 16)} ${kind} ${stop}`),
    takeBack: () => {
      takenBack += 1;
    },
    remember: (_, toldUntil) => remembered.push(toldUntil),
  });
  return { follower, told, remembered, device, takenBack: () => takenBack };
}

const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000);

it('tells when to leave and when to get off, each once, with one timer at a time', async () => {
  const { follower, told } = following();
  await follower.startAlerts('code', JOURNEY);
  expect(jest.getTimerCount()).toBe(1);
  minutes(60);
  expect(told).toEqual(['58 leave Oak', '18 getOff Elm', '38 getOff Fir']);
  expect(jest.getTimerCount()).toBe(0);
});

it('follows newer times, and tells of nothing twice', async () => {
  const { follower, told } = following();
  await follower.startAlerts('code', JOURNEY);
  minutes(10);
  follower.take('code', withSections(JOURNEY, [walk, delayed(tram, 5), bus]));
  follower.take('code', withSections(JOURNEY, [walk, delayed(tram, 4), bus]));
  follower.take('another', JOURNEY);
  minutes(25);
  expect(told).toEqual(['58 leave Oak', '22 getOff Elm']);
});

it('reads the clock again when the tab slept: late alerts are told, those that are over not', async () => {
  const { follower, told } = following();
  await follower.startAlerts('code', JOURNEY);
  jest.setSystemTime(Date.parse(at('08:19')));
  follower.check();
  expect(told).toEqual(['19 getOff Elm']);
});

it('goes on after a reload with what was not told yet', async () => {
  const { follower, told } = following();
  jest.setSystemTime(Date.parse(at('08:01')));
  await follower.startAlerts('code', JOURNEY, at('07:59'));
  minutes(20);
  expect(told).toEqual(['18 getOff Elm']);
});

it('tells nothing where the traveller refuses, and after it is turned off', async () => {
  const refused = following({ may: false });
  await refused.follower.startAlerts('code', JOURNEY);
  expect(refused.follower.state.get().alerts).toBe('refused');
  const off = following();
  await off.follower.startAlerts('code', JOURNEY);
  off.follower.stopAlerts();
  minutes(60);
  expect([refused.told, off.told]).toEqual([[], []]);
  expect(off.remembered.at(-1)).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

it('keeps nothing and watches nothing once it stops, is over, or follows another trip', async () => {
  const { follower, remembered, device, takenBack } = following();
  await follower.startAlerts('code', JOURNEY);
  follower.startPosition('code', JOURNEY);
  follower.startPosition('code', JOURNEY);
  expect(device.watches).toBe(1);
  follower.stop();
  expect([device.watches, jest.getTimerCount(), remembered.at(-1), takenBack() > 0]).toEqual([0, 0, null, true]);
  expect(follower.state.get()).toEqual({ code: null, position: 'off', alerts: 'off', followed: null });

  follower.startPosition('code', JOURNEY);
  jest.setSystemTime(Date.parse(at('09:11')));
  device.take({ lat: 48.1, lon: 7.2, accuracy: 10, at: at('09:11') });
  expect(device.watches).toBe(0);

  jest.setSystemTime(Date.parse(at('08:00')));
  follower.startPosition('code', JOURNEY);
  await follower.startAlerts('another', JOURNEY);
  expect(device.watches).toBe(0);
  expect(follower.state.get()).toMatchObject({ code: 'another', position: 'off', alerts: 'on' });
});

it('follows the clock where the position is refused or unknown', () => {
  const { follower, device } = following();
  follower.startPosition('code', JOURNEY);
  device.fail('unknown');
  expect(follower.state.get().position).toBe('unknown');
  expect(follower.along('code', at('08:10'))).toBe(at('08:10'));
  device.fail('refused');
  expect(follower.state.get()).toMatchObject({ position: 'refused', followed: null });
  expect(device.watches).toBe(0);
});
