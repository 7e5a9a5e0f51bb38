import { type BootDocument, nextTask } from '@halte/contract';
import { createBrowserEffects } from '../app/browserEffects.ts';
import { compose } from '../app/compose.ts';
import type { App } from '../context/appContext.ts';
import { shownScreen } from '../layouts/shownScreen.ts';
import { withAreaTexts } from '../messages/areaTexts.ts';
import { createHostMessages, recoverMessages } from '../messages/hostMessages.ts';
import { loadHostMessages } from '../messages/load.ts';
import { followLinks } from '../routes/linkClicks.ts';
import { firstTouch } from '../services/firstTouch.ts';
import { createLoginWidget } from '../services/loginWidget.ts';
import { report, reportTo, sendTo } from '../services/report.ts';
import { notifyOffline } from '../services/toasts.ts';

export interface StartedApp {
  readonly app: App;
  /** The host's texts are loaded, or failed to; then they are loaded again while the page is shown. */
  readonly textsSettled: Promise<unknown>;
  /** Header and screen of the first page are loaded, or failed to. */
  readonly firstScreen: Promise<unknown>;
  /** So is the page, and somebody uses it. */
  readonly used: Promise<unknown>;
}

function loadFirstScreen(app: App): Promise<unknown> {
  const { boot, isWidget, remotes } = app;
  const screen = shownScreen(app, app.navigation.shown.get())?.load();
  const header = isWidget || boot.headerFrame ? undefined : remotes.header.load();
  return Promise.all([screen, header]);
}

/** Builds the app in two tasks, and starts to load its texts and its first screen. */
export async function startApp(boot: BootDocument): Promise<StartedApp> {
  const { tenant } = boot;
  const browser = createBrowserEffects(boot);
  const messages = createHostMessages({
    load: withAreaTexts(loadHostMessages, boot),
    probeFile: browser.probeFile,
    onFailure: (failure) => report(failure, 'messages'),
  });
  const loading = messages.load();

  await nextTask();
  const app = compose(boot, browser);
  const { navigation, toasts } = app;
  const loginWidget = createLoginWidget({ tenant, onFailure: () => notifyOffline(toasts) });
  reportTo(async () => {
    const { createReporter } = await import('../services/reporter.ts');
    return createReporter({
      boot,
      routeName: () => navigation.current.get().name,
      isOnline: () => navigator.onLine,
      send: sendTo(tenant, 'clientErrors'),
    });
  });
  followLinks((url) => navigation.open(url, 'push'));

  const firstScreen = loadFirstScreen(app);
  const used = Promise.all([firstScreen, firstTouch()]);
  void used.then(() => loginWidget?.loadWhenIdle());
  const textsSettled = loading.then(() => recoverMessages(messages, navigation.current));
  return { app, textsSettled, firstScreen, used };
}
