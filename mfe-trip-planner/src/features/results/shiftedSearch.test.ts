import { journey, NOW, trip } from '../../testing/trips.ts';
import { type NextService, NO_NEXT } from '../../trip/search.ts';
import { earlierSearch, laterReturn, laterSearch } from './shiftedSearch.ts';

const SHIFT = { minutes: 30, now: NOW };
const AT = '2026-11-21T22:00:00.000Z';
const leaving = trip({ departureDateTime: AT, followsClock: false });
const arriving = { ...leaving, dateChoice: 'ARRIVAL' } as const;

const found = (key: 'publicTransport' | 'walking', departureDateTime: string, arrivalDateTime: string) => ({
  groups: [{ key, journeys: [journey('a', { departureDateTime, arrivalDateTime })] }],
  next: NO_NEXT,
});
const none = (next: Partial<NextService>) => ({ groups: [], next: { ...NO_NEXT, ...next } });

it.each([
  ['the usual time where a journey leaves before it', found('publicTransport', '2026-11-21T22:29:00Z', ''), '21T22:30'],
  ['past the first one of the morning', found('publicTransport', '2026-11-22T05:10:20Z', ''), '22T05:40'],
  ['the usual time beside a walk only', found('walking', '2026-11-22T05:10:00Z', ''), '21T22:30'],
  ['the usual time where nothing is known', none({}), '21T22:30'],
  ['the next departure on another day', none({ departure: '2026-11-30T06:12:40+01:00' }), '30T05:12'],
])('later: %s', (_case, results, expected) => {
  expect(laterSearch(leaving, results, SHIFT).departureDateTime).toBe(`2026-11-${expected}:00.000Z`);
});

it.each([
  ['the usual time where a journey arrives after it', found('publicTransport', '', '2026-11-21T21:31:00Z'), '21T21:30'],
  ['before the last one', found('publicTransport', '', '2026-11-21T18:10:00Z'), '21T17:40'],
  ['not before now', found('publicTransport', '', '2026-11-21T06:10:00Z'), '21T07:00'],
  ['the usual time where nothing is known', none({}), '21T21:30'],
  ['the last arrival of an earlier day', none({ arrival: '2026-11-21T17:12:40+01:00' }), '21T16:13'],
  ['now, where that has passed', none({ arrival: '2026-11-20T17:12:40+01:00' }), '21T07:00'],
])('earlier, to arrive by a time: %s', (_case, results, expected) => {
  expect(earlierSearch(arriving, results, SHIFT).departureDateTime).toBe(`2026-11-${expected}:00.000Z`);
});

it('moves by the usual time in the other direction', () => {
  const morning = found('publicTransport', '2026-11-22T05:10:00Z', '2026-11-22T05:40:00Z');
  expect(earlierSearch(leaving, morning, SHIFT).departureDateTime).toBe('2026-11-21T21:30:00.000Z');
  expect(laterSearch(arriving, morning, SHIFT).departureDateTime).toBe('2026-11-21T22:30:00.000Z');
});

const returning = trip({ tripType: 1, departureDateTime: '2026-11-21T17:00:00.000Z', returnDateTime: AT });
const LIMITS = { arrival: '2026-11-21T17:40:00.000Z', now: NOW };

it.each([
  ['the usual time where a journey leaves before it', found('publicTransport', '2026-11-21T22:29:00Z', ''), '21T22:30'],
  ['past the first one of the morning', found('publicTransport', '2026-11-22T05:10:20Z', ''), '22T05:40'],
  ['the usual time where nothing is known', none({}), '21T22:30'],
  ['the next departure on another day', none({ departure: '2026-11-30T06:12:40+01:00' }), '30T05:12'],
])('a later way back: %s', (_case, results, expected) => {
  const { returnDateTime, departureDateTime } = laterReturn(returning, results, SHIFT.minutes, LIMITS);
  expect([returnDateTime, departureDateTime]).toEqual([`2026-11-${expected}:00.000Z`, returning.departureDateTime]);
});
