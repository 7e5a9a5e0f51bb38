/** The address of a house, as its tags say it. */
import type { Tags } from '../../osm/tags.ts';

export interface Address {
  readonly number: string;
  /** The street, or what a place without streets is called; undefined where nothing is tagged. */
  readonly street: string | undefined;
  readonly town: string | undefined;
  readonly postCode: string | undefined;
}

/** The keys that {@link addressOf} asks for. */
export const ADDRESS_KEYS: readonly string[] = [
  ...['addr:housenumber', 'addr:street', 'addr:place', 'addr:city', 'addr:postcode'],
];

/** Null for what has no house number. */
export function addressOf(tags: Tags): Address | null {
  const number = tags.get('addr:housenumber');
  if (number === undefined) return null;
  return {
    number,
    street: tags.get('addr:street') ?? tags.get('addr:place'),
    town: tags.get('addr:city'),
    postCode: tags.get('addr:postcode'),
  };
}
