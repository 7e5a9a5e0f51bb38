/** The relations that are drawn: areas of several ways, and the boundaries of countries, regions and towns. */
import type { OsmReader } from '../osm/readOsm.ts';
import { type AreaTags, areaTagsOf } from './drawnArea.ts';
import type { DrawnNamesMaker } from './drawnNames.ts';

export interface DrawnRelation extends AreaTags {
  /** Ids. */
  readonly outer: readonly number[];
  readonly inner: readonly number[];
}

export interface DrawnRelations {
  readonly relation: Required<OsmReader>['relation'];
  /** By their ids: several files may have the same. */
  readonly areas: ReadonlyMap<number, DrawnRelation>;
  isMember(way: number): boolean;
  /** The first zoom that shows a way as a boundary; null for others. */
  boundaryZoom(way: number): number | null;
}

/** The keys of relations, beside those of areas. */
export const RELATION_KEYS: readonly string[] = ['type', 'boundary', 'admin_level'];

/** The first zoom of boundaries, by their level (https://wiki.openstreetmap.org/wiki/Tag:boundary=administrative). */
const BOUNDARY_ZOOMS: ReadonlyMap<string, number> = new Map([
  ['2', 4],
  ['3', 6],
  ['4', 6],
  ['5', 8],
  ['6', 9],
  ['7', 11],
  ['8', 12],
]);

export function createDrawnRelations(names: DrawnNamesMaker): DrawnRelations {
  const areas = new Map<number, DrawnRelation>();
  const members = new Set<number>();
  const boundaries = new Map<number, number>();
  return {
    areas,
    isMember: (way) => members.has(way),
    boundaryZoom: (way) => boundaries.get(way) ?? null,
    relation(id, { count, kind, id: idOf, role }, tags) {
      const waysOf = (...roles: readonly string[]) => {
        const ways: number[] = [];
        for (let i = 0; i < count; i++) if (kind(i) === 'way' && roles.includes(role(i))) ways.push(idOf(i));
        return ways;
      };
      if (tags.get('type') === 'multipolygon') {
        const area = areaTagsOf(tags, names);
        if (area === null) return;
        const [outer, inner] = [waysOf('', 'outer'), waysOf('inner')];
        areas.set(id, { ...area, outer, inner });
        for (const way of [...outer, ...inner]) members.add(way);
      } else if (tags.get('boundary') === 'administrative') {
        const zoom = BOUNDARY_ZOOMS.get(tags.get('admin_level') ?? '');
        if (zoom === undefined) return;
        for (const way of waysOf('', 'outer', 'inner'))
          boundaries.set(way, Math.min(zoom, boundaries.get(way) ?? zoom));
      }
    },
  };
}
