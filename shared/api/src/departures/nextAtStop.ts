import { type Instant, millisOf } from '@halte/i18n';
import type { components } from '../generated.ts';
import { isMade, upcoming } from './timing.ts';

export type StopNext = components['schemas']['StopNext'];
type NextLine = StopNext['lines'][number];
type NextDirection = NextLine['directions'][number];

/** The direction of the next departure of a stop. */
export interface NextAtStop {
  readonly line: NextLine['line'];
  readonly headsign: string;
  readonly departures: NextDirection['departures'];
}

/** Null without a departure within a day. A cancelled departure counts only if there is no other in that direction. */
export function nextAtStop(stop: StopNext, now: Instant): NextAtStop | null {
  const all = stop.lines.flatMap(({ line, directions }) =>
    directions.map(({ headsigns, departures }) => {
      const next = upcoming(departures, now);
      const made = next.filter(isMade);
      return { line, headsign: headsigns.join(' / '), departures: made.length > 0 ? made : [...next] };
    }),
  );
  const timeOf = ({ departures }: NextAtStop) => millisOf(departures[0]?.departureDateTime ?? '');
  const rank = (next: NextAtStop) => Number(!next.departures.some(isMade));
  const leaving = all.filter(({ departures }) => departures.length > 0);
  return leaving.toSorted((one, other) => rank(one) - rank(other) || timeOf(one) - timeOf(other))[0] ?? null;
}
