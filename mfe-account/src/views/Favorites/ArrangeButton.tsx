import { useTranslate } from '@halte/i18n';
import { Button, Icon } from '@halte/ui';
import { CheckIcon, EditIcon } from '@halte/ui/icons';
import styles from './Favorites.module.css';
import type { FavouritesPage } from './useFavouritesPage.ts';

/** Begins and ends putting favourites in order, where there are some. */
export function ArrangeButton({ page }: { page: FavouritesPage }) {
  const t = useTranslate('account-favourites');
  const { count, isArranging, arrangeButton, toggleArranging } = page;
  if (count === 0) return null;
  return (
    <Button
      ref={arrangeButton}
      className={styles.arrange}
      variant={isArranging ? 'primary' : 'secondary'}
      icon={<Icon of={isArranging ? CheckIcon : EditIcon} />}
      onClick={toggleArranging}
    >
      {t(isArranging ? 'done' : 'arrange')}
    </Button>
  );
}
