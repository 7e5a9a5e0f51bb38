import type { FavouritesState, SessionState, Writable } from '@halte/contract';
import { FAKE_TENANT, type FakeHostOptions, fakeHost } from '@halte/testkit';
import { createFavourites } from './favourites.ts';
import { openFavourites } from './openFavourites.ts';
import type { FavouritesService } from './service.ts';

jest.mock('./openFavourites.ts', () => ({ openFavourites: jest.fn() }));
const open = openFavourites as jest.MockedFunction<typeof openFavourites>;

const ADA: SessionState = { authenticated: true, loading: false, attributes: {} };
const LINE = { kind: 'LINE', id: 'A' } as const;

function serviceThat(answers: Partial<FavouritesService>): FavouritesService {
  return {
    load: async () => undefined,
    add: async () => true,
    change: async () => true,
    remove: async () => true,
    arrange: async () => true,
    changeWithUndo: () => () => undefined,
    removeWithUndo: () => () => undefined,
    sessionChanged: async () => undefined,
    storageChanged: () => undefined,
    ...answers,
  };
}

function setUp(options: FakeHostOptions = {}) {
  const { session, locale, toasts } = fakeHost(options);
  const onFailure = { report: jest.fn(), notify: jest.fn() };
  const favourites = createFavourites({ tenant: FAKE_TENANT, session, locale, toasts }, onFailure);
  return { favourites, session, ...onFailure };
}

beforeEach(() => {
  open.mockReset();
  localStorage.setItem('favorites.lines', '[]');
});

it('imports nothing until it is used, and then once', async () => {
  const service = serviceThat({ add: jest.fn(async () => true), remove: jest.fn(async () => false) });
  open.mockResolvedValue(service);
  const { favourites } = setUp();
  expect(favourites.state.get()).toMatchObject({ loaded: false, lists: { favoriteLines: [] } });
  await Promise.resolve();
  expect(open).not.toHaveBeenCalled();
  await Promise.all([favourites.load(), favourites.load()]);
  expect([await favourites.add(LINE), await favourites.change('1', LINE), await favourites.remove('7')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(service.add).toHaveBeenCalledWith(LINE);
  expect(service.remove).toHaveBeenCalledWith('7');
  expect(open).toHaveBeenCalledTimes(1);
});

it('knows without the service that a visitor has none, until another tab or a change adds one', async () => {
  localStorage.clear();
  const service = serviceThat({ load: jest.fn(async () => undefined) });
  open.mockResolvedValue(service);
  const { favourites } = setUp();
  await favourites.load();
  expect(favourites.state.get()).toMatchObject({ loaded: true, lists: { favoriteLines: [] } });
  localStorage.setItem('prefs', '1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'prefs' }));
  await Promise.resolve();
  expect(open).not.toHaveBeenCalled();

  localStorage.setItem('favorites.lines', '[]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'favorites.lines' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'favorites.pois' }));
  await favourites.load();
  expect(open).toHaveBeenCalledTimes(1);
  expect(service.load).toHaveBeenCalledTimes(2);
});

it('reads those of an account', async () => {
  localStorage.clear();
  open.mockResolvedValue(serviceThat({}));
  await setUp({ session: ADA }).favourites.load();
  expect(open).toHaveBeenCalledTimes(1);
});

it('takes an undo before the service is there', async () => {
  const undo = jest.fn();
  open.mockResolvedValue(serviceThat({ removeWithUndo: () => undo }));
  const { favourites } = setUp();
  favourites.removeWithUndo('7')();
  await favourites.load();
  await Promise.resolve();
  expect(undo).toHaveBeenCalledTimes(1);
});

it('exposes the state that the service writes', async () => {
  let written: Writable<FavouritesState> | null = null;
  open.mockImplementation(async (state) => {
    written = state;
    return serviceThat({});
  });
  const { favourites } = setUp();
  await favourites.load();
  expect(written).toBe(favourites.state);
});

it('is imported when the session changes', async () => {
  const sessionChanged = jest.fn(async () => undefined);
  open.mockResolvedValue(serviceThat({ sessionChanged }));
  const { favourites, session } = setUp();
  session.state.set(ADA);
  await favourites.load();
  expect(sessionChanged).toHaveBeenCalledTimes(1);
});

it('notifies of a change that fails because the code cannot be loaded, never rejects, and retries', async () => {
  const lost = new Error('ChunkLoadError');
  open.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue(serviceThat({}));
  const { favourites, report, notify } = setUp();
  await expect(favourites.load()).resolves.toBeUndefined();
  expect([report.mock.calls, notify.mock.calls]).toEqual([[[lost]], []]);
  expect(await favourites.add(LINE)).toBe(false);
  expect(notify).toHaveBeenCalledTimes(1);
  expect(await favourites.add(LINE)).toBe(true);
  expect(notify).toHaveBeenCalledTimes(1);
});
