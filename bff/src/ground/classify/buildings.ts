/** Which areas are buildings that are seen from above. */
import type { Tags } from '../../osm/tags.ts';

/** The keys that {@link isBuilding} asks for. */
export const BUILDING_KEYS: readonly string[] = ['building', 'location'];

/** Values of `building` of what does not stand there. */
const ABSENT: ReadonlySet<string> = new Set(['no', 'entrance', 'proposed', 'demolished', 'razed', 'collapsed']);

export function isBuilding(tags: Tags): boolean {
  const kind = tags.get('building');
  return kind !== undefined && !ABSENT.has(kind) && tags.get('location') !== 'underground';
}
