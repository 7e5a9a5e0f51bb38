import {
  createObservable,
  type HeaderServices,
  type Observable,
  type PublicTenant,
  type RouteTarget,
  type Writable,
} from '@halte/contract';
import { changeLocale, loadLocale, translateKey } from '@halte/i18n';
import { setDocumentLanguage } from '../locale/documentLanguage.ts';
import { hrefOf, inLocale } from '../routes/href.ts';
import { createRouteTable } from '../routes/table.ts';
import type { FrameState, Send, ToFrame } from './protocol.ts';

type Start = Extract<ToFrame, { readonly type: 'start' }>;

/** The services of a header in a frame: what it observes is a copy of the host's, what it does is a message to the host. */
export interface FrameServices {
  readonly services: HeaderServices;
  /** The host has sent another state. */
  update(state: FrameState): Promise<void>;
}

export function createFrameServices(
  { tenant, routes, capabilities, state: first }: Start,
  id: string,
  send: Send,
): FrameServices {
  let state = first;
  const current = createObservable(first.current);
  const context = createObservable(first.context);
  const session = createObservable(first.session);
  const cartEmail = createObservable(first.cartEmail);
  const locale = createObservable(first.locale);
  setDocumentLanguage(first.locale);
  const appearance = createObservable(first.appearance);
  const table = createRouteTable(routes);
  const href = (target: RouteTarget) => hrefOf(table, locale.get(), target);

  const services: HeaderServices = {
    tenant,
    context,
    locale: readOnly(locale),
    appearance: chosenByHost(appearance, (chosen) => send({ type: 'appearance', appearance: chosen })),
    navigation: {
      current: readOnly(current),
      href,
      hrefIn: (language) => inLocale(state.current.fullPath, language),
      go: (target) => send({ type: 'open', address: href(target), step: 'push' }),
      replace: (target) => send({ type: 'open', address: href(target), step: 'replace' }),
      replaceWith: (address) => send({ type: 'open', address, step: 'replace' }),
      back: (fallback) => send({ type: 'back', fallback }),
    },
    session: {
      state: readOnly(session),
      cartEmail: readOnly(cartEmail),
      signIn: (redirectTo) => send({ type: 'sign-in', redirectTo }),
      signOut: () => send({ type: 'sign-out' }),
      accessToken: () => state.accessToken,
    },
    translate: (key, values) => translateKey(id, key, values),
    toasts: { show: (toast) => send({ type: 'toast', toast }) },
    report: (error, where) => send({ type: 'report', message: String(error), where }),
    supports: (capability) => capabilities.includes(capability),
  };

  return {
    services,
    async update(next) {
      state = next;
      if (next.locale !== locale.get()) await loadLocale(next.locale);
      // A later change supersedes one that is still waiting for its texts.
      if (state !== next) return;
      if (next.locale !== locale.get()) {
        changeLocale(next.locale);
        setDocumentLanguage(next.locale);
      }
      locale.set(next.locale);
      current.set(next.current);
      context.set(next.context);
      session.set(next.session);
      cartEmail.set(next.cartEmail);
      appearance.set(next.appearance);
    },
  };
}

function readOnly<T>({ get, subscribe }: Observable<T>): Observable<T> {
  return { get, subscribe };
}

/** A value that the host decides on: setting it sends a request to the host. */
function chosenByHost<T>(value: Writable<T>, request: (next: T) => void): Writable<T> {
  return { ...readOnly(value), set: request };
}

/** Cookies that a header may read: the frame, whose origin is its own, has none of the host's. */
export function cookieText({ cartEmail, locale }: FrameState): string {
  const email = cartEmail === null ? [] : [`cartEmail=${encodeURIComponent(cartEmail)}`];
  return [`locale=${locale}`, ...email].join('; ');
}

/** Whether an address is on the tenant's backend. */
export function isOfBackend({ bffUrl }: PublicTenant, address: string): boolean {
  const base = new URL(`${bffUrl}/`, document.baseURI);
  const url = URL.parse(address, document.baseURI);
  return url !== null && url.origin === base.origin && url.pathname.startsWith(base.pathname);
}
