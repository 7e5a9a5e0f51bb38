/** What the tags of an object say of how it is drawn and named. */
import type { Tags } from '../osm/tags.ts';
import { type AreaKind, areaKindOf } from './classify/drawnAreas.ts';
import { type DrawnPoint, drawnPointOf } from './classify/drawnPoints.ts';
import type { DrawnNamesMaker } from './drawnNames.ts';

export interface PointTags extends DrawnPoint {
  /** Row of the names. */
  readonly name: number;
}

/** `kind` null: only its name is drawn. `point` null: only the area is. */
export interface AreaTags {
  readonly kind: AreaKind | null;
  readonly point: PointTags | null;
}

/** Null for a closed way, or a multipolygon, that is neither drawn nor named. */
export function areaTagsOf(tags: Tags, names: DrawnNamesMaker): AreaTags | null {
  const kind = areaKindOf(tags);
  const point = pointTagsOf(tags, kind, names);
  return kind === null && point === null ? null : { kind, point };
}

/** Null for what is not named. @param area as what it is drawn; null for a point. */
export function pointTagsOf(tags: Tags, area: AreaKind | null, names: DrawnNamesMaker): PointTags | null {
  const name = tags.get('name') === undefined ? 0 : names.rowOf(tags);
  const point = name === 0 ? null : drawnPointOf(tags, area);
  return point && { ...point, name };
}
