import { useTranslate } from '@halte/i18n';
import { placeTitle } from '@halte/places';
import { ListRow, VisuallyHidden } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { favoriteIdOfTrip, favouriteOfTrip } from '../../favourites/favouriteTrips.ts';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { type PointRole, TRIP_TYPE, type Trip } from '../../trip/model.ts';
import { queryOfTrip } from '../../trip/query.ts';
import { leavingNow, placeOf } from '../../trip/rules.ts';
import css from './FavouriteTripRow.module.css';
import lists from './ShortcutLists.module.css';
import { StarButton } from './StarButton.tsx';
import { useStar } from './useStar.ts';

const ENDS = [
  ['DEPARTURE', 'trip.from'],
  ['VIA', 'trip.via'],
  ['ARRIVAL', 'trip.to'],
] as const satisfies readonly (readonly [PointRole, string])[];

interface FavouriteTripRowProps {
  trip: Trip;
  onToggled: () => void;
}

/** A favourite trip: a tap searches it from now on. */
export function FavouriteTripRow({ trip, onToggled }: FavouriteTripRowProps) {
  const t = useTranslate('trip-planner-favourites');
  const tPlaces = useTranslate('places');
  const { navigation, tenant } = useHost();
  const { trips } = useTripPlanner();
  const star = useStar({
    idIn: (saved) => favoriteIdOfTrip(saved, trip),
    make: (dropped) => dropped ?? favouriteOfTrip(trip),
  });
  const ends = ENDS.flatMap(([role, lead]) => {
    const place = placeOf(trip, role);
    return place ? [{ role, lead, name: placeTitle(place, tPlaces) }] : [];
  });

  function search(): void {
    const next = leavingNow(trip, trips.state.now);
    trips.edit(() => next);
    navigation.go({ name: 'trip-planner-results', query: queryOfTrip(next, tenant.timeZone) });
  }

  return (
    <li className={lists.row}>
      <ListRow
        title={
          <span className={css.ends}>
            {ends.map(({ role, lead, name }) => (
              <span key={role} className={css.end} data-role={role}>
                <span>
                  <VisuallyHidden>{t(lead)} </VisuallyHidden>
                  {name}
                </span>
              </span>
            ))}
          </span>
        }
        subTitle={trip.tripType === TRIP_TYPE.fullReturn && <span className={css.kind}>{t('trip.fullReturn')}</span>}
        onClick={search}
      />
      {star && (
        <StarButton
          isSaved={star.isSaved}
          name={t('star.name', { name: ends.map(({ name }) => name).join(' – ') })}
          action={t(star.isSaved ? 'star.remove' : 'star.add')}
          onToggle={() => {
            onToggled();
            star.toggle();
          }}
        />
      )}
    </li>
  );
}
