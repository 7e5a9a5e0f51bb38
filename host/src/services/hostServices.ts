import type {
  Appearance,
  Capability,
  Favourites,
  HostServices,
  Locale,
  Navigation,
  NavigationContext,
  Observable,
  PublicTenant,
  Session,
  Toast,
  Writable,
} from '@halte/contract';
import { translateKey } from '@halte/i18n';
import { report } from './report.ts';

export interface ServiceParts {
  readonly tenant: PublicTenant;
  readonly navigation: Navigation;
  readonly context: Observable<NavigationContext>;
  readonly session: Session;
  readonly locale: Observable<Locale>;
  readonly toasts: { show(toast: Toast): void };
  readonly favourites: Favourites;
  readonly appearance: Writable<Appearance>;
  readonly hasBanners?: boolean | undefined;
  /** A remote has started or finished a search. */
  readonly onSearching: (id: string, isSearching: boolean) => void;
  readonly setTitle: (title: string | null) => void;
}

function capabilities(tenant: PublicTenant): ReadonlySet<Capability> {
  const found: Capability[] = ['map', 'toasts', 'mount'];
  if (typeof navigator.share === 'function') found.push('share');
  if (tenant.urls?.widgetCdn) found.push('sign-in');
  return new Set(found);
}

/** Creates the services of each remote once: its reports contain its id, and its messages come from its own namespace. */
export function createServices({ onSearching, ...parts }: ServiceParts): (id: string) => HostServices {
  const supported = capabilities(parts.tenant);
  const created = new Map<string, HostServices>();
  return (id) => {
    const existing = created.get(id);
    if (existing) return existing;
    const services: HostServices = {
      ...parts,
      translate: (key, values) => translateKey(id, key, values),
      report: (error, where) => report(error, `${id}: ${where}`),
      supports: (capability) => supported.has(capability),
      setSearching: (isSearching) => onSearching(id, isSearching),
    };
    created.set(id, services);
    return services;
  };
}
