import type { HostServices } from '@halte/contract';
import { useTranslate } from '@halte/i18n';
import { useFavourites } from '@halte/ui';
import { useMemo } from 'react';
import { rowsOf } from '../../favourites/sections.ts';

/** What the traveller has saved, by section, and the service that changes it. */
export function useFavouriteRows(host: HostServices) {
  const t = useTranslate('places');
  const saved = useFavourites(host);
  const { lists } = saved;
  const rows = useMemo(() => rowsOf(lists, t), [lists, t]);
  return { ...saved, rows };
}
