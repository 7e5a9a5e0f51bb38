import { dayFromIso, isoOfDay } from '@halte/engine/common/zone';
import { networkOf } from '@halte/engine/search/raptor/network';
import { simpleFeed } from '../../timetable/testing/feeds.ts';
import { withInstanceUpdate } from '../../timetable/testing/updates.ts';

const EVERYTHING = { modes: new Set<never>(), wheelchair: false };

const CALENDAR = 'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date';

describe('networkOf', () => {
  // The night bus is under way until 0:20: forward the day before counts, backward the two days before.
  it.each<[string, string, string, { readonly forward: string; readonly backward: string }]>([
    ['on workdays', 'Europe/Paris', '2026-06-03', { forward: '04 09 10', backward: '04 05 10' }],
    // From a Saturday to the Sunday on which clocks are put back there are 25 hours.
    ['daily', 'Europe/Paris', '2026-10-21', { forward: '22 23 26 27 28', backward: '22 23 24 27 28' }],
    ['daily', 'America/New_York', '2026-10-28', { forward: '29 30 02 03 04', backward: '29 30 31 03 04' }],
  ])('has one graph for days around which the same trips run: %s, %s', async (service, zone, date, alike) => {
    const feed = await simpleFeed(
      'A 48.0 7\nB 48.1 7',
      'one: A 8:00, B 8:10\nnight: A 23:50, B 24:20\nsunday: A 9:00, B 9:10',
      {
        'trips.txt': `route_id,service_id,trip_id\nr,${service},one\nr,${service},night\nr,sundays,sunday`,
        'calendar.txt': `${CALENDAR}
daily,1,1,1,1,1,1,1,20260101,20261231
on workdays,1,1,1,1,1,0,0,20260101,20261231
sundays,0,0,0,0,0,0,${service === 'daily' ? 0 : 1},20260101,20261231`,
      },
      zone,
    );
    for (const sense of ['forward', 'backward'] as const) {
      const graphOf = (day: number) => networkOf(feed).graph(day, sense, EVERYTHING);
      const first = dayFromIso(date);
      const days = Array.from({ length: 7 }, (_, i) => first + 1 + i);
      const same = days.filter((day) => graphOf(day) === graphOf(first)).map((day) => isoOfDay(day).slice(8));
      expect([sense, same.join(' ')]).toEqual([sense, alike[sense]]);
    }
  });

  it('counts vehicles that run by headway after midnight', async () => {
    const feed = await simpleFeed('A 48.0 7\nB 48.1 7', 'one: A 8:00, B 8:10', {
      'calendar.txt': `${CALENDAR}\ndaily,1,1,1,1,1,0,0,20260101,20261231`,
      'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\none,22:00:00,25:00:00,600',
    });
    const graphOf = (date: string) => networkOf(feed).graph(dayFromIso(date), 'forward', EVERYTHING);
    const [saturday, sunday] = [graphOf('2026-06-06'), graphOf('2026-06-07')];
    expect(saturday === sunday).toBe(false);
    expect([saturday.table.runTrip.length, sunday.table.runTrip.length]).toEqual([18, 18]);
  });

  it('rebuilds only the days that real time touches', async () => {
    const timetable = await simpleFeed('A 48.0 7\nB 48.1 7', 'one: A 8:00, B 8:10\nnight: A 23:50, B 24:20');
    const late = withInstanceUpdate(timetable, 'one', '2026-06-03', { late: 300 });
    const same = [
      '2026-05-31',
      '2026-06-01',
      '2026-06-02',
      '2026-06-03',
      '2026-06-04',
      '2026-06-05',
      '2026-06-06',
    ].filter((date) => {
      const graphOf = (feed: typeof late) => networkOf(feed).graph(dayFromIso(date), 'forward', EVERYTHING);
      return graphOf(late) === graphOf(timetable);
    });
    expect(same).toEqual(['2026-05-31', '2026-06-06']);
    expect(networkOf(late).patterns).toBe(networkOf(timetable).patterns);
    expect(networkOf(late).footpaths).toBe(networkOf(timetable).footpaths);
  });

  it('retains the tables of more days where they are small, and drops the least recently used ones', async () => {
    const first = dayFromIso('2026-06-01');
    const dates = Array.from({ length: 25 }, (_, day) => isoOfDay(first + day).replaceAll('-', ''));
    const feed = await simpleFeed('A 48.0 7\nB 48.1 7', dates.map((date) => `t${date}: A 8:00, B 8:10`).join('\n'), {
      'trips.txt': `route_id,service_id,trip_id\n${dates.map((date) => `r,s${date},t${date}`).join('\n')}`,
      'calendar.txt': CALENDAR,
      'calendar_dates.txt': `service_id,date,exception_type\n${dates.map((date) => `s${date},${date},1`).join('\n')}`,
    });
    const graphOf = (day: number) => networkOf(feed).graph(first + day, 'forward', EVERYTHING);
    const [today, tomorrow] = [graphOf(0), graphOf(1)];
    for (let day = 2; day < 24; day++) graphOf(day);
    expect(graphOf(0)).toBe(today);
    graphOf(24);
    expect([graphOf(0) === today, graphOf(1) === tomorrow]).toEqual([true, false]);
  });
});
