import { createObservable, type Locale, type View, type ViewName } from '@halte/contract';
import { frameName } from '@halte/contract/firstPaint';
import {
  buildHost,
  createMarks,
  type Marks,
  markedText,
  type Resolved,
  renderMarkup,
} from '@halte/federation/prerender/frame';
import { initI18n, loadMessages } from '@halte/i18n';
import { type App, AppContext } from './layouts/appContext.ts';
import { Shell } from './layouts/Shell.tsx';
import { loadHostMessages } from './messages/load.ts';
import type { Loadable, LoadState } from './remotes/loadable.ts';
import { hrefOf } from './routes/href.ts';
import type { Shown } from './routes/navigationTarget.ts';
import { ROUTES, type Route, routeNamed } from './routes/table.ts';
import { createToastStack } from './services/toasts.ts';

interface Frame {
  readonly screen: ViewName;
  readonly route: Route;
  readonly query: Readonly<Record<string, string>>;
  readonly isWidget: boolean;
}

/** Partners show these in frames. */
const WIDGET_AREAS: ReadonlySet<string | null> = new Set(['trip-planner', 'proximity', 'schedules']);

/** Around each screen, and around the favourites of a visitor without an account, who is shown them on home. */
function framesIn(locale: Locale): readonly Frame[] {
  const routes = ROUTES.filter(({ layout }) => layout !== 'custom');
  const plain = { query: {}, isWidget: false };
  return [
    ...routes.map((route): Frame => ({ ...plain, screen: route.name, route })),
    ...routes
      .filter(({ area }) => WIDGET_AREAS.has(area))
      .map((route): Frame => ({ ...plain, screen: route.name, route, isWidget: true })),
    {
      ...plain,
      screen: 'account-sign-in',
      route: routeNamed('index'),
      query: { redirect: hrefOf(locale, { name: 'account-favorites' }) },
    },
  ];
}

function unavailable(): never {
  throw new Error('A first paint calls no service of the host while it is rendered.');
}

function loaded<T>(state: LoadState<T>): Loadable<T> {
  return {
    state: createObservable(state),
    load: unavailable,
    loadInBackground: unavailable,
    reload: unavailable,
    reset: unavailable,
  };
}

/** The app as the layouts know it, with a mark in the place of the screen. */
function appAround({ route, query, isWidget }: Frame, locale: Locale, marks: Marks): App {
  const services = buildHost(marks, locale, { name: route.name, query });
  const current = { name: route.name, params: {}, query, fullPath: '' };
  const shown: Shown = { kind: 'screen', route, locale, current };
  const slot = (name: 'header' | 'view' | 'map') => marks.at({ kind: 'slot', name });
  const screen: Loadable<View> = loaded({ status: 'ready', value: () => slot('view') });
  return {
    boot: { tenant: services.tenant, locale, buildId: '', time: 0, remotes: {}, network: null },
    isWidget,
    history: { write: unavailable, back: unavailable, connect: unavailable },
    navigation: { ...services.navigation, shown: createObservable(shown), open: unavailable },
    session: { ...services.session, refresh: unavailable },
    remotes: { screen: () => screen, header: loaded({ status: 'loading', slow: false }) },
    screenOf: () => screen,
    servicesFor: () => services,
    toasts: createToastStack(),
    theme: createObservable('system'),
    pageTitle: createObservable(null),
    buildMarks: { slot, page: (name) => marks.at({ kind: 'page', name }) },
  };
}

/** The frame around each screen, in one language, by its name. */
export async function paintsIn(locale: Locale): Promise<Readonly<Record<string, Resolved>>> {
  const marks = createMarks();
  initI18n({ locale, apiKey: '', rewrite: (...text) => markedText(marks, ...text) });
  await loadMessages('host', loadHostMessages);
  const view = marks.at({ kind: 'slot', name: 'view' });
  const paints: Record<string, Resolved> = {};
  for (const frame of framesIn(locale)) {
    const html = await renderMarkup(
      <AppContext value={appAround(frame, locale, marks)}>
        <Shell />
      </AppContext>,
    );
    // The server writes the marks of the boundary with the screen.
    const boundary = `<!--$-->${view}<!--/$-->`;
    if (!html.includes(boundary)) throw new Error(`The frame of ${frame.screen} has no boundary around its screen.`);
    paints[frameName(frame.screen, frame.isWidget)] = marks.resolve(html.replace(boundary, view));
  }
  return paints;
}
