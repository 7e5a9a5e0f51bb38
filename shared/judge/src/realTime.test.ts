/** Real time: times, skipped calls, cancelled and added runs, as a plain list. */
import { dayOf } from './clock.ts';
import { answer, smallFeed, tripsOf } from './testing/smallFeed.ts';
import type { RunUpdate, Updates } from './vehicles.ts';

const DAY = dayOf('2026-06-03');
const EIGHT = 8 * 3_600;

function live(
  judge: ReturnType<typeof smallFeed>,
  trip: string,
  lateSeconds: number,
  more: Partial<RunUpdate> = {},
): Updates {
  const { calls } = judge.feed.trips.find(({ id }) => id === trip)!;
  const run = {
    trip,
    day: DAY,
    offset: 0,
    isCancelled: false,
    isSkipped: calls.map(() => false),
    arrivals: calls.map(({ arrival }) => arrival + lateSeconds),
    departures: calls.map(({ departure }) => departure + lateSeconds),
    ...more,
  };
  return { runs: [run], added: [] };
}

const judge = smallFeed('A 0, B 5000, C 10000', 't: A 8:00, B 8:10, C 8:20\nu: A 8:15, C 8:40');
const found = (updates: Updates, from = 'A', to = 'C') => answer(judge, from, to, '7:30', { updates });

it('takes the times of a late run, on its day only', () => {
  expect(found(live(judge, 't', 120))).toEqual(['8:02-8:22 x1', '8:15-8:40 x1']);
  expect(found(live(judge, 't', 120, { day: DAY - 1 }))).toEqual(['8:00-8:20 x1', '8:15-8:40 x1']);
});

it('does not run when cancelled', () => {
  expect(found(live(judge, 't', 0, { isCancelled: true }))).toEqual(['8:15-8:40 x1']);
});

it('rides past a call that is skipped', () => {
  const skipped = live(judge, 't', 0, { isSkipped: [false, true, false] });
  expect(found(skipped)).toEqual(['8:00-8:20 x1', '8:15-8:40 x1']);
  expect(found(skipped, 'A', 'B')).toEqual([]);
});

it('runs what was added', () => {
  const call = { mayBoard: true, mayAlight: true, headsign: '' };
  const trip = {
    id: 'extra',
    route: 'r',
    service: '',
    direction: '',
    block: '',
    wheelchair: '',
    headsign: '',
    headways: [],
    calls: [
      { ...call, stop: 'A', sequence: 0, arrival: EIGHT + 1_200, departure: EIGHT + 1_200 },
      { ...call, stop: 'C', sequence: 1, arrival: EIGHT + 1_260, departure: EIGHT + 1_260 },
    ],
  };
  expect(found({ runs: [], added: [{ trip, day: DAY }] })).toEqual(['8:00-8:20 x1', '8:20-8:21 x1']);
});

it('takes a delay along to the next trip of which nothing is reported, and stays seated only while one that is reported waits', () => {
  const through = smallFeed('A 0, B 5000, C 10000', 't: A 8:00, B 8:10\nv: B 8:12, C 8:20', {
    'transfers.txt': 'from_trip_id,to_trip_id,transfer_type\nt,v,4',
  });
  const once = { maxRides: 1 };
  expect(answer(through, 'A', 'C', '7:30', { ...once, updates: live(through, 't', 120) })).toEqual(['8:02-8:20 x1']);
  const late = live(through, 't', 121);
  expect(answer(through, 'A', 'C', '7:30', { ...once, updates: late })).toEqual(['8:02:01-8:20:01 x1']);
  const updates = { runs: [...late.runs, ...live(through, 'v', 0).runs], added: [] };
  expect(answer(through, 'A', 'C', '7:30', { ...once, updates })).toEqual([]);
});

it('stays seated where the call between two trips is skipped, from the last call before to the first call after it', () => {
  const texts = tripsOf('t: A 8:00, B 8:10, C 8:20\nv: C 8:22, D 8:30, E 8:40');
  const rows = ['route_id,service_id,trip_id,block_id', 'r,daily,t,b', 'r,daily,v,b'].join('\n');
  const through = smallFeed('A 0, B 5000, C 10000, D 15000, E 20000', '', { ...texts, 'trips.txt': rows });
  const [before, after] = ['t', 'v'].map((trip) => live(through, trip, 0).runs[0]!);
  const updates = {
    runs: [
      { ...before!, isSkipped: [false, false, true] },
      { ...after!, isSkipped: [true, false, false] },
    ],
    added: [],
  };
  expect(answer(through, 'A', 'D', '7:30', { updates })).toEqual(['8:00-8:30 x1']);
  expect(answer(through, 'B', 'D', '7:30', { updates })).toEqual(['8:10-8:30 x1']);
});
