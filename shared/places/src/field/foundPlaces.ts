import { fieldsOf } from '@halte/contract';
import { type Place, placesFrom } from '@halte/contract/trip';

/** A place of a search, with what only its row shows. */
export interface FoundPlace extends Place {
  /** Another name of it, which is the one that was typed. */
  readonly otherName?: string;
  /** A whole street, and not a house. */
  readonly isStreet?: true;
  /** What it is in the traveller's language, where that is more than its type. */
  readonly categoryName?: string;
}

/**
 * The places of an answer, in its order; what is none is left out. A number that nobody knows is called after what is near it, so that it is a
 * guess wherever the place is shown later.
 *
 * @param near the words for "near 14 Rue X".
 */
export function foundPlaces(
  raw: unknown,
  options: Parameters<typeof placesFrom>[1],
  near: (name: string) => string,
): FoundPlace[] {
  return (Array.isArray(raw) ? raw : []).flatMap((item) => {
    const { accuracy, otherName, categoryName } = fieldsOf(item);
    return placesFrom([item], options).map((place) => ({
      ...place,
      ...(accuracy === 'near' && calledNear(place, near(place.title))),
      ...(accuracy === 'street' && { isStreet: true as const }),
      ...(isText(otherName) && { otherName }),
      ...(isText(categoryName) && { categoryName }),
    }));
  });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function calledNear({ subTitle }: Place, title: string): Partial<Place> {
  return { title, name: title, displayName: [title, subTitle].filter(Boolean).join(', ') };
}
