import type { Tenant } from '@halte/contract/tenant';
import { signedOutPage } from '../../src/routes/signedOutPage.ts';
import type { RouteTable } from '../../src/routes/table.ts';
import { createAsk } from '../network/ask.ts';
import type { FindBanners, KnownBanners } from '../network/banners.ts';
import { isMissing } from '../network/lookUps.ts';
import type { Networks } from '../network/networks.ts';
import type { Template } from '../network/preferences.ts';
import type { FoundRemotes } from '../remotes/findRemotes.ts';
import type { HostManifest } from '../remotes/manifest.ts';
import { ssrBffUrlOf } from '../tenants/publicTenant.ts';
import { tenantOn } from '../tenants/tenantOn.ts';
import { firstData } from './data.ts';
import { errorOf, requestsOf, type Shown, viewOf } from './pageRules.ts';
import type { createPlainForm, PlainAnswer } from './plainForm.ts';
import { type FindStills, type Stills, stillPathOf } from './still.ts';
import type { PageRequest, Visit } from './visit.ts';

export interface LookUpParts {
  readonly hostManifest: () => Promise<HostManifest | null>;
  readonly networks: Networks;
  /** Base address of the backend for this server, for tenants that name none. */
  readonly bffUrl: string;
  readonly template: Template;
  readonly findBanners: FindBanners;
  readonly findStills: FindStills;
  readonly plainForm: ReturnType<typeof createPlainForm>;
}

/** The data that a page is written from. */
export interface KnownPage {
  /** Null: the host is not built. */
  readonly host: HostManifest | null;
  readonly remotes: FoundRemotes;
  readonly network: Awaited<ReturnType<Networks['of']>>;
  /** As its network completes it. */
  readonly tenant: Tenant;
  readonly template: Awaited<ReturnType<Template>>;
  readonly plain: PlainAnswer | null;
  readonly banners: KnownBanners | null;
  readonly stills: Stills | null;
  /** The error of the page, for programs; null for a valid address. */
  readonly error: string | null;
  /** Elements that follow the page, once the backend has answered what its view asks first; null where it asks nothing. */
  readonly data: Promise<string> | null;
}

interface More {
  readonly banners: KnownBanners | null;
  readonly stills: Stills | null;
}

/** A partner's frame has no header, and its home no map. */
const NOTHING_MORE: More = { banners: { areShown: false, embedded: null }, stills: null };

/** Looks up what a page of the app has beside its screen. */
function createMore({ findBanners, findStills }: Pick<LookUpParts, 'findBanners' | 'findStills'>) {
  return async (
    { tenant, cookies, stillSize }: PageRequest,
    { routes, locale, current }: Shown & { readonly routes: RouteTable },
  ): Promise<More> => {
    const path = stillPathOf(current, signedOutPage(routes, current));
    const [banners, stills] = await Promise.all([
      findBanners(tenant, locale, cookies),
      findStills(tenant, { path, size: stillSize }),
    ]);
    return { banners, stills };
  };
}

/** Looks up all that a page depends on, at once; each of the calls to the backend ends in time. */
export function createLookUpPage(parts: LookUpParts) {
  const { hostManifest, networks, bffUrl, template, plainForm } = parts;
  const more = createMore(parts);
  return async (
    request: PageRequest,
    remotes: FoundRemotes,
    { isWidget, authenticated, carried }: Visit,
    shown: Shown,
  ): Promise<KnownPage> => {
    const { tenant: file, cookies, method, forwardedFor, requestId, gone } = request;
    const { locale, current } = shown;
    const backendUrl = ssrBffUrlOf(file, bffUrl);
    const ask = createAsk({ apiKey: file.apiKey, locale, forwardedFor, requestId, gone, backendUrl });
    const { table: routes, exists } = remotes.areas;
    const view = method === 'HEAD' ? null : viewOf(routes, shown, authenticated);
    const requests = requestsOf(view, remotes.found, { current, cookies });
    const data = firstData(requests, locale, ask).catch(() => '');
    const [host, network, hasUnknownId, known, plain, beside] = await Promise.all([
      hostManifest(),
      networks.of(file),
      shown.kind === 'screen' && isMissing(exists, current, ask),
      template(file),
      plainForm({ tenant: file, routes, locale, current, carried }),
      isWidget ? NOTHING_MORE : more(request, { ...shown, routes }),
    ]);
    const error = errorOf(shown, hasUnknownId);
    const hasData = error === null && requests.length > 0;
    const tenant = tenantOn(network, file);
    return { host, remotes, network, tenant, template: known, plain, ...beside, error, data: hasData ? data : null };
  };
}
