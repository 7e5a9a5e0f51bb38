import type { FavouriteLists, NewFavourite, SessionState } from '@halte/contract';
import type { Account } from './account.ts';
import { EMPTY_LISTS } from './lists.ts';
import { ADA, ANONYMOUS, line, lines, OFFLINE, openDevice, problem, store } from './testing/fakeDevice.ts';

const A: NewFavourite = { kind: 'LINE', id: 'A' };
const LOCAL = expect.stringMatching(/^local:./);

beforeEach(() => localStorage.clear());

/** A promise, and what settles it. */
function open<T>() {
  let settle: (answer: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

describe('a traveller without a session', () => {
  it('stores favourites on the device, and sends no request', async () => {
    store(lines(line('1', 'Z')));
    const device = openDevice(ANONYMOUS);
    expect(device.state.get()).toEqual({ loaded: false, lists: EMPTY_LISTS });
    await device.service.load();
    expect(device.state.get()).toEqual({ loaded: true, lists: lines(line('1', 'Z')) });
    expect(await device.service.add(A)).toBe(true);
    expect(await device.service.add(A)).toBe(true);
    expect(device.shown()).toEqual(['1', LOCAL]);
    expect(device.stored()).toEqual({ lists: device.state.get().lists, isMirror: false, pending: [] });
    expect(await device.service.remove('1')).toBe(true);
    expect(device.shown()).toEqual([LOCAL]);
    expect(device.requests).toEqual([]);
    expect(device.toastKeys).toEqual(['toast.favourites.added', 'toast.favourites.added', 'toast.favourites.removed']);
  });

  it('finds no copy of an account whose session ended while no page was open', async () => {
    store(lines(line('1', 'Z')), true);
    const device = openDevice(ANONYMOUS);
    await device.service.load();
    expect(device.state.get()).toEqual({ loaded: true, lists: EMPTY_LISTS });
    expect(localStorage).toHaveLength(0);
  });

  it('keeps two hundred of a kind', async () => {
    store(lines(...Array.from({ length: 200 }, (_, i) => line(`${i}`, `${i}`))));
    const device = openDevice(ANONYMOUS);
    expect(await device.service.add(A)).toBe(false);
    expect(device.toastKeys).toEqual(['toast.favourites.full']);
    expect(device.shown()).toHaveLength(200);
  });

  it('follows another tab', async () => {
    const device = openDevice(ANONYMOUS);
    await device.service.load();
    store(lines(line('2', 'B')));
    device.service.storageChanged();
    expect(device.shown()).toEqual(['2']);
  });
});

describe('a signed-in traveller', () => {
  it('is loaded once, and the device stores a copy', async () => {
    const device = openDevice(ADA, { list: async () => lines(line('1', 'Z')) });
    await Promise.all([device.service.load(), device.service.load()]);
    await device.service.load();
    expect(device.requests).toEqual([['list']]);
    expect(device.state.get()).toEqual({ loaded: true, lists: lines(line('1', 'Z')) });
    expect(device.stored()).toEqual({ lists: lines(line('1', 'Z')), isMirror: true, pending: [] });
  });

  it('asks the account nothing without a token', async () => {
    store(lines(line('1', 'Z')), true);
    const device = openDevice(ADA, { list: async () => EMPTY_LISTS }, () => null);
    await device.service.load();
    expect(device.requests).toEqual([]);
    expect(device.state.get()).toEqual({ loaded: true, lists: lines(line('1', 'Z')) });
  });

  it('uses the account, not an old copy of it', async () => {
    store(lines(line('1', 'Z'), line('local:2', 'B')), true);
    const device = openDevice(ADA, { synchronize: async () => lines(line('2', 'B')) });
    await device.service.load();
    expect(device.requests).toEqual([['synchronize', lines(line('local:2', 'B'))]]);
    expect(device.shown()).toEqual(['2']);
  });

  it('sees the stored lists without a message while the account cannot be read, and reads it again', async () => {
    store(lines(line('1', 'Z')), true);
    let answer: () => Promise<FavouriteLists> = () => Promise.reject(OFFLINE);
    const device = openDevice(ADA, { list: () => answer() });
    await device.service.load();
    expect(device.state.get()).toEqual({ loaded: true, lists: lines(line('1', 'Z')) });
    expect(device.toastKeys).toEqual([]);
    answer = async () => EMPTY_LISTS;
    await device.service.load();
    expect(device.shown()).toEqual([]);
  });

  it('sees a new one at once (optimistic), then with the id of the account', async () => {
    const { promise, settle } = open<FavouriteLists>();
    const device = openDevice(ADA, { list: async () => EMPTY_LISTS, add: () => promise });
    await device.service.load();
    const made = device.service.add(A);
    expect(device.shown()).toEqual([LOCAL]);
    settle(lines(line('7', 'A')));
    expect(await made).toBe(true);
    expect(device.shown()).toEqual(['7']);
    expect(device.stored()).toEqual({ lists: lines(line('7', 'A')), isMirror: true, pending: [] });
    expect(device.toastKeys).toEqual(['toast.favourites.added']);
  });

  it('may drop a new one before the account has answered', async () => {
    const { promise, settle } = open<FavouriteLists>();
    const device = openDevice(ADA, {
      list: async () => EMPTY_LISTS,
      add: () => promise,
      remove: async () => undefined,
    });
    await device.service.load();
    const made = device.service.add(A);
    const dropped = device.service.remove(device.shown()[0] ?? '');
    expect(device.shown()).toEqual([]);
    settle(lines(line('7', 'A')));
    expect(await Promise.all([made, dropped])).toEqual([true, true]);
    expect(device.requests.at(-1)).toEqual(['remove', '7', expect.any(String)]);
    expect(device.shown()).toEqual([]);
  });
});

describe('a change that cannot be sent now', () => {
  const FAULTS: readonly (readonly [string, Error, string])[] = [
    ['offline', OFFLINE, 'toast.favourites.savedOffline'],
    ['a lost connection', problem(0, 'network'), 'toast.favourites.savedOffline'],
    ['no answer in time', problem(0, 'timeout'), 'toast.favourites.savedLater'],
    ['a fault of the server', problem(500, 'http-500'), 'toast.favourites.savedLater'],
    ['a gateway without a server', problem(502, 'http-502'), 'toast.favourites.savedLater'],
    ['too many requests', problem(429, 'too-many-requests'), 'toast.favourites.savedLater'],
  ];

  it.each(FAULTS)('is made on the device and sent by the next load: %s', async (_, fault, toastKey) => {
    let error: Error | null = fault;
    const account = ['Z', 'Y'];
    const answer = async <T>(made: T) => {
      if (error) throw error;
      return made;
    };
    const device = openDevice(ADA, {
      list: () => answer(lines(...account.map((id) => line(id, id)))),
      add: () => answer(lines(line('A', 'A'))),
      remove: () => answer(undefined),
      arrange: () => answer(undefined),
    });
    store(lines(line('Z', 'Z'), line('Y', 'Y')), true);
    device.service.storageChanged();
    expect(await device.service.add(A)).toBe(true);
    expect(await device.service.remove('Z')).toBe(true);
    expect(await device.service.arrange([device.shown()[1] ?? '', 'Y'])).toBe(true);
    expect(device.toastKeys).toEqual([toastKey, toastKey]);
    expect(device.shown()).toEqual([LOCAL, 'Y']);
    // The page is closed; another one opens later.
    error = null;
    account.splice(0, 2, 'A', 'Y');
    const later = openDevice(ADA, {
      list: () => answer(lines(...account.map((id) => line(id, id)))),
      add: () => answer(lines(line('A', 'A'))),
      remove: () => answer(undefined),
      arrange: () => answer(undefined),
    });
    await later.service.load();
    const at = expect.any(String);
    expect(later.requests).toEqual([['add', A, at], ['remove', 'Z', at], ['arrange', ['A', 'Y'], at], ['list']]);
    expect([later.shown(), later.toastKeys, later.stored().pending]).toEqual([['A', 'Y'], [], []]);
  });

  it('says when it was made, not when it was sent', async () => {
    const madeAt: string[] = [];
    let isOnline = false;
    const device = openDevice(ADA, {
      list: async () => EMPTY_LISTS,
      add: async (_, at) => {
        madeAt.push(at);
        if (!isOnline) throw OFFLINE;
        return lines(line('7', 'A'));
      },
    });
    await device.service.add(A);
    isOnline = true;
    await device.service.load();
    expect(madeAt).toHaveLength(2);
    expect(madeAt[1]).toBe(madeAt[0]);
  });

  it('keeps the changes behind it in their order, and asks once', async () => {
    const device = openDevice(ADA);
    await Promise.all([device.service.add(A), device.service.add({ kind: 'LINE', id: 'B' })]);
    expect(device.requests.every(([name]) => name === 'add')).toBe(true);
    expect(device.requests.map(([, favourite]) => favourite)).toEqual([A, A]);
    expect(device.shown()).toEqual([LOCAL, LOCAL]);
  });

  it('is given up after six faults, with a message: what comes behind it is sent', async () => {
    const device = openDevice(ADA, {
      list: async () => EMPTY_LISTS,
      add: () => Promise.reject(problem(500, 'http-500')),
      remove: async () => undefined,
    });
    await device.service.add(A);
    for (let count = 0; count < 5; count += 1) await device.service.load();
    expect(device.shown()).toEqual([]);
    expect(device.toastKeys).toEqual(['toast.favourites.savedLater', 'toast.favourites.failed']);
  });

  it('leaves the device with the session', async () => {
    const device = openDevice(ADA);
    await device.service.add(A);
    await device.become(ANONYMOUS);
    expect([device.shown(), localStorage.length]).toEqual([[], 0]);
  });
});

describe('an order and an undo', () => {
  const saved = lines(line('1', 'A'), line('2', 'B'), line('3', 'C'));

  it.each([
    ['on the device', ANONYMOUS],
    ['in the account', ADA],
  ])('%s: moves favourites, and puts a removed one back in its place', async (_, session) => {
    store(saved, session === ADA);
    const device = openDevice(session, {
      list: async () => saved,
      add: async () => lines(line('9', 'A')),
      remove: async () => undefined,
      arrange: async () => undefined,
    });
    await device.service.load();
    await device.service.arrange(['3', '1', '2']);
    expect(device.shown()).toEqual(['3', '1', '2']);
    const undo = device.service.removeWithUndo('1');
    expect(device.shown()).toEqual(['3', '2']);
    undo();
    await device.service.load();
    await device.service.load();
    expect(device.state.get().lists.favoriteLines.map(({ line: { id } }) => id)).toEqual(['C', 'A', 'B']);
    expect(device.toastKeys).toEqual([]);
    expect(device.stored().pending).toEqual([]);
  });
});

describe('changes that belong together', () => {
  const address = (favoriteId: string, category: string) => ({
    favoriteId,
    category,
    label: favoriteId,
    address: { street: `1 rue ${favoriteId}`, zipCode: '', city: 'Ici', coordinates: { lat: 48, lon: 7 } },
  });
  const draft = (favoriteId: string, category: string): NewFavourite => {
    const { label, address: at } = address(favoriteId, category);
    return { kind: 'ADDRESS', category, label, ...at };
  };
  const before = [address('a', 'HOME'), address('b', 'OTHER')];

  it.each([
    ['on the device', ANONYMOUS],
    ['in the account', ADA],
  ])('%s: are made without a message, and taken back together', async (_, session) => {
    store({ favoriteAddresses: before }, session === ADA);
    const device = openDevice(session, {
      list: async () => ({ ...EMPTY_LISTS, favoriteAddresses: before }),
      add: async () => ({ ...EMPTY_LISTS, favoriteAddresses: [address('9', 'WORK')] }),
      change: async (id, favourite) => ({
        ...EMPTY_LISTS,
        favoriteAddresses: [address(id, favourite.kind === 'ADDRESS' ? favourite.category : '')],
      }),
      remove: async () => undefined,
    });
    await device.service.load();
    const categories = () =>
      device.state.get().lists.favoriteAddresses.map(({ label, category }) => `${label} ${category}`);
    const undo = device.service.changeWithUndo([
      { favoriteId: 'a', favourite: draft('a', 'OTHER') },
      { favoriteId: 'b', favourite: draft('b', 'HOME') },
      { favoriteId: null, favourite: draft('9', 'WORK') },
      // It is there already: nothing to make, nothing to take back.
      { favoriteId: null, favourite: draft('b', 'WORK') },
    ]);
    expect(categories()).toEqual(['a OTHER', 'b HOME', '9 WORK']);
    // The account gives the new one an id of its own.
    await device.service.load();
    undo();
    expect(categories()).toEqual(['a HOME', 'b OTHER']);
    await device.service.load();
    await device.service.load();
    expect([categories(), device.toastKeys, device.stored().pending]).toEqual([['a HOME', 'b OTHER'], [], []]);
  });

  it('are taken back the last first: an address may have the place that another one left', async () => {
    store({ favoriteAddresses: before });
    const device = openDevice(ANONYMOUS);
    const streets = () => device.state.get().lists.favoriteAddresses.map(({ address: { street } }) => street);
    const undo = device.service.changeWithUndo([
      { favoriteId: 'b', favourite: draft('c', 'OTHER') },
      { favoriteId: 'a', favourite: draft('b', 'HOME') },
    ]);
    expect(streets()).toEqual(['1 rue b', '1 rue c']);
    undo();
    expect([streets(), device.toastKeys]).toEqual([['1 rue a', '1 rue b'], []]);
  });
});

describe('two tabs', () => {
  /** Tabs of one browser: a write of one is an event in the other. */
  function openTabs(session: SessionState, answers: Partial<Account> = {}) {
    const tabs = [openDevice(session, answers), openDevice(session, answers)] as const;
    return { tabs, notify: () => tabs[1].service.storageChanged() };
  }

  it.each([
    ['without a session', ANONYMOUS],
    ['before the account has answered', ADA],
  ])('show the same at once, %s', async (_, session) => {
    const { tabs, notify } = openTabs(session, { add: () => new Promise(() => undefined) });
    void tabs[0].service.add(A);
    await Promise.resolve();
    notify();
    expect(tabs[1].shown()).toEqual([LOCAL]);
    expect(tabs[1].shown()).toEqual(tabs[0].shown());
  });

  it('lose nothing when both change something before they are notified of each other', async () => {
    const { tabs, notify } = openTabs(ANONYMOUS);
    await Promise.all([tabs[0].service.add(A), tabs[1].service.add({ kind: 'LINE', id: 'B' })]);
    notify();
    expect(tabs[1].state.get().lists.favoriteLines.map(({ line: { id } }) => id)).toEqual(['A', 'B']);
  });
});

describe('changing', () => {
  const home: NewFavourite = {
    kind: 'ADDRESS',
    category: 'HOME',
    label: 'Chez moi',
    street: '1 rue A',
    zipCode: '',
    city: 'Ici',
    coordinates: { lat: 48.1, lon: -1.7 },
  };

  it('replaces an address, also on the device', async () => {
    const device = openDevice(ANONYMOUS);
    await device.service.add(home);
    const [id = ''] = device.shown();
    expect(await device.service.change(id, { ...home, street: '2 rue B' })).toBe(true);
    expect(device.state.get().lists.favoriteAddresses).toMatchObject([
      { favoriteId: id, address: { street: '2 rue B' } },
    ]);
    expect(device.toastKeys.at(-1)).toBe('toast.favourites.changed');
  });

  it.each<[string, NewFavourite, string]>([
    ['one that is there already', { ...home, street: '2 rue B' }, 'toast.favourites.same'],
    ['a line', { kind: 'LINE', id: 'B' }, 'toast.favourites.failed'],
    ['a stop', { kind: 'STOP_POINT', id: 'B', lineIds: [] }, 'toast.favourites.failed'],
    ['what is no address', { ...home, label: '' }, 'toast.favourites.failed'],
  ])('is rejected %s', async (_, after, toastKey) => {
    const device = openDevice(ANONYMOUS);
    await device.service.add(home);
    await device.service.add({ ...home, street: '2 rue B' });
    const before = device.state.get().lists;
    expect(await device.service.change(device.shown()[0] ?? '', after)).toBe(false);
    expect(device.toastKeys.at(-1)).toBe(toastKey);
    expect(device.state.get().lists).toEqual(before);
  });

  it('of a missing one fails with a message', async () => {
    const device = openDevice(ANONYMOUS);
    expect(await device.service.change('nowhere', home)).toBe(false);
    expect(await device.service.remove('nowhere')).toBe(false);
    expect(device.toastKeys).toEqual(['toast.favourites.failed', 'toast.favourites.failed']);
  });
});

describe('signing in and out', () => {
  it('sends what the device stored, and replaces it by the answer', async () => {
    store(lines(line('old', 'A')));
    const device = openDevice(ANONYMOUS, { synchronize: async () => lines(line('1', 'Z'), line('2', 'A')) });
    await device.service.load();
    await device.become(ADA);
    expect(device.requests).toEqual([['synchronize', lines(line('old', 'A'))]]);
    expect(device.shown()).toEqual(['1', '2']);
    expect(device.stored()).toEqual({ lists: lines(line('1', 'Z'), line('2', 'A')), isMirror: true, pending: [] });
    expect(device.toastKeys).toEqual([]);
  });

  it('keeps what the device stored when it cannot be sent, and sends it later', async () => {
    store(lines(line('old', 'A')));
    let answer: () => Promise<FavouriteLists> = () => Promise.reject(problem(500, 'http-500'));
    const device = openDevice(ANONYMOUS, { synchronize: () => answer() });
    await device.become(ADA);
    expect(device.shown()).toEqual(['old']);
    expect(device.stored()).toEqual({ lists: lines(line('old', 'A')), isMirror: false, pending: [] });
    answer = async () => lines(line('2', 'A'));
    await device.service.load();
    expect(device.shown()).toEqual(['2']);
  });

  it('drops everything from the device', async () => {
    const device = openDevice(ADA, { list: async () => lines(line('1', 'Z')) });
    await device.service.load();
    await device.become(ANONYMOUS);
    expect(device.state.get()).toEqual({ loaded: true, lists: EMPTY_LISTS });
    expect(localStorage).toHaveLength(0);
  });

  it('ignores answers of the previous session', async () => {
    const list = open<FavouriteLists>();
    const add = open<FavouriteLists>();
    const device = openDevice(ADA, { list: () => list.promise, add: () => add.promise });
    const loaded = device.service.load();
    await Promise.resolve();
    await device.become(ANONYMOUS);
    list.settle(lines(line('1', 'Z')));
    await loaded;
    expect(device.state.get()).toEqual({ loaded: true, lists: EMPTY_LISTS });
    expect(device.stored().lists).toEqual(EMPTY_LISTS);
  });

  it('shows no message about a change of the previous session', async () => {
    const add = open<FavouriteLists>();
    const device = openDevice(ADA, { list: async () => EMPTY_LISTS, add: () => add.promise });
    await device.service.load();
    const made = device.service.add(A);
    await device.become(ANONYMOUS);
    add.settle(lines(line('7', 'A')));
    expect(await made).toBe(false);
    expect([device.shown(), device.toastKeys]).toEqual([[], []]);
  });

  it('reads again after the attributes have changed', async () => {
    const device = openDevice(ADA, { list: async () => EMPTY_LISTS });
    await device.service.load();
    await device.become({ ...ADA, attributes: { firstName: 'Bob' } });
    expect(device.requests).toEqual([['list'], ['list']]);
  });
});
