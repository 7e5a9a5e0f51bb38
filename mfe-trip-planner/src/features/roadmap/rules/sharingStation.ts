import type { components } from '@halte/api';
import { providerKind } from '@halte/contract';
import type { Place } from '@halte/places';
import type { DetailedJourney } from '../../../trip/detailedJourney.ts';

export type SharingStation = components['schemas']['SharingStation'];
type NearbyPlace = components['schemas']['NearbyPlace'];
export type SharingKind = 'bike' | 'car';

/** A traveller's need at a station: a vehicle to take, or a dock to return one. */
export type StationNeed = 'vehicles' | 'docks';

/** A bike- or car-sharing station at the start or end of a trip. */
export interface StationRef {
  readonly kind: SharingKind;
  readonly id: string;
  readonly need: StationNeed;
}

const KINDS: Readonly<Partial<Record<string, SharingKind>>> = {
  bikesharingstations: 'bike',
  carsharingstations: 'car',
};

function stationAt(place: Place | null, needOf: (kind: SharingKind) => StationNeed): StationRef | null {
  const kind = place ? KINDS[providerKind(place.type) ?? ''] : undefined;
  return place && kind && place.id !== '' ? { kind, id: place.id, need: needOf(kind) } : null;
}

/**
 * The sharing stations at the ends of a journey; null where the place is not one. A vehicle is taken where a leg by bike starts and
 * returned where it ends. Any other journey starts where a vehicle was returned, and leads to where one is taken.
 */
export function stationsAt(
  { departurePlace, arrivalPlace }: { readonly departurePlace: Place | null; readonly arrivalPlace: Place | null },
  { sections }: Pick<DetailedJourney, 'sections'>,
): { readonly first: StationRef | null; readonly last: StationRef | null } {
  const isByBike = (kind: SharingKind, end: 0 | -1) => kind === 'bike' && sections.at(end)?.kind === 'bike';
  return {
    first: stationAt(departurePlace, (kind) => (isByBike(kind, 0) ? 'vehicles' : 'docks')),
    last: stationAt(arrivalPlace, (kind) => (isByBike(kind, -1) ? 'docks' : 'vehicles')),
  };
}

export type VehicleKind = SharingKind | 'vehicle';

export interface Availability {
  /** `vehicle`: not all of one kind. */
  readonly vehicleKind: VehicleKind;
  /** null when unknown, which is not zero. */
  readonly vehicles: number | null;
  /** Electric bikes among them. */
  readonly electric: number;
  readonly docks: number | null;
  /** Since the station reported; null when unknown. */
  readonly ageSeconds: number | null;
  /** False when the last report is too old to be relied on. */
  readonly isFresh: boolean;
  readonly isClosedForRent: boolean;
  readonly isClosedForReturn: boolean;
}

const VEHICLE_KINDS: Readonly<Partial<Record<string, SharingKind>>> = {
  bike: 'bike',
  eBike: 'bike',
  cargoBike: 'bike',
  car: 'car',
};

const countOf = (vehicles: SharingStation['vehicles']) => vehicles.reduce((sum, { count }) => sum + count, 0);

/** The current availability at a station of this kind; all numbers are unknown when it reports nothing. */
export function availabilityOf(station: SharingStation | null, kind: SharingKind): Availability {
  const live = station?.live ? station : null;
  const present = live?.vehicles.filter(({ count }) => count > 0) ?? [];
  const [vehicleKind = kind, ...further] = new Set(present.map(({ type }) => VEHICLE_KINDS[type] ?? 'vehicle'));
  const counted = live && live.vehicles.length > 0 ? countOf(live.vehicles) : null;
  return {
    vehicleKind: further.length > 0 ? 'vehicle' : vehicleKind,
    vehicles: live?.availableVehicles ?? counted,
    electric: countOf(present.filter(({ type }) => type === 'eBike')),
    docks: live?.freeDocks ?? null,
    ageSeconds: live?.ageSeconds ?? null,
    isFresh: live?.fresh ?? false,
    isClosedForRent: live?.isRenting === false,
    isClosedForReturn: live?.isReturning === false,
  };
}

/** Fewer may be gone before the traveller is there. */
const ENOUGH = 3;

/** An unknown number is not few. */
export const isFew = (count: number | null) => count !== null && count < ENOUGH;

/** Whether a traveller with this need should be shown another station. */
export function needsOther(availability: Availability, need: StationNeed): boolean {
  const { isClosedForRent, isClosedForReturn } = availability;
  return isFew(availability[need]) || (need === 'vehicles' ? isClosedForRent : isClosedForReturn);
}

export interface OtherStation {
  readonly name: string;
  /** On foot. */
  readonly metres: number;
  readonly availability: Availability;
}

/** The nearest other station that has enough, by a recent report. `places` are sorted by distance. */
export function otherStation(places: readonly NearbyPlace[], { id, kind, need }: StationRef): OtherStation | null {
  for (const { id: otherId, name, metres, availability: station } of places) {
    if (otherId === id || !station?.fresh) continue;
    const availability = availabilityOf(station, kind);
    if (availability[need] !== null && !needsOther(availability, need)) return { name, metres, availability };
  }
  return null;
}
