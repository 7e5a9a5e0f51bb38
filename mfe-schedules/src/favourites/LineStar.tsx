import { useTranslate } from '@halte/i18n';
import { Icon, IconButton, type SavedFavourites } from '@halte/ui';
import { StarIcon } from '@halte/ui/icons';
import { favouritesOfLine, type NamedLine } from './favouritesOfLine.ts';
import styles from './LineStar.module.css';

interface LineStarProps {
  line: NamedLine & { readonly shortName: string };
  saved: SavedFavourites;
}

/** Saves a line, or removes it, in the colour of the text around it. */
export function LineStar({ line, saved: { favourites, lists } }: LineStarProps) {
  const t = useTranslate('schedules');
  const entries = favouritesOfLine(lists, line);
  const isSaved = entries.length > 0;

  function toggle(): void {
    if (!isSaved) void favourites.add({ kind: 'LINE', id: line.id });
    for (const { favoriteId } of entries) void favourites.remove(favoriteId);
  }

  return (
    <IconButton
      className={styles.star}
      aria-label={t('line.favourite', { name: line.shortName })}
      aria-pressed={isSaved}
      title={t(isSaved ? 'line.favourite.remove' : 'line.favourite.add')}
      onClick={toggle}
    >
      <Icon of={StarIcon} />
    </IconButton>
  );
}
