import { clockSeconds, dateOf, dayOf, dayOfDate, midnightOf, serviceDayStart } from './time.ts';

const instant = (text: string) => Date.parse(text) / 1_000;

describe('the days of the city', () => {
  it('change at midnight in Paris', () => {
    expect(dateOf(dayOf(instant('2026-11-23T22:59:59Z')))).toBe('2026-11-23');
    expect(dateOf(dayOf(instant('2026-11-23T23:00:00Z')))).toBe('2026-11-24');
    expect(dateOf(dayOf(instant('2026-07-01T22:00:00Z')))).toBe('2026-07-02');
  });

  it.each([
    ['an ordinary day', '2026-11-23', '2026-11-22T23:00Z', '2026-11-22T23:00Z'],
    ['the day on which clocks go forward', '2027-03-28', '2027-03-27T23:00Z', '2027-03-27T22:00Z'],
    ['the day on which clocks go back', '2026-10-25', '2026-10-24T22:00Z', '2026-10-24T23:00Z'],
  ])('begin at midnight, service days twelve hours before noon: %s', (_name, date, midnight, start) => {
    expect(midnightOf(dayOfDate(date))).toBe(instant(midnight));
    expect(serviceDayStart(dayOfDate(date))).toBe(instant(start));
  });

  it('have the seconds that clocks show', () => {
    expect(clockSeconds(instant('2026-11-23T07:30:05Z'))).toBe(8.5 * 3_600 + 5);
    expect(clockSeconds(instant('2026-07-01T06:30:05Z'))).toBe(8.5 * 3_600 + 5);
  });

  it('are a year of days that follow each other', () => {
    const first = dayOfDate('2026-01-01');
    for (let day = first; day < first + 366; day++) {
      expect([day, dayOf(midnightOf(day))]).toEqual([day, day]);
      expect([day, dayOf(midnightOf(day) - 1)]).toEqual([day, day - 1]);
    }
  });
});
