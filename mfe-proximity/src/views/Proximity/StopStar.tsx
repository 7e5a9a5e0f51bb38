import { useTranslate } from '@halte/i18n';
import { favoriteIdOf, favouriteOf, placeFrom } from '@halte/places';
import { Icon, IconButton, type SavedFavourites } from '@halte/ui';
import { StarIcon } from '@halte/ui/icons';
import type { NearbyStop } from '../../around/nearby.ts';
import styles from './StopBlock.module.css';

interface StopStarProps {
  readonly stop: NearbyStop;
  readonly saved: SavedFavourites;
}

/** Saves a stop, or removes it. */
export function StopStar({ stop, saved: { favourites, lists } }: StopStarProps) {
  const t = useTranslate('proximity');
  const { id, name, lat, lon } = stop;
  const isSaved = lists.favoriteStopPoints.some(({ stopPoint }) => stopPoint.id === id);

  function toggle(): void {
    const place = placeFrom({ id, name, lat, lon, type: 'stopArea', title: name, displayName: name });
    const savedId = place && favoriteIdOf(lists, place);
    const favourite = place && favouriteOf(place);
    if (savedId !== null) void favourites.remove(savedId);
    else if (favourite) void favourites.add(favourite);
  }

  return (
    <IconButton
      className={styles.star}
      aria-label={t('favourite', { name })}
      aria-pressed={isSaved}
      title={t(isSaved ? 'favourite.remove' : 'favourite.add')}
      onClick={toggle}
    >
      <Icon of={StarIcon} />
    </IconButton>
  );
}
