import { lineBoard, stopBoard } from '@halte/engine/boards/board';
import type { GroupedBy } from '@halte/engine/boards/grouping';
import { dayFromIso, epochAt } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { TripInstanceUpdate } from '@halte/engine/timetable/realtime/tripUpdates';
import { withUpdates } from '../timetable/realtime/withUpdates.ts';
import { simpleFeed } from '../timetable/testing/feeds.ts';

const STOPS = 'A 48.0 7\nB 48.1 7\nC 48.2 7\nD 48.3 7';
const TRIPS = 'a: A 8:00, B 8:10, C 8:20\nb: A 8:30, B 8:40\nc: A 9:00, B 9:10, C 9:20\nback: C 8:05, B 8:15, A 8:25';
const MINUTE = 60;

function board(
  feed: Feed,
  stop: string,
  { from = '2026-06-03T07:00', groupedBy = 'direction' as GroupedBy, limit = 5 } = {},
) {
  return stopBoard(feed, [feed.stopById.get(stop)!], epochAt(feed.timeZone, from), groupedBy, limit);
}

/** `direction to: trip time` for each group of the only line. */
function groups(...query: Parameters<typeof board>): string[] {
  const found = board(...query).lines[0]!.groups;
  return found.map(({ direction, headsigns, departures }) => {
    const times = departures.map(({ tripId, departureDateTime }) => `${tripId} ${departureDateTime.slice(11, 16)}`);
    return `${direction} ${headsigns.join('/')}: ${times.join(', ')}`;
  });
}

function update(feed: Feed, trip: string, late: number, more: Partial<TripInstanceUpdate> = {}): TripInstanceUpdate {
  const index = feed.trips.ids.find(trip)!;
  const [start, end] = [feed.trips.stopTimeStart[index]!, feed.trips.stopTimeStart[index + 1]!];
  return {
    trip: index,
    serviceDay: dayFromIso('2026-06-03'),
    offset: 0,
    cancelled: false,
    arrival: feed.stopTimes.arrival.slice(start, end).map((time) => time + late),
    departure: feed.stopTimes.departure.slice(start, end).map((time) => time + late),
    skipped: new Uint8Array(end - start),
    ...more,
  };
}

describe('stopBoard', () => {
  it('groups by direction, or by where they go', async () => {
    const feed = await simpleFeed(STOPS, TRIPS);
    expect(groups(feed, 'B')).toEqual(['0 C: a 08:10, c 09:10', '1 A: back 08:15']);
    expect(groups(feed, 'A', { groupedBy: 'direction', limit: 3 })).toEqual(['0 C/B: a 08:00, b 08:30, c 09:00']);
    expect(groups(feed, 'A', { groupedBy: 'terminus', limit: 2 })).toEqual(['0 C: a 08:00, c 09:00', '0 B: b 08:30']);
  });

  it('tells the first and the last of the day', async () => {
    const feed = await simpleFeed(STOPS, TRIPS);
    const ends = board(feed, 'A').lines[0]!.groups[0]!.departures.map(({ isFirst, isLast }) => [isFirst, isLast]);
    expect(ends).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  it('tells the first and the last of the day of each group, also where neither is among the next', async () => {
    const feed = await simpleFeed(STOPS, TRIPS);
    const [group] = board(feed, 'A', { from: '2026-06-03T08:10', limit: 1 }).lines[0]!.groups;
    expect(group!.departures.map(({ tripId }) => tripId)).toEqual(['b']);
    expect(group!.day).toEqual({ first: '2026-06-03T08:00:00+02:00', last: '2026-06-03T09:00:00+02:00' });
  });

  it('says how often a line comes that promises only this', async () => {
    const headwaysOf = async (exactTimes: string) => {
      const feed = await simpleFeed(STOPS, 'f: A 0:00, B 0:10\nt: A 8:30, B 8:40', {
        'frequencies.txt': `trip_id,start_time,end_time,headway_secs,exact_times\nf,8:00:00,8:20:00,600,${exactTimes}`,
      });
      const { departures } = board(feed, 'A').lines[0]!.groups[0]!;
      return departures.map(({ headwaySeconds }) => headwaySeconds);
    };
    expect(await headwaysOf('0')).toEqual([600, 600, null]);
    expect(await headwaysOf('1')).toEqual([null, null, null]);
  });

  it('tells what is known of each, and never that the unknown is on time', async () => {
    const feed = await simpleFeed(STOPS, TRIPS);
    const late = update(feed, 'a', 3 * MINUTE);
    const gone = update(feed, 'b', 0, { cancelled: true });
    const skipped = update(feed, 'c', 0, { skipped: Uint8Array.of(1, 0, 0) });
    const extra = {
      id: 'extra',
      route: feed.routeById.get('r')!,
      direction: 0 as const,
      headsign: 'C by the river',
      serviceDay: dayFromIso('2026-06-03'),
      stops: Int32Array.of(feed.stopById.get('A')!, feed.stopById.get('C')!),
      arrival: Int32Array.of(31_000, 32_000),
      departure: Int32Array.of(31_020, 32_000),
    };
    const now = withUpdates(feed, { at: 0, instances: [late, gone, skipped], added: [extra] });
    const departures = board(now, 'A', { limit: 5 }).lines[0]!.groups[0]!.departures;
    expect(
      departures.map(({ tripId, status, delaySeconds, departureDateTime, scheduledDepartureDateTime }) => [
        tripId,
        status,
        delaySeconds,
        departureDateTime.slice(11, 16),
        scheduledDepartureDateTime?.slice(11, 16) ?? null,
      ]),
    ).toEqual([
      ['a', 'live', 180, '08:03', '08:00'],
      ['b', 'cancelled', null, '08:30', '08:30'],
      ['extra', 'added', null, '08:37', null],
      ['c', 'skipped', null, '09:00', '09:00'],
    ]);
    expect(departures.map(({ headsign }) => headsign)).toEqual(['C', 'B', 'C by the river', 'C']);
    const plain = board(feed, 'A').lines[0]!.groups[0]!.departures[0]!;
    expect(plain).toMatchObject({ status: 'scheduled', delaySeconds: null });
  });

  it.each([
    ['2026-06-03T07:00', 'A', null, 1],
    ['2027-06-03T07:00', 'A', 'outside-timetable', 1],
    ['2026-12-31T23:00', 'A', 'nothing-leaves', 1],
    ['2026-06-03T07:00', 'D', 'nothing-leaves', 0],
    ['2026-01-01T07:00', 'D', 'nothing-leaves', 0],
    ['2025-12-31T07:00', 'D', 'outside-timetable', 0],
  ])('says why nothing leaves after %s at %s: %p', async (from, stop, reason, lines) => {
    const answer = board(await simpleFeed(STOPS, TRIPS), stop, { from });
    expect({ reason: answer.reason, lines: answer.lines.length }).toEqual({ reason, lines });
  });

  it('says how far it looked', async () => {
    const { from, until } = board(await simpleFeed(STOPS, TRIPS), 'A', { from: '2026-10-24T12:00' });
    expect([from, until]).toEqual(['2026-10-24T12:00:00+02:00', '2026-10-25T11:00:00+01:00']);
  });
});

describe('lineBoard', () => {
  const next = (feed: Feed, stop: string, to: string | null, direction: 0 | 1 | null = null, limit = 5) =>
    lineBoard(feed, [feed.stopById.get(stop)!], feed.routeById.get('r')!, epochAt(feed.timeZone, '2026-06-03T07:00'), {
      direction,
      to: to === null ? null : [feed.stopById.get(to)!],
      limit,
    });
  const trips = (...query: Parameters<typeof next>) => next(...query).departures.map(({ tripId }) => tripId);

  it('has only those that go where one wants to go, with the arrival there', async () => {
    const feed = await simpleFeed(STOPS, TRIPS);
    expect(trips(feed, 'A', 'C')).toEqual(['a', 'c']);
    expect(trips(feed, 'B', 'A')).toEqual(['back']);
    expect(trips(feed, 'B', null)).toEqual(['a', 'back', 'c']);
    expect(trips(feed, 'B', null, 1)).toEqual(['back']);
    expect(trips(feed, 'A', null, null, 2)).toEqual(['a', 'b']);
    expect(next(feed, 'A', 'C').departures[0]!.arrival).toMatchObject({
      stopPointId: 'C',
      arrivalDateTime: '2026-06-03T08:20:00+02:00',
      status: 'scheduled',
    });
    expect(next(feed, 'A', null).departures[0]!.arrival).toBeNull();
    expect(next(feed, 'A', 'D')).toMatchObject({ departures: [], reason: 'nothing-leaves' });
  });

  it('takes the way round a loop from where one stands', async () => {
    const feed = await simpleFeed(STOPS, 'loop: A 8:00, B 8:10, C 8:20, A 8:30');
    const arrivals = (stop: string, to: string) =>
      next(feed, stop, to).departures.map(({ arrival }) => arrival!.arrivalDateTime.slice(11, 16));
    expect(arrivals('B', 'A')).toEqual(['08:30']);
    expect(arrivals('A', 'A')).toEqual(['08:30']);
    expect(trips(feed, 'C', 'B')).toEqual([]);
  });

  it('expects a late vehicle to arrive late', async () => {
    const feed = await simpleFeed(STOPS, TRIPS);
    const now = withUpdates(feed, { at: 0, instances: [update(feed, 'a', 5 * MINUTE)], added: [] });
    expect(next(now, 'A', 'C').departures[0]!.arrival).toMatchObject({
      arrivalDateTime: '2026-06-03T08:25:00+02:00',
      scheduledArrivalDateTime: '2026-06-03T08:20:00+02:00',
      status: 'live',
    });
  });
});
