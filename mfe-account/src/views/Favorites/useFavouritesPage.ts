import { useTranslate } from '@halte/i18n';
import { useRef, useState } from 'react';
import { countOf, type Filter } from '../../favourites/sections.ts';
import { useFavouriteRows } from './useFavouriteRows.ts';

/** State shared by the heading of the page and its content: the favourites, and whether they are being reordered. */
export function useFavouritesPage() {
  const t = useTranslate('account-favourites');
  const saved = useFavouriteRows();
  const [filter, setFilter] = useState<Filter>('all');
  const [isArranging, setArranging] = useState(false);
  const [status, setStatus] = useState('');
  const arrangeButton = useRef<HTMLButtonElement>(null);
  return {
    ...saved,
    count: countOf(saved.rows, 'all'),
    filter,
    setFilter,
    isArranging,
    arrangeButton,
    toggleArranging(): void {
      setArranging(!isArranging);
      setStatus(isArranging ? '' : t('order.help'));
    },
    /** Read aloud: what was done last. */
    status,
    setStatus,
  };
}

export type FavouritesPage = ReturnType<typeof useFavouritesPage>;
