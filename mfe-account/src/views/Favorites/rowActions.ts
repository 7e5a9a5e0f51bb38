import type { HostServices } from '@halte/contract';
import type { Translate } from '@halte/i18n';
import type { Category } from '../../favourites/favourite.ts';
import { tripTarget } from '../../favourites/placeTargets.ts';
import type { FavouriteRow, PlaceFavourite, TripFavourite } from '../../favourites/sections.ts';
import type { MenuItem } from './RowMenu.tsx';

/** The actions of the row menus. */
export interface RowActions {
  readonly remove: (row: FavouriteRow) => void;
  readonly rename: (row: PlaceFavourite | TripFavourite) => void;
  readonly setCategory: (row: PlaceFavourite, category: Category) => void;
}

const CATEGORIES: readonly Category[] = ['HOME', 'WORK', 'OTHER'];

/** Home and work keep their names. */
function canRename(row: FavouriteRow): row is PlaceFavourite | TripFavourite {
  return row.kind === 'trips' || row.kind === 'points' || (row.kind === 'places' && row.category === 'OTHER');
}

export function menuOf(
  row: FavouriteRow,
  { navigation }: Pick<HostServices, 'navigation'>,
  actions: RowActions,
  t: Translate<'account-favourites'>,
): readonly MenuItem[] {
  const items: MenuItem[] = [];
  const place = 'place' in row ? row.place : null;
  if (place) {
    items.push({ label: t('from'), href: navigation.href(tripTarget('f', place)) });
    items.push({ label: t('go'), href: navigation.href(tripTarget('t', place)) });
  }
  if (canRename(row)) items.push({ label: t('rename'), onClick: () => actions.rename(row) });
  if (row.kind === 'places')
    for (const category of CATEGORIES)
      if (row.category !== category)
        items.push({ label: t(`set.${category}`), onClick: () => actions.setCategory(row, category) });
  items.push({ label: t('remove'), onClick: () => actions.remove(row) });
  return items;
}
