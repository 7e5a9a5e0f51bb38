import { Type } from 'typebox';
import { address, httpAddress, plainText, section, strict } from './fields.ts';

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
    center: Type.Optional(CenterSchema),
    zoom: Type.Integer({ minimum: 1, maximum: MAX_ZOOM, default: 14, description: 'How near the map begins.' }),
  },
  { ...section('The map.'), default: {} },
);
