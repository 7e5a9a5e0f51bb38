import { nowInstant, wallClock } from '@halte/i18n';
import { useObservable } from '@halte/ui';
import { createRoot } from 'react-dom/client';
import type { App } from '../../context/appContext.ts';
import { onNetworkChange } from '../network/keptNetwork.ts';
import { renewNetwork } from '../network/takeNetwork.ts';
import { loadTakeMessages } from './loadTakeMessages.ts';
import { TakeNetwork } from './TakeNetwork.tsx';
import { createTaking, type Taking, type TakingParts } from './taking.ts';

type TakingApp = Pick<App, 'boot' | 'navigation'>;

/** Below the lines of the network: what is taken along is their timetable. */
const ROUTE = 'schedules';

function isTakingScreen({ navigation }: Pick<TakingApp, 'navigation'>): boolean {
  const shown = navigation.shown.get();
  return shown.kind === 'screen' && shown.route.name === ROUTE;
}

/** Pages that no worker answers, or whose worker the operator has switched off, do not open without a network. */
async function hasWorker(): Promise<boolean> {
  const { controller } = navigator.serviceWorker;
  return controller !== null && (await navigator.serviceWorker.getRegistration()) !== undefined;
}

function BelowTheLines({ app, taking }: { readonly app: TakingApp; readonly taking: Taking }) {
  useObservable(app.navigation.shown);
  const { name, timeZone } = app.boot.tenant;
  return isTakingScreen(app) ? <TakeNetwork taking={taking} name={name} zone={timeZone} /> : null;
}

/** In a root of its own at the end of the page: a place for it in the layout would be part of the first download. */
function showControl(app: TakingApp, taking: Taking): void {
  const place = document.createElement('div');
  document.getElementById('content')?.append(place);
  createRoot(place).render(<BelowTheLines app={app} taking={taking} />);
}

/** Renews the timetable that was taken along, and offers to take it on the screen of the lines. */
export async function startTaking(app: TakingApp, keepScreens: TakingParts['keepScreens']): Promise<void> {
  const { bffUrl, apiKey, timeZone } = app.boot.tenant;
  // The worker answers for calls of this host only: searches of another one need the network.
  if (!bffUrl.startsWith('/')) return;
  const server = { bffUrl, apiKey };
  const today = () => wallClock(nowInstant(), timeZone).slice(0, 10);
  void renewNetwork(server, today()).catch(() => undefined);
  await loadTakeMessages();
  const taking = createTaking({ server, today, isOn: hasWorker, keepScreens });
  const askHere = () => {
    if (isTakingScreen(app)) void taking.ask();
  };
  onNetworkChange(() => void taking.read());
  app.navigation.shown.subscribe(askHere);
  navigator.serviceWorker.addEventListener('controllerchange', askHere);
  addEventListener('online', askHere);
  showControl(app, taking);
  askHere();
}
