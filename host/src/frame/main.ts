/** A program: the page of the frame in which a tenant's own header runs (docs/decisions/0033). */
import type { HeaderModule } from '@halte/contract';
import { parseRemoteModule } from '@halte/contract';
import { initI18n, loadMessages } from '@halte/i18n';
import { addIntegrity } from '../remotes/integrity.ts';
import { appLink } from '../routes/linkClicks.ts';
import { watchOpenMenus } from './openMenus.ts';
import { CONFIG_ID, type FrameConfig, type Send, type ToFrame } from './protocol.ts';
import { createRequests } from './requests.ts';
import { cookieText, createFrameServices, type FrameServices } from './services.ts';

interface Container {
  init?(scope: object): unknown;
  get(name: string): Promise<() => unknown>;
}

/** Browser functions, captured before any code of the header runs. */
const { fetch: browserFetch, parent } = window;

function loadScript(src: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = src;
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () =>
    reject(new Error('Its entry could not be loaded, or is not what its manifest says.')),
  );
  document.head.append(script);
  return promise;
}

async function loadHeader({ container: name, entry }: FrameConfig): Promise<HeaderModule> {
  await loadScript(entry);
  const container = (globalThis as unknown as Record<string, Container | undefined>)[name];
  if (typeof container?.get !== 'function') throw new Error(`Its entry has no container "${name}".`);
  await container.init?.({});
  const factory = await container.get('./remote');
  const parsed = parseRemoteModule(factory());
  if (!parsed.ok) throw new Error(parsed.reason);
  if (parsed.module.kind !== 'header') throw new Error(`It is no header but ${parsed.module.kind}.`);
  return parsed.module;
}

function applyAppearance(appearance: string): void {
  if (appearance === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = appearance;
}

type Start = Extract<ToFrame, { readonly type: 'start' }>;

async function show(config: FrameConfig, start: Start, send: Send): Promise<FrameServices> {
  const { tenant, state } = start;
  initI18n({ locale: state.locale, apiKey: tenant.apiKey, tenantMessages: tenant.messages });
  const header = await loadHeader(config);
  await loadMessages(header.id, header.messages);
  const frame = createFrameServices(start, header.id, send);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page of the frame has no root.');
  header.mount(root, frame.services);
  watchOpenMenus(root, (isOpen) => send({ type: 'open-menu', isOpen }));
  return frame;
}

function run(port: MessagePort, config: FrameConfig): void {
  const post = port.postMessage.bind(port);
  const send: Send = (message) => post(message);
  const fail = (error: unknown) => send({ type: 'failed', message: String(error) });
  let frame: FrameServices | null = null;
  let requests: ReturnType<typeof createRequests> | null = null;
  let cookies = '';

  async function begin(message: Start): Promise<void> {
    requests = createRequests(message.tenant, send, browserFetch);
    window.fetch = requests.fetch;
    cookies = cookieText(message.state);
    applyAppearance(message.state.appearance);
    try {
      frame = await show(config, message, send);
      send({ type: 'ready' });
    } catch (error) {
      fail(error);
    }
  }

  Object.defineProperty(document, 'cookie', { get: () => cookies, set: () => undefined });
  document.addEventListener('click', (event) => {
    const address = appLink(event);
    if (address === null) return;
    event.preventDefault();
    send({ type: 'open', address, step: 'push' });
  });
  window.addEventListener('error', ({ message }) => send({ type: 'report', message, where: 'uncaught' }));
  port.addEventListener('message', ({ data }: MessageEvent<ToFrame>) => {
    switch (data.type) {
      case 'start':
        void begin(data);
        break;
      case 'state':
        cookies = cookieText(data.state);
        applyAppearance(data.state.appearance);
        void frame?.update(data.state);
        break;
      case 'event':
        window.dispatchEvent(new CustomEvent(data.name, { detail: data.detail }));
        break;
      case 'ping':
        send({ type: 'pong' });
        break;
      case 'answer':
        requests?.onAnswer(data);
        break;
    }
  });
  port.start();
}

const config = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '') as FrameConfig;
const { integrity } = config;
addIntegrity((file) => (Object.hasOwn(integrity, file) ? integrity[file]! : null));
window.addEventListener('message', function receive({ source, ports: [port] }) {
  if (source !== parent || !port) return;
  window.removeEventListener('message', receive);
  run(port, config);
});
