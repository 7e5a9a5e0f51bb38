/** What is collected of a map from its nodes, ways and relations, one after the other. */
import type { OsmLimits } from '../osm/limits.ts';
import type { OsmReader } from '../osm/readOsm.ts';
import type { Tags } from '../osm/tags.ts';
import { type AddressColumns, createAddressColumns } from './addressColumns.ts';
import { type Area, insideOf } from './area.ts';
import { BOUNDARY_KEYS, type Boundaries, createBoundaries } from './boundaries.ts';
import { ADDRESS_KEYS, addressOf } from './classify/addresses.ts';
import { CYCLING_KEYS } from './classify/cycling.ts';
import { INTERPOLATION_KEYS, interpolatedStreet, interpolationStep } from './classify/interpolations.ts';
import { OTHER_NAME_KEYS } from './classify/names.ts';
import { POI_KEYS } from './classify/pois.ts';
import { ROAD_NODE_KEYS, roadNodeFlags } from './classify/roadNodes.ts';
import { isArea, ROAD_KEYS, roadOf } from './classify/roads.ts';
import { STATION_KEYS } from './classify/stations.ts';
import { type HousesOfStreet, housesOfStreet, STREET_RELATION_KEYS } from './classify/streetRelations.ts';
import { WHEEL_KEYS } from './classify/wheels.ts';
import { ENTRANCE_KEYS } from './entrances.ts';
import { createInterpolationCollector, type InterpolationCollector } from './interpolations.ts';
import { createNodeCollector, type KeptNodes } from './keptNodes.ts';
import { createOtherNames, type OtherNamesMaker } from './otherNames.ts';
import { createPlaceCollector, middleOf, type PlaceCollector } from './placeCollector.ts';
import { PLACE_KEYS } from './placeColumns.ts';
import { POINTS_PER_NODE, refuseBeyond } from './refuse.ts';
import { NO_POINT } from './roadLists.ts';
import { roadWayOf } from './roadWay.ts';
import { createStationCollector, type StationCollector } from './stations.ts';
import { createRoadWays, type RoadWays } from './streets.ts';
import { createTextsMaker, type TextsMaker } from './texts.ts';
import { isTownKind, type TownPoint } from './towns.ts';
import { createWalkedRelations, type WalkedRelations } from './walkedRelations.ts';

export interface CollectedMap {
  readonly nodes: KeptNodes;
  /** Bits of `NODE_FLAGS`, by the number of a node. */
  readonly flags: ReadonlyMap<number, number>;
  readonly roads: RoadWays;
  readonly areas: WalkedRelations;
  readonly addresses: AddressColumns;
  readonly interpolations: InterpolationCollector;
  readonly texts: TextsMaker;
  readonly boundaries: Boundaries;
  readonly townPoints: readonly TownPoint[];
  readonly places: PlaceCollector;
  readonly otherNames: OtherNamesMaker;
  readonly stations: StationCollector;
  /** How many nodes the files have, and where they are on average, in degrees of 1e-7. */
  readonly all: { readonly nodes: number; readonly lat: number; readonly lon: number };
}

const PLACE_TAGS = [...POI_KEYS, ...ENTRANCE_KEYS, ...PLACE_KEYS, ...OTHER_NAME_KEYS, ...ADDRESS_KEYS, 'name'];
/** The keys that a collector asks for. */
export const COLLECTED_KEYS: readonly string[] = [
  ...new Set([
    ...ROAD_KEYS,
    ...ROAD_NODE_KEYS,
    ...WHEEL_KEYS,
    ...CYCLING_KEYS,
    ...BOUNDARY_KEYS,
    ...STREET_RELATION_KEYS,
    ...STATION_KEYS,
    ...INTERPOLATION_KEYS,
    ...PLACE_TAGS,
    'place',
  ]),
];

interface Collector extends Required<Pick<OsmReader, 'node' | 'way' | 'relation'>> {
  /** Null where a node came after a way, so that ways were read without knowing of it. */
  result(): CollectedMap | null;
}

/** `repeats`: whether an object may come twice, as in several files, or in one that was put together from several. */
interface CollectorOptions {
  readonly paths: readonly string[];
  readonly repeats: 'never' | 'perhaps';
}

export function createCollector(area: Area, limits: OsmLimits, { paths, repeats }: CollectorOptions): Collector {
  const isInside = insideOf(area);
  const collector = createNodeCollector();
  const texts = createTextsMaker();
  const roads = createRoadWays();
  const areas = createWalkedRelations(texts);
  const addresses = createAddressColumns(texts);
  const interpolations = createInterpolationCollector();
  const boundaries = createBoundaries();
  const townPoints: TownPoint[] = [];
  const places = createPlaceCollector(texts, PLACE_TAGS);
  const otherNames = createOtherNames(texts);
  const streets: HousesOfStreet[] = [];
  const stations = createStationCollector(texts.number);
  const flagged = new Map<number, number>();
  const seen = repeats === 'perhaps' ? { ways: new Set<number>(), nodes: new Set<number>() } : null;
  const all = { nodes: 0, lat: 0, lon: 0 };
  let nodes: KeptNodes | null = null;
  let isOutOfOrder = false;

  function addTags(id: number, lat: number, lon: number, tags: Tags): void {
    const flags = roadNodeFlags(tags);
    if (flags !== 0) flagged.set(id, flags);
    if (seen?.nodes.has(id)) return;
    seen?.nodes.add(id);
    const [place, name] = [tags.get('place') ?? '', tags.get('name')];
    stations.node(id, lat, lon, tags);
    if (name !== undefined && isTownKind(place)) {
      townPoints.push({ kind: place, name, lat, lon });
      otherNames.addTown(tags);
    }
    const address = addressOf(tags);
    if (address !== null) addresses.add(address, lat, lon, { kind: 'node', id });
    places.addNode(id, tags, lat, lon);
  }

  function addInterpolation(step: number, ids: Float64Array, points: Int32Array, tags: Tags): void {
    interpolations.add(step, ids, points);
    refuseBeyond(paths, limits.nodes, interpolations.points, 'points of interpolated addresses');
    const street = interpolatedStreet(tags);
    if (street !== undefined) streets.push({ street, houses: Array.from(ids, (id) => ({ kind: 'node', id })) });
  }

  function checkCounts(): void {
    refuseBeyond(paths, limits.nodes, addresses.count, 'addresses');
    refuseBeyond(paths, limits.nodes, places.count, 'places');
    refuseBeyond(paths, limits.nodes, otherNames.count, 'further names');
  }

  return {
    node(id, lat, lon, tags) {
      if (nodes !== null) isOutOfOrder = true;
      if (isOutOfOrder) return;
      all.nodes++;
      all.lat += lat;
      all.lon += lon;
      if (!isInside(lat, lon)) return;
      collector.add(id, lat, lon);
      refuseBeyond(paths, limits.nodes, collector.count, 'nodes');
      if (tags.count > 0) addTags(id, lat, lon, tags);
    },
    way(id, ids, tags) {
      nodes ??= collector.nodes();
      if (isOutOfOrder || tags.count === 0) return;
      const road = roadOf(tags);
      const address = addressOf(tags);
      const isPlace = places.wants(tags);
      const step = interpolationStep(tags);
      if ((road === null && address === null && !isPlace && step === null) || seen?.ways.has(id)) return;
      const points = Int32Array.from(ids, nodes.find);
      const known = points.filter((point) => point !== NO_POINT);
      if (known.length === 0) return;
      seen?.ways.add(id);
      const [lat, lon] = [nodes.lat, nodes.lon].map((column) => known.map((point) => column[point]!)) as [
        Int32Array,
        Int32Array,
      ];
      stations.way(id, { lat, lon }, tags);
      if (road && known.length > 1) {
        const way = roadWayOf(road, tags, texts);
        const closes = known.length === points.length && points.length > 3 && points[0] === points.at(-1);
        if (closes && isArea(tags, road)) roads.addArea(way, [points]);
        else roads.add(way, points);
      }
      if (road?.name !== undefined) otherNames.addStreet(tags, lat[lat.length >> 1]!, lon[lon.length >> 1]!);
      refuseBeyond(paths, limits.nodes * POINTS_PER_NODE, roads.points, 'points of streets');
      if (address) addresses.add(address, middleOf(lat), middleOf(lon), { kind: 'way', id });
      if (step !== null) addInterpolation(step, ids, points, tags);
      if (isPlace) places.addWay(id, tags, { lat, lon }, ids);
      checkCounts();
    },
    relation(id, members, tags) {
      boundaries.add(id, members, tags);
      areas.add(id, members, tags);
      const street = housesOfStreet(members, tags);
      if (street) streets.push(street);
      places.addRelation(id, members, tags);
      stations.relation(id, members, tags);
      checkCounts();
    },
    result() {
      if (isOutOfOrder) return null;
      const kept = nodes ?? collector.nodes();
      for (const { street, houses } of streets) for (const house of houses) addresses.setStreet(house, street);
      const flags = new Map([...flagged].map(([id, value]) => [kept.find(id), value]));
      const count = Math.max(1, all.nodes);
      const mean = { nodes: all.nodes, lat: all.lat / count, lon: all.lon / count };
      return {
        nodes: kept,
        flags,
        roads,
        areas,
        addresses,
        interpolations,
        texts,
        boundaries,
        townPoints,
        places,
        otherNames,
        stations,
        all: mean,
      };
    },
  };
}
