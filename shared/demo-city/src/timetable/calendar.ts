/** Dates as `YYYY-MM-DD`, counted in UTC so that no machine's zone matters. */

const DAY_MS = 86_400_000;

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

export function compact(date: string): string {
  return date.replaceAll('-', '');
}

/** French public holidays of a year. */
export function publicHolidays(year: number): string[] {
  const easter = easterSunday(year);
  return [
    ...['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'].map((day) => `${year}-${day}`),
    ...[1, 39, 50].map((days) => addDays(easter, days)),
  ].sort();
}

/** The Gregorian computus (Meeus, Jones, Butcher). */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${year}-${pad(Math.floor(f / 31))}-${pad((f % 31) + 1)}`;
}
