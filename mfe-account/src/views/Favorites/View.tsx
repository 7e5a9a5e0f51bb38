import type { ViewProps } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import styles from './Favorites.module.css';
import { FavouriteLists } from './FavouriteLists.tsx';

/** The favourites of a signed-in traveller. */
export function View({ host }: ViewProps) {
  const t = useTranslate('account-favourites');
  const { favourites } = host;
  const heading = <h1 className={styles.pageTitle}>{t('title')}</h1>;
  return (
    <div className={styles.page}>
      {favourites ? <FavouriteLists host={host} favourites={favourites} heading={heading} /> : heading}
    </div>
  );
}
