import { freshnessOf, isCurrent } from './freshness.ts';

const span = (departureDateTime: string, arrivalDateTime: string) => ({ departureDateTime, arrivalDateTime });

describe('isCurrent', () => {
  const morning = span('2026-11-21T08:00:00+01:00', '2026-11-21T08:40:00+01:00');
  const overnight = span('2026-11-21T23:40:00+01:00', '2026-11-22T00:20:00+01:00');
  const night = span('2026-11-22T00:10:00+01:00', '2026-11-22T00:40:00+01:00');
  it.each([
    ['early the same day', morning, '2026-11-21T00:10:00+01:00', true],
    ['twelve hours before', morning, '2026-11-20T20:00:00+01:00', true],
    ['earlier than twelve hours before', morning, '2026-11-20T19:59:00+01:00', false],
    ['the evening before a departure after midnight', night, '2026-11-21T23:50:00+01:00', true],
    ['on the clocks of San Francisco, on the day before in Paris', night, '2026-11-21T14:50:00-08:00', true],
    ['while it is under way', morning, '2026-11-21T08:20:00+01:00', true],
    ['shortly after its arrival', morning, '2026-11-21T08:54:00+01:00', true],
    ['long after its arrival', morning, '2026-11-21T08:55:00+01:00', false],
    ['overnight, on the first day', overnight, '2026-11-21T12:00:00+01:00', true],
    ['overnight, on the second day', overnight, '2026-11-22T00:10:00+01:00', true],
  ])('%s', (_, journey, now, current) => {
    expect(isCurrent(journey, now)).toBe(current);
  });
});

describe('freshnessOf', () => {
  const NOW = '2026-11-21T08:00:00+01:00';
  it.each([
    ['just received', '2026-11-21T07:59:30+01:00', false, 'fresh'],
    ['90 seconds old', '2026-11-21T07:58:30+01:00', false, 'fresh'],
    ['older', '2026-11-21T07:58:29+01:00', false, 'aging'],
    ['five minutes old', '2026-11-21T07:55:00+01:00', false, 'aging'],
    ['older than five minutes', '2026-11-21T07:54:59+01:00', true, 'old'],
    ['new, but the next request failed', '2026-11-21T07:59:30+01:00', true, 'aging'],
    ['from before the screen was opened', null, false, 'fresh'],
    ['from before, and the next request failed', null, true, 'aging'],
  ])('%s', (_, receivedAt, hasFailed, freshness) => {
    expect(freshnessOf({ receivedAt, hasFailed }, NOW)).toBe(freshness);
  });
});
