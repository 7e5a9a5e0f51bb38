import { type BootDocument, createObservable, LOCALES, type RouteName, type View } from '@halte/contract';
import { frameName, type Hole } from '@halte/contract/firstPaint';
import { addMessages, initI18n } from '@halte/i18n';
import { FAKE_TENANT, fakeHost } from '@halte/testkit';
import { asBuild } from '@halte/testkit/takeOver';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { isCurrentTab, paintTabs } from '../server/page/paintedTabs.ts';
import { wordingOf } from '../server/page/wording.ts';
import { compose } from '../server/remotes/compose.ts';
import { type App, AppContext } from './context/appContext.ts';
import { paintsIn } from './firstPaint.tsx';
import { Shell } from './layouts/Shell.tsx';
import { messages } from './messages/fr.ts';
import { createLoadable } from './remotes/loadable.ts';
import type { Shown } from './routes/navigationTarget.ts';
import { createToastStack } from './services/toasts.ts';
import { AREAS, PRODUCT_REMOTES, productAreas, routeNamed } from './testing/product.ts';

jest.mock('./layouts/MapSlot.tsx', () => ({ MapSlot: () => null }));
jest.mock('./framing/frameHeader.ts', () => ({ frameHeader: () => () => undefined }));

const host = fakeHost({ locale: 'fr' });
const areas = productAreas('fr');
const NETWORK = { imaginary: true, shiftedByWeeks: 1 } as BootDocument['network'];

function pageAt(name: RouteName, boot: Partial<BootDocument>, isWidget: boolean) {
  const route = routeNamed(name);
  const current = { name, params: {}, query: {}, fullPath: `/fr/${name}` };
  const shown = createObservable<Shown>({ kind: 'screen', route, locale: 'fr', current });
  const pageTitle = createObservable<string | null>(null);
  let arrive = (_view: View) => {};
  const run = () =>
    new Promise<View>((resolve) => {
      arrive = resolve;
    });
  const screen = createLoadable<View>({ run, onFailure: () => undefined });
  const header = createObservable({ status: 'ready', value: { id: 'shop-header', mount: () => () => undefined } });
  host.navigation.current.set(current);
  const app = {
    areas: AREAS,
    boot: { tenant: FAKE_TENANT, network: NETWORK, ...boot },
    isWidget,
    navigation: { ...host.navigation, shown },
    session: host.session,
    remotes: { screen: () => screen, header: { state: header } },
    screenOf: () => screen,
    servicesFor: () => host,
    toasts: createToastStack(),
    theme: createObservable('system'),
    pageTitle,
  } as unknown as App;
  return { app, pageTitle, arrive: (view: View) => arrive(view) };
}

/** The frame as the server writes it, with a painted screen. */
async function markupOf(name: RouteName, boot: Partial<BootDocument>, isWidget: boolean): Promise<string> {
  const route = routeNamed(name);
  const paints = await asBuild(() => paintsIn('fr'));
  const paint = route.page === 'custom' ? undefined : paints[frameName({ ...route, page: route.page }, isWidget)];
  if (!paint) throw new Error(`There is no frame around ${name}.`);
  const tabs = await paintTabs({
    ...{ tabs: areas.tabs, texts: areas.texts, wording: wordingOf(FAKE_TENANT, 'fr') },
    href: (tab) => host.navigation.href({ name: tab.route }),
    isCurrent: isCurrentTab(compose(PRODUCT_REMOTES), name),
    find: async (tab) => ({ css: '', ...paints[tab]! }),
  });
  if (tabs === null) throw new Error('There is no markup of the tabs.');
  const textIn = (hole: Hole): string => {
    if (hole.kind === 'href') return host.navigation.href(hole.target);
    if (hole.kind === 'page')
      return hole.name === 'look' ? (boot.tenant?.look?.header ?? 'plain') : `${boot.hasBanners === true}`;
    if (hole.kind !== 'slot') return '';
    if (hole.name === 'tabs') return tabs;
    return hole.name === 'view' ? '<!--$--><h1>Painted</h1><!--/$-->' : `<b>${hole.name}</b>`;
  };
  return paint.holes.reduceRight(
    (text, hole) => (hole.kind === 'text' ? text : text.slice(0, hole.at) + textIn(hole) + text.slice(hole.at)),
    paint.html,
  );
}

beforeAll(() => addMessages('host', 'fr', { ...messages, ...areas.texts }));
afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '');
});

const LIGHT: Partial<BootDocument> = { hasBanners: true };
const FILLED: Partial<BootDocument> = { tenant: { ...FAKE_TENANT, look: { header: 'filled', corners: 'round' } } };
const FRAMED: Partial<BootDocument> = { headerFrame: '/frame' };

it.each<[string, RouteName, Partial<BootDocument>, boolean]>([
  ['home', 'index', LIGHT, false],
  ['the form', 'trip-planner', LIGHT, false],
  ['results, with a filled header', 'trip-planner-results', FILLED, false],
  ['what is near, with a header in a frame', 'proximity', FRAMED, false],
  ['a stop', 'proximity-type-id', LIGHT, false],
  ['lines', 'schedules', LIGHT, false],
  ['a line', 'schedules-line-id', LIGHT, false],
  ['favourites', 'account-favorites', LIGHT, false],
  ['a widget', 'schedules', LIGHT, true],
])('React takes the frame around %s over, and the screen when its code is there', async (_, name, boot, isWidget) => {
  const markup = await markupOf(name, boot, isWidget);
  initI18n({ locale: 'fr', apiKey: '' });
  // The traveller has drawn the sheet up before.
  history.replaceState({ sheet: 'full' }, '');
  document.body.innerHTML = markup;
  const heading = document.querySelector('h1');
  const { app, pageTitle, arrive } = pageAt(name, boot, isWidget);
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onRecoverableError = jest.fn();
  const page = (
    <AppContext value={app}>
      <Shell />
    </AppContext>
  );
  const root = await act(async () => hydrateRoot(document.body, page, { onRecoverableError }));
  // The shell is rendered again while the code of the screen is on its way.
  await act(async () => (pageTitle as ReturnType<typeof createObservable<string | null>>).set('Title'));
  expect(heading?.isConnected).toBe(true);
  expect(document.querySelector('#content')?.getAttribute('data-height')).toBe(
    document.querySelector('[data-scroller]') ? 'full' : null,
  );
  await act(async () => arrive((() => <h1>Painted</h1>) as View));
  expect(heading?.isConnected).toBe(true);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(log.mock.calls.map((call) => call.join(' ')).filter((text) => /hydrat/i.test(text))).toEqual([]);
  log.mockRestore();
  await act(async () => root.unmount());
});

it('has the frames of all languages', async () => {
  const names = await Promise.all(LOCALES.map((locale) => asBuild(() => paintsIn(locale)).then(Object.keys)));
  for (const each of names) expect(each).toEqual(names[0]);
  expect(names[0]).toContain('frame-home');
});
