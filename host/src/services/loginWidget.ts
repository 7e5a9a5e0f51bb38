import { EVENTS, type PublicTenant, whenIdle } from '@halte/contract';
import { allowScripts } from '../remotes/trustedTypes.ts';

const ADDRESS = '/login/dist/js/app.js';
const FORWARDED_EVENTS = [EVENTS.login, EVENTS.logout, EVENTS.refreshToken];
/** Delay in browsers without `requestIdleCallback`. */
const IDLE_DELAY_MS = 2000;

export interface LoginWidgetOptions {
  readonly tenant: PublicTenant;
  /** The widget could not be loaded, and a traveller wanted to sign in. */
  readonly onFailure: () => void;
}

/**
 * Loads the tenant's login widget when the page is idle, or when it is needed. Events that are dispatched before it is loaded are queued and
 * dispatched again. In the host and not in a header, because a tenant's own header, the built-in one and a page without a header can all start
 * a sign-in. Null for a tenant without a widget.
 */
export function createLoginWidget({ tenant, onFailure }: LoginWidgetOptions) {
  const { apiKey, cookies, id, messages, urls } = tenant;
  if (!urls?.widgetCdn) return null;
  const src = `${urls.widgetCdn.replace(/\/$/, '')}${ADDRESS}?context=${encodeURIComponent(id)}`;
  let script: HTMLScriptElement | null = null;
  let queue: CustomEvent<unknown>[] = [];

  function enqueue(event: Event): void {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    queue.push(new CustomEvent(event.type, { detail }));
    load();
  }

  function onLoad(): void {
    for (const name of FORWARDED_EVENTS) window.removeEventListener(name, enqueue);
    window.dispatchEvent(new CustomEvent(EVENTS.loginWidgetReady));
    for (const event of queue) window.dispatchEvent(event);
  }

  function onError(): void {
    script?.remove();
    script = null;
    if (queue.some(({ type }) => type === EVENTS.login)) onFailure();
    queue = queue.filter(({ type }) => type !== EVENTS.login);
  }

  function load(): void {
    if (script) return;
    script = document.createElement('script');
    allowScripts(src);
    script.src = src;
    // Accounts belong to a tenant.
    script.dataset.apiKey = apiKey;
    if (urls?.privacy) script.dataset.privacyUrl = urls.privacy;
    // It takes those that are its own: it has no texts of the app.
    script.dataset.texts = JSON.stringify(messages);
    if (cookies.domain) script.dataset.cookieDomain = cookies.domain;
    script.addEventListener('load', onLoad);
    script.addEventListener('error', onError);
    document.head.append(script);
  }

  for (const name of FORWARDED_EVENTS) window.addEventListener(name, enqueue);
  return {
    loadWhenIdle(): void {
      whenIdle(load, { delay: IDLE_DELAY_MS });
    },
  };
}
