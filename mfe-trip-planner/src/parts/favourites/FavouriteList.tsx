import { useTranslate } from '@halte/i18n';
import { favoriteIdOf, type SavedPlace } from '@halte/places';
import { Button } from '@halte/ui';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type FavouriteTrip, favoriteIdOfTrip } from '../../favourites/favouriteTrips.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { unusedPlaces } from '../../trip/rules.ts';
import { FavouriteTripRow } from './FavouriteTripRow.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import type { PlaceShortcutsProps } from './placeShortcutsProps.ts';
import css from './ShortcutLists.module.css';
import { useFavourites } from './useFavourites.ts';

export interface FavouriteRows {
  readonly trips: readonly FavouriteTrip[];
  readonly places: readonly SavedPlace[];
}

const TRIPS_SHOWN = 3;
export const PLACES_SHOWN = 4;

interface FavouriteListProps extends PlaceShortcutsProps {
  rows: FavouriteRows;
}

/** The traveller's favourites: a trip opens its results, a place fills the form. A removed favourite stays in the list, to be added again. */
export function FavouriteList({ onFilled, rows }: FavouriteListProps) {
  const t = useTranslate('trip-planner-favourites');
  const headingId = useId();
  const { lists } = useFavourites();
  const { trips: store } = useTripPlanner();
  const { trip } = useSnapshot(store.state);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isWhole, setWhole] = useState(false);
  const touch = (favoriteId: string) => setTouched((former) => new Set(former).add(favoriteId));

  const trips = rows.trips.filter((row) => touched.has(row.favoriteId) || favoriteIdOfTrip(lists, row.trip) !== null);
  const places = rows.places.filter(
    ({ favoriteId, place }) =>
      (touched.has(favoriteId) || favoriteIdOf(lists, place) !== null) && unusedPlaces([place], trip).length > 0,
  );
  if (trips.length + places.length === 0) return null;
  const isLong = trips.length > TRIPS_SHOWN || places.length > PLACES_SHOWN;

  return (
    <section className={css.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        {t('heading')}
      </h2>
      <ul className={css.list}>
        {trips.slice(0, isWhole ? undefined : TRIPS_SHOWN).map((row) => (
          <FavouriteTripRow key={row.favoriteId} trip={row.trip} onToggled={() => touch(row.favoriteId)} />
        ))}
        {places.slice(0, isWhole ? undefined : PLACES_SHOWN).map(({ favoriteId, category, place }) => (
          <PlaceRow
            key={favoriteId}
            onFilled={onFilled}
            place={place}
            kind={category === 'HOME' || category === 'WORK' ? category : 'PLACE'}
            onToggled={() => touch(favoriteId)}
          />
        ))}
      </ul>
      {isLong && (
        <Button className={css.more} variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'fewer' : 'all')}
        </Button>
      )}
    </section>
  );
}
