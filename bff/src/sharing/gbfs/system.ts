import type { EpochSeconds } from '@halte/engine/common/time';
import type { VEHICLE_TYPES } from '../../api/sharing.ts';

export type VehicleType = (typeof VEHICLE_TYPES)[number];

export type StationKind = 'bikeSharingStations' | 'carSharingStations';

/** Only `https:` addresses; those for phones open the operator's app. */
export interface RentalUrls {
  readonly web?: string;
  readonly android?: string;
  readonly ios?: string;
}

/** A place to pick up and return vehicles, independent of its availability. */
export interface Station {
  readonly id: string;
  readonly name: string;
  /** Degrees, WGS 84. */
  readonly lat: number;
  readonly lon: number;
  readonly address: string;
  readonly postCode: string;
  /** Number of vehicles it has room for; null if not stated. */
  readonly capacity: number | null;
  /** An area without docks, at most marked on the ground. */
  readonly virtual: boolean;
  readonly rentalUrls: RentalUrls;
}

/** Current availability of a station. */
export interface Availability {
  /** Total of all types. */
  readonly vehicles: number;
  /** By type, those that can be rented now; vehicles of unknown type are not included. */
  readonly byType: readonly { readonly type: VehicleType; readonly count: number }[];
  readonly freeDocks: number | null;
  readonly renting: boolean;
  readonly returning: boolean;
  /** When the station itself last reported; null if not stated. */
  readonly reportedAt: EpochSeconds | null;
}

/** A station of a system, and its availability; null while unknown. */
export interface StationStatus {
  readonly kind: StationKind;
  readonly station: Station;
  /** Name of the system. */
  readonly operator: string;
  readonly availability: Availability | null;
  /** When the operator published `availability`. */
  readonly at: EpochSeconds;
}

/** Something that was left out or repaired. `code` is stable, `message` is for operators. */
export interface SharingWarning {
  readonly code: string;
  readonly message: string;
  readonly count: number;
}

/** Snapshot of a whole system. */
export interface System {
  /** As given by the operator; empty if there is none. */
  readonly id: string;
  readonly name: string;
  /** Seconds for which the operator asks clients not to poll again. */
  readonly ttl: number;
  readonly at: EpochSeconds;
  readonly stations: ReadonlyMap<string, StationStatus>;
  readonly warnings: readonly SharingWarning[];
}
