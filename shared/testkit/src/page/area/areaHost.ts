import { CAPABILITIES, type Capability, type CurrentRoute, parseQuery } from '@halte/contract';
import { addressOf, paramsIn } from '@halte/federation/paths';
import { translateKey } from '@halte/i18n';
import { FAKE_TENANT, type FakeHost, fakeHost } from '../../fakeHost.ts';
import { TRAVELLER } from '../kitPage.ts';
import type { AreaBoot } from './areaPage.ts';

/** Where an address of this page leads. One of no screen of the remote has no name. */
export function routeAt(
  { areas, locale }: Pick<AreaBoot, 'areas' | 'locale'>,
  { pathname, search }: URL,
): CurrentRoute {
  const path = pathname.replace(new RegExp(`^/${locale}(?=/|$)`), '');
  const given = { query: parseQuery(search), fullPath: pathname + search };
  for (const route of areas.routes) {
    const params = paramsIn(route.path, path);
    if (params !== null) return { ...given, name: route.name, params };
  }
  return { ...given, name: null, params: {} };
}

/** Members that no contract has: those of a later one look like them to the remote. */
const OF_LATER = { later: () => 'of a later contract' };

/** The services of the host of this page. Its address is that of the page, and who signs in is Ada Lovelace. */
export function createAreaHost(boot: AreaBoot): FakeHost {
  const supported = CAPABILITIES.filter((capability) => boot.capabilities.includes(capability));
  const made = fakeHost({
    tenant: { ...FAKE_TENANT, bffUrl: boot.backend, ...(boot.isLater && (OF_LATER as object)) },
    locale: boot.locale,
    route: routeAt(boot, new URL(location.href)),
    capabilities: supported,
    session: boot.isSignedIn ? { authenticated: true, attributes: TRAVELLER } : {},
    href: (target) => addressOf({ routes: boot.areas.routes, locale: boot.locale }, target),
  });
  const { navigation, session } = made;
  const show = (write: 'pushState' | 'replaceState') => {
    const { fullPath } = navigation.current.get();
    if (fullPath !== location.pathname + location.search) history[write](null, '', fullPath);
  };
  window.addEventListener('popstate', () => navigation.current.set(routeAt(boot, new URL(location.href))));
  return {
    ...made,
    ...(boot.isLater && OF_LATER),
    supports: (capability: Capability) =>
      supported.includes(capability) || (boot.isLater && !CAPABILITIES.includes(capability)),
    toasts: {
      show(toast) {
        made.toasts.show(toast);
        document.querySelector('[data-kit="toast"]')!.textContent = toast.message;
      },
    },
    translate: (key, values) => translateKey(boot.id, key, values),
    session: {
      ...session,
      accessToken: () => (session.state.get().authenticated ? 'token-of-ada' : null),
      signIn(redirectTo) {
        session.signIn(redirectTo);
        session.state.set({ authenticated: true, loading: false, attributes: TRAVELLER });
      },
      signOut() {
        session.signOut();
        session.state.set({ authenticated: false, loading: false, attributes: {} });
      },
    },
    navigation: {
      ...navigation,
      go(target) {
        navigation.go(target);
        show('pushState');
      },
      replace(target) {
        navigation.replace(target);
        show('replaceState');
      },
      back(fallback) {
        navigation.back(fallback);
        show('pushState');
      },
      replaceWith(address) {
        navigation.current.set(routeAt(boot, new URL(address, location.href)));
        show('replaceState');
      },
    },
  };
}
