import type { NearbyPlace } from './nearby.ts';

/** A number in words, or a statement without one. */
export type Figure =
  | { readonly key: 'bikes' | 'ebikes' | 'cars' | 'docks' | 'spaces' | 'sockets'; readonly count: number }
  | { readonly key: 'station.closed' | 'station.unknown' | 'sales.counter' | 'sales.machine' };

export interface PlaceFigures {
  /** Number of vehicles available now; null if unknown, or if the place has none. */
  readonly available: number | null;
  readonly figures: readonly Figure[];
}

/** The figures of a place, the most useful first. */
export function placeFigures({ type, facts, availability }: NearbyPlace): PlaceFigures {
  if (availability) return stationFigures(type, availability);
  const figures: Figure[] = [];
  const { capacity, sockets, counter, ticketMachine } = facts;
  if (type === 'chargingStations') {
    const count = sockets?.reduce((sum, socket) => sum + socket.count, 0) ?? capacity;
    if (count !== undefined) figures.push({ key: 'sockets', count });
  } else if (capacity !== undefined) figures.push({ key: 'spaces', count: capacity });
  if (counter) figures.push({ key: 'sales.counter' });
  if (ticketMachine) figures.push({ key: 'sales.machine' });
  return { available: null, figures };
}

function stationFigures(
  type: NearbyPlace['type'],
  { isRenting, availableVehicles, vehicles, freeDocks }: NonNullable<NearbyPlace['availability']>,
): PlaceFigures {
  if (isRenting === false) return { available: null, figures: [{ key: 'station.closed' }] };
  if (availableVehicles === null) return { available: null, figures: [{ key: 'station.unknown' }] };
  const electric = vehicles.find((vehicle) => vehicle.type === 'eBike')?.count ?? 0;
  return {
    available: availableVehicles,
    figures: [
      { key: type === 'carSharingStations' ? 'cars' : 'bikes', count: availableVehicles },
      ...(electric > 0 ? [{ key: 'ebikes', count: electric } as const] : []),
      ...(freeDocks === null ? [] : [{ key: 'docks', count: freeDocks } as const]),
    ],
  };
}

/** The minutes that every current report is younger than; null without a report. An outdated one stands at its place. */
export function minutesSinceReports(places: readonly NearbyPlace[], secondsSinceAnswer: number): number | null {
  const ages = places.flatMap(({ availability }) =>
    availability?.fresh && availability.ageSeconds !== null ? [availability.ageSeconds] : [],
  );
  if (ages.length === 0) return null;
  return Math.floor((Math.max(...ages) + Math.max(0, secondsSinceAnswer)) / 60) + 1;
}
