import { millisOf, wallClock } from '@halte/contract/time';
import { clockOffset, noteServerTime, nowInstant, offsetAfter, onClockCorrected } from './clock.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** An answer that says `server` and took a second, received when the device shows `device`. */
const seen = (server: number, device: number, cachedFor = 0) => ({
  earliest: server,
  latest: server + 2_000 + cachedFor,
  receivedAt: device,
});

describe('the offset of the clock', () => {
  it.each([
    ['stays nothing for a clock that is right', 0, seen(NOON, NOON + 500), 0],
    ['stays where an answer agrees with it', HOUR, seen(NOON + HOUR, NOON), HOUR],
    ['of a device two hours behind', 0, seen(NOON + 2 * HOUR, NOON), 2 * HOUR],
    ['of a device two hours ahead', 0, seen(NOON - 2 * HOUR, NOON), 2_000 - 2 * HOUR],
    ['does not take time back for some seconds', 0, seen(NOON - 20_000, NOON), 0],
    ['makes up for some seconds', 0, seen(NOON + 5_000, NOON), 5_000],
    ['is not made worse by an answer out of a cache', 2 * HOUR, seen(NOON + HOUR, NOON, Infinity), 2 * HOUR],
    [
      'is limited by how long a cache may keep an answer',
      0,
      seen(NOON - 2 * HOUR, NOON, 5 * MINUTE),
      302_000 - 2 * HOUR,
    ],
    ['follows when the device is put right', 2 * HOUR, seen(NOON, NOON), 2_000],
  ])('%s', (_, before, answer, after) => {
    expect(offsetAfter(before, answer)).toBe(after);
  });

  it('settles: the same answers again change nothing', () => {
    for (const error of [-400 * 24 * HOUR, -2 * HOUR, -MINUTE, 0, 20_000, MINUTE, 2 * HOUR]) {
      const answers = [1, 2, 3, 4].map((second) => seen(NOON + second * 1_000, NOON + error + second * 1_000));
      let offset = 0;
      const offsets = answers.map((answer) => {
        offset = offsetAfter(offset, answer);
        return offset;
      });
      expect(new Set(offsets).size).toBe(1);
    }
  });
});

describe('now', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOON - 2 * HOUR }));
  afterEach(() => {
    // By way of a minute: time does not go back for some seconds.
    for (const ahead of [MINUTE, 0]) {
      const server = Date.now() + ahead;
      noteServerTime({ earliest: server, latest: server, receivedAt: Date.now() });
    }
    expect(clockOffset()).toBe(0);
    jest.useRealTimers();
  });

  it('is the server’s as soon as that is known, on the clocks of any zone, and goes on', () => {
    const corrected = jest.fn();
    const leave = onClockCorrected(corrected);
    expect(millisOf(nowInstant())).toBe(NOON - 2 * HOUR);
    noteServerTime(seen(NOON, Date.now()));
    expect(clockOffset()).toBe(2 * HOUR);
    expect(wallClock(nowInstant(), 'Europe/Paris')).toBe('2026-11-21T13:00');
    expect(wallClock(nowInstant(), 'Asia/Kathmandu')).toBe('2026-11-21T17:45');
    jest.advanceTimersByTime(MINUTE);
    expect(millisOf(nowInstant())).toBe(NOON + MINUTE);
    noteServerTime(seen(NOON + MINUTE, Date.now()));
    expect(corrected).toHaveBeenCalledTimes(1);
    leave();
  });

  it('never goes back while answers come early and late', () => {
    const shown: number[] = [];
    for (let second = 0; second < 120; second += 1) {
      jest.advanceTimersByTime(1_000);
      const exact = Date.now() + 2 * HOUR;
      const delay = (second * 7_919) % 6_000;
      const sent = Math.floor((exact - delay) / 1_000) * 1_000;
      noteServerTime({ earliest: sent, latest: sent + 1_000 + 2 * delay, receivedAt: Date.now() });
      shown.push(millisOf(nowInstant()));
    }
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  });
});
