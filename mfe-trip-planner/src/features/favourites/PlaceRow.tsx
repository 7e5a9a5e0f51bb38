import { useTranslate } from '@halte/i18n';
import { favoriteIdOf, favouriteOf, type Place, placeTitle } from '@halte/places';
import { Icon, ListRow, type SavedFavourites } from '@halte/ui';
import { HistoryIcon } from '@halte/ui/icons';
import type { PlaceShortcutsProps } from './placeShortcutsProps.ts';
import css from './RecentPlaces.module.css';
import { StarButton } from './StarButton.tsx';
import { useStar } from './useStar.ts';
import { useTakePlace } from './useTakePlace.ts';

interface PlaceRowProps extends PlaceShortcutsProps {
  readonly place: Place;
  readonly saved: SavedFavourites;
}

/** A recent place that one tap puts into the form, and its star. */
export function PlaceRow({ onFilled, place, saved }: PlaceRowProps) {
  const t = useTranslate('trip-planner-favourites');
  const tPlaces = useTranslate('places');
  const take = useTakePlace(onFilled);
  const star = useStar(saved, {
    idIn: (lists) => favoriteIdOf(lists, place),
    make: (dropped) => dropped ?? favouriteOf(place),
  });
  const title = placeTitle(place, tPlaces);

  return (
    <li className={css.row}>
      <ListRow
        leading={<Icon of={HistoryIcon} />}
        title={title}
        subTitle={place.subTitle}
        onClick={() => take(place)}
      />
      {star && (
        <StarButton
          isSaved={star.isSaved}
          name={t('star.name', { name: title })}
          action={t(star.isSaved ? 'star.remove' : 'star.add')}
          onToggle={star.toggle}
        />
      )}
    </li>
  );
}
