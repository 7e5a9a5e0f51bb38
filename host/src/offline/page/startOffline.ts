import { askAgain } from '@halte/api/query';
import { whenIdle } from '@halte/contract';
import { KEPT_TRIP_KEY } from '@halte/contract/trip';
import { nowInstant, wallClock } from '@halte/i18n';
import type { App } from '../../context/appContext.ts';
import { pageKey } from '../../routes/pageKey.ts';
import { keptAnswerCaches } from '../keptAnswers.ts';
import type { KeepProblem, PageMessage, WorkerMessage } from '../messages.ts';
import { answerPlan, createKeptPlanner, type KeptPlanner, startPlannerThread } from '../planner/planner.ts';
import { type KeepScreensOptions, keepScreens } from '../take/keepScreens.ts';
import { startTaking } from '../take/startTaking.tsx';
import { startUnderWay } from '../underWay/startUnderWay.tsx';
import { askWhileOld } from './askWhileOld.ts';
import { createKeptTimes } from './keptTimes.ts';
import { loadOfflineMessages } from './loadOfflineMessages.ts';
import { pageAnswers } from './pageAnswers.ts';
import { watchFiles } from './pageFiles.ts';
import { showBadge } from './showBadge.tsx';

/** After what a tap asks for. */
const REGISTER_MS = 2000;

type OfflineApp = Pick<App, 'boot' | 'navigation' | 'session' | 'servicesFor' | 'theme'>;

async function tell(message: PageMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

async function closeNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}

/** Also without the worker, and from each tab that sees it. */
async function forget(): Promise<void> {
  void tell({ kind: 'forget' });
  localStorage.removeItem(KEPT_TRIP_KEY);
  void closeNotifications().catch(() => undefined);
  for (const name of keptAnswerCaches()) await caches.delete(name);
}

/** Deletes what is kept of a traveller who signs out, here or in another tab: the session follows the cookies. */
function forgetAtSignOut({ state }: OfflineApp['session']): void {
  let wasSignedIn = state.get().authenticated;
  state.subscribe(() => {
    const isSignedIn = state.get().authenticated;
    if (wasSignedIn && !isSignedIn) void forget();
    wasSignedIn = isSignedIn;
  });
}

function showAge({ boot, navigation }: OfflineApp, planner: KeptPlanner): void {
  const times = createKeptTimes(pageKey(navigation.shown.get()));
  const retry = () => void times.ask(() => askAgain().catch(() => undefined));
  showBadge({ times, zone: boot.tenant.timeZone, retry });
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<WorkerMessage>) => {
    if (event.data.kind === 'plan') answerPlan(planner, event.data.read, event.ports);
    else times.take(event.data);
  });
  void tell({ kind: 'ages' });
  navigation.shown.subscribe(() => times.moved(pageKey(navigation.shown.get())));
  askWhileOld(times.oldest, retry);
}

function pageOf({ boot: { buildId }, servicesFor, theme }: OfflineApp) {
  const { locale } = servicesFor('host');
  return { buildId, locale: locale.get(), theme: theme.get() };
}

async function keepScreensOf(app: OfflineApp, options: KeepScreensOptions): Promise<KeepProblem | null> {
  const { active } = await navigator.serviceWorker.ready;
  return active ? keepScreens(active, pageOf(app), options) : 'unreachable';
}

/** Tells the worker what to keep of this page: its build, its files as they are used, the answers that came with it. */
function keepPage(app: OfflineApp): void {
  const { boot, servicesFor, theme } = app;
  const { locale } = servicesFor('host');
  // Calls of another origin are none of the worker's.
  const isHere = boot.tenant.bffUrl.startsWith('/');
  let answers = isHere ? pageAnswers(boot.locale) : [];
  const keep = (files: readonly string[]) => {
    void tell({ kind: 'keep', ...pageOf(app), apiKey: boot.tenant.apiKey, files, answers });
    answers = [];
  };
  watchFiles(keep);
  for (const changed of [locale, theme]) changed.subscribe(() => keep([]));
}

/** Pictures of the page come from the browser's cache; the worker keeps those of the tenant. */
async function askForPictures(): Promise<void> {
  const here = [...document.images].filter(({ currentSrc }) => currentSrc.startsWith(location.origin));
  await Promise.allSettled(here.map(({ currentSrc }) => fetch(currentSrc)));
}

/** What this page has asked for before there was a worker is asked for again: the journey that somebody has just opened is to be kept. */
function askOnceControlled(): void {
  if (navigator.serviceWorker.controller !== null) return;
  const ask = () => void Promise.allSettled([askAgain(), askForPictures()]);
  navigator.serviceWorker.addEventListener('controllerchange', ask, { once: true });
}

/** Registers the service worker, and shows how old its answers are. */
export async function startOffline(app: OfflineApp): Promise<void> {
  // While there is a network.
  await loadOfflineMessages().catch(() => undefined);
  const planner = createKeptPlanner({
    startThread: startPlannerThread,
    today: () => wallClock(nowInstant(), app.boot.tenant.timeZone).slice(0, 10),
    limits: app.boot.tenant.limits ?? {},
  });
  showAge(app, planner);
  forgetAtSignOut(app.session);
  void startUnderWay(app).catch(() => undefined);
  whenIdle(
    () => {
      askOnceControlled();
      navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).then(
        () => {
          keepPage(app);
          void startTaking(app, (options) => keepScreensOf(app, options)).catch(() => undefined);
        },
        // Without a network, in a private window, or where the browser refuses it: the app is the same without it.
        () => undefined,
      );
    },
    { timeout: 5000, delay: REGISTER_MS },
  );
}
