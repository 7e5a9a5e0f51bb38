import { createObservable, type Messages, type RouteName } from '@halte/contract';
import { addMessages, initI18n } from '@halte/i18n';
import { fakeHost } from '@halte/testkit';
import { act, render, waitFor } from '@testing-library/react';
import { type App, AppContext } from '../context/appContext.ts';
import { messages } from '../messages/en.ts';
import type { Shown } from '../routes/navigationTarget.ts';
import { PageNotFound } from '../routes/pageNotFound.ts';
import { createTheme } from '../services/theme.ts';
import { createToastStack } from '../services/toasts.ts';
import { AREAS, productAreas, routeNamed } from '../testing/product.ts';
import { Shell } from './Shell.tsx';

const TEXTS: Messages = { ...messages, ...productAreas('en').texts };

interface MapProps {
  readonly covered: boolean;
  readonly wanted: boolean;
  readonly placedBy: 'screen' | null;
}
const mapLayer = jest.fn((_props: MapProps) => null);
jest.mock('./MapSlot.tsx', () => ({ MapSlot: (props: MapProps) => mapLayer(props) }));
jest.mock('./SheetSlot.tsx', () => ({ SheetSlot: () => null }));
jest.mock('./LazyWidgetBars.tsx', () => ({ WidgetTop: () => null, WidgetBottom: () => null }));

function screenAt(name: RouteName): Shown {
  const current = { name, params: {}, query: {}, fullPath: `/en/${name}` };
  return { kind: 'screen', route: routeNamed(name), locale: 'en', current };
}

const MISSING: Shown = {
  kind: 'not-found',
  locale: 'en',
  current: { name: null, params: {}, query: {}, fullPath: '/en/nowhere' },
  error: new PageNotFound('/en/nowhere'),
};

function show(first: Shown) {
  const host = fakeHost();
  const shown = createObservable(first);
  const pageTitle = createObservable<string | null>(null);
  const app = {
    boot: { tenant: host.tenant, network: null },
    areas: AREAS,
    isWidget: true,
    navigation: { ...host.navigation, shown },
    session: host.session,
    screenOf: () => null,
    servicesFor: () => host,
    toasts: createToastStack(),
    theme: createTheme(null),
    pageTitle,
  } as unknown as App;
  const { container } = render(
    <AppContext value={app}>
      <Shell />
    </AppContext>,
  );
  return { shown, pageTitle, shell: container.firstElementChild };
}

beforeAll(() => {
  initI18n({ locale: 'en', apiKey: 'k' });
  addMessages('host', 'en', TEXTS);
  window.scrollTo = jest.fn();
});
beforeEach(() => mapLayer.mockClear());

it.each([
  ['index', 'full', 'homepage'],
  ['schedules', 'full', 'default'],
  ['cobranding', 'full', 'custom'],
  ['trip-planner-results', 'bordered', 'default'],
  ['proximity-type-id', 'bordered', 'default'],
  ['proximity', 'translucent', 'default'],
  ['schedules-line-id', 'translucent', 'default'],
] as const)('%s: a %s ground, layout %s', async (name, ground, layout) => {
  const { shell } = show(screenAt(name));
  expect(shell).toHaveAttribute('data-ground', ground);
  expect(shell).toHaveAttribute('data-layout', layout);
  const layer = { covered: ground === 'full', placedBy: 'screen' };
  expect(mapLayer).toHaveBeenLastCalledWith({ ...layer, wanted: false });
  await waitFor(() => expect(mapLayer).toHaveBeenLastCalledWith({ ...layer, wanted: ground !== 'full' }));
});

it('covers the map with the error page, and announces its title', () => {
  const { shown, shell } = show(screenAt('proximity'));
  act(() => shown.set(MISSING));
  expect(shell).toHaveAttribute('data-ground', 'full');
  expect(document.title).toBe('Page not found – Test network');
});

it('keeps the title of a page whose id the server does not know, until the traveller goes on', () => {
  document.head.innerHTML =
    '<meta name="error" content="Page Not Found: /en"><title>Page not found – Test network</title>';
  const { shown } = show(screenAt('proximity-type-id'));
  expect(document.title).toBe('Page not found – Test network');
  act(() => shown.set(screenAt('schedules')));
  expect(document.title).toBe(`${TEXTS['title.schedules']} – Test network`);
  document.head.innerHTML = '';
});

it('is called what its screen says, as long as it says so', () => {
  const { pageTitle } = show(screenAt('trip-planner-results'));
  expect(document.title).toBe(`${TEXTS['title.trip-planner-results']} – Test network`);
  act(() => pageTitle.set('Oak → Elm, 08:30'));
  expect(document.title).toBe('Oak → Elm, 08:30 – Test network');
  act(() => pageTitle.set(null));
  expect(document.title).toBe(`${TEXTS['title.trip-planner-results']} – Test network`);
});
