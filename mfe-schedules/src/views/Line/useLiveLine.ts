import { answerOf, apiFor } from '@halte/api';
import { useApiQuery } from '@halte/api/query';
import type { HostServices } from '@halte/contract';
import type { Departure } from '../../line/departures.ts';

/** What is live is requested again this often while the page is visible. */
const LIVE = { refreshInterval: 30_000 };
const DEPARTURES_SHOWN = 8;

/** The next departures of a line at a stop in one direction. */
export function useDepartures(host: HostServices, line: string, stop: string, direction: 0 | 1) {
  const api = apiFor(host);
  const key = ['line-departures', host.tenant.apiKey, line, stop, direction];
  return useApiQuery(
    key,
    (signal) =>
      answerOf(
        api.GET('/api/v1/stopPoints/{id}/lines/{lineId}/departures', {
          params: {
            path: { id: stop, lineId: line },
            query: { direction: direction === 1 ? '1' : '0', limit: DEPARTURES_SHOWN },
          },
          signal,
        }),
        ({ departures }) => Array.isArray(departures),
      ),
    LIVE,
  );
}

/** All stops of the trip of a departure, with their times. */
export function useTrip(host: HostServices, departure: Departure | null) {
  const api = apiFor(host);
  const key = departure && ['trip', host.tenant.apiKey, departure.tripId, departure.serviceDate, departure.offset];
  return useApiQuery(
    key,
    (signal) => {
      const { tripId = '', serviceDate = '', offset = 0 } = departure ?? {};
      return answerOf(
        api.GET('/api/v1/trips/{id}', {
          params: { path: { id: tripId }, query: { date: serviceDate, offset } },
          signal,
        }),
        ({ calls }) => Array.isArray(calls),
      );
    },
    LIVE,
  );
}

/** Where the vehicles of a line are. */
export function useVehicles(host: HostServices, line: string) {
  const api = apiFor(host);
  return useApiQuery(
    ['line-vehicles', host.tenant.apiKey, line],
    (signal) =>
      answerOf(api.GET('/api/v1/vehicles', { params: { query: { lineId: line } }, signal }), ({ vehicles }) =>
        Array.isArray(vehicles),
      ),
    LIVE,
  );
}
