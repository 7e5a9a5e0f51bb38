import { useTranslate } from '@halte/i18n';
import { useFavourites } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useMemo } from 'react';
import { rowsOf } from '../../favourites/sections.ts';

/** The traveller's favourites by section, and the service that changes them. */
export function useFavouriteRows() {
  const host = useHost();
  const t = useTranslate('places');
  const saved = useFavourites(host);
  const { lists } = saved;
  const rows = useMemo(() => rowsOf(lists, t), [lists, t]);
  return { ...saved, rows };
}
