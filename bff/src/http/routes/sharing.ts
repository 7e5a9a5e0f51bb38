import { sharingStationCall } from '../../api/operations/sharing.ts';
import type { SharingSnapshot } from '../../network/pointDetails.ts';
import { sharingStation } from '../../network/sharingStation.ts';
import { placeOfKind } from '../../places/details.ts';
import type { App } from '../plugins/typedApp.ts';

const LIVE_SECONDS = 10;

const CALLS = [
  ['bikeSharingStations', 'getBikeSharingStation', 'What can be rented at a station of shared bikes or scooters now'],
  ['carSharingStations', 'getCarSharingStation', 'What can be rented at a station of shared cars now'],
] as const;

/** @param now the clock, in epoch seconds. */
export function sharingRoutes(
  app: App,
  snapshot: () => SharingSnapshot,
  now: () => number = () => Math.floor(Date.now() / 1_000),
): void {
  for (const [kind, operationId, summary] of CALLS) {
    app.get(
      `/api/trip-planner/v2/journeys/${kind}/:id`,
      sharingStationCall(operationId, summary),
      async ({ params: { id } }, reply) => {
        const known = snapshot();
        const place = placeOfKind(known, kind, id);
        reply.header('cache-control', `public, max-age=${LIVE_SECONDS}`);
        return sharingStation(place, known.places.factsOf(id) ?? {}, known.sharing.station(kind, id), {
          now: now(),
          zone: known.feed.timeZone,
        });
      },
    );
  }
}
