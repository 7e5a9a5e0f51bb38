import type { HostServices } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { type Place, placeTitle } from '@halte/places';
import { ListRow } from '@halte/ui';
import { HistoryIcon } from '@halte/ui/icons';
import { useId, useSyncExternalStore } from 'react';
import type { PointRole, Trip } from '../../trip/model.ts';
import { roleToFill, unusedPlaces, withPlace } from '../../trip/rules.ts';
import { tripStore } from '../../trip/store.ts';
import { servicesOf } from '../services.ts';
import css from './RecentPlaces.module.css';

export interface RecentPlacesProps {
  host: HostServices;
  trip: Trip;
  /** Tells which end is still to be chosen; null when the trip is complete. */
  onFilled: (next: PointRole | null) => void;
}

/** Where the traveller went before: one tap makes it the destination. */
export function RecentPlaces({ host, trip, onFilled }: RecentPlacesProps) {
  const t = useTranslate('trip-planner');
  const tPlaces = useTranslate('places');
  const headingId = useId();
  const { history } = servicesOf(host);
  const places = unusedPlaces(useSyncExternalStore(history.subscribe, history.get), trip);
  if (places.length === 0) return null;

  function take(place: Place): void {
    const next = withPlace(trip, roleToFill(trip), place);
    tripStore.edit(() => next);
    onFilled(next.departurePlace && next.arrivalPlace ? null : roleToFill(next));
  }

  return (
    <section className={css.recent} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.heading}>
        {t('recent.heading')}
      </h2>
      <ul className={css.list}>
        {places.map((place) => (
          <li key={place.id}>
            <ListRow
              leading={<HistoryIcon className={css.icon} aria-hidden="true" />}
              title={placeTitle(place, tPlaces)}
              subTitle={place.subTitle}
              onClick={() => take(place)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
