import { createObservable, type FavouritesState, LOCALES } from '@halte/contract';
import { initI18n, setLocale } from '@halte/i18n';
import { FAKE_TENANT, fakeHost } from '@halte/testkit';
import { EMPTY_LISTS } from './lists.ts';
import { openFavourites } from './openFavourites.ts';

const LINE = { kind: 'LINE', id: 'A' } as const;

beforeEach(() => {
  localStorage.clear();
  initI18n({ locale: 'fr', apiKey: 'test' });
});

async function opened() {
  const host = fakeHost();
  const state = createObservable<FavouritesState>({ loaded: false, lists: EMPTY_LISTS });
  const service = await openFavourites(state, { ...host, tenant: { ...FAKE_TENANT, bffUrl: '/bff' } });
  return { host, service, state };
}

it('shows the result of a change in the language of the traveller', async () => {
  const { host, service } = await opened();
  await service.add(LINE);
  for (const locale of LOCALES.filter((one) => one !== 'fr')) {
    await setLocale(locale);
    await service.add(LINE);
  }
  expect(host.calls).toEqual(
    [
      'Ajouté à vos favoris.',
      'Added to your favourites.',
      'Añadido a tus favoritos.',
      'Aggiunto ai tuoi preferiti.',
      'Zu Ihren Favoriten hinzugefügt.',
    ].map((message) => ({ call: 'toast', toast: { type: 'success', message } })),
  );
});

it('follows other tabs, for keys of favourites only', async () => {
  const { service, state } = await opened();
  await service.load();
  localStorage.setItem('favorites.lines', JSON.stringify([{ favoriteId: '1', line: { id: 'A' } }]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(state.get().lists.favoriteLines).toEqual([]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'favorites.lines' }));
  expect(state.get().lists.favoriteLines).toHaveLength(1);
});

it('reads again when the connection is back', async () => {
  const { host, service, state } = await opened();
  localStorage.setItem('favorites.lines', JSON.stringify([{ favoriteId: '1', line: { id: 'A' } }]));
  service.storageChanged();
  const shown = new Promise<void>((resolve) => {
    const stop = state.subscribe(() => {
      if (!state.get().loaded) return;
      stop();
      resolve();
    });
  });
  window.dispatchEvent(new Event('online'));
  await shown;
  expect(state.get().lists.favoriteLines).toHaveLength(1);
  expect(host.calls).toEqual([]);
});
