import {
  AREAS,
  BUS_AND_TRAIN,
  type Files,
  GROUPS,
  joins,
  legs,
  NETWORKS,
  ONE_AND_TWO,
  TWO_BUSES,
} from '../testing/fareRows.ts';
import { fareTown, priceOf, table } from '../testing/fareTown.ts';

const BY_AREA = { ...ONE_AND_TWO, ...NETWORKS, ...AREAS, ...legs(',,in,in,one', ',,in,out,two', ',,out,out,one') };

it.each<[string, Files, string, string]>([
  ['not joined', {}, TWO_BUSES, '340 EUR'],
  ['joined in one station', joins('bus,bus'), TWO_BUSES, '320 EUR'],
  ['another network', joins('bus,rail'), TWO_BUSES, '340 EUR'],
  ['named stops', joins('bus,bus,C1,C2'), TWO_BUSES, '320 EUR'],
  ['a named station', joins('bus,bus,C,C'), TWO_BUSES, '320 EUR'],
  ['other stops', joins('bus,bus,C2,C1'), TWO_BUSES, '340 EUR'],
  ['two networks, where no rule asks for one', joins('bus,rail'), BUS_AND_TRAIN, '320 EUR'],
  ['a network that is not there', joins('metro,bus'), TWO_BUSES, 'not-understood'],
  ['one stop of two', joins('bus,bus,C1'), TWO_BUSES, 'not-understood'],
])('joined legs: %s', async (_case, files, rides, price) => {
  const feed = await fareTown({ ...BY_AREA, ...files });
  expect(priceOf(feed, rides)).toBe(price);
});

it('asks one network for legs that are joined or ride on as another line', async () => {
  const feed = await fareTown({ ...GROUPS, ...joins('bus,rail') });
  expect([priceOf(feed, BUS_AND_TRAIN), priceOf(feed, 'r1 A-C1, +t1 C1-D')]).toEqual([
    'not-understood',
    'not-understood',
  ]);
  expect(priceOf(feed, 'r1 A-C1, +s1 C2-D')).toBe('170 EUR');
});

describe('at the time of day', () => {
  const calendar = {
    'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
      daily,1,1,1,1,1,1,1,20260101,20261231
      wednesday,0,0,1,0,0,0,0,20260101,20261231`,
  };
  const timeframes = (...rows: string[]): Files => ({
    ...calendar,
    'timeframes.txt': table('timeframe_group_id,service_id,start_time,end_time', rows),
  });
  /** 3 June 2026 is a Wednesday. */
  it.each<[string, Files, string, string]>([
    ['from its first second', timeframes('peak,daily,8:00:00,9:00:00'), 'r1 A-B', '320 EUR'],
    ['until its last', timeframes('peak,daily,7:00:00,8:00:00'), 'r1 A-B', 'no-fare'],
    ['all day', timeframes('peak,wednesday,,'), 'r1 A-B', '320 EUR'],
    [
      'on another day',
      timeframes('peak,daily,9:00:00,10:00:00', 'peak,wednesday,8:00:00,8:30:00'),
      'r1 A-B',
      '320 EUR',
    ],
    [
      'the day of the clock, not of the service, after midnight',
      timeframes('peak,wednesday,,'),
      'night B-C1',
      'no-fare',
    ],
    ['the hours of the clock after midnight', timeframes('peak,daily,0:00:00,1:00:00'), 'night B-C1', '320 EUR'],
    ['before midnight', timeframes('peak,wednesday,23:00:00,24:00:00'), 'night A-B', '320 EUR'],
    ['the clock at the stop', timeframes('peak,daily,8:30:00,9:00:00'), 's1 D-F', '320 EUR'],
    ['hours that end before they begin', timeframes('peak,daily,22:00:00,6:00:00'), 'r1 A-B', 'not-understood'],
    ['hours beyond the day', timeframes('peak,daily,22:00:00,26:00:00'), 'r1 A-B', 'not-understood'],
    ['a service that is not there', timeframes('peak,sometimes,8:00:00,9:00:00'), 'r1 A-B', 'not-understood'],
    ['a timeframe that is not there', timeframes('other,daily,8:00:00,9:00:00'), 'r1 A-B', 'not-understood'],
  ])('%s', async (_case, files, rides, price) => {
    const feed = await fareTown({ ...ONE_AND_TWO, ...files, ...legs(',,,,two,peak') });
    expect(priceOf(feed, rides)).toBe(price);
  });

  it('looks at the clock at the end as well', async () => {
    const files = { ...ONE_AND_TWO, ...timeframes('late,daily,7:40:00,8:00:00'), ...legs(',,,,two,,late') };
    // F is an hour behind: 8:40 is 7:40 there.
    const feed = await fareTown(files);
    expect([priceOf(feed, 'r1 A-F'), priceOf(feed, 'r1 A-D')]).toEqual(['320 EUR', 'no-fare']);
  });

  it('moves with a calendar that is moved onto today', async () => {
    const files = { ...ONE_AND_TWO, ...timeframes('peak,wednesday,,'), ...legs(',,,,two,peak') };
    const feed = await fareTown(files, { today: '2030-06-05', rebaseCalendar: 'whenExpired' });
    expect(feed.shiftedByWeeks).not.toBe(0);
    expect([priceOf(feed, 'r1 A-B', '2030-06-05'), priceOf(feed, 'r1 A-B', '2030-06-06')]).toEqual([
      '320 EUR',
      'no-fare',
    ]);
  });
});
