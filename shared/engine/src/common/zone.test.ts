import {
  dayFromIso,
  dayOf,
  epochAt,
  isoOfDay,
  isTimeZone,
  midnightOf,
  offsetAt,
  serviceDayStart,
  toIso,
  wallSecondsOf,
  weekdayOf,
} from './zone.ts';

const utc = (iso: string) => Date.parse(iso) / 1_000;

describe('epochAt and toIso', () => {
  it.each([
    ['Europe/Paris', '2026-01-15T08:30', '2026-01-15T08:30:00+01:00'],
    ['Europe/Paris', '2026-07-15T08:30:15', '2026-07-15T08:30:15+02:00'],
    ['Europe/Paris', '2026-03-29T02:30', '2026-03-29T03:30:00+02:00'],
    ['Europe/Paris', '2026-10-25T02:30', '2026-10-25T02:30:00+02:00'],
    ['America/New_York', '2026-03-08T02:00', '2026-03-08T03:00:00-04:00'],
    ['America/New_York', '2026-11-01T01:59', '2026-11-01T01:59:00-04:00'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-04T02:45:00+11:00'],
    ['Asia/Kolkata', '2026-10-04T00:00', '2026-10-04T00:00:00+05:30'],
    ['America/St_Johns', '2026-01-01T12:00', '2026-01-01T12:00:00-03:30'],
    ['Pacific/Auckland', '2026-04-05T02:30', '2026-04-05T02:30:00+13:00'],
    ['America/Regina', '2026-07-01T12:00', '2026-07-01T12:00:00-06:00'],
  ])('in %s takes %s for %s', (zone, local, iso) => {
    const epoch = epochAt(zone, local);
    expect(epoch).toBe(utc(iso));
    expect(toIso(zone, epoch)).toBe(iso);
  });

  it.each(['2026-02-30T08:00', '2026-01-01', '2026-01-01T24:00', '2026-01-01T08:61', 'now', '2026-1-1T8:00'])(
    'refuses %s',
    (local) => {
      expect(() => epochAt('Europe/Paris', local)).toThrow(RangeError);
    },
  );

  it('knows which zones exist', () => {
    expect([isTimeZone('Europe/Paris'), isTimeZone('Mars/Base'), isTimeZone('')]).toEqual([true, false, false]);
    expect(() => offsetAt('Mars/Base', 0)).toThrow(RangeError);
  });
});

describe('days', () => {
  it.each([
    ['Europe/Paris', '2026-06-01', '2026-05-31T22:00:00Z', '2026-05-31T22:00:00Z'],
    ['Europe/Paris', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-28T22:00:00Z'],
    ['Europe/Paris', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-24T23:00:00Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-01T05:00:00Z'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z', '2026-09-06T03:00:00Z'],
  ])('in %s the day %s begins at %s, its service day at %s', (zone, date, midnight, service) => {
    const day = dayFromIso(date);
    expect(midnightOf(zone, day)).toBe(utc(midnight));
    expect(serviceDayStart(zone, day)).toBe(utc(service));
    expect([dayOf(zone, utc(midnight)), dayOf(zone, utc(midnight) - 1)]).toEqual([day, day - 1]);
  });

  it('keeps noon at noon on the service day, whatever the clocks do', () => {
    for (const date of ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-25'])
      expect(toIso('Europe/Paris', serviceDayStart('Europe/Paris', dayFromIso(date)) + 43_200)).toContain(
        `${date}T12:00:00`,
      );
  });

  it('counts days and weekdays', () => {
    expect([dayFromIso('1970-01-01'), dayFromIso('20260101'), isoOfDay(20_454)]).toEqual([0, 20_454, '2026-01-01']);
    expect(['2026-06-01', '2026-06-07', '1969-12-31'].map((date) => weekdayOf(dayFromIso(date)))).toEqual([0, 6, 2]);
    expect(() => dayFromIso('2026-02-29')).toThrow('Not a date: 2026-02-29');
    expect(() => dayFromIso('20261301')).toThrow(RangeError);
  });

  it('reads the wall clock', () => {
    expect(wallSecondsOf('America/New_York', utc('2026-07-01T03:30:00Z'))).toBe(23.5 * 3_600);
  });

  it('finds the second at which clocks change', () => {
    const change = utc('2026-03-29T01:00:00Z');
    expect([offsetAt('Europe/Paris', change - 1), offsetAt('Europe/Paris', change)]).toEqual([3_600, 7_200]);
  });
});
