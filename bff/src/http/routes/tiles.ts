import { Svg, TileParams, TileQuery } from '../../api/tiles.ts';
import type { NetworkSnapshot } from '../../network/snapshot.ts';
import { notFound } from '../../problems/requestError.ts';
import { allowCaching } from '../plugins/caching.ts';
import { UNCOUNTED } from '../plugins/rateLimit.ts';
import type { App } from '../plugins/typedApp.ts';

const CACHE_SECONDS = 86_400;
/** A tile is a picture with a style sheet of its own, and nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Open to everyone, as images are requested without headers. */
export function tileRoutes(app: App, snapshot: () => NetworkSnapshot): void {
  app.get(
    '/tiles/:z/:x/:y.svg',
    {
      config: {
        ...UNCOUNTED,
        tagged: true,
        answers: 'An SVG picture of 256 by 256.',
        problems: ['loading', 'tile-not-found'],
      },
      schema: {
        tags: ['map'],
        operationId: 'getTile',
        summary: 'A square of the map’s background',
        description:
          'Numbered as on the usual maps of the web (XYZ, Web Mercator). Needs no key, as images are requested without headers.',
        params: TileParams,
        querystring: TileQuery,
        produces: ['image/svg+xml'],
        response: { 200: Svg },
      },
    },
    async ({ params: { z, x, y }, query }, reply) => {
      const { tiles, feed } = snapshot();
      const svg = tiles.tile(z, x, y, query.theme ?? 'light');
      if (svg === null) throw notFound('tile-not-found', `At zoom ${z} there is no tile ${x}/${y}.`);
      allowCaching(reply, feed.version, CACHE_SECONDS);
      reply.type('image/svg+xml; charset=utf-8').header('content-security-policy', POLICY);
      return svg;
    },
  );
}
