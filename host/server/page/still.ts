import type { Appearance, RouteName } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import { createStaleIfErrorCache } from '../remotes/staleIfErrorCache.ts';
import { ssrBffUrlOf } from '../tenants/publicTenant.ts';

/** A page does not wait longer for the pictures; without them it is whole. */
const WAIT_MS = 150;
const REQUEST_TIMEOUT_MS = 5000;
/** They change with the timetable only. */
const FRESH_MS = 300_000;
const RETRY_MS = 5000;
/** Characters. The backend draws them small, because they are a part of each page. */
const MOST_LENGTH = 64_000;

export type StillSize = 'phone' | 'desk';

/** Two SVG documents of the first view of the network. */
export interface Stills {
  readonly size: StillSize;
  readonly light: string;
  readonly dark: string;
}

export interface StillPage {
  readonly screen: RouteName | null;
  readonly size: StillSize;
}

/** Screens whose map begins at the network, or that show it until they know more. */
const SCREENS: ReadonlySet<RouteName | null> = new Set<RouteName>(['index', 'trip-planner', 'trip-planner-results']);

/**
 * The pictures for a page of a tenant; null for screens that begin elsewhere, where the map has the tiles of another provider or a centre of its own, and
 * until the backend has answered.
 */
export type FindStills = (tenant: Tenant, page: StillPage) => Promise<Stills | null>;

async function fetchStill(bffUrl: string, size: string, theme: 'light' | 'dark'): Promise<string | null> {
  const answer = await fetch(`${bffUrl}/map/still?view=home&size=${size}&theme=${theme}`, {
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/svg+xml')) {
    await answer.body?.cancel();
    return null;
  }
  const svg = await answer.text();
  return svg.startsWith('<svg ') && svg.length <= MOST_LENGTH ? svg : null;
}

/** Looks the pictures up, every five minutes for each backend: the cache has one entry for each backend of the tenants and each size. */
export function createStills(standardBffUrl: string): FindStills {
  const cached = createStaleIfErrorCache(
    async (key: string): Promise<Stills | null> => {
      const [bffUrl = '', size = ''] = key.split(' ');
      const [light, dark] = await Promise.all([fetchStill(bffUrl, size, 'light'), fetchStill(bffUrl, size, 'dark')]);
      return light && dark ? { size: size === 'desk' ? 'desk' : 'phone', light, dark } : null;
    },
    { freshMs: FRESH_MS, retryMs: RETRY_MS, waitMs: WAIT_MS },
  );
  return async (tenant, { screen, size }) => {
    const { tiles, center } = tenant.map;
    return !SCREENS.has(screen) || tiles || center ? null : cached(`${ssrBffUrlOf(tenant, standardBffUrl)} ${size}`);
  };
}

/** Browsers say it in one of two headers. A wrong guess costs the picture: the style sheet shows it at the widths that it is for. */
export function stillSizeOf(headers: Readonly<Record<string, string | string[] | undefined>>): StillSize {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint !== undefined) return hint === '?1' ? 'phone' : 'desk';
  return /\bMobi/.test(String(headers['user-agent'] ?? '')) ? 'phone' : 'desk';
}

const encoded = (sign: string) => (sign === "'" ? '%27' : encodeURIComponent(sign));

/** An address that may stand in an attribute, and in a list of pictures (`srcset`): without spaces, quotes and what begins or ends markup. */
const addressOf = (svg: string) => `data:image/svg+xml,${svg.replaceAll(/[^\w!$()*,./:;=?@~+-]/gu, encoded)}`;

/** Markup for the slot of the map; empty without pictures. Read by nobody: the list beside the map says more. */
export function stillPicture(stills: Stills | null, theme: Appearance): string {
  if (!stills) return '';
  const { size, light, dark } = stills;
  const image = `<img src="${addressOf(theme === 'dark' ? dark : light)}" alt="" decoding="sync" data-still="${size}">`;
  const whenDark = `<source media="(prefers-color-scheme: dark)" srcset="${addressOf(dark)}">`;
  return `<picture aria-hidden="true">${theme === 'system' ? whenDark : ''}${image}</picture>`;
}
