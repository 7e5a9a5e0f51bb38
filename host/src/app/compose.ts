import { type BootDocument, createObservable, type Locale } from '@halte/contract';
import { changeLocale, loadLocale, loadMessages, translate } from '@halte/i18n';
import type { App } from '../context/appContext.ts';
import { createContextStore } from '../context/contextStore.ts';
import { createFavourites } from '../favourites/favourites.ts';
import { createScreens } from '../pages/screens.ts';
import { reloadForNewBuild } from '../remotes/pageReload.ts';
import { createPrepare } from '../remotes/prepareScreen.ts';
import { createRemotes } from '../remotes/remotes.ts';
import { createAreas } from '../routes/areas.ts';
import { createNavigation } from '../routes/navigation.ts';
import { createRouterHistory } from '../routes/routerHistory.ts';
import { createServices } from '../services/hostServices.ts';
import { report } from '../services/report.ts';
import { createToastStack, notifyOffline } from '../services/toasts.ts';
import type { BrowserEffects } from './browserEffects.ts';
import { redirectOnSessionChange } from './sessionRedirects.ts';

/** Builds the parts of the app and connects them. It downloads and draws nothing. */
export function compose(boot: BootDocument, browser: BrowserEffects): App {
  const { tenant, unreachable = [] } = boot;
  const areas = createAreas(boot.areas);
  const { isWidget, carried, leave, theme, build, loader, probeFile, fetchLatestEntry } = browser;
  const locale = createObservable<Locale>(boot.locale);
  const toasts = createToastStack();
  const context = createContextStore(areas);
  const onOffline = () => notifyOffline(toasts);

  const session = browser.createSession((notice) =>
    toasts.show({ type: 'info', message: translate('host', `signIn.${notice}`) }),
  );
  const favourites = createFavourites(
    { tenant, session, locale, toasts },
    { report: (error) => report(error, 'favourites'), notify: onOffline },
  );

  const remotes = createRemotes({
    entries: boot.remotes,
    unreachable,
    loader,
    probeFile,
    fetchLatestEntry,
    registerMessages: loadMessages,
    onFailure: (id, failure) => report(failure, id),
  });
  const screenOf = createScreens(remotes, probeFile, (failure) => report(failure, 'host'));

  const searching = new Set<string>();
  const history = createRouterHistory();
  const navigation = createNavigation({
    history,
    routes: areas.routes,
    visitor() {
      session.refresh();
      const { authenticated } = session.state.get();
      const { languages, urls = {} } = tenant;
      return { routes: areas.routes, locale: locale.get(), languages, authenticated, isWidget, urls, searching };
    },
    linkOptions: () => ({ locale: locale.get(), carried }),
    leave,
    reloadForNewBuild: (path) => reloadForNewBuild(path, build),
    prepare: createPrepare({ screenOf, locale: locale.get, loadLocale, build }),
    onRefused: onOffline,
    onCommitted(from, next) {
      context.navigated(from, next.current);
      if (next.locale !== locale.get()) {
        changeLocale(next.locale);
        locale.set(next.locale);
        browser.announceLocale(next.locale);
      }
      browser.rememberLocale(next.locale);
    },
    report,
  });
  context.navigated(null, navigation.current.get());
  browser.rememberLocale(boot.locale);
  redirectOnSessionChange(session, areas.routes, navigation);

  /** A step on the way is shown without what it needs while its remote searches; the guards check it again when the search ends. */
  function onSearching(id: string, isPending: boolean): void {
    const { name, query, fullPath } = navigation.current.get();
    const { area, needs } = (name !== null && areas.routes.byName.get(name)) || {};
    if (isPending === searching.has(id)) return;
    if (isPending) searching.add(id);
    else searching.delete(id);
    if (!isPending && area === id && needs !== undefined && !query[needs]) navigation.open(fullPath, 'replace');
  }

  const { hasBanners } = boot;
  const pageTitle = createObservable<string | null>(null);
  const parts = { tenant, navigation, context, session, locale, toasts, favourites, appearance: theme, hasBanners };
  const servicesFor = createServices({ ...parts, onSearching, setTitle: pageTitle.set });
  return {
    boot,
    areas,
    isWidget,
    history,
    navigation,
    session,
    remotes,
    screenOf,
    servicesFor,
    toasts,
    theme,
    pageTitle,
  };
}
