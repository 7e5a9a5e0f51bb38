import { useTranslate } from '@halte/i18n';
import { favoriteIdOf, favouriteOf, type Place, placeTitle } from '@halte/places';
import { Icon, ListRow } from '@halte/ui';
import { HistoryIcon, HomeIcon, WorkIcon } from '@halte/ui/icons';
import { kindIcon } from '@halte/ui/kindIcons';
import { useTripPlanner } from '../../state/TripPlannerProvider.tsx';
import { roleToFill, withPlace } from '../../trip/rules.ts';
import type { PlaceShortcutsProps } from './placeShortcutsProps.ts';
import css from './ShortcutLists.module.css';
import { StarButton } from './StarButton.tsx';
import { useStar } from './useStar.ts';

interface PlaceRowProps extends PlaceShortcutsProps {
  place: Place;
  /** Why it is here, or what it is to the traveller. */
  kind: 'HOME' | 'WORK' | 'PLACE' | 'RECENT';
  onToggled?: () => void;
}

const ICONS = { HOME: HomeIcon, WORK: WorkIcon, RECENT: HistoryIcon, PLACE: null };

/** A place that one tap puts into the form, and its star. */
export function PlaceRow({ onFilled, place, kind, onToggled }: PlaceRowProps) {
  const t = useTranslate('trip-planner-favourites');
  const tPlaces = useTranslate('places');
  const { trips } = useTripPlanner();
  const star = useStar({
    idIn: (lists) => favoriteIdOf(lists, place),
    make: (dropped) => dropped ?? favouriteOf(place),
  });
  const icon = ICONS[kind] ?? kindIcon(place.type);
  const title = placeTitle(place, tPlaces);

  function take(): void {
    trips.edit((trip) => withPlace(trip, roleToFill(trip), place));
    const next = trips.state.trip;
    onFilled(next.departurePlace && next.arrivalPlace ? null : roleToFill(next));
  }

  return (
    <li className={css.row}>
      <ListRow leading={<Icon of={icon} />} title={title} subTitle={place.subTitle} onClick={take} />
      {star && (
        <StarButton
          isSaved={star.isSaved}
          name={t('star.name', { name: title })}
          action={t(star.isSaved ? 'star.remove' : 'star.add')}
          onToggle={() => {
            onToggled?.();
            star.toggle();
          }}
        />
      )}
    </li>
  );
}
