import { dayFromIso, isoOfDay, weekdayOf } from '@halte/engine/common/zone';
import { basics, feedOf, stopsTxt, tripsAndTimes } from '../testing/feeds.ts';
import { weeksOntoToday } from './servicePeriod.ts';

const trips = { 'stops.txt': stopsTxt('A 48.1 7.1\nB 48.2 7.1'), ...tripsAndTimes('t: A 8:00, B 8:10') };
const runningDays = async (files: Record<string, string>, from: string, days: number) => {
  const feed = await feedOf({ ...basics(), ...trips, ...files });
  return Array.from({ length: days }, (_, i) => dayFromIso(from) + i)
    .filter((day) => feed.runsOn(feed.trips.service[0]!, day))
    .map(isoOfDay);
};

describe('the days of a service', () => {
  it('follows the week, within its dates', async () => {
    const calendar = `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
      daily,1,0,1,0,0,0,0,20260601,20260610`;
    expect(await runningDays({ 'calendar.txt': calendar }, '2026-05-20', 40)).toEqual([
      '2026-06-01',
      '2026-06-03',
      '2026-06-08',
      '2026-06-10',
    ]);
  });

  it('adds and takes away single days', async () => {
    const dates = 'service_id,date,exception_type\ndaily,20260602,2\ndaily,20270105,1\ndaily,2026-13-45,1';
    const days = await runningDays({ 'calendar_dates.txt': dates }, '2026-06-01', 3);
    expect(days).toEqual(['2026-06-01', '2026-06-03']);
    expect(await runningDays({ 'calendar_dates.txt': dates }, '2027-01-01', 10)).toEqual(['2027-01-05']);
  });

  it('needs no calendar.txt', async () => {
    const { 'calendar.txt': _, ...rest } = basics();
    const feed = await feedOf({
      ...rest,
      ...trips,
      'calendar_dates.txt': 'service_id,date,exception_type\ndaily,20260602,1',
    });
    expect([isoOfDay(feed.firstDay), isoOfDay(feed.lastDay)]).toEqual(['2026-06-02', '2026-06-02']);
  });

  it.each([
    ['a century', '19700101', '20991231'],
    // Some tools write "since forever" like this.
    ['two millennia', '00010101', '20991231'],
    ['all years there are', '0001-01-01', '9999-12-31'],
  ])('cuts a calendar that spans %s', async (_case, from, to) => {
    const calendar = `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
      daily,1,1,1,1,1,1,1,${from},${to}`;
    const feed = await feedOf({ ...basics(), ...trips, 'calendar.txt': calendar });
    expect(feed.warnings.map(({ code }) => code)).toContain('calendar-cut');
    expect(feed.runsOn(0, dayFromIso('2026-06-01'))).toBe(true);
    expect(feed.lastDay - feed.firstDay).toBeLessThan(21 * 366);
  });
});

describe('rebasing', () => {
  it.each([
    ['expired', '2030-03-14'],
    ['not begun', '2020-03-14'],
  ])('moves a calendar that is %s by whole weeks onto today', async (_, today) => {
    const feed = await feedOf({ ...basics(), ...trips }, { today, rebaseCalendar: 'whenExpired' });
    const day = dayFromIso(today);
    expect(feed.shiftedByWeeks).not.toBe(0);
    expect(feed.firstDay).toBe(dayFromIso('2026-01-01') + feed.shiftedByWeeks * 7);
    expect([feed.runsOn(0, day), feed.runsOn(0, feed.firstDay - 1), feed.runsOn(0, feed.lastDay)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(Math.abs(day - (feed.firstDay + feed.lastDay) / 2)).toBeLessThan(8);
  });

  it('leaves a calendar unchanged that holds today, or when the option says so', async () => {
    const current = await feedOf({ ...basics(), ...trips }, { today: '2026-12-31', rebaseCalendar: 'whenExpired' });
    const expired = await feedOf({ ...basics(), ...trips }, { today: '2030-01-01', rebaseCalendar: 'never' });
    expect([current.shiftedByWeeks, expired.shiftedByWeeks]).toEqual([0, 0]);
    const moved = await feedOf({ ...basics(), ...trips }, { today: '2030-01-01', rebaseCalendar: 'whenExpired' });
    expect(current.version).toBe(expired.version);
    expect(moved.version).not.toBe(expired.version);
  });

  it('puts today into the longest stretch of normal weeks, on its own weekday', () => {
    const thin = new Array<number>(28).fill(10);
    const normal = new Array<number>(42).fill(100);
    const firstDay = dayFromIso('2020-01-01');
    const today = dayFromIso('2026-06-03');
    const weeks = weeksOntoToday(Int32Array.from([...thin, ...normal, ...thin]), firstDay, today);
    const then = today - weeks * 7 - firstDay;
    expect(Number.isInteger(weeks)).toBe(true);
    expect(weekdayOf(firstDay + then)).toBe(weekdayOf(today));
    expect(then).toBeGreaterThanOrEqual(28 + 7);
    expect(then).toBeLessThan(28 + 35);
  });
});
