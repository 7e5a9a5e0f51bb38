import type { FastifyReply } from 'fastify';
import type { Static } from 'typebox';
import { GroundTileQuery, Svg, TileParams, TileQuery } from '../../api/tiles.ts';
import type { NetworkSnapshot } from '../../network/snapshot.ts';
import { notFound } from '../../problems/requestError.ts';
import { lineTilesOf, MAX_LINE_ZOOM, MOST_BYTES, MOST_LINES } from '../../tiles/lineTiles.ts';
import { timetableOf } from '../../timetable/realtime/overlay.ts';
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
        querystring: GroundTileQuery,
        produces: ['image/svg+xml'],
        response: { 200: Svg },
      },
    },
    async ({ url, params, query }, reply) => {
      checkWritten(url);
      const { tiles, feed } = snapshot();
      const { theme = 'light', stops, only } = query;
      const content = only ?? (stops === 'hidden' ? 'withoutStops' : 'all');
      return sendTile(reply, feed.version, params, tiles.tile(params.z, params.x, params.y, theme, content));
    },
  );

  app.get(
    '/tiles/lines/:z/:x/:y.svg',
    {
      config: {
        ...UNCOUNTED,
        tagged: true,
        answers: 'An SVG picture of 256 by 256, transparent where no line is.',
        problems: ['loading', 'tile-not-found'],
      },
      schema: {
        tags: ['map'],
        operationId: 'getLineTile',
        summary: 'The network’s lines on a square of the map',
        description: `To be laid above the map’s background, up to zoom ${MAX_LINE_ZOOM}: lines in their own colours, simplified for the zoom, trains, metros and trams above buses. At most ${MOST_LINES} lines and ${MOST_BYTES / 1_000} kB: where there is more, buses are left out first. Needs no key, as images are requested without headers.`,
        params: TileParams,
        querystring: TileQuery,
        produces: ['image/svg+xml'],
        response: { 200: Svg },
      },
    },
    async ({ url, params, query }, reply) => {
      checkWritten(url);
      const { feed } = snapshot();
      const tiles = lineTilesOf(timetableOf(feed));
      return sendTile(reply, feed.version, params, tiles.tile(params.z, params.x, params.y, query.theme ?? 'light'));
    },
  );
}

/** One address for each tile: `1e3` and `007` are numbers, and would be kept again by every cache. */
function checkWritten(url: string): void {
  if (!/\/(?:0|[1-9]\d*)\/(?:0|[1-9]\d*)\/(?:0|[1-9]\d*)\.svg(?:\?|$)/.test(url))
    throw notFound('tile-not-found', 'The numbers of a tile are written in digits, without signs and leading zeros.');
}

function sendTile(reply: FastifyReply, version: string, { z, x, y }: Static<typeof TileParams>, svg: string | null) {
  if (svg === null) throw notFound('tile-not-found', `At zoom ${z} there is no tile ${x}/${y}.`);
  allowCaching(reply, version, CACHE_SECONDS);
  reply.type('image/svg+xml; charset=utf-8').header('content-security-policy', POLICY);
  return svg;
}
