import {
  enabledFeatures,
  type FirstViews,
  isFeatureOn,
  type MapCredit,
  type PublicTenant,
  type TenantUrls,
} from '@halte/contract';
import { ANYONE, type Tenant } from '@halte/contract/tenant';
import { accountFormOf } from './accountForm.ts';
import { tilesOf } from './mapTiles.ts';
import { standardComponents } from './standardComponents.ts';

/** Address of the backend for browsers. */
export function bffUrlOf({ bffUrl }: Tenant, standard: string): string {
  return (bffUrl ?? standard).replace(/\/$/, '');
}

/** Address of the backend for this server. A path is an address for browsers only. */
export function ssrBffUrlOf({ ssrBffUrl, bffUrl }: Tenant, standard: string): string {
  const absolute = bffUrl?.startsWith('/') ? undefined : bffUrl;
  return (ssrBffUrl ?? absolute ?? standard).replace(/\/$/, '');
}

/** A base address that begins with `/` is relative to the backend. */
function baseOf(address: string | undefined, bffUrl: string): string | undefined {
  return address?.startsWith('/') ? `${bffUrl}${address}`.replace(/\/+$/, '') : address;
}

/** Addresses outside the app that the tenant has. */
export function publicUrlsOf(tenant: Tenant, standardBffUrl: string): TenantUrls {
  const bffUrl = bffUrlOf(tenant, standardBffUrl);
  const features = enabledFeatures(tenant.features);
  return {
    externalProximity: isFeatureOn({ features }, 'external-proximity') ? tenant.externalProximityUrl : undefined,
    unsubscribe: tenant.unsubscribeUrl,
    userWeb: baseOf(tenant.userWebUrl, bffUrl),
    privacy: tenant.privacyUrl,
    widgetCdn: baseOf(tenant.widgetCdn, bffUrl),
    api: baseOf(tenant.apiUrl, bffUrl),
    sim: baseOf(tenant.simURL, bffUrl),
    cms: baseOf(tenant.cmsURL, bffUrl),
    consentScript: tenant.consent?.script,
    analyticsScript: tenant.analytics?.script,
  };
}

export interface PageContext {
  readonly standardBffUrl: string;
  /** That of the network. */
  readonly timeZone: string;
  /** Shown on the map after the credits of its tiles. */
  readonly credits: readonly MapCredit[];
  /** As in {@link NetworkNotice}, like the next one; absent while it is not known. */
  readonly imaginary?: boolean | undefined;
  readonly tilesInLanguages?: true | undefined;
  /** Those of the network; absent while they are not known. */
  readonly firstViews?: FirstViews | undefined;
}

/** The view that the tenant's file names is that of every screen. */
function firstViewsOf({ map: { center, zoom } }: Tenant, ofNetwork: FirstViews | undefined): FirstViews | undefined {
  const own = center && { ...center, zoom };
  return own ? { phone: own, desk: own } : ofNetwork;
}

/** The part of a tenant that is sent to browsers; all of it is public. */
export function publicTenant(
  tenant: Tenant,
  { standardBffUrl, timeZone, credits, imaginary, tilesInLanguages, firstViews: ofNetwork }: PageContext,
): PublicTenant {
  const bffUrl = bffUrlOf(tenant, standardBffUrl);
  const firstViews = firstViewsOf(tenant, ofNetwork);
  const accountForm = accountFormOf(tenant);
  return {
    id: tenant.id,
    name: tenant.name,
    apiKey: tenant.apiKey,
    networkId: tenant.networkId,
    languages: tenant.languages,
    bffUrl,
    timeZone,
    isWidget: tenant.isWidget,
    ...(tenant.embedOrigins.includes(ANYONE) && { anySiteMayEmbed: true as const }),
    features: enabledFeatures(tenant.features),
    ...(tenant.limits && { limits: tenant.limits }),
    logo: tenant.logo,
    map: {
      ...tilesOf(tenant, bffUrl, { credits, imaginary, tilesInLanguages }),
      center: tenant.map.center ?? null,
      zoom: tenant.map.zoom,
      ...(firstViews && { firstViews }),
    },
    components: tenant.components ?? standardComponents(tenant),
    ...(tenant.footer && { footer: tenant.footer }),
    ...(tenant.look && { look: tenant.look }),
    ...(tenant.places && { places: tenant.places }),
    ...((tenant.storeURL || tenant.shop) && { shop: { home: tenant.storeURL, ...tenant.shop } }),
    ...(accountForm && { accountForm }),
    messages: tenant.messages,
    appConfig: tenant.appConfig,
    ...(tenant.priceRounding?.enabled ? { priceDecimals: tenant.priceRounding.decimals } : {}),
    cookies: { domain: tenant.cookies.domain ?? null, bannersDomain: tenant.banners.cookieDomain ?? null },
    urls: publicUrlsOf(tenant, standardBffUrl),
  };
}
