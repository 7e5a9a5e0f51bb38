import { epochAt, isoOfDay } from '@halte/engine/common/zone';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { simpleFeed } from '../../timetable/testing/feeds.ts';
import type { TripDescriptor } from '../wire/gtfsRealtime.ts';
import { findTripInstance } from './findTripInstance.ts';

const ZONE = 'Europe/Paris';
const NOON = '2026-06-10T12:00';

let feed: Feed;
let clocksChange: Feed;

beforeAll(async () => {
  const stops = 'A 48 2\nB 48.1 2\nC 48.2 2';
  const trips = `day: A 08:00, B 08:20
    night: A 23:30, B 24:40
    late: A 25:00, B 26:00
    often: A 10:00, B 10:10
    one: A 15:00, B 15:10
    other: A 15:00, C 15:30`;
  feed = await simpleFeed(stops, trips, {
    'frequencies.txt':
      'trip_id,start_time,end_time,headway_secs\noften,10:00:00,12:00:00,600\noften,16:00:00,17:00:00,1200',
  });
  clocksChange = await simpleFeed(stops, 'early: A 01:30, B 04:00');
});

/** `trip date +offset/shift`, or why there is none. */
function found(descriptor: TripDescriptor, at = NOON, of = feed): string {
  const instance = findTripInstance(of, descriptor, epochAt(ZONE, at));
  if (typeof instance === 'string') return instance;
  const more = instance.offset === 0 && instance.shift === 0 ? '' : ` ${instance.offset}/${instance.shift}`;
  return `${of.trips.ids.at(instance.trip)} ${isoOfDay(instance.serviceDay)}${more}`;
}

describe('findTripInstance by trip id', () => {
  it.each([
    ['with its date', { startDate: '20260612' }, 'day', NOON, 'day 2026-06-12'],
    ['without, on its way', {}, 'day', '2026-06-10T08:10', 'day 2026-06-10'],
    ['without, soon after', {}, 'day', '2026-06-10T09:00', 'day 2026-06-10'],
    ['without, nearer to tomorrow', {}, 'day', '2026-06-10T23:00', 'day 2026-06-11'],
    ['without, over midnight', {}, 'night', '2026-06-10T00:30', 'night 2026-06-09'],
    ['without, before midnight', {}, 'night', '2026-06-10T23:35', 'night 2026-06-10'],
    ['without, of a day that is over', {}, 'late', '2026-06-10T01:15', 'late 2026-06-09'],
    ['without, next of that day', {}, 'late', '2026-06-10T22:00', 'late 2026-06-10'],
    ['a start that the timetable knows', { startTime: '08:00:00' }, 'day', '2026-06-10T08:10', 'day 2026-06-10'],
    ['a day without service', { startDate: '20270101' }, 'day', NOON, 'not-running'],
    ['no date', { startDate: '20260230' }, 'day', NOON, 'bad-start'],
    ['no time', { startTime: '8 Uhr' }, 'day', NOON, 'bad-start'],
    ['after the timetable', {}, 'day', '2028-01-01T08:00', 'not-running'],
    ['unknown', {}, 'no-such-trip', NOON, 'unknown-trip'],
  ])('%s', (_name, descriptor, tripId, at, expected) => {
    expect(found({ ...descriptor, tripId }, at)).toBe(expected);
  });

  it.each([
    ['on the minute', '10:20:00', 'often 2026-06-10 1200/1200'],
    ['of the first', '10:00:00', 'often 2026-06-10'],
    ['a little late', '10:22:00', 'often 2026-06-10 1200/1320'],
    ['of the last', '11:59:00', 'often 2026-06-10 6600/7140'],
    ['of the afternoon', '16:45:00', 'often 2026-06-10 24000/24300'],
    ['when none runs', '14:00:00', 'not-running'],
  ])('by headway, by its start: %s', (_name, startTime, expected) => {
    expect(found({ tripId: 'often', startTime })).toBe(expected);
  });

  it('by headway not without its start', () => {
    expect(found({ tripId: 'often' })).toBe('missing-start');
  });

  it('on the day on which clocks change', () => {
    // 01:30 of the service day of 29 March is 00:30 on the wall: it begins at 23:00 the evening before.
    expect(found({ tripId: 'early' }, '2026-03-29T00:40', clocksChange)).toBe('early 2026-03-29');
  });
});

describe('findTripInstance without trip id', () => {
  it.each<[string, TripDescriptor, string]>([
    ['line and start', { routeId: 'r', startTime: '08:00:00' }, 'day 2026-06-10'],
    ['line, start and date', { routeId: 'r', startTime: '08:00:00', startDate: '20260613' }, 'day 2026-06-13'],
    ['by headway', { routeId: 'r', startTime: '10:20:00' }, 'often 2026-06-10 1200/1200'],
    ['two trips that start together', { routeId: 'r', startTime: '15:00:00' }, 'ambiguous-trip'],
    ['a direction that no trip has', { routeId: 'r', startTime: '08:00:00', directionId: 1 }, 'unknown-trip'],
    ['no trip then', { routeId: 'r', startTime: '08:01:00' }, 'unknown-trip'],
    ['no start', { routeId: 'r' }, 'missing-start'],
    ['no line', { startTime: '08:00:00' }, 'unknown-route'],
    ['nothing', {}, 'unknown-route'],
  ])('%s', (_name, descriptor, expected) => {
    expect(found(descriptor)).toBe(expected);
  });
});

describe('findTripInstance in a calendar that was moved', () => {
  it('guesses no day, and takes a date for what it says', () => {
    const moved = { ...feed, shiftedByWeeks: 20 };
    expect(found({ tripId: 'day' }, NOON, moved)).toBe('moved-calendar');
    expect(found({ tripId: 'day', startDate: '20260610' }, NOON, moved)).toBe('day 2026-06-10');
  });
});
