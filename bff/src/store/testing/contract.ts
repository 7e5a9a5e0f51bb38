/** Contract of every store: declares the tests for one. */

import { openStore, type StorePlace } from '../open.ts';
import type { Store } from '../store.ts';
import { StoreError } from '../storeError.ts';
import { accountsContract } from './accounts.ts';
import { cartsContract } from './carts.ts';
import { favouritesContract } from './favourites.ts';
import { killContract } from './kill.ts';
import { messagesContract } from './messages.ts';
import { NO_FAVOURITES, newUser } from './people.ts';
import { sessionsContract } from './sessions.ts';

/** @param place used only by the stores of this suite; exists from `beforeAll` on. */
export function storeContract(place: () => StorePlace): void {
  jest.setTimeout(30_000);
  let store: Store;
  /** A second server on the same data. */
  let other: Store;
  const stores = () => [store, other] as const;

  beforeAll(async () => {
    [store, other] = await Promise.all([openStore(place()), openStore(place())]);
  });
  afterAll(() => Promise.all(stores().map((each) => each.close())));

  describe('accounts', () => accountsContract(stores));
  describe('sessions', () => sessionsContract(stores));
  describe('favourites', () => favouritesContract(stores));
  describe('messages', () => messagesContract(stores));
  describe('carts', () => cartsContract(stores));
  describe('a writer that is killed', () => killContract(place));

  it('keeps what it has for the next time it is opened', async () => {
    const first = await openStore(place());
    const user = await newUser(first);
    await first.close();
    const second = await openStore(place());
    expect(await second.users.byId(user.id)).toEqual(user);
    await second.close();
  });

  it('says whether it can be used', async () => {
    const used = await openStore(place());
    await used.check();
    await used.close();
    await used.close();
    for (const call of [
      () => used.check(),
      () => used.users.byId('a'),
      () => used.favourites.change('a', NO_FAVOURITES, (state) => state),
      () => used.carts.put({ tenant: 'demo', kind: 'user', key: 'a' }, {}, 0),
    ])
      await expect(call()).rejects.toBeInstanceOf(StoreError);
    await store.check();
  });
}
