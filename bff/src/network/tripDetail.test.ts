import { dayFromIso } from '@halte/engine/common/zone';
import { simpleFeed } from '../timetable/testing/feeds.ts';
import { findTrip, tripResponse } from './tripDetail.ts';

const DAY = dayFromIso('2026-06-03');
const load = () =>
  simpleFeed('A 48.0 7\nB 48.1 7', 'f: A 0:00, B 0:10', {
    'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nf,8:00:00,8:40:00,1200',
  });

it('distinguishes the departures of a trip by headway', async () => {
  const feed = await load();
  const starts = [undefined, 28_800, 30_000].map((offset) => {
    const { headwaySeconds, calls } = tripResponse(feed, findTrip(feed, 'f', DAY, offset));
    return [headwaySeconds, calls[0]!.departureDateTime];
  });
  expect(starts).toEqual([
    [1_200, '2026-06-03T08:00:00+02:00'],
    [1_200, '2026-06-03T08:00:00+02:00'],
    [1_200, '2026-06-03T08:20:00+02:00'],
  ]);
});

it('refuses a departure that the headway does not have', async () => {
  const feed = await load();
  expect(() => findTrip(feed, 'f', DAY, 29_000)).toThrow(/no departure with the offset 29000/);
});
