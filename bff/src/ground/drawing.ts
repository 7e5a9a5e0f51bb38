/** What is drawn of a map, in columns: ways and areas for each zoom band, and the points where names stand. */
import type { Locale } from '@halte/contract/locales';

/**
 * Coordinates are those of web mercator, x to the east and y to the south, in parts of the unit square from its middle: tiles are then drawn without a
 * sine for each point. A part has 9 mm at the equator.
 */
export const PARTS = 2 ** 32;

/** The zooms up to which each band is drawn: lines and areas are simplified for the last of its zooms. */
export const BAND_ZOOMS = { zoom11: 11, zoom13: 13, zoom15: 15, zoom21: 21 } as const;
export type BandName = keyof typeof BAND_ZOOMS;
const BAND_NAMES = Object.keys(BAND_ZOOMS) as readonly BandName[];

export interface Drawing {
  /** In each is only what some of its zooms show. */
  readonly bands: Readonly<Record<BandName, DrawnBand>>;
  readonly points: DrawnPoints;
  readonly names: DrawnNames;
  /** How many outlines of areas do not close, and are left out. */
  readonly openRings: number;
}

export interface DrawnBand {
  readonly ways: DrawnWays;
  readonly areas: DrawnAreas;
}

export interface DrawnWays {
  /** Position in `WAY_KINDS`. */
  readonly kind: Uint8Array;
  /** Row of {@link DrawnNames}; 0: none. */
  readonly name: Int32Array;
  /** Bits of `WAY_FLAGS`. */
  readonly flags: Uint8Array;
  /** Above (positive) or below the ground, -9 to 9; ways are drawn from the lowest to the highest. */
  readonly layer: Int8Array;
  /** The first zoom that shows it. */
  readonly minZoom: Uint8Array;
  /** The points of way w are `first[w] … first[w + 1] - 1`, two at least. */
  readonly first: Int32Array;
  /** Point p is `xy[2 * p]`, `xy[2 * p + 1]`. */
  readonly xy: Int32Array;
}

/** The largest first. Their names are points. */
export interface DrawnAreas {
  /** Position in `AREA_KINDS`. */
  readonly kind: Uint8Array;
  /** Square metres, without its holes. */
  readonly size: Float32Array;
  /** The first zoom that shows it: there it has 6 square pixels. */
  readonly minZoom: Uint8Array;
  /** The rings of area a are `firstRing[a] … firstRing[a + 1] - 1`: what is in an odd number of them is inside. */
  readonly firstRing: Int32Array;
  /** The points of ring r are `first[r] … first[r + 1] - 1`, three at least; the last is followed by the first. */
  readonly first: Int32Array;
  readonly xy: Int32Array;
}

/** Where names stand, those first that are written if there is no room for all. House numbers are in the addresses. */
export interface DrawnPoints {
  /** Position in `POINT_KINDS`. */
  readonly kind: Uint8Array;
  /** Row of {@link DrawnNames}. */
  readonly name: Int32Array;
  /** The first zoom that shows it. */
  readonly minZoom: Uint8Array;
  readonly xy: Int32Array;
}

/** Numbers of texts. Row 0 is no name. */
export interface DrawnNames {
  /** As signs have it. */
  readonly local: Int32Array;
  /** In Latin letters, where the local one has others and the map says it; else 0. */
  readonly latin: Int32Array;
  /** In the language of a page, where it is another and the map says it; else 0. */
  readonly languages: Readonly<Record<Locale, Int32Array>>;
}

/** The band that a zoom is drawn from. */
export function bandAt({ bands }: Drawing, zoom: number): DrawnBand {
  return bands[BAND_NAMES.find((name) => zoom <= BAND_ZOOMS[name]) ?? 'zoom21'];
}
