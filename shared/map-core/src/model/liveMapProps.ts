import type { MapArchives, MapCredit, TileSize } from '@halte/contract';
import type { LatLon, MapInsets } from './types.ts';

interface Tiles {
  /** Addresses with `{z}`, `{x}` and `{y}`. */
  readonly light: string;
  readonly dark: string;
  /** Highest zoom of the map at which there are tiles. */
  readonly maxZoom: number;
  /** Pixels on each side; absent = 256. */
  readonly size?: TileSize;
}

export interface MapTiles extends Tiles {
  readonly attribution: readonly MapCredit[];
  /** Taken while stops are pins with names, so that none is named twice; absent where the tiles name no stops. */
  readonly withoutStops?: Pick<Tiles, 'light' | 'dark'> | undefined;
  /** Added to a tile's address, with the page's language behind it; absent where tiles are the same in all languages. */
  readonly inLanguage?: string;
  /** Fragment of a tile's address that shows its names alone, laid above a journey that would hide them; absent where there is none. */
  readonly names?: string;
  /** Added to a tile's address for one with the network's lines in it, which the fragment shows alone; absent: the lines have tiles of their own. */
  readonly lines?: { readonly query: string; readonly fragment: string };
  /** Archives of pictures that take the place of these tiles where they can be read. */
  readonly pmtiles?: MapArchives;
}

export interface GroundProps {
  readonly tiles: MapTiles;
  readonly theme: 'light' | 'dark';
  /** All that is seen of it is there. */
  readonly onLoaded: () => void;
}

export interface LiveMapProps {
  readonly tiles: MapTiles;
  /** The network's lines, above the tiles up to their `maxZoom`; absent for none. */
  readonly lineTiles?: Tiles;
  /** Where the map starts. It is not moved when this changes: the state's `mapView` moves it. */
  readonly center: LatLon;
  readonly zoom: number;
  /** Absent: what the traveller's system prefers. */
  readonly theme?: 'light' | 'dark' | undefined;
  /** The insets that panels cover; journeys and places are fitted into the rest. */
  readonly insets: MapInsets;
  /** CSS pixels at the bottom of the map of which no tiles are requested, because nobody sees them. */
  readonly hiddenBelow?: number;
  /** Id of the element that follows the map, for those who do not want to step through it. */
  readonly skipTo?: string;
  /** A point was chosen on the map; it is already selected in the state. */
  readonly onMarkerSelect?: (id: string) => void;
  /** The map could not be loaded; it is tried again when the network is back or the page is looked at again. */
  readonly onError?: (error: unknown) => void;
}
