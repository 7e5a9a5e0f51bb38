import { useTranslate } from '@halte/i18n';
import { favoriteIdOf, favouriteOf, type Place, placeIcon, placeTitle } from '@halte/places';
import { Icon, ListRow } from '@halte/ui';
import { HistoryIcon, HomeIcon, WorkIcon } from '@halte/ui/icons';
import { roleToFill, withPlace } from '../../trip/rules.ts';
import { tripStore } from '../../trip/store.ts';
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
export function PlaceRow({ host, trip, onFilled, place, kind, onToggled }: PlaceRowProps) {
  const t = useTranslate('trip-planner-favourites');
  const tPlaces = useTranslate('places');
  const star = useStar(host, {
    idIn: (lists) => favoriteIdOf(lists, place),
    make: (dropped) => dropped ?? favouriteOf(place),
  });
  const icon = ICONS[kind] ?? placeIcon(place);
  const title = placeTitle(place, tPlaces);

  function take(): void {
    const next = withPlace(trip, roleToFill(trip), place);
    tripStore.edit(() => next);
    onFilled(next.departurePlace && next.arrivalPlace ? null : roleToFill(next));
  }

  return (
    <li className={css.row}>
      <ListRow leading={<Icon of={icon} />} title={title} subTitle={place.subTitle} onClick={take} />
      {star && (
        <StarButton
          isKept={star.isKept}
          name={t('star.name', { name: title })}
          action={t(star.isKept ? 'star.remove' : 'star.add')}
          onToggle={() => {
            onToggled?.();
            star.toggle();
          }}
        />
      )}
    </li>
  );
}
