import type { Live } from '../live.ts';
import { Refusal } from '../refusal.ts';
import { healthRoutes } from './routes/health.ts';
import { journeyRoutes } from './routes/journeys.ts';
import { networkRoutes } from './routes/network.ts';
import { placeRoutes } from './routes/places.ts';
import { tileRoutes } from './routes/tiles.ts';
import { createServer, type ServerOptions } from './server.ts';
import type { App } from './typedApp.ts';

export interface AppOptions extends ServerOptions {
  /** The network as it is now; null while it is being loaded. */
  live(): Live | null;
}

/** The whole HTTP side, ready to listen or to be asked by `inject`. */
export function createApp(options: AppOptions): Promise<App> {
  const live = () => {
    const now = options.live();
    if (!now)
      throw new Refusal('loading', 'loading', 'The timetable is still being loaded: try again in a few seconds.');
    return now;
  };
  return createServer(options, (routes) => {
    placeRoutes(routes, live);
    journeyRoutes(routes, live);
    networkRoutes(routes, live);
    tileRoutes(routes, live);
    healthRoutes(routes, live);
  });
}
