import { useTranslate } from '@halte/i18n';
import { useFavourites } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useDeferredValue, useMemo } from 'react';
import { rowsOf } from '../../favourites/sections.ts';

/** The traveller's favourites by section, and the service that changes them. */
export function useFavouriteRows() {
  const host = useHost();
  const t = useTranslate('places');
  const current = useFavourites(host);
  // The first answer renders the whole page: deferred, not in the task that reads it. Later changes are shown at once, because the focus moves with them.
  const atFirst = useDeferredValue(current);
  const saved = atFirst.loaded ? current : atFirst;
  const { lists } = saved;
  const rows = useMemo(() => rowsOf(lists, t), [lists, t]);
  return { ...saved, rows };
}
