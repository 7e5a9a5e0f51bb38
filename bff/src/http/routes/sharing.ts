import { SharingStation, SharingStationParams } from '../../api/sharing.ts';
import type { SharingSnapshot } from '../../network/pointDetails.ts';
import { sharingStation } from '../../network/sharingStation.ts';
import { placeOfKind } from '../../places/details.ts';
import { KEYED } from '../plugins/security.ts';
import type { App } from '../plugins/typedApp.ts';

const LIVE_SECONDS = 10;

const CALLS = [
  ['bikeSharingStations', 'getBikeSharingStation', 'What can be rented at a station of shared bikes or scooters now'],
  ['carSharingStations', 'getCarSharingStation', 'What can be rented at a station of shared cars now'],
] as const;

/** @param now the clock, in seconds since 1970. */
export function sharingRoutes(
  app: App,
  snapshot: () => SharingSnapshot,
  now: () => number = () => Math.floor(Date.now() / 1_000),
): void {
  for (const [kind, operationId, summary] of CALLS) {
    app.get(
      `/api/trip-planner/v2/journeys/${kind}/:id`,
      {
        config: { answers: 'The station and what stands there.', problems: ['loading', 'place-not-found'] },
        schema: {
          tags: ['sharing'],
          operationId,
          summary,
          description: 'Vehicles, free docks, and how old the report is. Request it again every 10 s.',
          params: SharingStationParams,
          response: { 200: SharingStation },
          ...KEYED,
        },
      },
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
