import { type Instant, millisOf } from '@halte/i18n';
import type { DetailedJourney, Mode, Ride, Section } from '../trip/detailedJourney.ts';
import { alertsOf } from './alerts.ts';
import { breakOf } from './journeyState.ts';

/** What a traveller who does not look at the screen must hear. That a journey broke is said by the notice about it. */
export type Change =
  | { readonly kind: 'restored' }
  | { readonly kind: 'departure'; readonly ride: Ride; readonly time: Instant }
  | { readonly kind: 'arrival'; readonly time: Instant }
  | { readonly kind: 'platform'; readonly stop: string; readonly platform: string; readonly mode: Mode }
  | { readonly kind: 'alert'; readonly header: string };

function sameMinute(one: Instant, other: Instant): boolean {
  return Math.floor(millisOf(one) / 60_000) === Math.floor(millisOf(other) / 60_000);
}

function changesOfRide(before: Section | undefined, after: Section): readonly Change[] {
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

/** What has changed between two answers about the same journey, in the order of travelling. */
export function changesBetween(before: DetailedJourney, after: DetailedJourney): readonly Change[] {
  const known = new Set(alertsOf(before).map(({ id }) => id));
  const news = alertsOf(after).filter(({ id, severity }) => severity !== 'info' && !known.has(id));
  const isMade = breakOf(after) === null;
  return [
    ...(isMade && breakOf(before) ? [{ kind: 'restored' } as const] : []),
    ...after.sections.flatMap((section, index) => changesOfRide(before.sections[index], section)),
    ...(!isMade || sameMinute(before.arrivalDateTime, after.arrivalDateTime)
      ? []
      : [{ kind: 'arrival', time: after.arrivalDateTime } as const]),
    ...news.map(({ header }) => ({ kind: 'alert', header }) as const),
  ];
}
