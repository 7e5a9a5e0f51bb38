import { TABLE } from '../testing/product.ts';
import { createNavigation, type NavigationOptions } from './navigation.ts';

function setUp(options: Partial<NavigationOptions> = {}) {
  const onCommitted = jest.fn();
  const written: string[] = [];
  const navigation = createNavigation({
    history: {
      write: (step, url) => step !== 'pop' && written.push(`${step} ${url}`),
      back: () => false,
    },
    routes: TABLE,
    visitor: () => ({ routes: TABLE, locale: 'fr', authenticated: false, isWidget: false, urls: {} }),
    linkOptions: () => ({ locale: 'fr', carried: {} }),
    leave: () => {},
    reloadForNewBuild: () => null,
    prepare: () => null,
    onRefused: () => {},
    onCommitted,
    report: jest.fn(),
    ...options,
  });
  return { navigation, onCommitted, written };
}

beforeEach(() => history.replaceState(null, '', '/fr'));

describe('createNavigation', () => {
  it('starts with the screen of the address', () => {
    expect(setUp().navigation.current.get()).toMatchObject({ name: 'index', fullPath: '/fr' });
  });

  it('goes to a screen and writes its address', () => {
    const { navigation, onCommitted, written } = setUp();
    navigation.go({ name: 'schedules-line-id', params: { id: 'L1' }, query: { day: '2' } });
    expect(written).toEqual(['push /fr/schedules/line/L1?day=2']);
    expect(navigation.current.get()).toEqual({
      name: 'schedules-line-id',
      params: { id: 'L1' },
      query: { day: '2' },
      fullPath: '/fr/schedules/line/L1?day=2',
    });
    expect(onCommitted).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'index' }),
      expect.objectContaining({ kind: 'screen' }),
    );
  });

  it('shows the target of a guard’s redirect, under its address', () => {
    const { navigation, written } = setUp();
    navigation.open('/fr/account/profile', 'push');
    expect(written).toEqual(['push /fr?redirect=%2Ffr%2Faccount%2Fprofile']);
    expect(navigation.current.get().name).toBe('index');
  });

  it('keeps the parameters of a widget in every address: without them a reload would refuse the frame', () => {
    const carried = { widget: 'true', theme: 'dark' };
    const { navigation, written } = setUp({ linkOptions: () => ({ locale: 'fr', carried }) });
    navigation.open('/fr/schedules?search=a#b', 'push');
    navigation.open('/fr/account/profile', 'push');
    navigation.go({ name: 'proximity' });
    expect(written).toEqual([
      'push /fr/schedules?search=a&widget=true&theme=dark#b',
      'push /fr?redirect=%2Ffr%2Faccount%2Fprofile%3Fwidget%3Dtrue%26theme%3Ddark&widget=true&theme=dark',
      'push /fr/proximity?widget=true&theme=dark',
    ]);
  });

  it.each([
    '/fr/nowhere?a=%22b',
    // The path matches, but its parameters fail the validate step of the route.
    '/de/proximity/nothing/1',
  ])('shows a missing page under its own address, and reports it: %s', (url) => {
    const report = jest.fn();
    const { navigation } = setUp({ report });
    expect(report).not.toHaveBeenCalled();
    navigation.open(url, 'push');
    expect(navigation.shown.get()).toMatchObject({ kind: 'not-found', current: { fullPath: url } });
    const error = expect.objectContaining({ message: `Page Not Found: ${url}`, status: 404 });
    expect(report.mock.calls).toEqual([[error, 'navigation']]);
  });

  it.each([
    ['/fr/schedules?q=1#lines', 'push /fr/schedules?q=1#lines', '/fr/schedules?q=1'],
    ['/fr?redirect=%2Ffr%2Faccount%2Fprofile%23name', 'push /fr/account/profile#name', '/fr/account/profile'],
  ])('keeps the fragment of %s in the address, and out of the route', (url, entry, fullPath) => {
    const visitor = { routes: TABLE, locale: 'fr', authenticated: true, isWidget: false, urls: {} } as const;
    const { navigation, written } = setUp({ visitor: () => visitor });
    navigation.open(url, 'push');
    expect(written).toEqual([entry]);
    expect(navigation.current.get().fullPath).toBe(fullPath);
    navigation.replaceWith(url);
    expect(written.at(-1)).toBe(entry.replace('push', 'replace'));
  });

  it('commits only the latest of two navigations', async () => {
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

  describe('while the next screen is loading, a page that writes its state into its address', () => {
    async function leave(step: 'push' | 'pop') {
      const loading = Promise.withResolvers<void>();
      const { navigation, written, onCommitted } = setUp({
        prepare: ({ current }) => (current.name === 'proximity' ? loading.promise : null),
      });
      navigation.go({ name: 'schedules' });
      if (step === 'pop') history.replaceState(null, '', '/fr/proximity');
      navigation.open('/fr/proximity', step);
      navigation.replace({ name: 'schedules', query: { search: 'o' } });
      navigation.replace({ name: 'schedules', query: { search: 'oak' } });
      expect(navigation.current.get().fullPath).toBe('/fr/schedules?search=oak');
      loading.resolve();
      await loading.promise;
      return { navigation, onCommitted, written: written.slice(1) };
    }

    it('does not undo the navigation, and keeps its state for Back', async () => {
      const { navigation, written, onCommitted } = await leave('push');
      expect(navigation.current.get().name).toBe('proximity');
      expect(written).toEqual([
        'replace /fr/schedules?search=o',
        'replace /fr/schedules?search=oak',
        'push /fr/proximity',
      ]);
      const from = expect.objectContaining({ fullPath: '/fr/schedules?search=oak' });
      expect(onCommitted).toHaveBeenLastCalledWith(from, expect.objectContaining({ kind: 'screen' }));
    });

    it('does not write over the address that Back has already shown', async () => {
      const { navigation, written } = await leave('pop');
      expect(navigation.current.get().name).toBe('proximity');
      expect(written).toEqual([]);
    });

    it('gives way to a newer build in the same manner', async () => {
      const reloading = Promise.withResolvers<boolean>();
      const { navigation } = setUp({ reloadForNewBuild: () => reloading.promise });
      navigation.go({ name: 'schedules' });
      navigation.replace({ name: 'index', query: { fi: 'oak' } });
      reloading.resolve(false);
      await reloading.promise;
      expect(navigation.current.get().name).toBe('schedules');
    });

    it('is another page in another language or with other parameters', async () => {
      const never = new Promise<void>(() => {});
      const { navigation, written } = setUp({
        prepare: ({ current }) => (current.name === 'proximity' ? never : null),
      });
      navigation.go({ name: 'schedules-line-id', params: { id: 'A' } });
      navigation.go({ name: 'proximity' });
      navigation.replace({ name: 'schedules-line-id', params: { id: 'B' } });
      expect(written.at(-1)).toBe('replace /fr/schedules/line/B');
      navigation.go({ name: 'proximity' });
      navigation.replaceWith('/de/schedules/line/B');
      expect(written.at(-1)).toBe('replace /de/schedules/line/B');
    });
  });

  it('stays where it is when the next screen cannot be prepared, and corrects the address after "back"', async () => {
    const onRefused = jest.fn();
    const { navigation, written } = setUp({ prepare: () => Promise.reject(new Error('texts')), onRefused });
    navigation.open('/de/schedules', 'push');
    await Promise.resolve();
    expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ locale: 'de' }));
    expect(written).toEqual([]);
    navigation.open('/de', 'pop');
    await Promise.resolve();
    expect(written).toEqual(['replace /fr']);
    expect(navigation.current.get().fullPath).toBe('/fr');
  });

  it('reports nothing about a refused navigation when another one has started', async () => {
    const texts = Promise.withResolvers<void>();
    const onRefused = jest.fn();
    const { navigation, written } = setUp({
      prepare: ({ locale }) => (locale === 'de' ? texts.promise : null),
      onRefused,
    });
    navigation.open('/de/schedules', 'pop');
    navigation.go({ name: 'proximity' });
    texts.reject(new Error('texts'));
    await Promise.resolve();
    expect(onRefused).not.toHaveBeenCalled();
    expect(written).toEqual(['push /fr/proximity']);
  });

  it('changes nothing while a newer build is loaded, and continues when none is', async () => {
    const reloading = Promise.withResolvers<boolean>();
    const leaving = setUp({ reloadForNewBuild: () => reloading.promise });
    leaving.navigation.go({ name: 'schedules' });
    reloading.resolve(true);
    await reloading.promise;
    expect(leaving.onCommitted).not.toHaveBeenCalled();

    const staying = setUp({ reloadForNewBuild: () => Promise.resolve(false) });
    staying.navigation.go({ name: 'schedules' });
    await Promise.resolve();
    expect(staying.navigation.current.get().name).toBe('schedules');
  });

  it('does not load a newer build while a screen writes its own state into its address', () => {
    const reloadForNewBuild = jest.fn(() => Promise.resolve(true));
    const { navigation, written } = setUp({ reloadForNewBuild });
    navigation.replace({ name: 'index', query: { fi: 'oak' } });
    expect(reloadForNewBuild).not.toHaveBeenCalled();
    expect(written).toEqual(['replace /fr?fi=oak']);
    navigation.replace({ name: 'schedules' });
    expect(reloadForNewBuild).toHaveBeenCalledTimes(1);
  });

  it('gives the address of the same screen in another language', () => {
    const { navigation } = setUp();
    navigation.go({ name: 'proximity-type-id', params: { type: 'stopArea', id: 'a/b' }, query: { q: '1' } });
    expect(navigation.hrefIn('de')).toBe('/de/proximity/stopArea/a%2Fb?q=1');
  });

  it('opens the fallback when there is no earlier entry', () => {
    const { navigation, written } = setUp();
    navigation.back({ name: 'proximity' });
    expect(navigation.current.get().name).toBe('proximity');
    expect(written).toEqual(['replace /fr/proximity']);
  });
});

describe('a page with unsaved changes', () => {
  /** The question is answered, and what follows has run. */
  async function settle(): Promise<void> {
    await null;
    await null;
    await null;
  }

  it.each([
    ['leaves when the traveller confirms', true, 'schedules', ['push /fr/schedules']],
    ['stays when not', false, 'index', []],
  ])('%s', async (_, isLeaving, name, addresses) => {
    const { navigation, written } = setUp();
    const mayLeave = jest.fn(async () => isLeaving);
    navigation.confirmLeaving(mayLeave);
    navigation.go({ name: 'index', query: { a: '1' } });
    expect(mayLeave).not.toHaveBeenCalled();
    written.length = 0;
    navigation.go({ name: 'schedules' });
    await settle();
    expect(mayLeave).toHaveBeenCalledTimes(1);
    expect(navigation.current.get().name).toBe(name);
    expect(written).toEqual(addresses);
  });

  it('keeps its address on Back, and is no obstacle to a redirect', async () => {
    const { navigation, written } = setUp();
    navigation.confirmLeaving(async () => false);
    navigation.open('/fr/schedules', 'pop');
    await settle();
    expect(written).toEqual(['replace /fr']);
    navigation.replace({ name: 'schedules' });
    expect(navigation.current.get().name).toBe('schedules');
  });

  it('has the last word only until it is left or another asks', async () => {
    const { navigation } = setUp();
    const former = jest.fn(async () => false);
    const release = navigation.confirmLeaving(former);
    const stop = navigation.confirmLeaving(async () => false);
    release();
    navigation.go({ name: 'schedules' });
    await settle();
    expect(former).not.toHaveBeenCalled();
    expect(navigation.current.get().name).toBe('index');
    stop();
    navigation.go({ name: 'schedules' });
    expect(navigation.current.get().name).toBe('schedules');
  });
});
