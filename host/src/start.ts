import { type BootDocument, whenIdle } from '@halte/contract';
import { initI18n, noteServerTime } from '@halte/i18n';
import '@halte/ui/tokens.css';
import '@halte/ui/fonts.css';
import './base.css';
import { createBrowserEffects } from './app/browserEffects.ts';
import { compose } from './app/compose.ts';
import { mount } from './app/mount.tsx';
import type { App } from './layouts/appContext.ts';
import { i18nOptions } from './locale/i18nOptions.ts';
import { createHostMessages, recoverMessages } from './messages/hostMessages.ts';
import { loadHostMessages } from './messages/load.ts';
import { followLinks } from './routes/linkClicks.ts';
import { createLoginWidget } from './services/loginWidget.ts';
import { report, reportTo, sendTo } from './services/report.ts';
import { pageLoad, serverTime } from './services/serverTime.ts';
import { notifyOffline } from './services/toasts.ts';

/** The page is drawn when its first screen is loaded, at the latest after this time: one render is faster than several. */
const FIRST_RENDER_MS = 800;

function readBoot(): BootDocument {
  return JSON.parse(document.getElementById('boot')?.textContent ?? '') as BootDocument;
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Header and screen of the first page. */
function loadFirstScreen({ boot, isWidget, navigation, remotes, screenOf }: App): Promise<unknown> {
  const shown = navigation.shown.get();
  const screen = shown.kind === 'screen' ? screenOf(shown.route)?.load() : undefined;
  const header = isWidget || boot.headerFrame ? undefined : remotes.header.load();
  return Promise.all([screen, header]);
}

async function start(boot: BootDocument): Promise<void> {
  const { tenant } = boot;
  initI18n(i18nOptions(boot));
  const time = serverTime(boot.time, pageLoad());
  if (time) noteServerTime(time);

  const browser = createBrowserEffects(boot);
  const messages = createHostMessages({
    load: loadHostMessages,
    probeFile: browser.probeFile,
    onFailure: (failure) => report(failure, 'messages'),
  });
  const messagesSettled = messages.load();

  const app = compose(boot, browser);
  const { navigation, screenOf, toasts } = app;
  const loginWidget = createLoginWidget({ tenant, onFailure: () => notifyOffline(toasts) });
  reportTo(async () => {
    const { createReporter } = await import('./services/reporter.ts');
    return createReporter({
      buildId: boot.buildId,
      routeName: () => navigation.current.get().name,
      isOnline: () => navigator.onLine,
      send: sendTo(tenant),
    });
  });
  followLinks((url) => navigation.open(url, 'push'));

  const firstScreen = loadFirstScreen(app);
  void firstScreen.then(() => loginWidget?.loadWhenIdle());
  await messagesSettled;
  recoverMessages(messages, navigation.current);
  await Promise.race([firstScreen, delay(FIRST_RENDER_MS)]);
  mount(app, document.getElementById('root')!);
  // A consent panel would cover a widget, and without consent there is no tracker.
  const { urls = {} } = tenant;
  if (!app.isWidget && (urls.consentScript || urls.analyticsScript)) {
    void import('./services/thirdPartyScripts.ts').then((scripts) => scripts.loadThirdPartyScripts(urls));
  }
  await firstScreen;
  // Its code is no part of the first download; without it a screen is loaded when it is opened.
  const prefetch = () =>
    import('./remotes/prefetch.ts').then(
      (part) => part.startPrefetch({ shown: navigation.shown, screenOf }),
      () => undefined,
    );
  whenIdle(() => void prefetch(), { timeout: 1000, delay: 200 });
}

void start(readBoot());
