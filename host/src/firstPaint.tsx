import { type Areas, createObservable, type Locale, PAGE_KINDS, type View } from '@halte/contract';
import { frameName, type SlotName, type TabPart, tabName } from '@halte/contract/firstPaint';
import {
  buildHost,
  createMarks,
  type Marks,
  markedText,
  type Resolved,
  renderMarkup,
} from '@halte/federation/prerender/frame';
import { initI18n, loadMessages } from '@halte/i18n';
import type { IconNode } from '@halte/ui/icons';
import { type App, AppContext } from './context/appContext.ts';
import { Shell } from './layouts/Shell.tsx';
import { TabLink } from './layouts/TabLink.tsx';
import { loadHostMessages } from './messages/load.ts';
import type { Loadable, LoadState } from './remotes/loadable.ts';
import { createAreas } from './routes/areas.ts';
import type { Shown } from './routes/navigationTarget.ts';
import type { Route } from './routes/table.ts';
import { createToastStack } from './services/toasts.ts';

interface Frame {
  readonly name: string;
  readonly route: Route;
  readonly isWidget: boolean;
}

/** Around the screens of each kind of page, in the app and in a partner's frame. */
const FRAMES: readonly Frame[] = PAGE_KINDS.flatMap((page) =>
  [false, true].flatMap((isWidget) =>
    [{}, { quiet: true as const }].map((quiet): Frame => {
      const route: Route = { name: 'index', path: '', area: '', view: '', page, ...quiet };
      return { name: frameName({ page, ...quiet }, isWidget), route, isWidget };
    }),
  ),
);

const NO_AREAS: Areas = { routes: [], tabs: [], widgets: [], texts: {} };

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
function appAround({ route, isWidget }: Frame, locale: Locale, marks: Marks): App {
  const services = buildHost(marks, locale, { name: route.name });
  const current = { name: route.name, params: {}, query: {}, fullPath: '' };
  const shown: Shown = { kind: 'screen', route, locale, current };
  const slot = (name: SlotName) => marks.at({ kind: 'slot', name });
  const screen: Loadable<View> = loaded({ status: 'ready', value: () => slot('view') });
  return {
    boot: { tenant: services.tenant, locale, buildId: '', time: 0, remotes: {}, areas: NO_AREAS, network: null },
    areas: createAreas(NO_AREAS),
    isWidget,
    history: { write: unavailable, back: unavailable, connect: unavailable },
    navigation: { ...services.navigation, shown: createObservable(shown), open: unavailable },
    session: { ...services.session, refresh: unavailable },
    remotes: { screen: () => screen, header: loaded({ status: 'loading', slow: false }), loads: new Map() },
    screenOf: () => screen,
    servicesFor: () => services,
    toasts: createToastStack(),
    theme: createObservable('system'),
    pageTitle: createObservable(null),
    buildMarks: { slot, page: (name) => marks.at({ kind: 'page', name }) },
  };
}

/** `isPart`: is written into the frame, which has its rules. */
interface Rendered extends Resolved {
  readonly isPart?: true;
}

/** A tab in each of its forms. */
async function tabsOf(marks: Marks): Promise<Record<string, Rendered>> {
  const part = (name: TabPart) => marks.at({ kind: 'tab', name });
  const icon: IconNode = [['path', { d: part('icon') }]];
  const paints: Record<string, Rendered> = {};
  for (const isCurrent of [false, true])
    for (const isShort of [false, true]) {
      const short = isShort ? part('short') : undefined;
      const tab = <TabLink href={part('href')} icon={icon} label={part('label')} short={short} isCurrent={isCurrent} />;
      paints[tabName(isCurrent, isShort)] = { ...marks.resolve(await renderMarkup(tab)), isPart: true };
    }
  return paints;
}

/** The frame around each kind of screen and the tabs in it, in one language, by their names. */
export async function paintsIn(locale: Locale): Promise<Readonly<Record<string, Rendered>>> {
  const marks = createMarks();
  initI18n({ locale, apiKey: '', rewrite: (...text) => markedText(marks, ...text) });
  await loadMessages('host', loadHostMessages);
  const view = marks.at({ kind: 'slot', name: 'view' });
  const paints = await tabsOf(marks);
  for (const frame of FRAMES) {
    const html = await renderMarkup(
      <AppContext value={appAround(frame, locale, marks)}>
        <Shell />
      </AppContext>,
    );
    // The server writes the marks of the boundary with the screen.
    const boundary = `<!--$-->${view}<!--/$-->`;
    if (!html.includes(boundary)) throw new Error(`The ${frame.name} has no boundary around its screen.`);
    paints[frame.name] = marks.resolve(html.replace(boundary, view));
  }
  return paints;
}
