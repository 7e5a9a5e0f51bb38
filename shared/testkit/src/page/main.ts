import {
  EVENTS,
  type HeaderModule,
  LOCALES,
  type Locale,
  type PublicTenant,
  parseRemoteModule,
  type RemoteEntry,
} from '@halte/contract';
import { initI18n, loadMessages, setLocale, translateKey } from '@halte/i18n';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { type FakeHost, fakeHost } from '../fakeHost.ts';
import { messageFaults } from '../messageFaults.ts';
import { loadExposed } from './federation.ts';
import { watchGlobals } from './globals.ts';
import { isInside } from './inside.ts';
import { type KitPage, type LoadedHeader, type Situation, TRAVELLER } from './kitPage.ts';
import { type OutsideWatch, watchOutside } from './outside.ts';
import { pageStyles } from './pageStyles.ts';
import { openTraces, watchTraces } from './traces.ts';

/** Where each function of the module draws. */
const SLOTS = { mount: 'header', mountSidebar: '[data-kit="sidebar"]', mountFooter: '[data-kit="footer"]' } as const;
const PARTS = ['mount', 'mountSidebar', 'mountFooter'] as const;
const slots = PARTS.map((part) => document.querySelector(SLOTS[part])!);
const isInSlot = isInside(slots);

watchTraces(isInSlot);
const redefinedGlobals = watchGlobals();
const violations: { directive: string; blocked: string }[] = [];
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  violations.push({ directive: effectiveDirective, blocked: blockedURI });
});

/** As in a host, React has drawn something before a header comes: it leaves listeners of its own on the document. */
createRoot(document.querySelector('[data-kit="react"]')!).render(createElement('p', null, 'React'));

let module: HeaderModule | null = null;
let tenant: PublicTenant | null = null;
let host: FakeHost | null = null;
let outside: OutsideWatch | null = null;
let mounted: { readonly element: HTMLElement; readonly unmount: unknown }[] = [];
let addresses: string[] = [];
/** How many calls the host had when the header was mounted. */
let earlierCalls = 0;

const textOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

async function load(entry: RemoteEntry, given: PublicTenant): Promise<LoadedHeader> {
  tenant = given;
  outside = watchOutside(isInSlot);
  const refused = (problem: string): LoadedHeader => ({ problem, messageFaults: [], keys: [] });
  try {
    const parsed = parseRemoteModule(await loadExposed(entry));
    if (!parsed.ok) return refused(parsed.reason);
    if (parsed.module.kind !== 'header') return refused(`it is no header but ${parsed.module.kind}`);
    module = parsed.module;
  } catch (error) {
    return refused(textOf(error));
  }
  const { messages } = module;
  const settled = await Promise.allSettled(LOCALES.map(async (locale) => [locale, await messages(locale)] as const));
  const failed = settled.flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [`${LOCALES[index]}: they do not load: ${textOf(outcome.reason)}`] : [],
  );
  if (failed.length > 0) return { problem: null, messageFaults: failed, keys: [] };
  const bundles = settled.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const byLocale = Object.fromEntries(bundles) as Record<Locale, Record<string, string>>;
  return { problem: null, messageFaults: messageFaults(byLocale), keys: Object.keys(byLocale.fr) };
}

function setSignedIn({ session }: FakeHost, signedIn: boolean): void {
  if (session.state.get().authenticated === signedIn) return;
  session.state.set({ authenticated: signedIn, loading: false, attributes: signedIn ? TRAVELLER : {} });
}

/** A host has one set of services for each remote, however often that is mounted. The addresses it gives out are recorded. */
function createHost(given: PublicTenant, id: string): FakeHost {
  const made = fakeHost({ tenant: given, capabilities: ['toasts', 'sign-in', 'map'] });
  const { navigation } = made;
  const record = (address: string) => {
    addresses.push(new URL(address, location.origin).href);
    return address;
  };
  return {
    ...made,
    session: {
      ...made.session,
      accessToken: () => (made.session.state.get().authenticated ? 'token-of-ada' : null),
    },
    navigation: {
      ...navigation,
      href: (target) => record(navigation.href(target)),
      hrefIn: (language) => record(navigation.hrefIn(language)),
    },
    translate: (key, values) => translateKey(id, key, values),
  };
}

/** Written only where it changes: what changes outside of the header is recorded. */
function showLanguage(locale: Locale): void {
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
}

async function mount(situation: Situation): Promise<string | null> {
  if (!module || !tenant) return 'no header was loaded';
  initI18n({ locale: situation.locale, apiKey: tenant.apiKey, tenantMessages: tenant.messages });
  await loadMessages(module.id, module.messages);
  showLanguage(situation.locale);
  addresses = [];
  host ??= createHost(tenant, module.id);
  host.locale.set(situation.locale);
  host.navigation.current.set({ ...host.navigation.current.get(), fullPath: `/${situation.locale}` });
  setSignedIn(host, situation.signedIn);
  earlierCalls = host.calls.length;
  for (const [index, part] of PARTS.entries()) {
    const draw = module[part];
    if (!draw) continue;
    const element = document.createElement('div');
    slots[index]!.append(element);
    try {
      mounted.push({ element, unmount: draw.call(module, element, host) });
    } catch (error) {
      mounted.push({ element, unmount: () => undefined });
      return `${part}: ${textOf(error)}`;
    }
  }
  return null;
}

/** React and others clear up in a task of their own. */
const settled = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0)));

async function unmount(): Promise<string | null> {
  const parts = mounted;
  mounted = [];
  try {
    for (const { unmount: end } of parts) {
      if (typeof end !== 'function') return 'mount returned no function';
      end();
    }
    await settled();
    const left = parts.map(({ element }) => element.innerHTML || element.shadowRoot?.innerHTML || '').join('');
    return left === '' ? null : left.slice(0, 200);
  } catch (error) {
    return textOf(error);
  } finally {
    for (const { element } of parts) element.remove();
  }
}

async function changeLocale(locale: Locale): Promise<void> {
  await setLocale(locale);
  showLanguage(locale);
  host?.navigation.current.set({ ...host.navigation.current.get(), fullPath: `/${locale}` });
  host?.locale.set(locale);
  window.dispatchEvent(new CustomEvent(EVENTS.localeChange, { detail: { locale } }));
}

const signed: string[] = [];
window.addEventListener(EVENTS.login, () => signed.push('signIn'));
window.addEventListener(EVENTS.logout, () => signed.push('signOut'));

const kit: KitPage = {
  load,
  mount,
  unmount,
  setLocale: changeLocale,
  setSignedIn: (signedIn) => host && setSignedIn(host, signedIn),
  sendCartUpdated: (detail) => void window.dispatchEvent(new CustomEvent(EVENTS.cartUpdated, { detail })),
  calls: () => [...(host?.calls ?? []).slice(earlierCalls).map(({ call }) => call), ...signed.splice(0)],
  addresses: () => addresses,
  openListeners: () => openTraces('listener'),
  openTimers: () => openTraces('timer'),
  pageStyles,
  redefinedGlobals,
  changesOutside: () => outside?.changes() ?? [],
  restyled: () => outside?.restyled() ?? [],
  policyViolations: () => violations,
};
window.kit = kit;
