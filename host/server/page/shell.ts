import type { Appearance, Locale } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import type { Networks } from '../network/networks.ts';
import { buildIdOf } from '../remotes/buildId.ts';
import type { FindRemotes } from '../remotes/findRemotes.ts';
import type { FoundRemote, HostManifest } from '../remotes/manifest.ts';
import { tenantOn } from '../tenants/tenantOn.ts';
import { PAGE_END } from './html.ts';
import { visitOf } from './visit.ts';
import { sharedTenant, writePage } from './writePage.ts';

/** What a browser keeps of a build for when there is no network: `/builds/shell/<locale>.json`. */
export interface WrittenShell {
  readonly buildId: string;
  /** A page for any address of the language, without markup, data and the visitor. */
  readonly html: string;
  readonly policy: string;
  /** Hashes of all files of this host that pages of the build load, by address. */
  readonly integrity: Readonly<Record<string, string>>;
}

const HASHED = /\.[0-9a-f]{8}\.(?:js|css|woff2)$/;

/** Files of other servers are none of this host's worker. */
export function shellIntegrity(host: HostManifest, remotes: Iterable<FoundRemote>): Record<string, string> {
  const ofHost = Object.entries(host.integrity ?? {}).map(([file, hash]) => [`/assets/${file}`, hash]);
  const ofRemotes = [...remotes]
    .filter(({ base }) => base.startsWith('/'))
    .flatMap(({ base, manifest }) =>
      Object.entries(manifest.integrity ?? {}).map(([file, hash]) => [`${base}${file}`, hash]),
    );
  return Object.fromEntries([...ofHost, ...ofRemotes].filter(([address]) => HASHED.test(address!)));
}

const PATH = /^(\w+)\.json$/;

/** The language that the path names; null for another one than the tenant's. */
export function shellLocale(name: string, languages: readonly Locale[]): Locale | null {
  const [, named] = PATH.exec(name) ?? [];
  return languages.find((locale) => locale === named) ?? null;
}

export interface ShellParts {
  readonly standardBffUrl: string;
  readonly hostManifest: () => Promise<HostManifest | null>;
  readonly findRemotes: FindRemotes;
  readonly networks: Networks;
}

/** The look of a shell, and the side of shares that its visitor is on. */
export interface ShellRequest {
  readonly locale: Locale;
  readonly theme: Appearance;
  readonly share: number | null;
}

/** A page with nothing of an address beyond its language, and nothing of a visitor: no session, no answers, no markup, no time. */
const OF_NO_ADDRESS = { template: null, plain: null, banners: null, stills: null, error: null, data: null };

/** Writes shells; null while the host is not built, and for tenants whose pages are in frames of others. */
export function createShell({ standardBffUrl, hostManifest, findRemotes, networks }: ShellParts) {
  return async (file: Tenant, { locale, theme, share }: ShellRequest): Promise<WrittenShell | null> => {
    const [host, remotes, network] = await Promise.all([hostManifest(), findRemotes(file, share), networks.of(file)]);
    if (host === null || file.isWidget) return null;
    const tenant = tenantOn(network, file);
    const request = { tenant: file, url: `/${locale}`, cookies: '', acceptLanguage: undefined };
    const visit = visitOf(request, remotes.areas.table, standardBffUrl);
    const { resolution: shown } = visit;
    if (shown.kind !== 'screen' && shown.kind !== 'not-found') return null;
    const { html, policy } = writePage({
      known: { ...OF_NO_ADDRESS, host, remotes, network, tenant },
      visit: { ...visit, theme },
      ...{ shown, shared: sharedTenant(tenant, network, standardBffUrl), painted: null },
      ...{ cookies: '', wanted: [], time: null },
    });
    const integrity = shellIntegrity(host, remotes.found.values());
    return {
      buildId: buildIdOf({ host, remotes: remotes.found, tenant }),
      html: `${html}${PAGE_END}`,
      policy,
      integrity,
    };
  };
}
