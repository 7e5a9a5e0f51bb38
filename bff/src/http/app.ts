import type { SearchLimits } from '@halte/contract/tenant';
import type { Operator } from '@halte/demo-city/operator';
import type { EpochSeconds } from '@halte/engine/common/time';
import { OWN_ENGINE } from '@halte/engine/journeys/ownFinder';
import type { RideFinder } from '@halte/engine/journeys/rideFinder';
import { RequestError } from '@halte/engine/problems/requestError';
import type { FastifyRequest } from 'fastify';
import type { Content } from '../content/load.ts';
import { createFavourites } from '../favourites/favourites.ts';
import { networkLookup } from '../favourites/networkLookup.ts';
import type { MessageFolder } from '../mail/folder.ts';
import type { NetworkSnapshot } from '../network/snapshot.ts';
import { namesLanguage, snapshotInLanguage } from '../network/snapshotInLanguage.ts';
import { attemptsInMemory } from '../people/attempts.ts';
import type { LoginWidget } from '../people/loginWidget.ts';
import { createOwnData } from '../people/ownData.ts';
import type { PeopleOfTenants } from '../people/people.ts';
import { createCartGuard, createChangeGuard } from '../people/signInGuard.ts';
import type { Store } from '../store/store.ts';
import type { JourneySearch } from '../workers/journeys.ts';
import type { NetworkFiles } from '../workers/networkFiles.ts';
import { NO_OTHER_CALLERS } from './plugins/callers.ts';
import { namedKey, pagesOf } from './plugins/pageOrigin.ts';
import type { App } from './plugins/typedApp.ts';
import { clientErrorRoutes } from './routes/clientErrors.ts';
import { cmsRoutes } from './routes/cms.ts';
import { demoGbfsRoutes } from './routes/demoGbfs.ts';
import { demoMessageRoutes } from './routes/demoMessages.ts';
import { emailLinkRoutes } from './routes/emailLinks.ts';
import { favouriteRoutes } from './routes/favourites.ts';
import { healthRoutes, type Vitals } from './routes/health.ts';
import { journeyRoutes } from './routes/journeys.ts';
import { lineRoutes } from './routes/lines.ts';
import { loginRoutes } from './routes/login.ts';
import { meRoutes } from './routes/me.ts';
import { nearbyRoutes } from './routes/nearby.ts';
import { networkRoutes } from './routes/network.ts';
import { networkFileRoutes } from './routes/networkFile.ts';
import { peopleRoutes } from './routes/people.ts';
import { placeRoutes } from './routes/places.ts';
import { proximityRoutes } from './routes/proximity.ts';
import { realtimeRoutes, simulatedRealtimeRoutes } from './routes/realtime.ts';
import { sharingRoutes } from './routes/sharing.ts';
import { shopRoutes } from './routes/shop.ts';
import { stopRoutes } from './routes/stops.ts';
import { tileRoutes } from './routes/tiles.ts';
import { createServer, type ServerOptions } from './server.ts';

/** Services behind the HTTP interface. */
export interface Services {
  /** The current network; null while it is loading. */
  snapshot(): NetworkSnapshot | null;
  readonly journeys: JourneySearch;
  /** Who chooses the vehicles of a journey; null: the embedded engine. */
  readonly engine: Pick<RideFinder, 'name' | 'offers'> | null;
  /** Timetables to be taken along. */
  readonly networkFiles: NetworkFiles;
  /** Limits of searches, by tenant key. */
  readonly limits: ReadonlyMap<string, SearchLimits>;
  /** The simulated operator of the demo city; null for a real network. */
  demo(): Operator | null;
  content(): Content;
  readonly store: Store;
  readonly people: PeopleOfTenants;
  /** The folder with the demo's messages; null if no caller may read them. */
  readonly messages: MessageFolder | null;
  readonly widget: LoginWidget;
  readonly vitals: Vitals;
  now(): EpochSeconds;
}

/** The complete HTTP app, ready to listen or for requests by `inject`. */
export function createApp(options: ServerOptions, services: Services): Promise<App> {
  const { demo, content, journeys, limits, store, people, messages, widget, vitals, now } = services;
  const snapshot = () => {
    const known = services.snapshot();
    if (!known)
      throw new RequestError('loading', 'loading', 'The timetable is still being loaded: try again in a few seconds.');
    return known;
  };
  const named = (request: FastifyRequest) => {
    const known = snapshot();
    return snapshotInLanguage(known, namesLanguage(known.feed, request.headers['accept-language']));
  };
  const { otherCallers = NO_OTHER_CALLERS } = options;
  const pages = pagesOf({ ...options, otherCallers });
  return createServer(options, (routes) => {
    placeRoutes(routes, named);
    proximityRoutes(routes, named, now);
    nearbyRoutes(routes, named, now);
    sharingRoutes(routes, snapshot, now);
    journeyRoutes(routes, { snapshot: named, journeys, limits, now });
    networkRoutes(routes, named, services.engine ?? OWN_ENGINE, now);
    networkFileRoutes(routes, snapshot, services.networkFiles);
    lineRoutes(routes, named, now);
    stopRoutes(routes, named, now);
    realtimeRoutes(routes, named, now);
    loginRoutes(routes, people, widget, pages);
    emailLinkRoutes(routes, people, pages);
    peopleRoutes(routes, people, pages);
    meRoutes(routes, people, createOwnData({ ...store, people, now }));
    favouriteRoutes(routes, {
      people,
      favourites: createFavourites({ stored: store.favourites, served: () => networkLookup(snapshot()), now }),
      guard: createChangeGuard(now),
    });
    shopRoutes(routes, {
      content,
      carts: store.carts,
      guard: createCartGuard({ attempts: store.attempts ?? attemptsInMemory(), now }),
      signedIn: (request) => people.at(namedKey(request)).signedIn(request.headers.authorization),
      now,
    });
    cmsRoutes(routes, { content, now });
    tileRoutes(routes, snapshot);
    simulatedRealtimeRoutes(routes, demo);
    demoGbfsRoutes(routes, demo);
    demoMessageRoutes(routes, messages);
    clientErrorRoutes(routes, options.metrics, options.reportError);
    healthRoutes(routes, snapshot, vitals);
  });
}
