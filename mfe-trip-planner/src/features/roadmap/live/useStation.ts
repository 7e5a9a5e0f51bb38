import { answerOf } from '@halte/api';
import { useApi, useApiQuery } from '@halte/api/query';
import { useHost } from '@halte/ui/host';
import {
  type Availability,
  availabilityOf,
  needsOther,
  type OtherStation,
  otherStation,
  type StationRef,
} from '../rules/sharingStation.ts';
import { REFRESH_MS } from './pollJourney.ts';

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
  const { apiKey } = useHost().tenant;
  const api = useApi();
  const options = { refreshInterval: REFRESH_MS };
  const { path, place } = CALLS[kind];
  const { data: station, isLoading } = useApiQuery(
    `sharing/${apiKey}/${kind}/${id}`,
    (signal) => answerOf(api.GET(path, { params: { path: { id } }, signal })),
    options,
  );
  const availability = availabilityOf(station ?? null, kind);
  const { lat = 0, lon = 0 } = station ?? {};
  const { data: around } = useApiQuery(
    station && needsOther(availability, need) ? ['sharing-around', apiKey, place, lat, lon] : null,
    (signal) => {
      const query = { lat, lon, kind: [place], radius: RADIUS_METRES, limit: MOST_STATIONS };
      const call = api.GET('/api/v1/proximity/nearby', { params: { query }, signal });
      return answerOf(call, ({ places }) => Array.isArray(places));
    },
    options,
  );
  return { availability, other: otherStation(around?.places ?? [], ref), isLoading: isLoading && !station };
}
