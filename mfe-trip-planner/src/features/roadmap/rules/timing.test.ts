import { isServed, timingOf } from './timing.ts';

const at = (clock: string) => `2026-11-21T${clock}+01:00`;
const PLANNED = at('08:06:00');

describe('timingOf', () => {
  it.each([
    ['is unknown, not on time, without real-time data', 'scheduled', PLANNED, PLANNED, 'unknown', 0],
    ['is on time with matching real-time data', 'live', PLANNED, PLANNED, 'onTime', 0],
    ['does not count seconds that no clock shows', 'live', at('08:06:50'), PLANNED, 'onTime', 0],
    ['compares whole minutes as they are shown', 'live', at('08:07:05'), at('08:06:55'), 'late', 60],
    ['is late', 'live', at('08:10:00'), PLANNED, 'late', 240],
    ['is early', 'live', at('08:04:00'), PLANNED, 'early', 120],
    ['is late by more than an hour', 'live', at('09:11:00'), PLANNED, 'late', 3900],
    ['is live when an additional vehicle has no scheduled time', 'added', PLANNED, null, 'live', 0],
    ['is live without a scheduled time', 'live', PLANNED, null, 'live', 0],
    ['is cancelled whatever the times say', 'cancelled', at('08:10:00'), PLANNED, 'cancelled', 0],
    ['is skipped whatever the times say', 'skipped', at('08:10:00'), PLANNED, 'skipped', 0],
    ['understands other offsets', 'live', '2026-11-21T07:10:00Z', PLANNED, 'late', 240],
  ] as const)('%s', (_, status, expected, scheduled, kind, seconds) => {
    expect(timingOf({ expected, scheduled, status })).toEqual({ kind, expected, scheduled, seconds });
  });
});

it.each([
  ['unknown', true],
  ['live', true],
  ['onTime', true],
  ['late', true],
  ['early', true],
  ['skipped', false],
  ['cancelled', false],
] as const)('%s: served %s', (kind, served) => {
  expect(isServed({ kind, expected: PLANNED, scheduled: PLANNED, seconds: 0 })).toBe(served);
});
