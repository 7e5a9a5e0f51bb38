import { useQuery } from '@halte/api/query';
import { storedWalkQuestion } from '@halte/contract/trip';
import {
  type Availability,
  availabilityOf,
  needsOther,
  type OtherStation,
  otherStation,
  type StationRef,
} from '../rules/sharingStation.ts';

const CALLS = {
  bike: { path: '/api/trip-planner/v2/journeys/bikeSharingStations/{id}', place: 'bikeSharingStations' },
  car: { path: '/api/trip-planner/v2/journeys/carSharingStations/{id}', place: 'carSharingStations' },
} as const;

/** A few minutes on foot. */
const RADIUS_METRES = 1_000;
const MOST_STATIONS = 10;

interface StationNow {
  readonly availability: Availability;
  /** The nearest one with enough, where this one has too few. */
  readonly other: OtherStation | null;
  readonly isLoading: boolean;
}

/** A sharing station as it is now; those around are requested only where the traveller needs another one. */
export function useStation(ref: StationRef): StationNow {
  const { kind, id, need } = ref;
  const { path, place } = CALLS[kind];
  const { data: station, isLoading } = useQuery(path, { params: { path: { id } } });
  const availability = availabilityOf(station ?? null, kind);
  const { lat = 0, lon = 0 } = station ?? {};
  const query = { lat, lon, kind: [place], radius: RADIUS_METRES, limit: MOST_STATIONS, ...storedWalkQuestion() };
  const isOtherNeeded = station && needsOther(availability, need);
  const { data: around } = useQuery('/api/v1/proximity/nearby', isOtherNeeded ? { params: { query } } : null);
  return { availability, other: otherStation(around?.places ?? [], ref), isLoading: isLoading && !station };
}
