import { MAX_LINE_ZOOM, MOST_BYTES, MOST_LINES } from '../../tiles/lineTiles.ts';
import { IdParams } from '../lines.ts';
import { GroundTileQuery, StillLookQuery, StillQuery, Svg, TileParams, TileQuery } from '../tiles.ts';
import { operation } from './operation.ts';

const ITS_VIEW = 'the attribute `data-view` of its root has the latitude and longitude of its middle, and its zoom';
const WITHOUT_KEY = 'Needs no key, as images are requested without headers.';
const UNTIL_MAP = `for a page to show until its map is there. Where it would have more than 9 kB after gzip, houses and small ways are left out. ${WITHOUT_KEY}`;

export const getTile = operation({
  id: 'getTile',
  tag: 'map',
  summary: 'A square of the map’s background',
  description: `Numbered as on the usual maps of the web (XYZ, Web Mercator). ${WITHOUT_KEY}`,
  tagged: true,
  isCounted: false,
  params: TileParams,
  querystring: GroundTileQuery,
  produces: ['image/svg+xml'],
  answers:
    'An SVG picture. With the fragment `#names` in its address it shows its names alone, with `#lines` its lines.',
  response: { 200: Svg },
  problems: ['loading', 'busy', 'tile-not-found'],
});

export const getLineTile = operation({
  id: 'getLineTile',
  tag: 'map',
  summary: 'The network’s lines on a square of the map',
  description: `To be laid above the map’s background, up to zoom ${MAX_LINE_ZOOM}: lines in their own colours, simplified for the zoom, trains, metros and trams above buses. At most ${MOST_LINES} lines and ${MOST_BYTES / 1_000} kB, four times as much for 512 pixels: where there is more, buses are left out first. ${WITHOUT_KEY}`,
  tagged: true,
  isCounted: false,
  params: TileParams,
  querystring: TileQuery,
  produces: ['image/svg+xml'],
  answers: 'An SVG picture, transparent where no line is.',
  response: { 200: Svg },
  problems: ['loading', 'busy', 'tile-not-found'],
});

/** Of all pictures that a page shows until its map is there. */
const STILL = {
  tag: 'map',
  tagged: true,
  isCounted: false,
  produces: ['image/svg+xml'],
  answers: `An SVG picture; ${ITS_VIEW}.`,
  response: { 200: Svg },
} as const;

export const getStill = operation({
  ...STILL,
  id: 'getStill',
  summary: 'A picture of the map as it is first seen',
  description: `The ground without names, at home with the rail lines of the network, ${UNTIL_MAP}`,
  querystring: StillQuery,
  problems: ['loading', 'busy'],
});

export const getLineStill = operation({
  ...STILL,
  id: 'getLineStill',
  summary: 'A picture of the map with a line',
  description: `By its id: the line in its colour on the ground without names, fitted into the room that a small screen has, ${UNTIL_MAP}`,
  params: IdParams,
  querystring: StillLookQuery,
  problems: ['loading', 'busy', 'line-not-found'],
});

export const getStopAreaStill = operation({
  ...STILL,
  id: 'getStopAreaStill',
  summary: 'A picture of the map around a stop area',
  description: `By its id or by that of one of its stop points, at zoom 16: the ground without names, ${UNTIL_MAP}`,
  params: IdParams,
  querystring: StillLookQuery,
  problems: ['loading', 'busy', 'stop-area-not-found'],
});
