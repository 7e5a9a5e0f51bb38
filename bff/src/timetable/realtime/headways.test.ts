import type { DayNumber } from '@halte/engine/common/time';
import { dayFromIso } from '@halte/engine/common/zone';
import { promisedHeadway } from '@halte/engine/timetable/realtime/headways';
import { tripResponse } from '../../network/tripDetail.ts';
import { simpleFeed } from '../testing/feeds.ts';

const DAY: DayNumber = dayFromIso('2026-06-01');
const HEAD = 'trip_id,start_time,end_time,headway_secs,exact_times';
const load = () =>
  simpleFeed('A 48 2\nB 48.1 2', 'about: A 7:00, B 7:10\nexact: A 7:00, B 7:10\nplain: A 7:00, B 7:10', {
    'frequencies.txt': `${HEAD}\nabout,8:00:00,9:00:00,600,0\nabout,9:00:00,10:00:00,1200,\nexact,8:00:00,9:00:00,600,1`,
  });

it.each([
  ['about', 3_600, 600],
  ['about', 3_600 + 600, 600],
  ['about', 7_200, 1_200],
  ['about', 3_700, null],
  ['exact', 3_600, null],
  ['plain', 0, null],
])('the departure of trip %s after %d s has the headway %p', async (id, offset, headway) => {
  const feed = await load();
  const trip = feed.trips.ids.find(id)!;
  expect(promisedHeadway(feed, trip, offset)).toBe(headway);
});

it.each([
  ['about', 600],
  ['exact', null],
])('the answer about trip %s has the headway %p', async (id, headway) => {
  const feed = await load();
  const trip = feed.trips.ids.find(id)!;
  expect(tripResponse(feed, { trip, serviceDay: DAY, offset: 3_600 }).headwaySeconds).toBe(headway);
});
