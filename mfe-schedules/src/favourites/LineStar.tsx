import { useTranslate } from '@halte/i18n';
import { Icon, IconButton } from '@halte/ui';
import { StarIcon } from '@halte/ui/icons';
import styles from './LineStar.module.css';
import type { FavouriteLines } from './useFavouriteLines.ts';

interface LineStarProps {
  line: { readonly id: string; readonly otherIds?: readonly string[]; readonly shortName: string };
  favourites: FavouriteLines;
}

/** Saves a line, or removes it, in the colour of the text around it. */
export function LineStar({ line, favourites }: LineStarProps) {
  const t = useTranslate('schedules');
  if (!favourites.available) return null;
  const isSaved = favourites.has(line);
  return (
    <IconButton
      className={styles.star}
      aria-label={t('line.favourite', { name: line.shortName })}
      aria-pressed={isSaved}
      title={t(isSaved ? 'line.favourite.remove' : 'line.favourite.add')}
      onClick={() => favourites.toggle(line)}
    >
      <Icon of={StarIcon} />
    </IconButton>
  );
}
