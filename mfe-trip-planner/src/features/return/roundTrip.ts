import { millisOf } from '@halte/i18n';
import { shownBetween } from '../../trip/duration.ts';
import type { Journey } from '../../trip/search.ts';

export interface RoundTrip {
  readonly outbound: Journey;
  readonly back: Journey;
}

export interface Totals {
  /** Time between the arrival of the outbound journey and the departure of the return; negative when the return leaves too early. */
  readonly staySeconds: number;
  /** Fares of both ways: their sum, or both if the currencies differ; empty unless both have a price. */
  readonly fares: readonly Fare[];
}

export type Fare = NonNullable<Journey['fare']>;

function sumOf(one: Journey['fare'], other: Journey['fare']): readonly Fare[] {
  if (!one || !other) return [];
  if (one.currency !== other.currency) return [one, other];
  return [{ amount: one.amount + other.amount, currency: one.currency }];
}

export function totalsOf({ outbound, back }: RoundTrip): Totals {
  return {
    staySeconds: shownBetween(outbound.arrivalDateTime, back.departureDateTime),
    fares: sumOf(outbound.fare, back.fare),
  };
}

/** Whether the return leaves before the outbound journey arrives, e.g. after a delay or in an edited address. */
export function leavesTooEarly({ outbound, back }: RoundTrip): boolean {
  return millisOf(back.departureDateTime) < millisOf(outbound.arrivalDateTime);
}
