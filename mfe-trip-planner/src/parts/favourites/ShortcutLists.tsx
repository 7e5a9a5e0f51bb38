import { useTranslate } from '@halte/i18n';
import { savedPlaces } from '@halte/places';
import { useHost } from '@halte/ui/host';
import { useEffect, useMemo, useState } from 'react';
import { favouriteTrips } from '../../favourites/favouriteTrips.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { FavouriteList, type FavouriteRows, PLACES_SHOWN } from './FavouriteList.tsx';
import type { PlaceShortcutsProps } from './placeShortcutsProps.ts';
import { RecentPlaces } from './RecentPlaces.tsx';
import { useFavourites } from './useFavourites.ts';
import { useLoadedFavourites } from './useLoadedFavourites.ts';

/**
 * Favourites, then recent places, each place once. Nothing moves under a finger: both lists appear together, favourites that load too slowly
 * appear below, and a favourite that is added meanwhile has its row on the next visit.
 */
export function ShortcutLists(props: PlaceShortcutsProps) {
  const { tenant } = useHost();
  const { trips, favourites: formFavourites } = useTripPlanner();
  const tPlaces = useTranslate('places');
  const { lists } = useFavourites();
  const { isLoaded, isLate, names } = useLoadedFavourites();
  const places = useMemo(() => savedPlaces(lists, tPlaces, names), [lists, tPlaces, names]);
  const [atFirst, setAtFirst] = useState<FavouriteRows | null>(null);
  if (isLoaded && !atFirst) {
    setAtFirst({ places, trips: favouriteTrips(lists, tenant.timeZone, trips.state.now) });
  }

  useEffect(() => {
    formFavourites.places = places.map(({ place }) => place);
  }, [formFavourites, places]);

  if (!isLoaded && !isLate) return null;
  const above = isLate || !atFirst ? [] : atFirst.places.slice(0, PLACES_SHOWN).map(({ place }) => place);
  const favourites = atFirst && <FavouriteList key="favourites" {...props} rows={atFirst} />;
  const recent = <RecentPlaces key="recent" {...props} above={above} />;
  return isLate ? [recent, favourites] : [favourites, recent];
}
