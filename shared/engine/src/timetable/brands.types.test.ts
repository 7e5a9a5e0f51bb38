/** Code that the compiler must reject; `tsc` fails if one of the marked lines is accepted. */
import type { DayNumber, EpochSeconds, Instant, TimeZone, WallClock } from '../common/time.ts';
import type { RouteIndex, StopIndex, TripIndex } from './feed/feed.ts';

declare const stop: StopIndex;
declare const trip: TripIndex;
declare const at: EpochSeconds;
declare const day: DayNumber;
declare const zone: TimeZone;
declare const clock: WallClock;

declare function onTrip(trip: TripIndex): void;
declare function onRoute(route: RouteIndex): void;
declare function atTime(at: EpochSeconds): void;
declare function onDay(day: DayNumber): void;
declare function reading(zone: TimeZone, clock: WallClock): void;
declare function instant(at: Instant): void;

export function mixUps(): void {
  // @ts-expect-error a stop is no trip
  onTrip(stop);
  // @ts-expect-error a trip is no route
  onRoute(trip);
  // @ts-expect-error a day is no instant
  atTime(day);
  // @ts-expect-error an instant is no day
  onDay(at);
  // @ts-expect-error the zone comes first
  reading(clock, zone);
  // @ts-expect-error a wall clock reading has no offset
  instant(clock);
  // @ts-expect-error seconds are not ISO text
  instant(at);
}

it('lets plain numbers and sums through, which the tables hold', () => {
  const columns: readonly TripIndex[] = Array.from(Int32Array.of(3, 4));
  const later: EpochSeconds = columns.length + 60;
  expect(later).toBe(62);
});
