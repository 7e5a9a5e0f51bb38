import '@testing-library/jest-dom';
import type { HeaderModule } from '@halte/contract';
import { createObservable } from '@halte/contract';
import { addMessages, initI18n } from '@halte/i18n';
import { act, render, screen } from '@testing-library/react';
import { type App, AppContext } from '../context/appContext.ts';
import { messages } from '../messages/en.ts';
import { createLoadable } from '../remotes/loadable.ts';
import { HeaderSlot } from './HeaderSlot.tsx';

const report = jest.fn();

function header(mount: HeaderModule['mount']): HeaderModule {
  return { contract: 1, kind: 'header', id: 'shop-header', messages: async () => ({}), mount };
}

function show(run: () => Promise<HeaderModule>, hasBanners = false) {
  const loadable = createLoadable({ run, onFailure: () => {} });
  const current = createObservable({ name: 'index', params: {}, query: {}, fullPath: '/en' });
  const app = {
    boot: { tenant: { name: 'Ondine', languages: ['fr', 'en'] }, hasBanners },
    navigation: {
      current,
      href: () => '/en',
      hrefIn: (locale: string) => `/${locale}`,
    },
    session: { state: createObservable({ authenticated: false, loading: false, attributes: {} }) },
    remotes: { header: loadable },
    servicesFor: () => ({ report }),
  } as unknown as App;
  void loadable.load();
  const { unmount } = render(
    <AppContext value={app}>
      <HeaderSlot />
    </AppContext>,
  );
  const navigate = () => act(async () => current.set({ ...current.get() }));
  return { unmount, navigate };
}

const drawn = header((element) => {
  element.textContent = 'drawn by the tenant';
  return () => {};
});

beforeAll(() => {
  initI18n({ locale: 'en', apiKey: 'k' });
  addMessages('host', 'en', messages);
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('HeaderSlot', () => {
  it.each([true, false])('has room for banners where the server says that there are some: %s', async (hasBanners) => {
    await act(async () => show(async () => drawn, hasBanners));
    expect(screen.getByRole('banner')).toHaveAttribute('data-reserved', `${hasBanners}`);
  });

  it('mounts the header into an element, and unmounts it', async () => {
    const unmount = jest.fn();
    const { unmount: leave } = await act(async () =>
      show(async () =>
        header((element) => {
          element.textContent = 'drawn by the tenant';
          return unmount;
        }),
      ),
    );
    expect(screen.getByRole('banner')).toHaveTextContent('drawn by the tenant');
    leave();
    expect(unmount).toHaveBeenCalledTimes(1);
  });

  it('mounts a header in a task of its own, and not one that is gone by then', async () => {
    let begin = () => {};
    const scheduler = { yield: () => new Promise<void>((resolve) => (begin = resolve)) };
    const replaced = jest.replaceProperty(globalThis as { scheduler?: unknown }, 'scheduler', scheduler);
    const mount = jest.fn(() => () => {});
    const { unmount: leave } = await act(async () => show(async () => header(mount)));
    expect(mount).not.toHaveBeenCalled();
    leave();
    await act(async () => begin());
    expect(mount).not.toHaveBeenCalled();
    await act(async () => show(async () => header(mount)));
    await act(async () => begin());
    expect(mount).toHaveBeenCalledTimes(1);
    replaced.restore();
  });

  it.each([
    ['fails', () => Promise.reject(new Error('gone'))],
    [
      'throws while it draws itself',
      async () =>
        header(() => {
          throw new Error('boom');
        }),
    ],
  ])('shows the built-in one when it %s', async (_, run) => {
    await act(async () => show(run));
    expect(screen.getByRole('link', { name: 'Ondine' })).toHaveAttribute('href', '/en');
    expect(screen.getByRole('link', { name: 'EN' })).toHaveAttribute('aria-current', 'true');
  });

  it('shows the built-in one after three seconds', async () => {
    await act(async () => show(() => new Promise(() => {})));
    expect(screen.queryByRole('link')).toBeNull();
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.getByRole('link', { name: 'Ondine' })).toBeInTheDocument();
  });

  it('shows a late header with the next navigation', async () => {
    const late = Promise.withResolvers<HeaderModule>();
    const { navigate } = await act(async () => show(() => late.promise));
    act(() => jest.advanceTimersByTime(3000));
    await navigate();
    await act(async () => late.resolve(drawn));
    expect(screen.getByRole('banner')).not.toHaveTextContent('drawn by the tenant');
    await navigate();
    expect(screen.getByRole('banner')).toHaveTextContent('drawn by the tenant');
  });

  it('loads a failed header again with each navigation', async () => {
    const gone = () => Promise.reject(new Error('gone'));
    const answers = [gone, gone, () => Promise.resolve(drawn)];
    const { navigate } = await act(async () => show(() => answers.shift()!()));
    await navigate();
    expect(screen.getByRole('link', { name: 'Ondine' })).toBeInTheDocument();
    await navigate();
    expect(screen.getByRole('banner')).toHaveTextContent('drawn by the tenant');
  });

  it('does not mount a crashed header again', async () => {
    const mount = jest.fn(() => {
      throw new Error('boom');
    });
    const { navigate } = await act(async () => show(async () => header(mount)));
    await navigate();
    expect(screen.getByRole('link', { name: 'Ondine' })).toBeInTheDocument();
    expect(mount).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'crashed' }), 'mount');
  });
});
