/** Favourites stored on the device before sign-in are sent to the account exactly once, however the backend fails. */
import { createObservable, type FavouritesState } from '@halte/contract';
import { initI18n } from '@halte/i18n';
import { FAKE_TENANT, FAULTS, type FakeBackend, fakeBackend, fakeHost } from '@halte/testkit';
import { EMPTY_LISTS } from './lists.ts';
import { openFavourites } from './openFavourites.ts';

const LINE = { favoriteId: 'local-1', line: { id: 'A' } };
let backend: FakeBackend;

beforeEach(() => {
  localStorage.clear();
  initI18n({ locale: 'fr', apiKey: 'test' });
  jest.useFakeTimers();
});
afterEach(() => {
  backend.restore();
  jest.useRealTimers();
});

async function opened() {
  const host = fakeHost({ accessToken: 'token', session: { authenticated: true } });
  const state = createObservable<FavouritesState>({ loaded: false, lists: EMPTY_LISTS });
  const service = await openFavourites(state, { ...host, tenant: { ...FAKE_TENANT, bffUrl: 'http://bff.test' } });
  void service.load();
  await jest.advanceTimersByTimeAsync(600_000);
  return state;
}

// A token that is over is another matter: `account.dom.test.ts`.
const MATTERS = FAULTS.filter(({ kind }) => kind !== 'not-allowed');

it.each(MATTERS)('reading the account: $calls calls under $name, and favourites are there', async (fault) => {
  backend = fakeBackend(fault.react);
  const state = await opened();
  expect(backend.requests.map(({ method }) => method)).toEqual(Array(fault.calls).fill('GET'));
  expect(backend.requests[0]?.headers.get('authorization')).toBe('Bearer token');
  expect(state.get().loaded).toBe(true);
});

it.each(MATTERS)('adding what the device stored: one call under $name, and nothing is lost', async (fault) => {
  localStorage.setItem('favorites.lines', JSON.stringify([LINE]));
  backend = fakeBackend(fault.react);
  const state = await opened();
  expect(backend.requests.map(({ method }) => method)).toEqual(['POST']);
  expect(state.get()).toMatchObject({ loaded: true, lists: { favoriteLines: [LINE] } });
});
