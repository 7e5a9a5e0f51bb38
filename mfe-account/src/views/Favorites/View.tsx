import type { ViewProps } from '@halte/contract';
import { ownPlaceOf } from '../../favourites/favourite.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { ArrangeButton } from './ArrangeButton.tsx';
import { FavouriteLists } from './FavouriteLists.tsx';
import { useFavouritesPage } from './useFavouritesPage.ts';

/** The favourites of a signed-in traveller. */
export function View({ query }: ViewProps) {
  const page = useFavouritesPage();
  return (
    <AccountFrame page="account-favorites" end={<ArrangeButton page={page} />}>
      <FavouriteLists page={page} wanted={ownPlaceOf(query['add'])} />
    </AccountFrame>
  );
}
