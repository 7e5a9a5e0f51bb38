import { Type } from 'typebox';
import { isAddress } from './addresses.ts';
import { ADDRESS, address, httpAddress, plainText, section, strict, text } from './fields.ts';

const MAX_ZOOM = 21;

const Attribution = Type.Object(
  {
    text: plainText('Such as "© OpenStreetMap".'),
    href: Type.Optional(httpAddress('Makes the text a link.')),
  },
  strict,
);

const TilesSchema = Type.Object(
  {
    light: address('For the light appearance.'),
    dark: address('For the dark appearance.'),
    attribution: Type.Array(Attribution, { description: 'Sources of the map, named beside it.' }),
    maxZoom: Type.Integer({
      minimum: 1,
      maximum: MAX_ZOOM,
      description: 'Highest zoom of the map at which there are tiles.',
    }),
    size: Type.Optional(
      Type.Integer({
        minimum: 256,
        maximum: 512,
        multipleOf: 256,
        description:
          'Pixels on each side: 256, or 512 for tiles that have the numbers of the zoom before. Absent = 256.',
      }),
    ),
  },
  section('Tiles of another provider; absent = the backend’s own. `{z}`, `{x}` and `{y}` are replaced.'),
);

const archive = (description: string) =>
  text(
    (value) => isAddress(value) && !/[{}]/.test(value),
    `must be ${ADDRESS}, of one file: without {z}, {x} and {y}`,
    { description },
  );

const ArchivesSchema = Type.Object(
  {
    light: archive('For the light appearance.'),
    dark: archive('For the dark appearance; may be the same.'),
    attribution: Type.Array(Attribution, { minItems: 1, description: 'Sources of the map, always named beside it.' }),
    maxZoom: Type.Integer({
      minimum: 1,
      maximum: MAX_ZOOM,
      description: 'Highest zoom of the map at which pictures are read; nearer, these are enlarged.',
    }),
  },
  section(
    'The tenant’s own tiles, as archives (PMTiles 3) of pictures: PNG, JPEG, WebP or AVIF of 256 pixels, or larger ones for sharper screens. Instead of `tiles`. Their server has to answer requests for ranges of bytes, and to allow the origin of the pages (`access-control-allow-origin`). Where an archive cannot be read or has vector tiles, the backend’s own tiles are shown. `npm run tenant -- check` opens them.',
  ),
);

const CenterSchema = Type.Object(
  {
    lat: Type.Number({ minimum: -90, maximum: 90, description: 'Latitude.' }),
    lon: Type.Number({ minimum: -180, maximum: 180, description: 'Longitude.' }),
  },
  section('Where the map begins; absent = the middle of the network.'),
);

export const MapSchema = Type.Object(
  {
    tiles: Type.Optional(TilesSchema),
    pmtiles: Type.Optional(ArchivesSchema),
    center: Type.Optional(CenterSchema),
    zoom: Type.Integer({ minimum: 1, maximum: MAX_ZOOM, default: 14, description: 'How near the map begins.' }),
  },
  { ...section('The map.'), default: {} },
);
