import { useTranslate } from '@halte/i18n';
import { favoriteIdOf, favouriteOf } from '@halte/places';
import { Icon, IconButton, useFavourites } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { StarIcon } from '@halte/ui/icons';
import type { PlaceInFull } from '../../place/placeDetails.ts';
import { asPlace } from '../../place/placeTargets.ts';
import styles from './View.module.css';

/** Saves the place, or removes it. */
export function PlaceStar({ place }: { place: PlaceInFull }) {
  const host = useHost();
  const t = useTranslate('proximity-place');
  const { favourites, lists } = useFavourites(host);
  const known = asPlace(place);
  const favourite = known && favouriteOf(known);
  if (!known || !favourite) return null;
  const savedId = favoriteIdOf(lists, known);
  return (
    <IconButton
      className={styles.star}
      aria-label={t('favourite', { name: place.name })}
      aria-pressed={savedId !== null}
      title={t(savedId === null ? 'favourite.add' : 'favourite.remove')}
      onClick={() => void (savedId === null ? favourites.add(favourite) : favourites.remove(savedId))}
    >
      <Icon of={StarIcon} />
    </IconButton>
  );
}
