import type { components } from '../generated.ts';

type NearbyStop = components['schemas']['NearbyStop'];

/** A favourite comes before nearer stops if it is this close. */
const FAVOURITE_METRES = 400;

/** Favourites close by first, then the nearest, and last those without departures for a day. */
export function orderStops(stops: readonly NearbyStop[], favourites: ReadonlySet<string>): readonly NearbyStop[] {
  const rank = ({ id, metres, lines }: NearbyStop) => {
    if (favourites.has(id) && metres <= FAVOURITE_METRES) return 0;
    return lines.length > 0 ? 1 : 2;
  };
  return [...stops].sort((one, other) => rank(one) - rank(other) || one.metres - other.metres);
}

/** Whole minutes on foot as shown beside a walk: never 0. */
export function walkMinutes(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}
