import { shownFrom } from '../../trip/duration.ts';
import type { Journey } from '../../trip/search.ts';

type SummarySection = Journey['sections'][number];

/** A segment of the bar of a journey: its width is proportional to its duration. */
export interface BarSegment {
  readonly kind: SummarySection['kind'];
  readonly seconds: number;
  /** As the clock times of the roadmap imply; 0 if it is less than one. */
  readonly minutes: number;
  readonly line?: SummarySection['line'];
  /** The vehicle does not run, or does not stop where the traveller boards or leaves. */
  readonly isCancelled: boolean;
}

/** Shorter walks and waits are not worth a place. */
const SHORTEST_SECONDS = 60;

const isWorthAPlace = ({ kind, seconds }: BarSegment) =>
  kind === 'ride' || kind === 'bike' || seconds >= SHORTEST_SECONDS;

/** A vehicle that goes on as the same line is one ride: its passengers do not notice. */
function withoutSeatedChanges(sections: readonly SummarySection[]): readonly SummarySection[] {
  const merged: SummarySection[] = [];
  for (const section of sections) {
    const former = merged.at(-1);
    if (section.staySeated && former?.line && former.line.id === section.line?.id && former.status === section.status)
      merged[merged.length - 1] = {
        ...former,
        durationSeconds: former.durationSeconds + section.durationSeconds,
      };
    else merged.push(section);
  }
  return merged;
}

/** The segments of a journey's bar in the order of travel; never empty for a journey that has a section. */
export function barOf({ departureDateTime, sections }: Journey): readonly BarSegment[] {
  let elapsed = 0;
  const segments = withoutSeatedChanges(sections).map(
    ({ kind, durationSeconds: seconds, line, status }): BarSegment => {
      const before = shownFrom(departureDateTime, elapsed);
      elapsed += seconds;
      const minutes = (shownFrom(departureDateTime, elapsed) - before) / 60;
      return { kind, seconds, minutes, line, isCancelled: status === 'cancelled' || status === 'skipped' };
    },
  );
  const shown = segments.filter(isWorthAPlace);
  return shown.length > 0 ? shown : segments;
}
