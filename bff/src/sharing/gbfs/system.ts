import type { VEHICLE_TYPES } from '../../api/sharing.ts';
import type { EpochSeconds } from '../../common/time.ts';

export type VehicleType = (typeof VEHICLE_TYPES)[number];

export type StationKind = 'bikeSharingStations' | 'carSharingStations';

/** Only `https:` addresses; those for phones open the operator's app. */
export interface RentalUrls {
  readonly web?: string;
  readonly android?: string;
  readonly ios?: string;
}

/** Where vehicles are picked up and left, whatever stands there now. */
export interface Station {
  readonly id: string;
  readonly name: string;
  /** Degrees, WGS 84. */
  readonly lat: number;
  readonly lon: number;
  readonly address: string;
  readonly postCode: string;
  /** Vehicles it has room for; null where the operator does not say. */
  readonly capacity: number | null;
  /** An area without docks, marked on the ground at most. */
  readonly virtual: boolean;
  readonly rentalUrls: RentalUrls;
}

/** What stands there now. */
export interface Availability {
  /** Of all types. */
  readonly vehicles: number;
  /** By type, those that can be rented now; none of which the operator does not say the type. */
  readonly byType: readonly { readonly type: VehicleType; readonly count: number }[];
  readonly freeDocks: number | null;
  readonly renting: boolean;
  readonly returning: boolean;
  /** When the station itself last reported; null where it is not said. */
  readonly reportedAt: EpochSeconds | null;
}

/** A station of a system, and how it is doing; null while nothing is known. */
export interface StationStatus {
  readonly kind: StationKind;
  readonly station: Station;
  /** What the system calls itself. */
  readonly operator: string;
  readonly availability: Availability | null;
  /** When the operator wrote what `availability` says. */
  readonly at: EpochSeconds;
}

/** Something that was left out or mended. `code` is stable, `message` is for an operator. */
export interface SharingWarning {
  readonly code: string;
  readonly message: string;
  readonly count: number;
}

/** A whole system, as it was at one moment. */
export interface System {
  /** As the operator gives it; empty where there is none. */
  readonly id: string;
  readonly name: string;
  /** Seconds for which the operator asks not to be asked again. */
  readonly ttl: number;
  readonly at: EpochSeconds;
  readonly stations: ReadonlyMap<string, StationStatus>;
  readonly warnings: readonly SharingWarning[];
}
