import type { Mode } from '@halte/engine/timetable/feed/feed';
import { MODES } from '@halte/engine/timetable/feed/feed';
import type { Static } from 'typebox';
import type { ProximityCluster } from '../api/proximity.ts';
import type { Place, PlaceKind } from '../places/kinds.ts';
import type { Box } from '../places/places.ts';

export type Cluster = Static<typeof ProximityCluster>;

/** Minimum number of cells across a box; the maximum is twice this. */
const CELLS_ACROSS = 8;

/**
 * Places clustered by grid cell. The grid is global, with cells that halve with each zoom level, so that markers
 * do not move while the map is panned.
 */
export function clustersOf(places: readonly Place[], box: Box): Cluster[] {
  const span = Math.max(box.north - box.south, box.east - box.west, 1e-6);
  const cell = 2 ** Math.floor(Math.log2(span / CELLS_ACROSS));
  const [south, west] = [Math.floor(box.south / cell), Math.floor(box.west / cell)];
  const columns = Math.floor(box.east / cell) - west + 1;
  const cells: Gathered[] = [];
  for (const place of places) {
    const at = (Math.floor(place.lat / cell) - south) * columns + Math.floor(place.lon / cell) - west;
    const gathered = cells[at];
    if (gathered) gather(gathered, place);
    else cells[at] = gather(nothing(), place);
  }
  return Object.values(cells)
    .map(clusterOf)
    .sort((a, b) => b.count - a.count || a.lat - b.lat || a.lon - b.lon);
}

/** Sums over the places in one cell. */
interface Gathered {
  count: number;
  lats: number;
  lons: number;
  readonly kinds: Map<PlaceKind, number>;
  readonly modes: Set<Mode>;
  readonly bounds: { south: number; west: number; north: number; east: number };
}

function nothing(): Gathered {
  const bounds = { south: 90, west: 180, north: -90, east: -180 };
  return { count: 0, lats: 0, lons: 0, kinds: new Map(), modes: new Set(), bounds };
}

function gather(gathered: Gathered, { lat, lon, type, lines }: Place): Gathered {
  const { kinds, modes, bounds } = gathered;
  gathered.count += 1;
  gathered.lats += lat;
  gathered.lons += lon;
  kinds.set(type, (kinds.get(type) ?? 0) + 1);
  if (lines) for (const { mode } of lines) modes.add(mode);
  bounds.south = Math.min(bounds.south, lat);
  bounds.west = Math.min(bounds.west, lon);
  bounds.north = Math.max(bounds.north, lat);
  bounds.east = Math.max(bounds.east, lon);
  return gathered;
}

function clusterOf({ count, lats, lons, kinds, modes, bounds }: Gathered): Cluster {
  return {
    // Rounding of sums may put the mean slightly outside the bounds.
    lat: Math.min(Math.max(lats / count, bounds.south), bounds.north),
    lon: Math.min(Math.max(lons / count, bounds.west), bounds.east),
    count,
    kinds: Array.from(kinds, ([type, number]) => ({ type, count: number })).sort((a, b) => b.count - a.count),
    modes: MODES.filter((mode) => modes.has(mode)),
    bounds,
  };
}
