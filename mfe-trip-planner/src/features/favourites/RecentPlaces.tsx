import { useTranslate } from '@halte/i18n';
import { type Place, sameSpot } from '@halte/places';
import type { SavedFavourites } from '@halte/ui';
import { useId, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { usePlaceServices } from '../../state/placeServices.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { unusedPlaces } from '../../trip/rules.ts';
import { PlaceRow } from './PlaceRow.tsx';
import type { PlaceShortcutsProps } from './placeShortcutsProps.ts';
import css from './RecentPlaces.module.css';

const NO_PLACES: readonly Place[] = [];

interface RecentPlacesProps extends PlaceShortcutsProps {
  /** Places already shown above. */
  above: readonly Place[];
  saved: SavedFavourites;
}

/** Where the traveller went before: one tap makes it the destination. */
export function RecentPlaces({ above, ...props }: RecentPlacesProps) {
  const t = useTranslate('trip-planner-favourites');
  const headingId = useId();
  const { history } = usePlaceServices();
  const { trips } = useTripPlanner();
  const chosen = useSyncExternalStore(history.subscribe, history.get, () => NO_PLACES);
  const places = unusedPlaces(chosen, useSnapshot(trips.state).trip).filter(
    (place) => !above.some((favourite) => sameSpot(favourite, place)),
  );
  if (places.length === 0) return null;

  return (
    <section className={css.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        {t('recent')}
      </h2>
      <ul className={css.list}>
        {places.map((place) => (
          <PlaceRow key={place.id} {...props} place={place} />
        ))}
      </ul>
    </section>
  );
}
