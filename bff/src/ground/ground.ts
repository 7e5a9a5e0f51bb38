/** What files of OpenStreetMap say of the region of a timetable: columns in shared memory, made once. */

import type { Position } from '@halte/engine/timetable/geo/position';
import { createBlockContents } from '../osm/blockContents.ts';
import { OsmError } from '../osm/osmError.ts';
import type { Addresses } from './addressColumns.ts';
import { type Area, insideOf, UNITS_PER_DEGREE } from './area.ts';
import { collectMap } from './collect.ts';
import { drawnGround } from './drawGround.ts';
import type { Drawing } from './drawing.ts';
import type { Interpolations } from './interpolations.ts';
import { createNearestStreet } from './nearestStreet.ts';
import type { OtherNames } from './otherNames.ts';
import type { GroundPlaces } from './placeColumns.ts';
import type { ReadOptions } from './readOptions.ts';
import { namesOf, PAIRS_PER_NODE, POINTS_PER_NODE, refuseBeyond } from './refuse.ts';
import { readRelationRings } from './relationRings.ts';
import type { Stations } from './stations.ts';
import { addPostCodesOfStreets } from './streetPostCodes.ts';
import type { Streets } from './streets.ts';
import type { Texts } from './texts.ts';
import { createTownFinder } from './towns.ts';

export interface Ground {
  readonly texts: Texts;
  readonly streets: Streets;
  readonly addresses: Addresses;
  readonly interpolations: Interpolations;
  readonly places: GroundPlaces;
  readonly otherNames: OtherNames;
  readonly stations: Stations;
  readonly drawing: Drawing;
}

interface GroundOptions extends ReadOptions {
  /** What is kept of the files. */
  readonly area: Area;
  /** For the message about files of another region. */
  readonly stops: readonly Position[];
}

/** @throws OsmError for files that cannot be used, or that have no street in the area. */
export function groundOf(paths: readonly string[], given: GroundOptions): Ground {
  const options = { ...given, contents: createBlockContents() };
  const { texts, tables } = searchedTables(paths, options);
  // What was collected for the other tables is not needed any more.
  options.freeMemory?.();
  const drawing = drawnGround(paths, { ...options, near: options.area, texts });
  // The texts come last, as all other tables add to them.
  return { ...tables, drawing, texts: texts.texts() };
}

/** All but what is drawn. */
function searchedTables(paths: readonly string[], { area, stops, ...options }: GroundOptions) {
  const map = collectMap(paths, area, options);
  const { nodes, flags, roads, areas, addresses, texts, boundaries, places, townPoints, all } = map;
  if (nodes.count === 0 && all.nodes > 0)
    throw new OsmError(
      `The map of ${namesOf(paths)} is around ${place(all.lat / UNITS_PER_DEGREE, all.lon / UNITS_PER_DEGREE)}, the stops are around ${middle(stops)}: give the map of their region.`,
    );
  const wanted = new Set([...boundaries.ways(), ...places.ways(), ...areas.ways()]);
  const rings = readRelationRings(paths, options, wanted);
  areas.addTo(roads, rings, nodes, () =>
    refuseBeyond(paths, options.limits.nodes * POINTS_PER_NODE, roads.points, 'points of streets'),
  );
  const streets = roads.streets({ ...nodes, flags }, (pairs) => {
    refuseBeyond(paths, options.limits.nodes * PAIRS_PER_NODE, pairs, 'pairs of entries of squares');
    options.checkMemory?.();
  });
  if (streets.edges.from.length === 0)
    throw new OsmError(`${namesOf(paths)} has no streets around the stops: give a file with all of the map.`);
  const towns = createTownFinder(boundaries.boundaries(rings), townPoints);
  const houses = addresses.addresses(towns, createNearestStreet(streets));
  const tables: Omit<Ground, 'drawing' | 'texts'> = {
    streets,
    addresses: houses,
    interpolations: map.interpolations.interpolations(nodes, addresses.housesOfNodes(), houses.street),
    places: places.places(rings, towns, insideOf(area)),
    stations: map.stations.stations(),
    otherNames: map.otherNames.otherNames(),
  };
  addPostCodesOfStreets(tables.addresses, tables.places);
  return { texts, tables };
}

/** The median, so that a stop far away does not move it. */
function middle(stops: readonly Position[]): string {
  const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  return place(median(stops.map(({ lat }) => lat)), median(stops.map(({ lon }) => lon)));
}

function place(lat: number, lon: number): string {
  const degrees = (value: number, [plus, minus]: readonly [string, string]) =>
    `${Math.abs(value).toFixed(1)}° ${value < 0 ? minus : plus}`;
  return `${degrees(lat, ['N', 'S'])} ${degrees(lon, ['E', 'W'])}`;
}
