/** Service days and the clock of a zone. A day is counted from 1 January 1970, a moment in epoch seconds. */

const DAY = 86_400;
const formats = new Map<string, Intl.DateTimeFormat>();

/** `20260603` or `2026-06-03`. */
export function dayOf(date: string): number {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(date) ?? [];
  if (year === undefined) throw new Error(`no date: ${date}`);
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / 1_000 / DAY;
}

/** 0 is Monday. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** Origin of the stop times of a service day: noon minus 12 hours. */
export function serviceStart(zone: string, day: number): number {
  const noon = day * DAY + DAY / 2;
  const nearly = noon - offsetAt(zone, noon);
  return noon - offsetAt(zone, nearly) - DAY / 2;
}

/** The local time in a zone: `2026-06-03T08:00:00`. */
export const clockAt = (zone: string, moment: number): string =>
  new Date((moment + offsetAt(zone, moment)) * 1_000).toISOString().slice(0, 19);

/** The seconds by which the clocks of a zone are ahead of UTC. */
function offsetAt(zone: string, moment: number): number {
  let format = formats.get(zone);
  if (format === undefined) {
    const two = '2-digit' as const;
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
    });
    formats.set(zone, format);
  }
  const parts = new Map(format.formatToParts(moment * 1_000).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const clock = Date.UTC(
    ...([part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')] as const),
  );
  return clock / 1_000 - moment;
}

/** `25:10:00` as seconds; null where there is nothing, not a number where there is something else. */
export function secondsOf(clock: string): number | null {
  if (clock === '') return null;
  const [, hours, minutes, seconds = '0'] = /^(\d+):(\d+)(?::(\d+))?$/.exec(clock) ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
