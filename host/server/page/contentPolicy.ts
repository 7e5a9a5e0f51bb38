import { LOCALES, type PublicTenant } from '@halte/contract';
import { ANY_POLICY, ANYONE, type Tenant } from '@halte/contract/tenant';
import type { FoundRemote } from '../remotes/manifest.ts';

export interface PolicyInput {
  readonly nonce: string;
  readonly tenant: PublicTenant;
  /** Keys of the tenant's file that stay on the server. */
  readonly trusts: Pick<Tenant, 'embedOrigins' | 'resourceOrigins' | 'remotes' | 'trustedTypes'>;
  /** The remotes that this page loads. */
  readonly loaded?: readonly Pick<FoundRemote, 'base' | 'integrity'>[];
  /** Sources of the page's own inline scripts, by their hash. */
  readonly inline?: readonly string[];
  /** Whether this page may be shown inside another. */
  readonly embeddable: boolean;
}

/** Origin of an absolute address; null for paths of this host. */
function originOf(address: string | undefined): string | null {
  return address === undefined ? null : (URL.parse(address)?.origin ?? null);
}

function sources(...values: readonly (string | null)[]): string {
  return [...new Set(values.filter((value) => value !== null))].join(' ');
}

/** Origins that may show a widget in a frame. They have no other right: their scripts and files are not allowed in the page. */
function frameAncestors(origins: readonly string[]): string {
  return origins.includes(ANYONE) ? '*' : sources(`'self'`, ...origins);
}

const PICTURE_KEYS: ReadonlySet<string> = new Set(['url', 'dark', 'icon', 'icons', 'childIcons', ...LOCALES]);

/** Links and texts: a link to an origin gives no right to load from it. */
const NO_PICTURES = new Set(['link', 'label', 'title', 'alt', 'name']);

/** Addresses of the pictures that components of the header show: logos, icons, badges of shops. */
function picturesOf(options: unknown, key = ''): string[] {
  if (typeof options === 'string') return PICTURE_KEYS.has(key) ? [options] : [];
  if (typeof options !== 'object' || options === null) return [];
  if (Array.isArray(options)) return options.flatMap((option: unknown) => picturesOf(option, key));
  return Object.entries(options).flatMap(([name, value]) => (NO_PICTURES.has(name) ? [] : picturesOf(value, name)));
}
/** `'allow-duplicates'`: a remote that is loaded again makes its policy again. Nobody can make `default` a second time. */
function trustedTypes(policies: Tenant['trustedTypes']): string[] {
  if (policies.includes(ANY_POLICY)) return [];
  const names = policies.length === 0 ? 'default' : `default ${sources(...policies)} 'allow-duplicates'`;
  return [`require-trusted-types-for 'script'`, `trusted-types ${names}`];
}

const scriptHashes = (integrity: Readonly<Record<string, string>>): string[] =>
  Object.entries(integrity).flatMap(([file, hash]) => (file.endsWith('.js') ? [`'${hash}'`] : []));

/** The content security policy of one page: it allows the page's own origins only. */
export function contentPolicy({ nonce, tenant, trusts, loaded = [], inline = [], embeddable }: PolicyInput): string {
  const { urls = {}, map } = tenant;
  const bff = originOf(tenant.bffUrl);
  const scripts = [urls.widgetCdn, urls.consentScript, urls.analyticsScript].map(originOf);
  const tiles = [map.tiles.light, map.tiles.dark].map(originOf);
  const archives = map.tiles.pmtiles ? [map.tiles.pmtiles.light, map.tiles.pmtiles.dark].map(originOf) : [];
  // The tenant's own header runs in a frame with a policy of its own.
  const { header: _, ...inPage } = trusts.remotes;
  const origins = [...trusts.resourceOrigins, ...Object.values(inPage).map(originOf)];
  // Scripts of these by their hash only; a browser checks the hash of a style sheet where the app sets it (src/remotes/integrity.ts).
  const hashed = loaded.flatMap(({ integrity }) => scriptHashes(integrity ?? {}));
  const bases = loaded.map(({ base }) => originOf(base));
  const trusted = loaded.filter(({ integrity }) => integrity === null).map(({ base }) => originOf(base));
  const logos = [tenant.logo.light, tenant.logo.dark].map(originOf);
  const pictures = (tenant.components ?? []).flatMap(({ options }) => picturesOf(options)).map(originOf);
  const services = [urls.api, urls.cms, urls.userWeb, urls.unsubscribe].map(originOf);
  return [
    `default-src 'none'`,
    `script-src ${sources(`'self'`, ...inline, ...hashed, ...origins, ...trusted, ...scripts)}`,
    `style-src ${sources(`'self'`, `'nonce-${nonce}'`, ...origins, ...bases)}`,
    `img-src ${sources(`'self'`, 'data:', bff, ...tiles, ...logos, ...pictures, ...origins, ...bases, ...scripts)}`,
    `font-src ${sources(`'self'`, ...origins, ...bases)}`,
    `connect-src ${sources(`'self'`, bff, ...archives, ...services, ...pictures, ...origins, ...bases, ...scripts)}`,
    `frame-src ${sources(`'self'`, originOf(urls.widgetCdn))}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    ...trustedTypes(trusts.trustedTypes),
    `frame-ancestors ${embeddable ? frameAncestors(trusts.embedOrigins) : `'none'`}`,
  ].join('; ');
}

/** The same on every page. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
