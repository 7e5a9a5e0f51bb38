import { findLine, findStopArea } from '@halte/engine/boards/lookUp';
import type { FastifyReply } from 'fastify';
import type { Static } from 'typebox';
import { getLineStill, getLineTile, getStill, getStopAreaStill, getTile } from '../../api/operations/tiles.ts';
import type { TileParams, TileQuery } from '../../api/tiles.ts';
import type { NetworkSnapshot } from '../../network/snapshot.ts';
import { stillOf, stillOfLine, stillOfStopArea } from '../../network/still.ts';
import { notFound } from '../../problems/requestError.ts';
import { isDrawn, type TilePicture } from '../../tiles/picture.ts';
import { allowCaching } from '../plugins/caching.ts';
import type { App } from '../plugins/typedApp.ts';

const CACHE_SECONDS = 86_400;
/** A tile is an image with an inline style sheet, and nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Public, as images are requested without headers. */
export function tileRoutes(app: App, snapshot: () => NetworkSnapshot): void {
  app.get('/tiles/:z/:x/:y.svg', getTile, async ({ url, params, query }, reply) => {
    checkWritten(url);
    const { tiles } = snapshot();
    const content = query.only ?? (query.stops === 'hidden' ? 'withoutStops' : 'all');
    const tile: TilePicture = { ...pictureOf(params, query), content, language: query.language ?? null };
    const hasLines = query.lines && !query.only && isDrawn({ ...tile, kind: 'lines' });
    return sendTile(reply, tiles.version, params, await tiles.tile({ ...tile, lines: hasLines ? 'aside' : 'none' }));
  });

  app.get('/tiles/lines/:z/:x/:y.svg', getLineTile, async ({ url, params, query }, reply) => {
    checkWritten(url);
    const { tiles } = snapshot();
    const tile = await tiles.tile({ ...pictureOf(params, query), kind: 'lines' });
    return sendTile(reply, tiles.version, params, tile);
  });

  app.get('/map/still', getStill, async ({ query: { view = 'home', size, theme = 'light' } }, reply) => {
    const now = snapshot();
    return sendSvg(reply, now.tiles.version, await stillOf(now, view, { size, theme }));
  });

  app.get('/map/still/stopAreas/:id', getStopAreaStill, async ({ params, query: { size, theme = 'light' } }, reply) => {
    const now = snapshot();
    const area = findStopArea(now.feed, params.id);
    return sendSvg(reply, now.tiles.version, await stillOfStopArea(now, area, { size, theme }));
  });

  app.get('/map/still/lines/:id', getLineStill, async ({ params, query: { size, theme = 'light' } }, reply) => {
    const now = snapshot();
    const still = await stillOfLine(now, findLine(now.feed, params.id), { size, theme });
    if (still === null) throw notFound('line-not-found', `The line "${params.id}" has no stops.`);
    return sendSvg(reply, now.tiles.version, still);
  });
}

function pictureOf({ z, x, y }: Static<typeof TileParams>, query: Static<typeof TileQuery>): TilePicture {
  const { theme = 'light', size } = query;
  return {
    kind: 'ground',
    z,
    x,
    y,
    theme,
    size: size === '512' ? 512 : 256,
    content: 'all',
    language: null,
    lines: 'none',
  };
}

/** Accepts only one address per tile: `1e3` and `007` are numbers too, and every cache would store them again. */
function checkWritten(url: string): void {
  if (!/\/(?:0|[1-9]\d*)\/(?:0|[1-9]\d*)\/(?:0|[1-9]\d*)\.svg(?:\?|$)/.test(url))
    throw notFound('tile-not-found', 'The numbers of a tile are written in digits, without signs and leading zeros.');
}

function sendTile(reply: FastifyReply, version: string, { z, x, y }: Static<typeof TileParams>, svg: Buffer | null) {
  if (svg === null) throw notFound('tile-not-found', `At zoom ${z} there is no tile ${x}/${y}.`);
  return sendSvg(reply, version, svg);
}

function sendSvg(reply: FastifyReply, version: string, svg: Buffer): FastifyReply {
  allowCaching(reply, version, CACHE_SECONDS);
  reply.type('image/svg+xml; charset=utf-8').header('content-security-policy', POLICY);
  return reply.send(svg);
}
