import { millisOf } from '@halte/i18n';
import { shownBetween, shownDuration } from './duration.ts';
import type { Journey } from './search.ts';

export interface RoundTrip {
  readonly outbound: Journey;
  readonly back: Journey;
}

export interface Totals {
  /** On the way, out and back. */
  readonly travelSeconds: number;
  /** Between arriving and leaving again; negative when the way back leaves too early. */
  readonly staySeconds: number;
  /** null unless both ways have a price in the same currency: half a price would be a wrong one. */
  readonly fare: Journey['fare'];
}

function sumOf(one: Journey['fare'], other: Journey['fare']): Journey['fare'] {
  if (!one || !other || one.currency !== other.currency) return null;
  return { amount: one.amount + other.amount, currency: one.currency };
}

export function totalsOf({ outbound, back }: RoundTrip): Totals {
  return {
    travelSeconds: shownDuration(outbound) + shownDuration(back),
    staySeconds: shownBetween(outbound.arrivalDateTime, back.departureDateTime),
    fare: sumOf(outbound.fare, back.fare),
  };
}

/** A delay, or an address that somebody changed, may make of two journeys no trip. */
export function leavesTooEarly({ outbound, back }: RoundTrip): boolean {
  return millisOf(back.departureDateTime) < millisOf(outbound.arrivalDateTime);
}
