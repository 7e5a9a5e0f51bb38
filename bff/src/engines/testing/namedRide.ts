import type { EpochSeconds } from '@halte/engine/common/time';
import { dayFromIso } from '@halte/engine/common/zone';
import type { NamedRide } from '../named.ts';

/** The day of all rides. */
export const DAY = dayFromIso('2026-06-01');

/** Seconds of `8:10` or `8:10:30`. */
export function clockOf(text: string): number {
  const [hours, minutes, seconds = 0] = text.split(':').map(Number);
  return hours! * 3_600 + minutes! * 60 + seconds;
}

/**
 * A ride of the line `1` with the id `r`.
 *
 * @param zero start of the service day.
 * @param text `trip from departure to arrival`, such as `one A 8:00 B 8:10`.
 */
export function namedRide(zero: EpochSeconds, text: string, more: Partial<NamedRide> = {}): NamedRide {
  const [tripId, fromStopId, departure, toStopId, arrival] = text.split(' ');
  return {
    kind: 'ride',
    tripId: tripId!,
    serviceDay: DAY,
    lineId: 'r',
    lineName: '1',
    fromStopId: fromStopId!,
    toStopId: toStopId!,
    scheduledDeparture: zero + clockOf(departure!),
    scheduledArrival: zero + clockOf(arrival!),
    staySeated: false,
    ...more,
  };
}
