import type { ViewProps } from '@halte/contract';
import { ownPlaceOf } from '../../favourites/favourite.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { FavouriteLists } from './FavouriteLists.tsx';

/** The favourites of a signed-in traveller. */
export function View({ host, query }: ViewProps) {
  return (
    <FavouriteLists
      host={host}
      wanted={ownPlaceOf(query['add'])}
      frame={(content, end) => (
        <AccountFrame host={host} page="account-favorites" end={end}>
          {content}
        </AccountFrame>
      )}
    />
  );
}
