/** The rings of towns and suburbs, from the relations of the map. */
import type { Tags } from '../osm/tags.ts';
import type { Members } from '../osm/waysAndRelations.ts';
import { outlineOf, type RelationRings, type Ring } from './relationRings.ts';
import { SUBURB_LEVELS, TOWN_LEVELS } from './townLevels.ts';

/** The keys that {@link createBoundaries} asks for. */
export const BOUNDARY_KEYS: readonly string[] = ['boundary', 'admin_level', 'name', 'postal_code'];

export interface Boundary {
  readonly name: string;
  readonly level: number;
  /** As of {@link RelationRings.ringsOf}. */
  readonly rings: readonly Ring[];
}

interface Relation {
  readonly name: string;
  readonly level: number;
  readonly ways: readonly number[];
}

export interface Boundaries {
  /** Takes a relation, if it is the boundary of a town, a suburb or a postcode. */
  add(id: number, members: Members, tags: Tags): void;
  /** The ways that they are made of. */
  ways(): readonly number[];
  /** A boundary that the files cut is left out: closed in any other way it would have some of its neighbours' houses. */
  boundaries(rings: RelationRings): Boundary[];
}

/** Stands for the level of the area of a postcode. */
export const POSTCODE_LEVEL = 0;

const LEVELS: ReadonlySet<number> = new Set([...TOWN_LEVELS, ...SUBURB_LEVELS]);

export function createBoundaries(): Boundaries {
  /** By their ids: several files may have the same. */
  const relations = new Map<number, Relation>();
  return {
    add(id, members, tags) {
      const said = boundaryOf(tags);
      if (said !== null) relations.set(id, { ...said, ways: outlineOf(members) });
    },
    ways: () => [...relations.values()].flatMap(({ ways }) => ways),
    boundaries: ({ ringsOf }) =>
      [...relations.values()].flatMap(({ name, level, ways }) => {
        const rings = ringsOf(ways);
        return rings === null ? [] : [{ name, level, rings }];
      }),
  };
}

function boundaryOf(tags: Tags): Pick<Boundary, 'name' | 'level'> | null {
  const kind = tags.get('boundary');
  const [name, level] =
    kind === 'postal_code'
      ? [tags.get('postal_code'), POSTCODE_LEVEL]
      : [tags.get('name'), Number(tags.get('admin_level'))];
  const isKnown = kind === 'postal_code' || (kind === 'administrative' && LEVELS.has(level));
  return isKnown && name !== undefined ? { name, level } : null;
}
