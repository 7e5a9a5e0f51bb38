import type { Areas, Capability, HostServices } from '@halte/contract';
import type { ToFrame, ToHost } from '../frame/protocol.ts';
import { HEADER_MS } from '../remotes/retryPolicy.ts';
import { createBudget } from './budget.ts';
import { frameState, observeFrameState } from './frameState.ts';
import { startHeartbeat } from './heartbeat.ts';
import { parseMessage } from './messages.ts';
import { forwardPageEvents } from './pageEvents.ts';
import { serveFrame } from './serveFrame.ts';

/** `allow-same-origin` is not among them: the frame would have the host's cookies and document. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
const CAPABILITIES: readonly Capability[] = ['map', 'toasts', 'share', 'sign-in'];

export interface FramedHeader {
  readonly element: HTMLElement;
  /** Address of the frame's page. */
  readonly address: string;
  readonly services: HostServices;
  readonly routes: Pick<Areas, 'routes' | 'widgets'>;
  /** Opens an address of this app. */
  readonly open: (address: string, step: 'push' | 'replace') => void;
  readonly onReady: () => void;
  readonly onFailed: () => void;
  readonly onOpenMenu: (isOpen: boolean) => void;
}

function createFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', SANDBOX);
  frame.title = title;
  frame.src = address;
  return frame;
}

function isInUse(frame: HTMLIFrameElement): boolean {
  return document.activeElement === frame || frame.matches(':hover');
}

/**
 * Shows a tenant's header in a sandboxed frame and does what it requests. `onFailed` is called once: when it is not ready in time, reports a failure,
 * stops answering, or requests more than a traveller can cause. Returns a function that removes it.
 */
export function frameHeader({ element, address, services, routes, open, ...on }: FramedHeader): () => void {
  const stopped = new AbortController();
  const { port1: port, port2 } = new MessageChannel();
  const frame = createFrame(address, services.tenant.name);
  const allows = createBudget(() => performance.now());
  let isReady = false;

  const send = (message: ToFrame) => port.postMessage(message);

  function stop(): void {
    stopped.abort();
    port.close();
    frame.remove();
  }

  function fail(reason: string): void {
    if (stopped.signal.aborted) return;
    stop();
    services.report(new Error(`The header in the frame was removed: ${reason}`), 'frame');
    on.onFailed();
  }

  function obey(message: ToHost): void {
    switch (message.type) {
      case 'ready':
        isReady = true;
        on.onReady();
        break;
      case 'failed':
        fail(message.message);
        break;
      case 'pong':
        heartbeat.answered();
        break;
      case 'open-menu':
        // A header that is not in use has no reason to cover the page.
        on.onOpenMenu(message.isOpen && (isInUse(frame) || events.isRecent()));
        break;
      default:
        serveFrame(message, { services, open, send });
    }
  }

  function receive({ data }: MessageEvent<unknown>): void {
    const message = parseMessage(data);
    if (!message || stopped.signal.aborted) return;
    if (allows(message.type)) obey(message);
    else fail(`too many messages “${message.type}”`);
  }

  function start(): void {
    // Its origin is opaque, so no target origin can be given; its page is this host's own, otherwise the frame has been removed.
    frame.contentWindow?.postMessage(null, '*', [port2]);
    const capabilities = CAPABILITIES.filter((capability) => services.supports(capability));
    send({ type: 'start', tenant: services.tenant, routes, capabilities, state: frameState(services) });
  }

  port.addEventListener('message', receive);
  port.start();
  frame.addEventListener('load', start, { once: true, signal: stopped.signal });
  const heartbeat = startHeartbeat({
    isReady: () => isReady,
    ping: () => send({ type: 'ping' }),
    onDead: () => fail('it does not answer'),
  });
  const limit = setTimeout(() => isReady || fail('it was not ready in time'), HEADER_MS);
  const events = forwardPageEvents(services, send);
  const unsubscribe = observeFrameState(services, (state) => send({ type: 'state', state }));
  const ends = [heartbeat.stop, events.stop, unsubscribe, () => clearTimeout(limit)];
  stopped.signal.addEventListener('abort', () => {
    for (const end of ends) end();
  });
  element.append(frame);
  return stop;
}
