import { isCurrent, isStale } from './freshness.ts';

const ZONE = 'Europe/Paris';
const span = (departureDateTime: string, arrivalDateTime: string) => ({ departureDateTime, arrivalDateTime });

describe('isCurrent', () => {
  const morning = span('2026-11-21T08:00:00+01:00', '2026-11-21T08:40:00+01:00');
  const overnight = span('2026-11-21T23:40:00+01:00', '2026-11-22T00:20:00+01:00');
  it.each([
    ['early the same day', morning, '2026-11-21T00:10:00+01:00', true],
    ['the evening before', morning, '2026-11-20T23:59:00+01:00', false],
    ['while it is under way', morning, '2026-11-21T08:20:00+01:00', true],
    ['shortly after its arrival', morning, '2026-11-21T08:54:00+01:00', true],
    ['long after its arrival', morning, '2026-11-21T08:55:00+01:00', false],
    ['overnight, on the first day', overnight, '2026-11-21T12:00:00+01:00', true],
    ['overnight, on the second day', overnight, '2026-11-22T00:10:00+01:00', true],
    ['by the clocks of the network, whatever the offset', morning, '2026-11-20T23:30:00Z', true],
  ])('%s', (_, journey, now, current) => {
    expect(isCurrent(journey, now, ZONE)).toBe(current);
  });
});

describe('isStale', () => {
  const NOW = '2026-11-21T08:00:00+01:00';
  it.each([
    ['just received', '2026-11-21T07:59:30+01:00', false, false],
    ['two minutes old', '2026-11-21T07:58:00+01:00', false, false],
    ['older', '2026-11-21T07:57:59+01:00', false, true],
    ['new, but the next request failed', '2026-11-21T07:59:30+01:00', true, true],
    ['from before the screen was opened', null, false, false],
    ['from before, and the next request failed', null, true, true],
  ])('%s', (_, receivedAt, hasFailed, stale) => {
    expect(isStale({ receivedAt, hasFailed }, NOW)).toBe(stale);
  });
});
