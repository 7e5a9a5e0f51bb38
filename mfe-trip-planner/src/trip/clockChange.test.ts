/** The two nights on which clocks change: what the traveller plans on them is what the clocks of the network say, and stays that. */
import {
  minimumReturn,
  queryOfTrip,
  readDateTime,
  searchBody,
  TRIP_TYPE,
  type Trip,
  tripFromQuery,
  writeDateTime,
} from '@halte/contract/trip';
import { wallClock } from '@halte/i18n';
import { nextMorning } from '../features/results/alternatives.ts';
import { instantOfClock, settled } from '../features/when/clockChoice.ts';
import { trip, ZONE } from '../testing/trips.ts';
import { canReturnEarlier, shiftedReturn } from './returnTrip.ts';
import { canShiftEarlier, shifted, ticked, withDateTime } from './rules.ts';

/** Clocks show 02:00 to 03:00 twice. */
const BACK = {
  before: '2026-10-24T23:45:00.000Z',
  first: '2026-10-25T00:30:00.000Z',
  second: '2026-10-25T01:30:00.000Z',
  after: '2026-10-25T02:15:00.000Z',
} as const;
/** They never show 02:00 to 03:00. */
const FORWARD = { before: '2027-03-28T00:45:00.000Z', after: '2027-03-28T01:15:00.000Z' } as const;
const LONG_BEFORE = '2026-10-01T00:00:00.000Z';

const shown = (instant: string) => wallClock(instant, ZONE).slice(11);
const leaving = (departureDateTime: string, more: Partial<Trip> = {}) => trip({ departureDateTime, ...more });
const outAndBack = (departureDateTime: string, returnDateTime: string) =>
  leaving(departureDateTime, { tripType: TRIP_TYPE.fullReturn, returnDateTime });

it.each([
  ['before clocks go back', BACK.before, '2026-10-25T01:45', '01:45'],
  ['the first pass', BACK.first, '2026-10-25T02:30', '02:30'],
  ['the second pass', BACK.second, '2026-10-25T01:30Z', '02:30'],
  ['after clocks went back', BACK.after, '2026-10-25T03:15', '03:15'],
  ['before clocks go forward', FORWARD.before, '2027-03-28T01:45', '01:45'],
  ['after clocks went forward', FORWARD.after, '2027-03-28T03:15', '03:15'],
])('an address says %s, and means it, to leave, to arrive and to come back', (_, instant, written, clock) => {
  expect(shown(instant)).toBe(clock);
  const start = '2026-10-24T10:00:00.000Z';
  for (const [key, given] of [
    ['dt', leaving(instant)],
    ['at', leaving(instant, { dateChoice: 'ARRIVAL' })],
    ['rt', outAndBack(start, instant)],
  ] as const) {
    const query = queryOfTrip(given, ZONE);
    expect(query[key]).toBe(written);
    const { departureDateTime, returnDateTime, dateChoice } = tripFromQuery(query, ZONE, LONG_BEFORE);
    expect({ departureDateTime, returnDateTime, dateChoice }).toEqual({
      departureDateTime: given.departureDateTime,
      returnDateTime: given.returnDateTime,
      dateChoice: given.dateChoice,
    });
  }
  expect(searchBody(leaving(instant), ZONE)?.departureDateTime).toBe(written);
});

it.each([
  ['a time that comes twice is the first', '2026-10-25T02:30', BACK.first],
  ['a time that never comes is as long after the leap', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
])('in an address from elsewhere, %s', (_, text, instant) => {
  for (const key of ['dt', 'at']) {
    const read = tripFromQuery({ [key]: text }, ZONE, LONG_BEFORE);
    expect(read.departureDateTime).toBe(instant);
  }
  const back = tripFromQuery({ tt: '1', dt: text.replace('T02:30', 'T00:10'), rt: text }, ZONE, LONG_BEFORE);
  expect(back.returnDateTime).toBe(instant);
  expect(readDateTime(writeDateTime(instant, ZONE), ZONE)).toBe(instant);
});

describe('the form', () => {
  const chosen = (day: string, time: string) => ({
    day,
    hour: Number(time.slice(0, 2)),
    minute: Number(time.slice(3)),
  });

  it.each([
    ['reads a time that comes twice as the first', '2026-10-25', '02:30', '2026-10-24T20:00:00.000Z', BACK.first],
    [
      'reads it as the second when the first has passed',
      '2026-10-25',
      '02:30',
      '2026-10-25T01:10:00.000Z',
      BACK.second,
    ],
    ['reads it as the first in its very minute', '2026-10-25', '02:30', BACK.first, BACK.first],
    ['reads a time that never comes', '2027-03-28', '02:30', FORWARD.before, '2027-03-28T01:30:00.000Z'],
    ['reads a time that has passed as such', '2026-10-25', '01:45', BACK.after, BACK.before],
  ])('%s', (_, day, time, now, instant) => {
    expect(instantOfClock(chosen(day, time), ZONE, now)).toBe(instant);
  });

  it.each([
    ['in October: the second pass', '2026-10-24T23:00:00.000Z', '02:30', { isRaised: false, instant: BACK.second }],
    [
      'in March: too early',
      '2027-03-28T00:30:00.000Z',
      '04:29',
      { isRaised: true, instant: '2027-03-28T02:30:00.000Z' },
    ],
    ['in March', '2027-03-28T00:30:00.000Z', '04:30', { isRaised: false, instant: '2027-03-28T02:30:00.000Z' }],
    [
      'in March, at a time that never comes',
      '2027-03-27T23:00:00.000Z',
      '02:30',
      { isRaised: false, instant: '2027-03-28T01:30:00.000Z' },
    ],
  ])('comes back two hours after leaving %s', (_, departure, time, expected) => {
    const earliest = minimumReturn(leaving(departure));
    const day = wallClock(earliest, ZONE).slice(0, 10);
    expect(settled(chosen(day, time), LONG_BEFORE, { zone: ZONE, earliest })).toEqual(expected);
  });
});

it.each([
  ['October', '2026-10-24T22:30:00.000Z', '00:30', '02:30', '2026-10-25T00:30:00.000Z'],
  ['October, into the second pass', '2026-10-24T23:30:00.000Z', '01:30', '02:30', BACK.second],
  ['October, out of the first pass', BACK.first, '02:30', '03:30', '2026-10-25T02:30:00.000Z'],
  ['March', '2027-03-28T00:30:00.000Z', '01:30', '04:30', '2027-03-28T02:30:00.000Z'],
])('a way back on the night of %s begins two hours after leaving', (_, departure, left, back, minimum) => {
  expect([shown(departure), shown(minimumReturn(leaving(departure)))]).toEqual([left, back]);
  const pushed = withDateTime(outAndBack(departure, departure), departure);
  expect(pushed.returnDateTime).toBe(minimum);
  expect(tripFromQuery(queryOfTrip(pushed, ZONE), ZONE, LONG_BEFORE).returnDateTime).toBe(minimum);
});

describe('the clock', () => {
  it.each([
    ['into the second pass', BACK.first, '2026-10-25T01:00:20.000Z', '2026-10-25T01:00:00.000Z', '02:00'],
    [
      'within the second pass',
      '2026-10-25T01:00:00.000Z',
      '2026-10-25T01:01:00.000Z',
      '2026-10-25T01:01:00.000Z',
      '02:01',
    ],
    ['over the leap', '2027-03-28T00:59:00.000Z', '2027-03-28T01:00:20.000Z', '2027-03-28T01:00:00.000Z', '03:00'],
  ])('raises a departure %s, and the way back with it', (_, departure, now, raised, clock) => {
    const next = ticked(outAndBack(departure, minimumReturn(leaving(departure))), now);
    expect(next.departureDateTime).toBe(raised);
    expect(shown(raised)).toBe(clock);
    expect(next.returnDateTime).toBe(minimumReturn(leaving(raised)));
  });

  it('leaves alone what is still to come, though clocks show an earlier time by then', () => {
    const given = leaving(BACK.second);
    expect(ticked(given, '2026-10-25T00:59:00.000Z')).toBe(given);
    expect(canShiftEarlier(given, '2026-10-25T00:59:00.000Z')).toBe(true);
  });
});

describe('earlier and later', () => {
  it.each([
    ['from the first pass into the second', BACK.first, 30, '02:00', '2026-10-25T01:00:00.000Z'],
    ['through the second pass', BACK.first, 60, '02:30', BACK.second],
    ['out of the second pass', BACK.second, 30, '03:00', '2026-10-25T02:00:00.000Z'],
    ['from the second pass into the first', BACK.second, -60, '02:30', BACK.first],
    ['over the leap', FORWARD.before, 30, '03:15', FORWARD.after],
    ['back over the leap', FORWARD.after, -30, '01:45', FORWARD.before],
  ])('move a trip %s', (_, departure, minutes, clock, moved) => {
    const next = shifted(leaving(departure), minutes, LONG_BEFORE);
    expect([next.departureDateTime, shown(next.departureDateTime)]).toEqual([moved, clock]);
    const limits = { arrival: LONG_BEFORE, now: LONG_BEFORE };
    const back = shiftedReturn(outAndBack(LONG_BEFORE, departure), minutes, limits);
    expect(back.returnDateTime).toBe(moved);
  });

  it('never before now, of whichever pass now is', () => {
    const now = '2026-10-25T01:10:00.000Z';
    expect(shifted(leaving(BACK.second), -60, now).departureDateTime).toBe(now);
    const limits = { arrival: '2026-10-25T01:10:00.000Z', now: BACK.before };
    expect(shiftedReturn(outAndBack(BACK.before, BACK.second), -60, limits).returnDateTime).toBe(
      '2026-10-25T01:45:00.000Z',
    );
    expect(canReturnEarlier(outAndBack('2026-10-24T23:30:00.000Z', BACK.second), limits)).toBe(false);
  });
});

it.each([
  ['in the first pass', BACK.first, '2026-10-25T05:00:00.000Z'],
  ['in the evening before', '2026-10-24T20:00:00.000Z', '2026-10-25T05:00:00.000Z'],
  ['before clocks go forward', '2027-03-27T20:00:00.000Z', '2027-03-28T04:00:00.000Z'],
])('the next early morning %s is at six by the new clocks', (_, after, morning) => {
  expect(nextMorning(after, ZONE)).toBe(morning);
});
