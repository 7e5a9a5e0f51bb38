import { useTranslate } from '@halte/i18n';
import { FilterChips } from '@halte/ui';
import { countOf, FILTERS, type Filter } from '../../favourites/sections.ts';
import styles from './Favorites.module.css';
import type { FavouritesPage } from './useFavouritesPage.ts';

interface KindChipsProps {
  readonly rows: FavouritesPage['rows'];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** Chooses which favourites are shown. */
export function KindChips({ rows, filter, onFilter }: KindChipsProps) {
  const t = useTranslate('account-favourites');
  return (
    <FilterChips
      className={styles.filters}
      label={t('filter')}
      chips={FILTERS.map((value) => ({
        value,
        label: (
          <>
            {t(`filter.${value}`)}
            {value !== 'all' && <span className={styles.count}> {countOf(rows, value)}</span>}
          </>
        ),
      }))}
      chosen={[filter]}
      onToggle={onFilter}
    />
  );
}
