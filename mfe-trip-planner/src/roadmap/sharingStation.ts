import type { components } from '@halte/api';
import { providerKind } from '@halte/contract';
import type { Place } from '@halte/places';

export type SharingStation = components['schemas']['SharingStation'];
export type SharingKind = 'bike' | 'car';

/** A station where vehicles are shared, at one end of a trip. */
export interface StationRef {
  readonly kind: SharingKind;
  readonly id: string;
}

const KINDS: Readonly<Partial<Record<string, SharingKind>>> = {
  bikesharingstations: 'bike',
  carsharingstations: 'car',
};

/** The sharing station that a place is; null for any other place. */
export function stationAt(place: Place | null): StationRef | null {
  const kind = place ? KINDS[providerKind(place.type) ?? ''] : undefined;
  return place && kind && place.id !== '' ? { kind, id: place.id } : null;
}

export type CountedKind = 'bike' | 'eBike' | 'car' | 'other';

export interface Availability {
  readonly vehicles: readonly { readonly kind: CountedKind; readonly count: number }[];
  readonly freeDocks: number | null;
  /** Whole minutes since the station said so; null when nobody knows. */
  readonly ageMinutes: number | null;
  readonly isClosedForRent: boolean;
  readonly isClosedForReturn: boolean;
}

const COUNTED: Readonly<Partial<Record<string, CountedKind>>> = { bike: 'bike', eBike: 'eBike', car: 'car' };

function counted({ vehicles, availableVehicles }: SharingStation, kind: SharingKind): Availability['vehicles'] {
  const counts = new Map<CountedKind, number>();
  for (const { type, count } of vehicles) {
    const known = COUNTED[type] ?? 'other';
    counts.set(known, (counts.get(known) ?? 0) + count);
  }
  const there = [...counts].map(([counting, count]) => ({ kind: counting, count })).filter(({ count }) => count > 0);
  if (there.length > 0) return there;
  return availableVehicles === null ? [] : [{ kind, count: availableVehicles }];
}

/** What there is at a station now; null when it does not say, which is not the same as nothing. */
export function availabilityOf(station: SharingStation, kind: SharingKind): Availability | null {
  const { live, freeDocks, ageSeconds, isRenting, isReturning } = station;
  const vehicles = counted(station, kind);
  if (!live || (vehicles.length === 0 && freeDocks === null)) return null;
  return {
    vehicles,
    freeDocks,
    ageMinutes: ageSeconds === null ? null : Math.floor(ageSeconds / 60),
    isClosedForRent: isRenting === false,
    isClosedForReturn: isReturning === false,
  };
}
