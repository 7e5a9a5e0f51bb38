/** What has a name on the map, the most important first; `stop`: of networks without a map. The name of an area stands in its middle. */
import type { Tags } from '../../osm/tags.ts';
import type { AreaKind } from './drawnAreas.ts';
import { POI_CATEGORIES, POI_KEYS, type PoiCategory, poiCategoryOf, poiRow } from './pois.ts';

export const POINT_KINDS = [
  'city',
  'town',
  'suburb',
  'village',
  'quarter',
  'island',
  'airport',
  'station',
  'water',
  'peak',
  'park',
  'sight',
  'square',
  'hospital',
  'university',
  'townHall',
  'museum',
  'theatre',
  'worship',
  'school',
  'sports',
  'publicService',
  'culture',
  'lodging',
  'restaurant',
  'shop',
  'building',
  'stop',
] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** The first zoom of a kind. */
const ZOOMS: Readonly<Record<PointKind, number>> = {
  city: 6,
  town: 9,
  suburb: 11,
  village: 11,
  quarter: 13,
  island: 12,
  airport: 11,
  station: 13,
  water: 10,
  peak: 13,
  park: 12,
  square: 15,
  hospital: 15,
  university: 15,
  townHall: 15,
  museum: 16,
  sight: 16,
  theatre: 16,
  worship: 16,
  school: 16,
  sports: 16,
  publicService: 16,
  culture: 16,
  lodging: 17,
  restaurant: 17,
  shop: 17,
  building: 17,
  stop: 15,
};

/** Kinds of settlements that are drawn; the place search knows fewer kinds. */
const SETTLEMENTS: Readonly<Record<string, PointKind>> = {
  city: 'city',
  town: 'town',
  village: 'village',
  hamlet: 'quarter',
  borough: 'suburb',
  suburb: 'suburb',
  quarter: 'quarter',
  neighbourhood: 'quarter',
};

/** By category; what is not here has no name on the map. */
const CATEGORIES: Readonly<Partial<Record<PoiCategory, PointKind>>> = {
  ...kindsOf('island', 'island'),
  ...kindsOf('airport', 'airport'),
  ...kindsOf('station', 'station busStation ferryTerminal'),
  ...kindsOf('water', 'water marina'),
  ...kindsOf('peak', 'peak'),
  ...kindsOf('park', 'park beach cemetery'),
  ...kindsOf('square', 'square'),
  ...kindsOf('hospital', 'hospital'),
  ...kindsOf('university', 'university'),
  ...kindsOf('townHall', 'townHall'),
  ...kindsOf('museum', 'museum'),
  ...kindsOf('sight', 'castle zoo themePark sight tower monument'),
  ...kindsOf('theatre', 'theatre'),
  ...kindsOf('worship', 'church worship'),
  ...kindsOf('school', 'school'),
  ...kindsOf('sports', 'stadium sports swimming'),
  ...kindsOf('publicService', 'courthouse embassy government police fireStation postOffice touristOffice clinic'),
  ...kindsOf('culture', 'congressCentre library cinema communityCentre gallery casino nightclub'),
  ...kindsOf('lodging', 'hotel hostel campsite'),
  ...kindsOf('restaurant', 'restaurant cafe bar fastFood'),
  ...kindsOf('shop', 'mall market supermarket pharmacy bank bakery groceries clothes books bikeShop shop'),
  ...kindsOf('building', 'building'),
};

function kindsOf(kind: PointKind, categories: string): Partial<Record<PoiCategory, PointKind>> {
  return Object.fromEntries(categories.split(' ').map((category) => [category, kind]));
}

/** As what an area is named of which nothing else is known. */
const AREAS: Readonly<Partial<Record<AreaKind, PointKind>>> = {
  water: 'water',
  wood: 'park',
  grass: 'park',
  park: 'park',
  wetland: 'park',
  square: 'square',
};

/** Shown later than others of their kind: stations than those of railways, marinas than lakes. */
const LATER: Readonly<Partial<Record<PoiCategory, number>>> = { busStation: 2, ferryTerminal: 1, marina: 4 };
const METRO = 'subway';

/** The keys that {@link drawnPointOf} asks for. */
export const POINT_KEYS: readonly string[] = [...new Set([...POI_KEYS, 'place', 'station', 'wikidata', 'population'])];

export interface DrawnPoint {
  readonly point: PointKind;
  /** The first zoom that shows it. */
  readonly minZoom: number;
  /** Among those of a kind, the greatest is written first. */
  readonly weight: number;
}

const LEAST_IMPORTANT = 9;
/** From here on, one is shown a zoom later. */
const LESSER = 8;
const MOST_PEOPLE = 1e8;
const FIRST_SIGHT = POINT_KINDS.indexOf('sight');

/** @param area as what it is drawn; null for a point. @returns null for what has no name on the map. */
export function drawnPointOf(tags: Tags, area: AreaKind | null): DrawnPoint | null {
  const category = POI_CATEGORIES[poiCategoryOf(tags)];
  const settlement = tags.get('place') ?? '';
  const kind = Object.hasOwn(SETTLEMENTS, settlement)
    ? SETTLEMENTS[settlement]
    : ((category && CATEGORIES[category]) ?? (area && AREAS[area]));
  if (!kind) return null;
  const rank = category === undefined ? LEAST_IMPORTANT : poiRow(category).rank;
  const isNotable = tags.get('wikidata') !== undefined;
  // Of sights, those that nobody has described are written after streets: anything may be tagged as an attraction.
  const point = isSight(kind, tags) ? (isNotable ? 'sight' : 'culture') : kind;
  const isEarly = isNotable && point !== 'square' && POINT_KINDS.indexOf(point) >= FIRST_SIGHT;
  const isLesser = tags.get('station') === METRO || (rank >= LESSER && point === 'shop');
  const people = Number(tags.get('population'));
  return {
    point,
    minZoom: ZOOMS[point] + ((category && LATER[category]) ?? 0) + (isLesser ? 1 : 0) - (isEarly ? 1 : 0),
    weight:
      (people > 0 && people < MOST_PEOPLE ? people : 0) +
      (isNotable ? 1 : 0) +
      // A cathedral before the stone in it that is an attraction too.
      (point === 'sight' && area !== null ? 1 : 0) +
      (LEAST_IMPORTANT - rank) / (LEAST_IMPORTANT + 1),
  };
}

/** Cathedrals, and other places of worship that people come to see, too. */
const isSight = (kind: PointKind, tags: Tags): boolean =>
  kind === 'sight' ||
  (kind === 'worship' &&
    tags.get('wikidata') !== undefined &&
    (tags.get('building') === 'cathedral' || tags.get('tourism') === 'attraction'));
