import { useQuery } from '@halte/api/query';
import type { Departure } from '../../line/departures.ts';
import { directionParam } from '../../line/directionParam.ts';

const DEPARTURES_SHOWN = 8;

/** The next departures of a line at a stop in one direction. */
export function useDepartures(line: string, stop: string, direction: 0 | 1) {
  const path = { id: stop, lineId: line };
  const query = { direction: directionParam(direction), limit: DEPARTURES_SHOWN };
  return useQuery('/api/v1/stopPoints/{id}/lines/{lineId}/departures', { params: { path, query } });
}

/** All stops of the trip of a departure, with their times. */
export function useTrip(departure: Departure | null) {
  const question = departure && {
    params: {
      path: { id: departure.tripId },
      query: { date: departure.serviceDate, offset: departure.offset },
    },
  };
  return useQuery('/api/v1/trips/{id}', question);
}
