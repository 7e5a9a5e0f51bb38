import { generateCity } from '../city/generateCity.ts';
import { departures, TIMETABLES, trafficFactor } from '../timetable/timetables.ts';
import { planTrips } from '../timetable/trips.ts';
import { feedTables } from './tables.ts';

const city = generateCity();
const tables = feedTables(city, '2026-11-21');
const rows = (name: string) => tables.get(name)!.trimEnd().split('\n').slice(1);

describe('feedTables', () => {
  it('has the same texts for the same city and day', () => {
    expect(feedTables(city, '2026-11-21')).toEqual(tables);
  });

  it('has other days of service on another day', () => {
    expect(feedTables(city, '2026-11-22').get('calendar.txt')).not.toBe(tables.get('calendar.txt'));
  });

  it('has more than 100,000 stop times and a platform on every stop point', () => {
    expect(rows('stop_times.txt').length).toBeGreaterThan(100_000);
    const bare = rows('stops.txt').filter((row) => /,0,SA\d+,,/.test(row));
    expect(bare).toEqual([]);
  });

  it('has ways into the stations of one metro line, most of them with a lift, and says so of their platforms', () => {
    const ways = rows('pathways.txt').map((row) => row.split(','));
    const platforms = (mode: string) => new Set(ways.filter((way) => way[3] === mode).map((way) => way[1]!));
    const [stairs, lifts] = [platforms('2'), platforms('5')];
    expect(stairs.size).toBeGreaterThan(20);
    expect([...lifts].every((platform) => stairs.has(platform))).toBe(true);
    const without = [...stairs].filter((platform) => !lifts.has(platform));
    expect(without.length / stairs.size).toBeGreaterThan(0.1);
    expect(without.length / stairs.size).toBeLessThan(0.4);
    const byId = new Map(rows('stops.txt').map((row) => [row.split(',')[0]!, row]));
    for (const [, from, to] of ways) expect([byId.has(from!), byId.has(to!)]).toEqual([true, true]);
    for (const platform of without) expect(byId.get(platform)).toMatch(/,2$/);
  });

  it('says in the name of the network that it is imaginary, not beside each line', () => {
    expect(rows('feed_info.txt')[0]).toContain('imaginaire');
    expect(rows('agency.txt').filter((row) => row.includes('imaginaire'))).toEqual([]);
  });

  it('runs from 30 days before today to 120 days after', () => {
    for (const row of rows('calendar.txt')) expect(row).toMatch(/,20261022,20270321$/);
  });

  it('runs Sunday services on public holidays', () => {
    expect(rows('calendar_dates.txt')).toEqual(
      expect.arrayContaining(['semaine,20261111,2', 'dimanche,20261111,1', 'semaine,20261225,2', 'semaine,20270101,2']),
    );
  });

  it('sells one ticket at 1.70 EUR with changes, and gives every line one fare', () => {
    expect(rows('fare_attributes.txt')).toContain('ticket,1.70,EUR,0,,reseau,3600');
    expect(rows('fare_rules.txt').length).toBe(city.lines.length);
  });

  it('runs one line by frequencies and the night line past midnight', () => {
    expect(rows('frequencies.txt').every((row) => row.startsWith('18-'))).toBe(true);
    const night = rows('stop_times.txt').filter((row) => row.startsWith('N1-'));
    expect(night.length).toBeGreaterThan(100);
    expect(night.filter((row) => row.split(',')[1]! < '24:00:00')).toEqual([]);
  });

  it('requires a call to the agency for the line on demand', () => {
    const onDemand = rows('stop_times.txt').filter((row) => row.startsWith('TAD1-weekday-0-1,'));
    expect(onDemand[1]!.split(',').slice(5, 7)).toEqual(['2', '2']);
  });
});

describe('planTrips', () => {
  it('never goes back in time', () => {
    let trips = 0;
    for (const { id, arrivals, departures: leaves } of planTrips(city)) {
      trips++;
      const times = arrivals.flatMap((arrival, i) => [arrival, leaves[i]!]);
      if (times.some((time, i) => i > 0 && time < times[i - 1]!)) throw new Error(`${id} goes back in time`);
    }
    expect(trips).toBeGreaterThan(5_000);
  });
});

describe('timetables', () => {
  it('have a metro every four minutes in the morning peak', () => {
    const peak = departures(TIMETABLES['metro']!.weekday!, 0).filter((time) => time >= 7.5 * 3600 && time < 8.5 * 3600);
    expect(peak.length).toBe(15);
  });

  it.each([
    [3, 0.86],
    [8.5, 1.2],
    [12, 1.01],
    [29, 0.86],
  ])('slows the streets at %d h by a factor of about %d', (hour, factor) => {
    expect(trafficFactor(hour * 3600)).toBeCloseTo(factor, 1);
  });
});
