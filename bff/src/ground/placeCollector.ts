/** Takes the named places of a map as it is read: nodes and ways at once, relations when their rings are known. */
import type { Tags } from '../osm/tags.ts';
import type { Members } from '../osm/waysAndRelations.ts';
import { type Address, addressOf } from './classify/addresses.ts';
import { POI_CATEGORIES, poiCategoryOf, poiRow } from './classify/pois.ts';
import { createEntrances } from './entrances.ts';
import { createPlaceColumns, type GroundPlaces, type NewPlace } from './placeColumns.ts';
import { outlineOf, type RelationRings, type Ring } from './relationRings.ts';
import type { TextsMaker } from './texts.ts';
import type { TownFinder } from './towns.ts';

export interface PlaceCollector {
  /** How many there are. */
  readonly count: number;
  /** @param lat, lon degrees of 1e-7. */
  addNode(id: number, tags: Tags, lat: number, lon: number): void;
  /** Whether {@link PlaceCollector.addWay} takes it, which needs its points. */
  wants(tags: Tags): boolean;
  /** @param points of the way, those that are kept. @param nodes the ids of all its nodes. */
  addWay(id: number, tags: Tags, points: Ring, nodes: Float64Array): void;
  addRelation(id: number, members: Members, tags: Tags): void;
  /** The ways that its relations are made of. */
  ways(): readonly number[];
  places(rings: RelationRings, towns: TownFinder, isInside: (lat: number, lon: number) => boolean): GroundPlaces;
}

interface Relation {
  readonly id: number;
  readonly tags: Tags;
  readonly ways: readonly number[];
}

/** Larger ones are no ground that somebody is said to be on: a national park, the land of an airport. */
const MOST_RING_POINTS = 2_000;

/** @param keys those that are asked for of a relation, whose tags are kept until its rings are known. */
export function createPlaceCollector(texts: TextsMaker, keys: readonly string[]): PlaceCollector {
  const columns = createPlaceColumns(texts);
  const entrances = createEntrances();
  /** By their ids: several files may have the same. */
  const relations = new Map<number, Relation>();

  /** It is where its entrance is, as walks lead there, else in its middle. */
  function add(
    place: Pick<NewPlace, 'id' | 'object' | 'tags' | 'rings'>,
    { lat, lon }: Ring,
    nodes: readonly number[] | Float64Array,
  ): void {
    const middle = { lat: middleOf(lat), lon: middleOf(lon) };
    const category = poiCategoryOf(place.tags);
    const { isGround } = poiRow(POI_CATEGORIES[category]!) as { readonly isGround?: true };
    const address: Address | null = addressOf(place.tags);
    const points = place.rings.reduce((sum, ring) => sum + ring.lat.length, 0);
    const rings = isGround && points <= MOST_RING_POINTS ? place.rings : [];
    columns.add({ ...place, category, address, rings, ...(entrances.among(nodes, middle) ?? middle) });
  }

  const wants = (tags: Tags) => tags.get('name') !== undefined && poiCategoryOf(tags) !== -1;

  return {
    get count() {
      return columns.count + relations.size;
    },
    wants,
    addNode(id, tags, lat, lon) {
      entrances.add(id, tags, { lat, lon });
      if (wants(tags))
        add({ id, object: 'node', tags, rings: [] }, { lat: Int32Array.of(lat), lon: Int32Array.of(lon) }, []);
    },
    addWay(id, tags, points, nodes) {
      const isRing =
        points.lat.length === nodes.length &&
        points.lat.length > 3 &&
        points.lat[0] === points.lat.at(-1) &&
        points.lon[0] === points.lon.at(-1);
      add({ id, object: 'way', tags, rings: isRing ? [points] : [] }, points, nodes);
    },
    addRelation(id, members, tags) {
      const type = tags.get('type');
      if ((type !== 'multipolygon' && type !== 'boundary' && type !== 'site') || !wants(tags)) return;
      relations.set(id, { id, tags: copyOf(tags, keys), ways: outlineOf(members) });
    },
    ways: () => [...relations.values()].flatMap(({ ways }) => ways),
    places(rings, towns, isInside) {
      for (const { id, tags, ways } of relations.values()) {
        const points = rings.pointsOf(ways);
        if (points.lat.length > 0 && isInside(middleOf(points.lat), middleOf(points.lon)))
          add({ id, object: 'relation', tags, rings: rings.ringsOf(ways) ?? [] }, points, rings.nodesOf(ways));
      }
      relations.clear();
      return columns.places(towns);
    },
  };
}

function copyOf(tags: Tags, keys: readonly string[]): Tags {
  const values = new Map(keys.flatMap((key) => (tags.get(key) === undefined ? [] : [[key, tags.get(key)!] as const])));
  return { count: tags.count, get: (key) => values.get(key) };
}

/** The middle between the least and the greatest. */
export function middleOf(values: Int32Array): number {
  let [least, most] = [values[0]!, values[0]!];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return Math.round((least + most) / 2);
}
