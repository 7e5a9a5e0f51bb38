import type { BootDocument, Locale } from '@halte/contract';
import { initI18n, loadMessages, noteServerTime, setLocale, translate } from '@halte/i18n';
import '@halte/ui/tokens.css';
import '@halte/ui/fonts.css';
import './base.css';
import { createObservable } from '@halte/contract';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createContextStore } from './context/contextStore.ts';
import { createFavourites } from './favourites/favourites.ts';
import { type App, AppContext } from './layouts/appContext.ts';
import { RouterHistoryAdapter } from './layouts/RouterHistoryAdapter.tsx';
import { Shell } from './layouts/Shell.tsx';
import { i18nOptions } from './locale/i18nOptions.ts';
import { announceLocale, rememberLocale } from './locale/remember.ts';
import { createHostMessages, recoverMessages } from './messages/hostMessages.ts';
import { loadHostMessages } from './messages/load.ts';
import { createScreens, fallbackView } from './pages/screens.ts';
import { watchBuild } from './remotes/buildWatch.ts';
import { createFederationLoader } from './remotes/federationLoader.ts';
import { createFileProbe } from './remotes/fileProbe.ts';
import { fetchLatestEntry } from './remotes/latestEntry.ts';
import { reloadForNewBuild } from './remotes/pageReload.ts';
import { startPrefetch } from './remotes/prefetch.ts';
import { createPrepare } from './remotes/prepareScreen.ts';
import { createRemotes } from './remotes/remotes.ts';
import { followLinks } from './routes/linkClicks.ts';
import { createNavigation } from './routes/navigation.ts';
import { createRouterHistory } from './routes/routerHistory.ts';
import { createServices } from './services/hostServices.ts';
import { createLoginWidget } from './services/loginWidget.ts';
import { report, reportTo, sendTo } from './services/report.ts';
import { createReporter } from './services/reporter.ts';
import { loadedNow, pageTime } from './services/serverTime.ts';
import { createTheme } from './services/theme.ts';
import { loadThirdPartyScripts } from './services/thirdPartyScripts.ts';
import { createToastStack } from './services/toasts.ts';
import { widgetMode } from './services/widgetMode.ts';
import { createSession } from './session/session.ts';

/** The first screen is awaited so long before the page is drawn: drawing it whole is quicker than revealing its parts. */
const FIRST_RENDER_MS = 800;

function readBoot(): BootDocument {
  return JSON.parse(document.getElementById('boot')?.textContent ?? '') as BootDocument;
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function start(boot: BootDocument): void {
  const { tenant } = boot;
  const cookieDomain = tenant.cookies.domain;
  const locale = createObservable<Locale>(boot.locale);
  const isWidget = widgetMode(tenant.isWidget);
  const theme = createTheme();
  const toasts = createToastStack();
  const context = createContextStore();
  const build = watchBuild(boot.buildId);

  initI18n(i18nOptions(boot));
  const seen = pageTime(boot.time, loadedNow());
  if (seen) noteServerTime(seen);
  const probeFile = createFileProbe();
  const texts = createHostMessages({
    load: loadHostMessages,
    probeFile,
    onFailure: (failure) => report(failure, 'messages'),
  });
  const messagesSettled = texts.load();

  const session = createSession({
    cookieDomain,
    hasLogin: tenant.urls?.widgetCdn !== undefined,
    notify: (notice) => toasts.show({ type: 'info', message: translate('host', `signIn.${notice}`) }),
  });

  const notifyOffline = () => toasts.show({ type: 'error', message: translate('host', 'slot.failed.network') });
  const loginWidget = createLoginWidget({ tenant, onFailure: notifyOffline });
  const favourites = createFavourites(
    { tenant, session, locale, toasts },
    { report: (error) => report(error, 'favourites'), tell: notifyOffline },
  );

  const remotes = createRemotes({
    entries: boot.remotes,
    unreachable: boot.unreachable ?? [],
    loader: createFederationLoader(),
    probeFile,
    fetchLatestEntry,
    fallbackView,
    registerMessages: loadMessages,
    onFailure: (id, failure) => report(failure, id),
  });
  const screenOf = createScreens(remotes, probeFile, (failure) => report(failure, 'host'));

  let isSearching = false;
  const history = createRouterHistory();
  const navigation = createNavigation({
    history,
    visitor() {
      session.refresh();
      const { authenticated } = session.state.get();
      return { locale: locale.get(), authenticated, isWidget, urls: tenant.urls ?? {}, isSearching };
    },
    linking: () => ({ locale: locale.get(), isWidget }),
    renew: (path) => reloadForNewBuild(path, build),
    prepare: createPrepare({ screenOf, locale: locale.get, setLocale, build }),
    refused: notifyOffline,
    committed(from, next) {
      context.navigated(from, next.current);
      if (next.locale !== locale.get()) {
        locale.set(next.locale);
        announceLocale(next.locale);
      }
      rememberLocale(next.locale, cookieDomain);
    },
    report,
  });
  reportTo(
    createReporter({
      buildId: boot.buildId,
      routeName: () => navigation.current.get().name,
      isOnline: () => navigator.onLine,
      send: sendTo(tenant),
    }),
  );
  context.navigated(null, navigation.current.get());
  rememberLocale(boot.locale, cookieDomain);
  followLinks((url) => navigation.open(url, 'push'));
  session.state.subscribe(() => {
    const { name, fullPath } = navigation.current.get();
    const leaving = name?.startsWith('account') && !session.state.get().authenticated;
    if (leaving) navigation.replace({ name: 'index' });
    else if (name === 'index') navigation.open(fullPath, 'replace');
  });

  /** What had to wait for the search is decided once it is over. */
  function onSearching(id: string, isUnderWay: boolean): void {
    if (id !== 'trip-planner' || isUnderWay === isSearching) return;
    isSearching = isUnderWay;
    const { name, query, fullPath } = navigation.current.get();
    if (!isSearching && name?.startsWith('trip-planner-') && !query.fi) navigation.open(fullPath, 'replace');
  }

  const parts = { tenant, navigation, context, session, locale, toasts, favourites, onSearching };
  const servicesFor = createServices(parts);
  const app: App = { boot, isWidget, history, navigation, session, remotes, screenOf, servicesFor, toasts, theme };

  const shown = navigation.shown.get();
  const firstScreen = shown.kind === 'screen' ? screenOf(shown.route)?.load() : undefined;
  const header = isWidget ? undefined : remotes.header.load();
  const whole = Promise.all([firstScreen, header]);
  const drawn = messagesSettled
    .then(() => Promise.race([whole, after(FIRST_RENDER_MS)]))
    .then(() => {
      createRoot(document.getElementById('root')!).render(
        <BrowserRouter>
          <AppContext value={app}>
            <RouterHistoryAdapter />
            <Shell />
          </AppContext>
        </BrowserRouter>,
      );
      loadThirdPartyScripts(tenant.urls ?? {});
    });
  void messagesSettled.then(() => recoverMessages(texts, navigation.current));
  void whole.then(() => loginWidget?.loadWhenIdle());
  void Promise.all([whole, drawn]).then(() => startPrefetch({ shown: navigation.shown, screenOf }));
}

start(readBoot());
