import type { EpochSeconds } from '../common/time.ts';
import { dayFromIso, epochAt } from '../common/zone.ts';
import { invalid } from '../problems/requestError.ts';

/**
 * The instant of ISO 8601 text: with its offset, or without one as local time in `zone`. Fractions of a second
 * are dropped. Rejects invalid dates and times of day.
 */
export function instantOf(zone: string, text: string, field: string): EpochSeconds {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/.exec(text);
  try {
    if (!parts) throw new RangeError(text);
    const [, date, time, offset] = parts;
    if (offset === undefined) return epochAt(zone, `${date}T${time}`);
    // Date.parse would read 30 February as 2 March.
    dayFromIso(date!);
    const milliseconds = Date.parse(`${date}T${time}${offset}`);
    if (Number.isNaN(milliseconds)) throw new RangeError(text);
    return Math.floor(milliseconds / 1_000);
  } catch {
    throw invalid(
      'invalid-time',
      `"${text}" in ${field} is no date and time: write 2026-11-21T08:15 or 2026-11-21T08:15:00+01:00.`,
    );
  }
}
