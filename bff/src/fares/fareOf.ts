/** The price of the rides of a journey. The rules are in docs/fares.md. */

import type { FarePriceResult, NoFareReason } from '@halte/engine/fares/price';
import type { Fares } from '@halte/engine/timetable/feed/fares';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import type { FareRide } from './ride.ts';
import { priceV1 } from './version1.ts';
import { priceV2 } from './version2.ts';

/** @param rides of a network with fares. */
export function fareOf(feed: Feed, rides: readonly FareRide[]): FarePriceResult {
  if (rides.length === 0) return 'no-ride';
  let total: FarePriceResult | null = null;
  for (const { fares, rides: run } of runsOf(feed, rides)) {
    const price = fares === null ? 'no-fares' : priceOf(feed, fares, run);
    total = total === null ? price : sumOf(total, price);
  }
  return total ?? 'no-ride';
}

interface Run {
  /** Null for lines of a timetable without fares. */
  readonly fares: Fares | null;
  readonly rides: FareRide[];
}

/** Groups consecutive rides by timetable, since each timetable has its own fares. */
function runsOf(feed: Feed, rides: readonly FareRide[]): Run[] {
  const runs: Run[] = [];
  for (const ride of rides) {
    const route = ride.routes[0]!;
    const fares =
      feed.fares.find(({ firstRoute, routeCount }) => firstRoute <= route && route < firstRoute + routeCount) ?? null;
    const last = runs.at(-1);
    if (last && last.fares === fares) last.rides.push(ride);
    else runs.push({ fares, rides: [ride] });
  }
  return runs;
}

function priceOf(feed: Feed, fares: Fares, rides: readonly FareRide[]): FarePriceResult {
  if (!fares.isUnderstood) return 'not-understood';
  return fares.version === 1 ? priceV1(fares, rides) : priceV2(feed, fares, rides);
}

/** Reasons by precedence, the most serious first. */
const GRAVEST: readonly NoFareReason[] = ['not-understood', 'no-fare', 'several-currencies', 'no-fares', 'no-ride'];

function sumOf(one: FarePriceResult, other: FarePriceResult): FarePriceResult {
  if (typeof one === 'string' || typeof other === 'string')
    return GRAVEST.find((reason) => reason === one || reason === other) ?? 'no-fare';
  if (one.currency !== other.currency) return 'several-currencies';
  return { amount: one.amount + other.amount, currency: one.currency };
}
