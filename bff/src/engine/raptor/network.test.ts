import { dayFromIso } from '../../common/zone.ts';
import { simpleFeed } from '../../timetable/testing/feeds.ts';
import { withInstanceUpdate } from '../../timetable/testing/updates.ts';
import { networkOf } from './network.ts';

const EVERYTHING = { modes: new Set<never>(), wheelchair: false };

describe('networkOf', () => {
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
    const feed = await simpleFeed('A 48.0 7\nB 48.1 7', 'one: A 8:00, B 8:10');
    const first = dayFromIso('2026-06-01');
    const graphOf = (day: number) => networkOf(feed).graph(first + day, 'forward', EVERYTHING);
    const [today, tomorrow] = [graphOf(0), graphOf(1)];
    for (let day = 2; day < 24; day++) graphOf(day);
    expect(graphOf(0)).toBe(today);
    graphOf(24);
    expect([graphOf(0) === today, graphOf(1) === tomorrow]).toEqual([true, false]);
  });
});
