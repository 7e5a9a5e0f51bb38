import { createNavigation, type NavigationOptions } from './navigation.ts';

function setUp(options: Partial<NavigationOptions> = {}) {
  const committed = jest.fn();
  const navigation = createNavigation({
    visitor: () => ({ locale: 'fr', authenticated: false, isWidget: false, urls: {} }),
    linking: () => ({ locale: 'fr', isWidget: false }),
    outdated: () => false,
    prepare: () => null,
    committed,
    report: jest.fn(),
    ...options,
  });
  return { navigation, committed };
}

beforeEach(() => history.replaceState(null, '', '/fr'));

describe('createNavigation', () => {
  it('starts with the screen of the address', () => {
    expect(setUp().navigation.current.get()).toMatchObject({ name: 'index', fullPath: '/fr' });
  });

  it('goes to a screen and writes its address', () => {
    const { navigation, committed } = setUp();
    navigation.go({ name: 'schedules-line-id', params: { id: 'L1' }, query: { day: '2' } });
    expect(location.pathname + location.search).toBe('/fr/schedules/line/L1?day=2');
    expect(navigation.current.get()).toEqual({
      name: 'schedules-line-id',
      params: { id: 'L1' },
      query: { day: '2' },
      fullPath: '/fr/schedules/line/L1?day=2',
    });
    expect(committed).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'index' }),
      expect.objectContaining({ kind: 'screen' }),
    );
  });

  it('shows where a guard leads, under that address', () => {
    const { navigation } = setUp();
    navigation.open('/fr/account/profile', 'push');
    expect(location.search).toBe('?redirect=%2Ffr%2Faccount%2Fprofile');
    expect(navigation.current.get().name).toBe('index');
  });

  it('shows a missing page under its own address', () => {
    const { navigation } = setUp();
    navigation.open('/fr/nowhere', 'push');
    expect(navigation.shown.get()).toMatchObject({ kind: 'not-found', current: { fullPath: '/fr/nowhere' } });
  });

  it('lets the last of two navigations win, however long the first takes', async () => {
    const slow = Promise.withResolvers<void>();
    const { navigation } = setUp({
      prepare: (next) => (next.current.name === 'schedules' ? slow.promise : null),
    });
    navigation.go({ name: 'schedules' });
    navigation.go({ name: 'proximity' });
    slow.resolve();
    await slow.promise;
    expect(navigation.current.get().name).toBe('proximity');
  });

  it('gives the address of the same screen in another language', () => {
    const { navigation } = setUp();
    navigation.go({ name: 'proximity-type-id', params: { type: 'stopArea', id: 'a/b' }, query: { q: '1' } });
    expect(navigation.hrefIn('de')).toBe('/de/proximity/stopArea/a%2Fb?q=1');
  });

  it('follows the browser back', async () => {
    const { navigation } = setUp();
    navigation.go({ name: 'schedules' });
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    navigation.back({ name: 'proximity' });
    await popped;
    expect(navigation.current.get().name).toBe('index');
  });

  it('goes to the fallback where there is nothing to go back to', () => {
    const { navigation } = setUp();
    navigation.back({ name: 'proximity' });
    expect(navigation.current.get().name).toBe('proximity');
    expect(location.pathname).toBe('/fr/proximity');
  });
});
