/** Relations that say which street houses are in, instead of a tag of each house. */
import type { Tags } from '../../osm/tags.ts';
import type { MemberKind, Members } from '../../osm/waysAndRelations.ts';

/** The keys that {@link housesOfStreet} asks for. */
export const STREET_RELATION_KEYS: readonly string[] = ['type', 'name'];

export interface HousesOfStreet {
  readonly street: string;
  readonly houses: readonly { readonly kind: MemberKind; readonly id: number }[];
}

/** Null for a relation of another type, or without a name. */
export function housesOfStreet(members: Members, tags: Tags): HousesOfStreet | null {
  const [type, street] = [tags.get('type'), tags.get('name')];
  if ((type !== 'associatedStreet' && type !== 'street') || street === undefined) return null;
  const houses: { kind: MemberKind; id: number }[] = [];
  for (let i = 0; i < members.count; i++)
    if (['house', 'address'].includes(members.role(i))) houses.push({ kind: members.kind(i), id: members.id(i) });
  return { street, houses };
}
