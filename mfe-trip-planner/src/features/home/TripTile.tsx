import { queryOfTrip, TRIP_TYPE, type Trip } from '@halte/contract/trip';
import { useTranslate } from '@halte/i18n';
import { placeTitle } from '@halte/places';
import { Icon, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ForwardIcon, ReturnIcon } from '@halte/ui/icons';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import type { PointRole } from '../../trip/model.ts';
import { leavingNow, placeOf } from '../../trip/rules.ts';
import { customCount } from '../preferences/customPreferences.ts';
import css from './Tiles.module.css';
import { TripNext } from './TripNext.tsx';

/** A favourite trip, searched from now on. Its destination identifies it; a tile has no room for both ends in one line. */
export function TripTile({ trip, isLive }: { readonly trip: Trip; readonly isLive: boolean }) {
  const t = useTranslate('trip-planner-favourites');
  const tPlaces = useTranslate('places');
  const { navigation, tenant } = useHost();
  const { trips } = useTripPlanner();
  const isReturn = trip.tripType === TRIP_TYPE.fullReturn;
  const titleOf = (role: PointRole) => {
    const place = placeOf(trip, role);
    return place && placeTitle(place, tPlaces);
  };
  const ends = { from: titleOf('DEPARTURE') ?? '', via: titleOf('VIA') ?? '', to: titleOf('ARRIVAL') ?? '' };
  const name = t(ends.via === '' ? 'trip.fromTo' : 'trip.fromViaTo', ends);

  function search(): void {
    const next = leavingNow(trip, trips.state.now);
    trips.edit(() => next);
    navigation.go({ name: 'trip-planner-results', query: queryOfTrip(next, tenant.timeZone) });
  }

  const button = (
    <button type="button" className={css.tile} onClick={search}>
      <VisuallyHidden>{`${name}, ${t(isReturn ? 'trip.fullReturn' : 'trip.now')}`}</VisuallyHidden>
      <span className={css.name} aria-hidden="true">
        <Icon of={isReturn ? ReturnIcon : ForwardIcon} className={css.icon} />
        <span className={css.words}>{titleOf('ARRIVAL')}</span>
      </span>
      <span className={css.detail} aria-hidden="true">
        <span className={css.words}>{titleOf('DEPARTURE')}</span>
      </span>
    </button>
  );
  // Out and back has two steps, and other options other journeys: what leaves next is in the results.
  if (isReturn || !isLive || customCount() > 0) return button;
  return (
    <div className={css.live}>
      {button}
      <TripNext trip={trip} />
    </div>
  );
}
