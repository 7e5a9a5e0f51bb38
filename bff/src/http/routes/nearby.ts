import { nextAtStops, stopsAround } from '@halte/engine/boards/nearbyStops';
import type { EpochSeconds } from '@halte/engine/common/time';
import { toIso } from '@halte/engine/common/zone';
import type { AreaIndex, Feed, RouteIndex } from '@halte/engine/timetable/feed/feed';
import { overlayOf } from '@halte/engine/timetable/realtime/overlay';
import { lineById } from '@halte/engine/timetable/routesOfLines';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Nearby, NearbyQuery } from '../../api/nearby.ts';
import { listNearby, listNextAtStops } from '../../api/operations/nearby.ts';
import { languageOf } from '../../common/language.ts';
import { alertAnswer } from '../../network/alertAnswer.ts';
import { kindsOfNetwork, placesAround } from '../../network/nearbyPlaces.ts';
import type { SharingSnapshot } from '../../network/pointDetails.ts';
import type { AlertIndex } from '../../realtime/alerts.ts';
import { sendTagged } from '../plugins/caching.ts';
import type { App } from '../plugins/typedApp.ts';

const DEFAULT_RADIUS = 800;
const DEFAULT_LIMIT = 10;
/** Short enough that a view refreshed every 30 s never gets a stale response. */
const CACHE_SECONDS = 10;
const STOPS_ONLY: NonNullable<Static<typeof NearbyQuery>['kind']> = ['stopArea'];
const NO_STOPS = { stops: [], stopCount: 0, nearestStop: null };
const NO_PLACES = { places: [], placeCount: 0 };

/** The parts of the current network that this call needs. */
export interface NearbySnapshot extends SharingSnapshot {
  readonly alerts: AlertIndex;
}

export function nearbyRoutes(
  app: App,
  snapshot: (request: FastifyRequest) => NearbySnapshot,
  now: () => EpochSeconds,
): void {
  app.get('/api/v1/proximity/nearby', listNearby, async (request, reply) => {
    const answer = nearbyAnswer(request.query, snapshot(request), now(), languageOf(request));
    sendTagged(reply, answer, CACHE_SECONDS);
    return answer;
  });

  app.get('/api/v1/stops/next', listNextAtStops, async (request, reply) => {
    const { stopId, lineId = [] } = request.query;
    const known = snapshot(request);
    const stops = nextAtStops(known.feed, stopId, departuresQuery(known, lineId, now(), languageOf(request)));
    const answer = { liveAt: liveAtOf(known.feed), stops };
    sendTagged(reply, answer, CACHE_SECONDS);
    return answer;
  });
}

function liveAtOf(feed: Feed): string | null {
  const at = overlayOf(feed)?.at;
  return at === undefined ? null : toIso(feed.timeZone, at);
}

function departuresQuery(known: NearbySnapshot, lineIds: readonly string[], now: EpochSeconds, language: string) {
  return {
    from: now,
    preferred: new Set(lineIds.flatMap((id) => lineById(known.feed, id) ?? [])),
    alertOf: worstAlert(known, now, language),
  };
}

function nearbyAnswer(
  query: Static<typeof NearbyQuery>,
  known: NearbySnapshot,
  now: EpochSeconds,
  language: string,
): Static<typeof Nearby> {
  const { lat, lon, radius = DEFAULT_RADIUS, profile = 'foot', limit = DEFAULT_LIMIT, lineId = [], mode } = query;
  const { feed } = known;
  const kinds = new Set(query.kind ?? STOPS_ONLY);
  const around = { lat, lon, radius, profile, limit };
  return {
    liveAt: liveAtOf(feed),
    kinds: kindsOfNetwork(known),
    ...(kinds.has('stopArea')
      ? stopsAround(feed, {
          ...around,
          ...departuresQuery(known, lineId, now, language),
          modes: mode ? new Set(mode) : null,
        })
      : NO_STOPS),
    ...(kinds.size > Number(kinds.has('stopArea')) ? placesAround(known, { ...around, kinds, now }) : NO_PLACES),
  };
}

function worstAlert({ feed, alerts }: { feed: Feed; alerts: AlertIndex }, now: EpochSeconds, language: string) {
  return (route: RouteIndex, area: AreaIndex) => {
    const scope = { route: feed.routes[route]!.id, stop: feed.areas[area]!.id };
    const [worst] = alerts.about(scope, now, now);
    if (!worst) return null;
    const { severity, header } = alertAnswer(worst, language, feed.timeZone);
    return { severity, header };
  };
}
