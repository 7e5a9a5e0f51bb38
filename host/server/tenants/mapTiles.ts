import type { NetworkNotice, PublicTenant } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';

/** Highest zoom of a map at which the backend has tiles. */
const BFF_MAX_ZOOM = 21;
/** The same of its tiles with the network's lines. */
const BFF_MAX_LINE_ZOOM = 12;
/** A quarter of the requests of 256. */
const SIZE = 512;

/** What the network says of its map, as in `NetworkNotice`; absent while it is not known. */
interface DrawnNetwork {
  readonly credits: NetworkNotice['credits'];
  readonly imaginary?: boolean | undefined;
  readonly tilesInLanguages?: true | undefined;
}

type Tiles = Pick<PublicTenant['map'], 'tiles' | 'lineTiles'>;

/** A tenant's archives, or the names and lines that are drawn above the backend's tiles; above pictures of an archive these would not match. */
function withArchives({ pmtiles }: Tenant['map']): Partial<Tiles['tiles']> {
  if (!pmtiles) return { names: 'names', lines: { query: '&lines=aside', fragment: 'lines' } };
  const { attribution, ...archives } = pmtiles;
  return { attribution, pmtiles: archives };
}

/** The addresses of a tenant's tiles: another provider's, or the backend's. The lines of the network are always the backend's. */
export function tilesOf(
  { map }: Tenant,
  bffUrl: string,
  { credits, imaginary, tilesInLanguages }: DrawnNetwork,
): Tiles {
  const drawn = (path: string, options = '') => ({
    light: `${bffUrl}/tiles/${path}{z}/{x}/{y}.svg?theme=light&size=${SIZE}${options}`,
    dark: `${bffUrl}/tiles/${path}{z}/{x}/{y}.svg?theme=dark&size=${SIZE}${options}`,
  });
  const ground: Tiles['tiles'] = map.tiles
    ? { ...map.tiles, size: map.tiles.size === SIZE ? SIZE : 256 }
    : {
        ...drawn(''),
        attribution: [],
        maxZoom: BFF_MAX_ZOOM,
        size: SIZE,
        // The ground of the demo city names no stops: the tiles without them would be the same.
        ...(!imaginary && { withoutStops: drawn('', '&stops=hidden') }),
        ...(tilesInLanguages && { inLanguage: '&language=' }),
        ...withArchives(map),
      };
  return {
    tiles: { ...ground, attribution: [...ground.attribution, ...credits] },
    lineTiles: { ...drawn('lines/'), maxZoom: BFF_MAX_LINE_ZOOM, size: SIZE },
  };
}
