import type { Static } from 'typebox';
import { type FavoriteBody, LONGEST_ID } from '../api/favourites.ts';
import { tidy } from '../common/plainText.ts';
import { invalid } from '../problems/requestError.ts';
import type { Favourite, FavouriteKind } from '../store/storedFavourites.ts';

export type FavouriteBody = Static<typeof FavoriteBody>;

/** A favourite without id and date yet. */
export type Draft = Omit<Favourite, 'id' | 'updatedAt'>;

const DEFAULT_CATEGORY = 'OTHER';

/** Required fields without a default, by kind. */
const NEEDED = {
  LINE: ['id'],
  STOP_POINT: ['id'],
  ADDRESS: ['label', 'coordinates'],
  POI: ['id', 'label'],
} as const satisfies Readonly<Record<FavouriteKind, readonly (keyof FavouriteBody)[]>>;

export function kindOf({ type }: FavouriteBody): FavouriteKind {
  return type === 'LINE' || type === 'STOP_POINT' || type === 'ADDRESS' ? type : 'POI';
}

/**
 * The draft of a body whose individual fields are valid.
 *
 * @throws RequestError `invalid` if its kind requires a missing field or does not use a given one: nothing is dropped silently.
 */
export function draftOf(body: FavouriteBody): Draft {
  const kind = kindOf(body);
  for (const name of NEEDED[kind])
    if (isEmpty(body[name])) throw invalid('incomplete-favourite', `A favourite of type ${body.type} needs "${name}".`);
  if (kind !== 'POI' && (body.id ?? '').length > LONGEST_ID)
    throw invalid(
      'invalid-favourite',
      `A favourite of type ${body.type} has an "id" of at most ${LONGEST_ID} characters.`,
    );
  const fields = FIELDS[kind];
  for (const name of Object.keys(body))
    if (!OF_EACH.includes(name) && !fields.includes(name))
      throw invalid('unknown-field', `A favourite of type ${body.type} has no "${name}".`);
  return { kind, ...MAKE[kind](body) };
}

const OF_EACH: readonly string[] = ['type', 'changedAt'];

const FIELDS: Readonly<Record<FavouriteKind, readonly string[]>> = {
  LINE: ['id'],
  STOP_POINT: ['id', 'lineIds'],
  ADDRESS: ['category', 'label', 'street', 'zipCode', 'city', 'coordinates'],
  POI: ['id', 'label'],
};

const MAKE: Readonly<Record<FavouriteKind, (body: FavouriteBody) => Omit<Draft, 'kind'>>> = {
  LINE: ({ id = '' }) => ({ key: id, content: { id } }),
  STOP_POINT: ({ id = '', lineIds = [] }) => ({ key: id, content: { id, lineIds: [...new Set(lineIds)] } }),
  POI: ({ type, id = '', label = '' }) => ({ key: `${type} ${id}`, content: { type, id, label: tidy(label) } }),
  ADDRESS: address,
};

/** The same address is the same favourite, whatever its label; a point without a street is identified by its coordinates, to a metre. */
function address(body: FavouriteBody): Omit<Draft, 'kind'> {
  const { category = DEFAULT_CATEGORY, label = '', street = '', zipCode = '', city = '' } = body;
  const { lat, lon } = body.coordinates!;
  const written = { street: tidy(street), zipCode: tidy(zipCode), city: tidy(city) };
  const parts = written.street === '' ? [lat.toFixed(5), lon.toFixed(5)] : Object.values(written);
  return {
    key: JSON.stringify(parts.map((part) => part.toLowerCase())),
    content: { category, label: tidy(label), ...written, coordinates: { lat, lon } },
  };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}
