import type { Static } from 'typebox';
import type { FavoriteAddress, FavoriteLine, FavoritePointOfInterest, FavoriteStopPoint } from '../api/favourites.ts';
import type { Published } from '../places/published.ts';
import type { Json } from '../store/json.ts';
import type { Favourite } from '../store/storedFavourites.ts';

type Entry = Static<
  typeof FavoriteLine | typeof FavoriteAddress | typeof FavoriteStopPoint | typeof FavoritePointOfInterest
>;

/** Lookup in the current network. */
export interface NetworkLookup extends Published {
  /** Undefined for an unknown id. */
  placeOf(id: string): Static<typeof FavoriteStopPoint>['place'];
}

/** The content that `drafts.ts` puts into the store, where its type is any JSON. */
interface Contents {
  readonly LINE: { readonly id: string; readonly marks?: Json };
  readonly STOP_POINT: { readonly id: string; readonly lineIds: string[]; readonly marks?: Json };
  readonly POI: { readonly type: string; readonly id: string; readonly label: string };
  readonly ADDRESS: Pick<Static<typeof FavoriteAddress>, 'category' | 'label'> &
    Static<typeof FavoriteAddress>['address'];
}

function contentOf<Kind extends Favourite['kind']>({ content }: Favourite, _kind: Kind): Contents[Kind] {
  // Validated when stored, and no other code writes favourites.
  return content as unknown as Contents[Kind];
}

/** A favourite in the shape of its list. */
export function entryOf(favourite: Favourite, served: NetworkLookup): Entry {
  switch (favourite.kind) {
    case 'LINE':
      return lineOf(favourite, served);
    case 'STOP_POINT':
      return stopPointOf(favourite, served);
    case 'ADDRESS':
      return addressOf(favourite);
    case 'POI':
      return pointOfInterestOf(favourite, served);
  }
}

const ofEach = ({ id, updatedAt }: Favourite) => ({
  favoriteId: id,
  updatedAt: new Date(updatedAt * 1_000).toISOString(),
});

function lineOf(favourite: Favourite, served: NetworkLookup): Static<typeof FavoriteLine> {
  const { id, marks } = contentOf(favourite, 'LINE');
  return { ...ofEach(favourite), line: { id }, served: served.lineId(id, marks) !== null };
}

function stopPointOf(favourite: Favourite, served: NetworkLookup): Static<typeof FavoriteStopPoint> {
  const { id, lineIds, marks } = contentOf(favourite, 'STOP_POINT');
  const isServed = served.stopId(id, marks) !== null;
  return {
    ...ofEach(favourite),
    stopPoint: { id, lineIds },
    served: isServed,
    ...placed(isServed ? served.placeOf(id) : undefined),
  };
}

function addressOf(favourite: Favourite): Static<typeof FavoriteAddress> {
  const { category, label, ...address } = contentOf(favourite, 'ADDRESS');
  return { ...ofEach(favourite), category, label, address };
}

function pointOfInterestOf(favourite: Favourite, served: NetworkLookup): Static<typeof FavoritePointOfInterest> {
  const { type, label, id } = contentOf(favourite, 'POI');
  return { ...ofEach(favourite), type, label, pointOfInterest: { id }, ...placed(served.placeOf(id)) };
}

function placed<Place>(place: Place | undefined): { readonly place?: Place } {
  return place === undefined ? {} : { place };
}
