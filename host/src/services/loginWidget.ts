import { EVENTS, type PublicTenant } from '@halte/contract';

const ADDRESS = '/login/dist/js/app.js';
const FORWARDED_EVENTS = [EVENTS.login, EVENTS.logout, EVENTS.refreshToken];
/** For browsers that do not say when they are idle. */
const IDLE_MS = 2000;

export interface LoginWidgetOptions {
  readonly tenant: PublicTenant;
  /** Somebody wanted to sign in, and the widget could not be fetched. */
  readonly onFailure: () => void;
}

/**
 * Fetches the tenant's login widget: when the page is idle, or as soon as it is needed. What happens before it is there is kept and told to
 * it once more. Here and not in the header, because a tenant's own header, the built-in one and a page without any can all ask to sign in.
 * Null for a tenant that has none.
 */
export function createLoginWidget({ tenant, onFailure }: LoginWidgetOptions) {
  const { cookies, id, urls } = tenant;
  if (!urls?.widgetCdn) return null;
  const src = `${urls.widgetCdn.replace(/\/$/, '')}${ADDRESS}?context=${encodeURIComponent(id)}`;
  let script: HTMLScriptElement | null = null;
  let kept: CustomEvent<unknown>[] = [];

  function keep(event: Event): void {
    const { type, detail } = event as CustomEvent<unknown>;
    kept.push(new CustomEvent(type, { detail }));
    load();
  }

  function ready(): void {
    for (const name of FORWARDED_EVENTS) window.removeEventListener(name, keep);
    window.dispatchEvent(new CustomEvent(EVENTS.loginWidgetReady));
    for (const event of kept) window.dispatchEvent(event);
  }

  function failed(): void {
    script?.remove();
    script = null;
    if (kept.some(({ type }) => type === EVENTS.login)) onFailure();
    kept = kept.filter(({ type }) => type !== EVENTS.login);
  }

  function load(): void {
    if (script) return;
    script = document.createElement('script');
    script.src = src;
    if (cookies.domain) script.dataset.cookieDomain = cookies.domain;
    script.addEventListener('load', ready);
    script.addEventListener('error', failed);
    document.head.append(script);
  }

  for (const name of FORWARDED_EVENTS) window.addEventListener(name, keep);
  return {
    loadWhenIdle(): void {
      if ('requestIdleCallback' in window) requestIdleCallback(load);
      else setTimeout(load, IDLE_MS);
    },
  };
}
