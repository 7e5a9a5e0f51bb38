import type { Appearance, Locale, RemoteId } from '@halte/contract';
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
  /** Addresses of all files of the screens that show the timetable, without the texts of other languages. */
  readonly screens: readonly string[];
}

const HASHED = /\.[0-9a-f]{8}\.(?:js|css|woff2)$/;

/** The areas whose screens are answered from a timetable that was taken along. */
const OF_THE_TIMETABLE: readonly RemoteId[] = ['trip-planner', 'proximity', 'schedules'];

/** A build: its manifest, and the base address of its files. */
type Build = Pick<FoundRemote, 'base'> & { readonly manifest: Pick<HostManifest, 'integrity' | 'preload'> };

/** Files of other servers are none of this host's worker. */
const buildsHere = (host: HostManifest, remotes: Iterable<FoundRemote>): Build[] => [
  { base: '/assets/', manifest: host },
  ...[...remotes].filter(({ base }) => base.startsWith('/')),
];

const hashesOf = ({ base, manifest }: Build): (readonly [string, string])[] =>
  Object.entries(manifest.integrity ?? {})
    .map(([file, hash]) => [`${base}${file}`, hash] as const)
    .filter(([address]) => HASHED.test(address));

function textsOfOthers({ base, manifest: { preload } }: Build, locale: Locale): string[] {
  const others = Object.keys(preload).filter((key) => {
    const [kind, language] = key.split(':');
    return kind === 'messages' && language !== locale;
  });
  return others.flatMap((key) => preload[key]!.js.map((file) => `${base}${file}`));
}

function screensIn(builds: readonly Build[], locale: Locale): string[] {
  const others = new Set(builds.flatMap((build) => textsOfOthers(build, locale)));
  return builds.flatMap(hashesOf).flatMap(([address]) => (others.has(address) ? [] : [address]));
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
    const { found } = remotes;
    const ofTheTimetable = OF_THE_TIMETABLE.flatMap((id) => found.get(id) ?? []);
    return {
      buildId: buildIdOf({ host, remotes: found, tenant }),
      html: `${html}${PAGE_END}`,
      policy,
      integrity: Object.fromEntries(buildsHere(host, found.values()).flatMap(hashesOf)),
      screens: screensIn(buildsHere(host, ofTheTimetable), locale),
    };
  };
}
