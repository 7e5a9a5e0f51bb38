import { type Instant, secondsBetween } from '@halte/i18n';
import type { DetailedJourney, Ride } from './detailedJourney.ts';
import type { Journey } from './search.ts';

type SummarySection = Journey['sections'][number];

/** The journey of a list from its details, for a screen that is opened without a search. */
export function summaryOf({ sections, ...journey }: DetailedJourney): Journey {
  return {
    ...journey,
    sections: sections.map(({ kind, durationSeconds, departureDateTime, ride }) => ({
      kind,
      durationSeconds,
      ...(ride ? { departureDateTime, ...rideOf(ride) } : {}),
    })),
  };
}

function rideOf({ line, status, headwaySeconds, staySeated }: Ride): Partial<SummarySection> {
  return {
    line,
    status,
    ...(headwaySeconds === undefined ? {} : { headwaySeconds }),
    ...(staySeated ? { staySeated } : {}),
  };
}

/** Whether it can still be made, as far as known. */
export function isPossible({ realTime }: Pick<Journey, 'realTime'>): boolean {
  return realTime !== 'cancelled' && realTime !== 'missedConnection';
}

const SOON_SECONDS = 3600;

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
