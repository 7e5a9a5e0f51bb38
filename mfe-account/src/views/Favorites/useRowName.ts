import { useTranslate } from '@halte/i18n';
import { lineNamed } from '../../favourites/lineState.ts';
import type { FavouriteRow } from '../../favourites/sections.ts';
import type { Live } from './rows.tsx';

/** Names of rows. */
export function useRowName({ stops, lines }: Pick<Live, 'stops' | 'lines'>): (row: FavouriteRow) => string {
  const t = useTranslate('account-favourites');
  return (row) => {
    switch (row.kind) {
      case 'stops':
        return stops?.find(({ id }) => id === row.stopId)?.name ?? row.name ?? t('stop.nameless');
      case 'lines':
        return t('line.name', { name: lineNamed(lines, row.lineId)?.shortName ?? row.lineId });
      case 'trips':
        return row.label;
      default:
        return row.place.own ?? row.place.title;
    }
  };
}
