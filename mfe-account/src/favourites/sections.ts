import { FAVOURITE_TRIP, type FavouriteLists } from '@halte/contract';
import type { Translate } from '@halte/i18n';
import { type Place, savedPlaces } from '@halte/places';
import { type FavouriteTrip, tripIn } from './trip.ts';

/** In the order of the page. */
export const SECTIONS = ['stops', 'places', 'points', 'lines', 'trips'] as const;
export type SectionName = (typeof SECTIONS)[number];

export const FILTERS = ['all', 'lines', 'stops', 'places', 'trips'] as const;
export type Filter = (typeof FILTERS)[number];

export interface StopFavourite {
  readonly kind: 'stops';
  readonly favoriteId: string;
  readonly stopId: string;
  /** Null until the backend has said it. */
  readonly name: string | null;
  readonly place: Place | null;
}

export interface LineFavourite {
  readonly kind: 'lines';
  readonly favoriteId: string;
  readonly lineId: string;
}

export interface PlaceFavourite {
  readonly kind: 'places' | 'points';
  readonly favoriteId: string;
  /** `HOME`, `WORK`, `OTHER` … of an address; null of a point of interest. */
  readonly category: string | null;
  readonly place: Place;
}

export interface TripFavourite {
  readonly kind: 'trips';
  readonly favoriteId: string;
  readonly label: string;
  readonly trip: FavouriteTrip;
}

export type FavouriteRow = StopFavourite | LineFavourite | PlaceFavourite | TripFavourite;

/** Trips were once saved with arrows between their ends, which screen readers read as “right arrow”. */
const withoutArrows = (label: string) => label.replaceAll(' → ', ' – ');

/** The rows of each section, in the traveller's order. What nothing can be done with is left out. */
export function rowsOf(
  lists: FavouriteLists,
  t: Translate<'places'>,
): Readonly<Record<SectionName, readonly FavouriteRow[]>> {
  const places = new Map(savedPlaces(lists, t).map((saved) => [saved.favoriteId, saved]));
  const placeRows = (kind: 'places' | 'points', entries: readonly { readonly favoriteId: string }[]) =>
    entries.flatMap(({ favoriteId }): readonly PlaceFavourite[] => {
      const saved = places.get(favoriteId);
      return saved ? [{ kind, favoriteId, category: saved.category, place: saved.place }] : [];
    });
  const isTrip = ({ type }: { readonly type: string }) => type === FAVOURITE_TRIP;
  return {
    stops: lists.favoriteStopPoints.map(({ favoriteId, stopPoint, place }) => ({
      kind: 'stops',
      favoriteId,
      stopId: stopPoint.id,
      name: place?.name ?? null,
      place: places.get(favoriteId)?.place ?? null,
    })),
    places: placeRows('places', lists.favoriteAddresses),
    points: placeRows(
      'points',
      lists.favoritePointOfInterests.filter((entry) => !isTrip(entry)),
    ),
    lines: lists.favoriteLines.map(({ favoriteId, line }) => ({ kind: 'lines', favoriteId, lineId: line.id })),
    trips: lists.favoritePointOfInterests.filter(isTrip).flatMap(({ favoriteId, label, pointOfInterest }) => {
      const trip = tripIn(pointOfInterest.id);
      return trip ? [{ kind: 'trips' as const, favoriteId, label: withoutArrows(label) || trip.name, trip }] : [];
    }),
  };
}

export function isShown(section: SectionName, filter: Filter): boolean {
  return filter === 'all' || filter === section || (filter === 'places' && section === 'points');
}

/** How many favourites a filter shows. */
export function countOf(rows: Readonly<Record<SectionName, readonly FavouriteRow[]>>, filter: Filter): number {
  return SECTIONS.filter((section) => isShown(section, filter)).reduce((sum, section) => sum + rows[section].length, 0);
}

/** Where the focus goes when a row leaves: to the row that takes its place, else to the one before; null when none is left. */
export function neighbourOf(ids: readonly string[], left: string): string | null {
  const at = ids.indexOf(left);
  return ids[at + 1] ?? ids[at - 1] ?? null;
}
