// Before any code that writes into the page.
import './trustedTypes.ts';
import { type AreaModule, createObservable, parseRemoteModule } from '@halte/contract';
import { initI18n, loadMessages, prepareDates } from '@halte/i18n';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { loadExposed, shareLater } from '../federation.ts';
import { isInside } from '../inside.ts';
import { pageStyles } from '../pageStyles.ts';
import { openTraces, watchTraces } from '../traces.ts';
import { createAreaHost } from './areaHost.ts';
import type { AreaBoot } from './areaPage.ts';
import { Frame } from './Frame.tsx';
import { loadView, Screen, type Shown } from './Screen.tsx';
import '@halte/ui/tokens.css';
import '@halte/ui/fonts.css';
import './area.css';

const part = (name: string) => document.querySelector<HTMLElement>(`[data-kit="${name}"]`)!;
const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as AreaBoot;
const element = part('screen');

watchTraces(isInside([element]));
shareLater('@halte/map-core', () => import('@halte/map-core'));

const violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
  violations.push([effectiveDirective, blockedURI, sample].filter(Boolean).join(' '));
});

let problem: string | null = null;
let isDrawn = false;
let root: Root | null = null;
const differences: string[] = [];

const host = createAreaHost(boot);
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const shown = createObservable<Shown>({ problem: '' });

function fail(sentence: string): void {
  problem ??= sentence;
}

/** React and others clear up in a task of their own. */
const settled = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0)));

function draw(isPainted: boolean): void {
  const screen = (
    <Screen
      host={host}
      shown={shown}
      onDrawn={() => {
        isDrawn = true;
      }}
      onProblem={fail}
    />
  );
  const onRecoverableError = (error: unknown) => void differences.push(textOf(error));
  if (isPainted) root = hydrateRoot(element, screen, { onRecoverableError });
  else {
    root = createRoot(element);
    root.render(screen);
  }
}

let isMapDrawn = false;

/** Behind the screens that it shines through, or is beside of, as in a host. */
function showMap(isShown: boolean): void {
  part('map').hidden = !isShown;
  if (!boot.hasMap || !isShown || isMapDrawn) return;
  isMapDrawn = true;
  import('./drawMap.tsx').then(
    ({ drawMap }) => drawMap(part('map'), host),
    (error: unknown) => fail(textOf(error)),
  );
}

async function showRoute(module: AreaModule): Promise<void> {
  const { name, params, query, fullPath } = host.navigation.current.get();
  const route = boot.areas.routes.find((one) => one.name === name);
  showMap(route !== undefined && route.page !== 'full');
  if (!route) return shown.set({ problem: `${fullPath} is no screen of ${boot.id}.` });
  try {
    const view = await loadView(module, route.view ?? route.name, host.supports);
    shown.set({ name: route.name, view, params, query });
  } catch (error) {
    fail(textOf(error));
    shown.set({ problem: textOf(error) });
  }
}

async function start(): Promise<void> {
  initI18n({ locale: boot.locale, apiKey: host.tenant.apiKey, tenantMessages: host.tenant.messages });
  await prepareDates(boot.locale, host.tenant.timeZone);
  const parsed = parseRemoteModule(await loadExposed(boot.entry));
  if (!parsed.ok) throw new Error(`${parsed.code}: ${parsed.reason}`);
  const { module } = parsed;
  if (module.kind !== 'area')
    throw new Error('It is a header: the testkit has rules of its own for these (docs/own-header.md).');
  await loadMessages(module.id, module.messages);
  await showRoute(module);
  draw(boot.isPainted);
  host.navigation.current.subscribe(() => void showRoute(module));
}

/** A link to a screen of the remote is a navigation of the page, as in a host. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || event.defaultPrevented || link.target || link.dataset['whole'] !== undefined) return;
  const { origin, pathname, search } = new URL(link.href, location.href);
  if (origin !== location.origin) return;
  event.preventDefault();
  history.pushState(null, '', pathname + search);
  host.navigation.replaceWith(pathname + search);
});

createRoot(part('header')).render(<Frame boot={boot} host={host} />);
window.kitArea = {
  problem: () => problem,
  isDrawn: () => isDrawn,
  async mount() {
    isDrawn = false;
    draw(false);
  },
  async unmount() {
    root?.unmount();
    root = null;
    await settled();
    return element.innerHTML.slice(0, 200);
  },
  openListeners: () => openTraces('listener'),
  openTimers: () => openTraces('timer'),
  pageStyles,
  elementsOutside: () =>
    [...document.body.querySelectorAll('*')]
      .filter((one) => !element.contains(one) && !one.closest('[data-kit="header"], [data-kit="map"]'))
      .map((one) => one.outerHTML.slice(0, 120)),
  violations: () => violations,
  differences: () => differences,
  reports: () => host.calls.flatMap((call) => (call.call === 'report' ? [`${call.where}: ${textOf(call.error)}`] : [])),
};

start().catch((error: unknown) => {
  fail(textOf(error));
  shown.set({ problem: textOf(error) });
  draw(false);
});
