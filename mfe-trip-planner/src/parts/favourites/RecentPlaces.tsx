import { useTranslate } from '@halte/i18n';
import { type Place, sameSpot } from '@halte/places';
import { useId, useSyncExternalStore } from 'react';
import { unusedPlaces } from '../../trip/rules.ts';
import { servicesOf } from '../services.ts';
import { PlaceRow } from './PlaceRow.tsx';
import type { PlaceShortcutsProps } from './placeShortcutsProps.ts';
import css from './ShortcutLists.module.css';

interface RecentPlacesProps extends PlaceShortcutsProps {
  /** Places that stand above already. */
  above: readonly Place[];
}

/** Where the traveller went before: one tap makes it the destination. */
export function RecentPlaces({ above, ...props }: RecentPlacesProps) {
  const t = useTranslate('trip-planner-favourites');
  const headingId = useId();
  const { history } = servicesOf(props.host);
  const chosen = useSyncExternalStore(history.subscribe, history.get);
  const places = unusedPlaces(chosen, props.trip).filter(
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
          <PlaceRow key={place.id} {...props} place={place} kind="RECENT" />
        ))}
      </ul>
    </section>
  );
}
