import { type Instant, millisOf } from '@halte/i18n';
import type { DetailedJourney, Mode, Ride, Section } from '../../../trip/detailedJourney.ts';
import { alertsOf } from './alerts.ts';
import { breakOf } from './journeyState.ts';

/** A change that is announced to screen readers. A journey that breaks is announced by its own notice. */
export type JourneyChange =
  | { readonly kind: 'restored' }
  | { readonly kind: 'departure'; readonly ride: Ride; readonly time: Instant }
  | { readonly kind: 'arrival'; readonly time: Instant }
  | { readonly kind: 'platform'; readonly stop: string; readonly platform: string; readonly mode: Mode }
  | { readonly kind: 'alert'; readonly header: string };

function sameMinute(one: Instant, other: Instant): boolean {
  return Math.floor(millisOf(one) / 60_000) === Math.floor(millisOf(other) / 60_000);
}

function changesOfRide(before: Section | undefined, after: Section): readonly JourneyChange[] {
  if (!before?.ride || !after.ride) return [];
  const { from, departureDateTime: time } = after;
  const platform = from.platform ?? '';
  return [
    ...(sameMinute(before.departureDateTime, time) ? [] : [{ kind: 'departure', ride: after.ride, time } as const]),
    ...(platform === '' || platform === before.from.platform
      ? []
      : [{ kind: 'platform', stop: from.name, platform, mode: after.ride.line.mode } as const]),
  ];
}

/** The changes between two answers about the same journey, in order of travel. */
export function changesBetween(before: DetailedJourney, after: DetailedJourney): readonly JourneyChange[] {
  const known = new Set(alertsOf(before).map(({ id }) => id));
  const newAlerts = alertsOf(after).filter(({ id, severity }) => severity !== 'info' && !known.has(id));
  const isPossible = breakOf(after) === null;
  return [
    ...(isPossible && breakOf(before) ? [{ kind: 'restored' } as const] : []),
    ...after.sections.flatMap((section, index) => changesOfRide(before.sections[index], section)),
    ...(!isPossible || sameMinute(before.arrivalDateTime, after.arrivalDateTime)
      ? []
      : [{ kind: 'arrival', time: after.arrivalDateTime } as const]),
    ...newAlerts.map(({ header }) => ({ kind: 'alert', header }) as const),
  ];
}
