import type { FareRule } from '../timetable/feed/feed.ts';

export interface Fare {
  /** Integer minor units. */
  readonly amount: number;
  readonly currency: string;
}

/**
 * The cheapest way to pay for rides on these routes, in order: one fare for all of them, or one for each. Null without a ride, or
 * where some ride has no fare.
 */
export function fareOf(fares: readonly FareRule[], routeIds: readonly string[]): Fare | null {
  if (routeIds.length === 0) return null;
  const offers = [...new Set(fares.map(({ currency }) => currency))].flatMap((currency) => {
    const usable = fares.filter((fare) => fare.currency === currency);
    const single = cheapest(usable, routeIds);
    const each = routeIds.reduce((sum, route) => sum + cheapest(usable, [route]), 0);
    const amount = Math.min(single, each);
    return Number.isFinite(amount) ? [{ amount, currency }] : [];
  });
  return offers[0] ?? null;
}

function cheapest(fares: readonly FareRule[], routeIds: readonly string[]): number {
  const changes = routeIds.length - 1;
  return fares
    .filter(({ routes, transfers }) => (transfers === null || transfers >= changes) && covers(routes, routeIds))
    .reduce((least, { minorUnits }) => Math.min(least, minorUnits), Number.POSITIVE_INFINITY);
}

function covers(routes: readonly string[], routeIds: readonly string[]): boolean {
  return routes.length === 0 || routeIds.every((route) => routes.includes(route));
}
