import { accountsContract } from '../store/testing/accounts.ts';
import { cartsContract } from '../store/testing/carts.ts';
import { favouritesContract } from '../store/testing/favourites.ts';
import { messagesContract } from '../store/testing/messages.ts';
import { createMemoryStore } from './memoryStore.ts';

const store = createMemoryStore();

describe('the store of tests keeps what the real ones promise', () => {
  accountsContract(() => [store, store]);
  favouritesContract(() => [store, store]);
  cartsContract(() => [store, store]);
  messagesContract(() => [store, store]);
});
