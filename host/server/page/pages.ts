import type { FindRemotes } from '../remotes/findRemotes.ts';
import type { createFirstPaint } from './firstPaint.ts';
import { createLookUpPage, type LookUpParts } from './lookUpPage.ts';
import { hasOwnHeader, preloadedRemotes, viewOf } from './pageRules.ts';
import { shareCookie, shareOf } from './share.ts';
import { stillPicture } from './still.ts';
import { type PageRequest, visitOf } from './visit.ts';
import { priorityOf, sharedTenant, writePage } from './writePage.ts';

export type PageAnswer =
  /** `html` up to `PAGE_END`; `data`: elements that follow it, null where none will. */
  | {
      readonly status: 200 | 404;
      readonly html: string;
      readonly policy: string;
      /** Value of `Link`. */
      readonly links: string;
      readonly data: Promise<string> | null;
      /** Value of `Set-Cookie`. */
      readonly cookie: string | null;
    }
  | { readonly status: 302; readonly location: string }
  /** The host is not built. */
  | { readonly status: 503 };

export interface PageParts extends LookUpParts {
  readonly findRemotes: FindRemotes;
  readonly standardBffUrl: string;
  readonly firstPaint: ReturnType<typeof createFirstPaint>;
  /** Whether a version is released to a share of the visitors. */
  readonly hasShares: () => boolean;
}

/** Renders pages; redirects and missing pages are decided by the same functions as in the browser. */
export function createPages({ standardBffUrl, findRemotes, firstPaint, hasShares, ...parts }: PageParts) {
  const lookUp = createLookUpPage(parts);
  return async (request: PageRequest): Promise<PageAnswer> => {
    const remotes = await findRemotes(request.tenant, shareOf(request.cookies));
    const visit = visitOf(request, remotes.areas.table, standardBffUrl);
    const { resolution: shown } = visit;
    if (shown.kind === 'redirect' || shown.kind === 'external') return { status: 302, location: shown.to };

    const known = await lookUp(request, remotes, visit, shown);
    const { host, network, tenant, plain, banners, stills, error, data } = known;
    if (!host) return { status: 503 };
    if (plain?.kind === 'results') return { status: 302, location: plain.to };
    const shared = sharedTenant(tenant, network, standardBffUrl);
    const painted = await firstPaint({
      ...visit,
      ...{ host, remotes: remotes.found, areas: remotes.areas, resolution: shown, tenant: shared },
      hasError: error !== null,
      hasBanners: banners?.areShown === true,
      hasOwnHeader: hasOwnHeader(tenant),
      map: stillPicture(stills, visit.theme),
      fields: plain?.fields ?? {},
    });
    const hasHeader = !visit.isWidget && !hasOwnHeader(tenant);
    const view = viewOf(remotes.areas.table, shown, visit.authenticated);
    const page = writePage({
      ...{ known: { ...known, host }, visit, shown, shared, painted, cookies: request.cookies },
      wanted: preloadedRemotes(view, { hasHeader, priority: priorityOf(painted) }),
      time: Date.now(),
    });
    const needsShare = hasShares() && !visit.isWidget && shareOf(request.cookies) === null;
    return { status: error === null ? 200 : 404, ...page, data, cookie: needsShare ? shareCookie() : null };
  };
}
