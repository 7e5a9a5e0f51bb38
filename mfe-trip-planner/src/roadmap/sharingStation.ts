import type { components } from '@halte/api';
import { providerKind } from '@halte/contract';
import type { Place } from '@halte/places';

export type SharingStation = components['schemas']['SharingStation'];
export type SharingKind = 'bike' | 'car';

/** A bike- or car-sharing station at the start or end of a trip. */
export interface StationRef {
  readonly kind: SharingKind;
  readonly id: string;
}

const KINDS: Readonly<Partial<Record<string, SharingKind>>> = {
  bikesharingstations: 'bike',
  carsharingstations: 'car',
};

/** The sharing station of a place; null when the place is not one. */
export function stationAt(place: Place | null): StationRef | null {
  const kind = place ? KINDS[providerKind(place.type) ?? ''] : undefined;
  return place && kind && place.id !== '' ? { kind, id: place.id } : null;
}

type CountedKind = 'bike' | 'eBike' | 'car' | 'other';

export interface Availability {
  readonly vehicles: readonly { readonly kind: CountedKind; readonly count: number }[];
  readonly freeDocks: number | null;
  /** Whole minutes since the station reported; null when unknown. */
  readonly ageMinutes: number | null;
  readonly isClosedForRent: boolean;
  readonly isClosedForReturn: boolean;
}

const COUNTED_KINDS: Readonly<Partial<Record<string, CountedKind>>> = { bike: 'bike', eBike: 'eBike', car: 'car' };

function countVehicles({ vehicles, availableVehicles }: SharingStation, kind: SharingKind): Availability['vehicles'] {
  const counts = new Map<CountedKind, number>();
  for (const { type, count } of vehicles) {
    const known = COUNTED_KINDS[type] ?? 'other';
    counts.set(known, (counts.get(known) ?? 0) + count);
  }
  const available = [...counts]
    .map(([counting, count]) => ({ kind: counting, count }))
    .filter(({ count }) => count > 0);
  if (available.length > 0) return available;
  return availableVehicles === null ? [] : [{ kind, count: availableVehicles }];
}

/** Vehicles and docks available now; null when the station does not report them (unknown is not zero). */
export function availabilityOf(station: SharingStation, kind: SharingKind): Availability | null {
  const { live, freeDocks, ageSeconds, isRenting, isReturning } = station;
  const vehicles = countVehicles(station, kind);
  if (!live || (vehicles.length === 0 && freeDocks === null)) return null;
  return {
    vehicles,
    freeDocks,
    ageMinutes: ageSeconds === null ? null : Math.floor(ageSeconds / 60),
    isClosedForRent: isRenting === false,
    isClosedForReturn: isReturning === false,
  };
}
