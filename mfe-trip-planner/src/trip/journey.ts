import { type Instant, secondsBetween } from '@halte/i18n';
import type { DetailedJourney, Ride } from './detailedJourney.ts';
import { shownFrom } from './duration.ts';
import type { Journey } from './search.ts';

type SummarySection = Journey['sections'][number];
type Line = NonNullable<SummarySection['line']>;

/** What is drawn of a journey on its card: waits are left out, and walks too short to be worth a sign. */
export interface StripPart {
  readonly kind: 'walk' | 'bike' | 'ride';
  /** As the clock times of the roadmap tell; 0 where it is less than one. */
  readonly minutes: number;
  readonly line?: Line | undefined;
}

/** The journey of a list from its details, for a screen that is opened without a search. */
export function summaryOf({ sections, ...journey }: DetailedJourney): Journey {
  return {
    ...journey,
    sections: sections.map(({ kind, durationSeconds, ride }) => ({
      kind,
      durationSeconds,
      ...(ride ? rideOf(ride) : {}),
    })),
  };
}

function rideOf({ line, status, headwaySeconds }: Ride): Pick<SummarySection, 'line' | 'status' | 'headwaySeconds'> {
  return { line, status, ...(headwaySeconds === undefined ? {} : { headwaySeconds }) };
}

const SHORTEST_WALK_SECONDS = 60;
const SOON_SECONDS = 3600;

export function stripOf({ departureDateTime, sections }: Journey): readonly StripPart[] {
  let elapsed = 0;
  const parts = sections.flatMap(({ kind, durationSeconds: seconds, line }) => {
    const before = shownFrom(departureDateTime, elapsed);
    elapsed += seconds;
    const minutes = (shownFrom(departureDateTime, elapsed) - before) / 60;
    return kind === 'wait' ? [] : [{ kind, seconds, minutes, line }];
  });
  const shown = parts.filter(({ kind, seconds }) => kind !== 'walk' || seconds >= SHORTEST_WALK_SECONDS);
  return (shown.length > 0 ? shown : parts).map(({ kind, minutes, line }) => ({ kind, minutes, line }));
}

/** Whether a vehicle is part of it: changes and accessibility mean nothing on foot. */
export function hasRide(sections: readonly { readonly kind: string }[]): boolean {
  return sections.some(({ kind }) => kind === 'ride');
}

/** Seconds from one vehicle of the first ride to the next where its times are no promise; null where they are. */
export function headwayOf({ sections }: Pick<Journey, 'sections'>): number | null {
  const ride = sections.find(({ kind }) => kind === 'ride');
  return ride?.status === 'live' ? null : (ride?.headwaySeconds ?? null);
}

/** Whole minutes until a departure of the coming hour; null when it is further away or has gone. */
export function minutesUntil(departure: Instant, now: Instant): number | null {
  const seconds = secondsBetween(now, departure);
  return seconds >= 0 && seconds < SOON_SECONDS ? Math.floor(seconds / 60) : null;
}

export function hasLeft(departure: Instant, now: Instant): boolean {
  return secondsBetween(now, departure) < 0;
}
