import { useTranslate } from '@halte/i18n';
import { Icon, IconButton } from '@halte/ui';
import { StarIcon } from '@halte/ui/icons';
import type { NearbyStop } from '../../around/nearby.ts';
import type { Favourites } from '../../favourites/useFavourites.ts';
import styles from './StopBlock.module.css';

/** Saves a stop, or removes it. */
export function StopStar({ stop, favourites }: { stop: NearbyStop; favourites: Favourites }) {
  const t = useTranslate('proximity');
  if (!favourites.available) return null;
  const isSaved = favourites.stopIds.has(stop.id);
  return (
    <IconButton
      className={styles.star}
      aria-label={t('favourite', { name: stop.name })}
      aria-pressed={isSaved}
      title={t(isSaved ? 'favourite.remove' : 'favourite.add')}
      onClick={() => favourites.toggleStop(stop)}
    >
      <Icon of={StarIcon} />
    </IconButton>
  );
}
