import type { EpochSeconds } from '@halte/engine/common/time';
import { toIso } from '@halte/engine/common/zone';
import type { Static } from 'typebox';
import type { SharingStation as SharingStationSchema } from '../api/sharing.ts';
import type { PlaceFacts } from '../places/kinds.ts';
import type { StationStatus } from '../sharing/gbfs/system.ts';

export type SharingStation = Static<typeof SharingStationSchema>;

/** A station without its current status. */
interface StationPlace {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** Data that the operator has not updated for this long is outdated. */
const FRESH_SECONDS = 300;
/** A longer limit for stations, which may report only changes. */
const REPORT_FRESH_SECONDS = 3_600;

/** @param zone time zone of the instants in the answer. */
export function sharingStation(
  place: StationPlace,
  facts: PlaceFacts,
  status: StationStatus | null,
  { now, zone }: { readonly now: EpochSeconds; readonly zone: string },
): SharingStation {
  const { id, type, name, lat, lon } = place;
  const live = status?.availability ?? null;
  const reportedAt = status && live ? Math.min(live.reportedAt ?? status.at, now) : null;
  return {
    id,
    type,
    name,
    lat,
    lon,
    operator: status?.operator || facts.operator || null,
    capacity: status?.station.capacity ?? facts.capacity ?? null,
    virtual: status?.station.virtual ?? false,
    rentalUrls: status?.station.rentalUrls ?? {},
    live: live !== null,
    fresh:
      status !== null &&
      reportedAt !== null &&
      now - status.at <= FRESH_SECONDS &&
      now - reportedAt <= REPORT_FRESH_SECONDS,
    availableVehicles: live?.vehicles ?? null,
    vehicles: live ? live.byType.map(({ type: vehicle, count }) => ({ type: vehicle, count })) : [],
    freeDocks: live?.freeDocks ?? null,
    isRenting: live?.renting ?? null,
    isReturning: live?.returning ?? null,
    reportedAt: reportedAt === null ? null : toIso(zone, reportedAt),
    ageSeconds: reportedAt === null ? null : now - reportedAt,
  };
}
