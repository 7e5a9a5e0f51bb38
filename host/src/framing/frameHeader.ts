import { type Capability, EVENTS, type HostServices } from '@halte/contract';
import type { FrameState, ToFrame, ToHost } from '../frame/protocol.ts';
import { HEADER_MS } from '../remotes/retryPolicy.ts';
import { safeRedirect } from '../routes/safeRedirect.ts';
import { createBudget } from './budget.ts';
import { forwardRequest } from './forwardRequest.ts';
import { parseMessage } from './messages.ts';

/** How often a shown frame must answer; it is considered dead after two unanswered pings. */
const PING_MS = 2000;
const MISSED_PINGS = 2;
/** For how long a header may open its cart unprompted after an event of the page, such as a new item in the cart. */
const AFTER_EVENT_MS = 2000;
/** `allow-same-origin` is not among them: the frame would have the host's cookies and document. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
const CAPABILITIES: readonly Capability[] = ['map', 'toasts', 'share', 'sign-in'];
const FORWARDED_EVENTS = [EVENTS.cartUpdated, EVENTS.localeChange];

export interface FramedHeader {
  readonly element: HTMLElement;
  /** Address of the frame's page. */
  readonly address: string;
  readonly services: HostServices;
  /** Opens an address of this app. */
  readonly open: (address: string, step: 'push' | 'replace') => void;
  readonly onReady: () => void;
  readonly onFailed: () => void;
  readonly onOpenMenu: (isOpen: boolean) => void;
}

function stateOf({ navigation, context, session, locale, appearance }: HostServices): FrameState {
  return {
    current: navigation.current.get(),
    context: context.get(),
    session: session.state.get(),
    accessToken: session.accessToken(),
    cartEmail: session.cartEmail?.get() ?? null,
    locale: locale.get(),
    appearance: appearance?.get() ?? 'system',
  };
}

function createFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', SANDBOX);
  frame.title = title;
  frame.src = address;
  return frame;
}

/**
 * Shows a tenant's header in a sandboxed frame and does what it requests. `onFailed` is called once: when it is not ready in time, reports a failure,
 * stops answering, or requests more than a traveller can cause. Returns a function that removes it.
 */
export function frameHeader({ element, address, services, open, ...on }: FramedHeader): () => void {
  const { tenant, navigation, session } = services;
  const stopped = new AbortController();
  const { port1: port, port2 } = new MessageChannel();
  const frame = createFrame(address, tenant.name);
  let isReady = false;
  let missed = 0;
  let notifiedAt = Number.NEGATIVE_INFINITY;
  const allows = createBudget(() => performance.now());

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

  function sendState(): void {
    // A value of the session that cannot be copied must not end the page's update.
    try {
      send({ type: 'state', state: stateOf(services) });
    } catch (error) {
      services.report(error, 'frame');
    }
  }

  function openInApp(target: string, step: 'push' | 'replace'): void {
    const safe = safeRedirect(target, location.origin);
    if (safe !== null) open(safe, step);
  }

  const isUsed = () =>
    document.activeElement === frame || frame.matches(':hover') || performance.now() - notifiedAt < AFTER_EVENT_MS;

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
        missed = 0;
        break;
      case 'open':
        openInApp(message.address, message.step);
        break;
      case 'back':
        navigation.back(message.fallback);
        break;
      case 'sign-in':
        session.signIn(safeRedirect(message.redirectTo, location.origin) ?? navigation.current.get().fullPath);
        break;
      case 'sign-out':
        session.signOut();
        break;
      case 'toast':
        services.toasts.show(message.toast);
        break;
      case 'appearance':
        services.appearance?.set(message.appearance);
        break;
      case 'report':
        services.report(new Error(message.message), `frame: ${message.where}`);
        break;
      case 'open-menu':
        // A header that is not in use has no reason to cover the page.
        on.onOpenMenu(message.isOpen && isUsed());
        break;
      case 'request':
        void forwardRequest(tenant, message).then(send);
        break;
    }
  }

  function ping(): void {
    if (!isReady || document.visibilityState !== 'visible') {
      missed = 0;
      return;
    }
    if (missed >= MISSED_PINGS) {
      fail('it does not answer');
      return;
    }
    missed += 1;
    send({ type: 'ping' });
  }

  function forwardEvent(event: Event): void {
    const { detail } = event as CustomEvent<unknown>;
    try {
      notifiedAt = performance.now();
      send({ type: 'event', name: event.type, detail });
    } catch (error) {
      services.report(error, 'frame');
    }
  }

  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = parseMessage(data);
    if (!message || stopped.signal.aborted) return;
    if (allows(message.type)) obey(message);
    else fail(`too many messages “${message.type}”`);
  });
  port.start();
  frame.addEventListener(
    'load',
    () => {
      // Its origin is opaque, so no target origin can be given; its page is this host's own, otherwise the frame has been removed.
      frame.contentWindow?.postMessage(null, '*', [port2]);
      const capabilities = CAPABILITIES.filter((capability) => services.supports(capability));
      send({ type: 'start', tenant, capabilities, state: stateOf(services) });
    },
    { once: true, signal: stopped.signal },
  );
  const observed = [
    navigation.current,
    services.context,
    session.state,
    services.locale,
    session.cartEmail,
    services.appearance,
  ];
  const unsubscribe = observed.map((value) => value?.subscribe(sendState));
  for (const name of FORWARDED_EVENTS) window.addEventListener(name, forwardEvent, { signal: stopped.signal });
  const limit = setTimeout(() => {
    if (!isReady) fail('it was not ready in time');
  }, HEADER_MS);
  const pinging = setInterval(ping, PING_MS);
  stopped.signal.addEventListener('abort', () => {
    clearTimeout(limit);
    clearInterval(pinging);
    for (const leave of unsubscribe) leave?.();
  });
  element.append(frame);
  return stop;
}
