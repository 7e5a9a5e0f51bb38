import { type Appearance, COOKIES, isLocale, type Locale, parseQuery, type Query } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import { acceptedLanguages, detectLocale } from '../../src/locale/detect.ts';
import { type Resolution, resolve, splitAddress } from '../../src/routes/resolve.ts';
import type { RouteTable } from '../../src/routes/table.ts';
import { chosenAppearance } from '../../src/services/chosenAppearance.ts';
import { readCookie } from '../../src/session/cookies.ts';
import { ANONYMOUS, nextSession, sessionCookies } from '../../src/session/sessionState.ts';
import { widgetLook, widgetParams } from '../../src/widgets/widgetParams.ts';
import { publicUrlsOf } from '../tenants/publicTenant.ts';
import type { StillSize } from './still.ts';

export interface PageRequest {
  readonly tenant: Tenant;
  /** Path and query; the path begins with a slash. */
  readonly url: string;
  readonly method: string;
  readonly cookies: string;
  readonly acceptLanguage: string | undefined;
  /** For which screens the picture of the map is. */
  readonly stillSize: StillSize;
  /** `X-Forwarded-For` for calls that are made for this page. */
  readonly forwardedFor: string;
  readonly requestId: string;
  /** Aborted when the visitor disconnects. */
  readonly gone: AbortSignal;
}

/** Of a request, what the page and its language depend on. */
type Addressed = Pick<PageRequest, 'tenant' | 'url' | 'cookies' | 'acceptLanguage'>;

/** The page and the visitor, as the request describes them. */
export interface Visit {
  /** Shown in a partner's frame. */
  readonly isWidget: boolean;
  readonly authenticated: boolean;
  /** `#rrggbb` of a widget's partner; null for the tenant's colours. */
  readonly brand: string | null;
  readonly theme: Appearance;
  /** The parameters that every address of the page keeps: those of a widget. */
  readonly carried: Query;
  readonly resolution: Resolution;
}

/** Placeholder origin to parse addresses with; used in this file only. */
const PLACEHOLDER_ORIGIN = 'http://host.invalid';

function localeOf({ tenant, url, cookies, acceptLanguage }: Addressed): Locale {
  return detectLocale({
    prefix: splitAddress(url, PLACEHOLDER_ORIGIN).pathname.split('/')[1],
    cookie: readCookie(cookies, COOKIES.locale),
    languages: acceptedLanguages(acceptLanguage),
    offered: tenant.languages,
  });
}

/** Value of the parameter `lang` for a widget in the visitor's language instead of the one in its address. */
const VISITORS_LANGUAGE = 'auto';

/** The same address in the first language of the browser that the product has, else in its own, without the parameter. */
function inVisitorsLanguage({ tenant, url, acceptLanguage }: Addressed): string {
  const { pathname, search } = splitAddress(url, PLACEHOLDER_ORIGIN);
  const [, prefix = '', ...rest] = pathname.split('/');
  const locale = detectLocale({
    prefix: undefined,
    cookie: null,
    languages: [...acceptedLanguages(acceptLanguage), prefix],
    offered: tenant.languages,
  });
  const query = new URLSearchParams(search);
  query.delete('lang');
  return `/${[locale, ...(isLocale(prefix) || prefix === '' ? rest : [prefix, ...rest])].join('/')}?${query.toString()}`;
}

/** Redirects and missing pages are decided by the same functions as in the browser. */
export function visitOf(request: Addressed, routes: RouteTable, standardBffUrl: string): Visit {
  const { tenant, url, cookies } = request;
  const query = parseQuery(splitAddress(url, PLACEHOLDER_ORIGIN).search);
  const isWidget = tenant.isWidget || query['widget'] === 'true';
  const { brand, theme } = widgetLook(isWidget ? query : {});
  const { authenticated } = nextSession(ANONYMOUS, sessionCookies(cookies));
  const visitor = {
    routes,
    locale: localeOf(request),
    languages: tenant.languages,
    authenticated,
    isWidget,
    urls: publicUrlsOf(tenant, standardBffUrl),
  };
  const isInVisitorsLanguage = isWidget && query['lang'] === VISITORS_LANGUAGE;
  return {
    isWidget,
    authenticated,
    brand,
    theme: isWidget ? theme : chosenAppearance(readCookie(cookies, COOKIES.appearance)),
    carried: isWidget ? widgetParams(query) : {},
    resolution: isInVisitorsLanguage
      ? { kind: 'redirect', to: inVisitorsLanguage(request) }
      : resolve(url, PLACEHOLDER_ORIGIN, visitor),
  };
}
