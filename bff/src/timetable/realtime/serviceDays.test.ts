/** Real time at the boundaries of service days. */
import { simpleFeed } from '../testing/feeds.ts';
import { board, calls, journeys } from '../testing/formatLive.ts';
import { instanceUpdate, updatesOf, withInstanceUpdate } from '../testing/updates.ts';
import { withUpdates } from './withUpdates.ts';

const STOPS = 'A 48.0 7\nB 48.1 7\nC 48.2 7\nD 48.3 7';
const DAY = '2026-06-03';

describe('withUpdates', () => {
  it('knows a trip of yesterday that is still on the road, and one of past midnight', async () => {
    const timetable = await simpleFeed(STOPS, 'night: A 23:40, B 24:10, C 24:40\nday: A 8:00, C 8:30');
    const late = withInstanceUpdate(timetable, 'night', '2026-06-02', { late: 2_400 });
    expect(board(late, 'B', `${DAY}T00:30`)).toEqual(['night 00:50 (00:10) live']);
    expect(journeys(late, 'B', 'C', `${DAY}T00:30`)).toEqual(['0:50 night B-C 1:20']);
    expect(journeys(late, 'A', 'C', `${DAY}T00:10`)).toEqual(['0:20 night A-C 1:20']);
    const untilMorning = withInstanceUpdate(timetable, 'night', '2026-06-02', { late: 30 * 3_600, from: 1 });
    expect(journeys(untilMorning, 'B', 'C', '2026-06-04T06:00')).toEqual(['6:10 night B-C 6:40']);
    expect(board(untilMorning, 'B', '2026-06-04T06:00')).toEqual(['night 06:10 (00:10) live']);
  });

  it.each([
    ['an hour short', '2026-03-29', '3:30', '03:35 (03:30)'],
    ['an hour long', '2026-10-25', '3:30', '03:35 (03:30)'],
  ])('counts from noon minus twelve hours in the night that is %s', async (_, day, time, shown) => {
    const timetable = await simpleFeed(STOPS, `early: A ${time}, B 5:00`);
    const feed = withInstanceUpdate(timetable, 'early', day, { late: 300 });
    expect(board(feed, 'A', `${day}T01:00`)).toEqual([`early ${shown} live`]);
    expect(journeys(feed, 'A', 'B', `${day}T03:00`)).toEqual(['3:35 early A-B 5:05']);
  });

  it('distinguishes the departures of a headway', async () => {
    const timetable = await simpleFeed(STOPS, 'f: A 0:00, B 0:10', {
      'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nf,8:00:00,8:30:00,600',
    });
    const feed = withUpdates(
      timetable,
      updatesOf(
        instanceUpdate(timetable, 'f', DAY, { late: 120, offset: 8 * 3_600 }),
        instanceUpdate(timetable, 'f', DAY, { cancelled: true, offset: 8 * 3_600 + 600 }),
      ),
    );
    expect(board(feed, 'A', `${DAY}T08:01`)).toEqual([
      'f 08:02 (08:00) live',
      'f 08:10 (08:10) cancelled',
      'f 08:20 (08:20) scheduled',
    ]);
    expect(calls(feed, 'f', DAY, 8 * 3_600)).toEqual(['A 08:02-08:02 (08:00) live', 'B 08:12-08:12 (08:10) live']);
    expect(journeys(feed, 'A', 'B')).toEqual(['8:02 f A-B 8:12', '8:20 f A-B 8:30']);
    const skips = withInstanceUpdate(timetable, 'f', DAY, { skips: [1], offset: 8 * 3_600 });
    expect(journeys(skips, 'A', 'B')).toEqual(['8:10 f A-B 8:20', '8:20 f A-B 8:30']);
  });
});
