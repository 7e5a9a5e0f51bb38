import type { Appearance, CurrentRoute, RouteName } from '@halte/contract';
import type { Tenant } from '@halte/contract/tenant';
import { filledPath, kindOf } from '../network/filledPath.ts';
import { createStaleIfErrorCache } from '../remotes/staleIfErrorCache.ts';
import { ssrBffUrlOf } from '../tenants/publicTenant.ts';

/** A page does not wait longer for the pictures; without them it is whole. */
const WAIT_MS = 150;
const REQUEST_TIMEOUT_MS = 5000;
/** They change with the timetable only. */
const FRESH_MS = 300_000;
const RETRY_MS = 1000;
/** Characters. The backend draws them small, because they are a part of each page. */
const MOST_LENGTH = 64_000;
/** Pairs of pictures of stop areas and lines that are kept. */
const MOST_PLACES = 300;

export type StillSize = 'phone' | 'desk';

/** Two SVG documents of the first view of the map. */
export interface Stills {
  readonly size: StillSize;
  readonly light: string;
  readonly dark: string;
  /** Whether the map begins at this view on screens of all widths. */
  readonly isOfAllWidths: boolean;
}

/** Addresses at the backend of the pictures of a network. */
const HOME = '/map/still?view=home';
const GROUND = '/map/still?view=ground';
const NEARBY = '/map/still?view=nearby';
export const NETWORK_STILLS: readonly string[] = [HOME, GROUND, NEARBY];
const STOP_AREA = '/map/still/stopAreas/{id}';
const LINE = '/map/still/lines/{id}';

/** What is shown at a zoom of its own, not fitted into a screen. */
const OF_ALL_WIDTHS = /\/map\/still(?:\?view=nearby|\/stopAreas\/[^/]+)$/;

export interface StillPage {
  /** One of `NETWORK_STILLS`, or that of a stop area or a line; null for a page whose map begins elsewhere. */
  readonly path: string | null;
  readonly size: StillSize;
}

/** Screens whose map begins at the network, or that show it until they know more. */
const AT_NETWORK: ReadonlySet<RouteName | null> = new Set<RouteName>(['index', 'trip-planner', 'trip-planner-results']);

/**
 * The picture of the place where the map of a screen begins; null where the server cannot know it.
 *
 * @param signInFor the page of the account in whose place a prompt to sign in is shown: the map behind it has no lines
 */
export function stillPathOf(current: CurrentRoute, signInFor: RouteName | null): string | null {
  const { name, query } = current;
  if (signInFor !== null) return GROUND;
  if (AT_NETWORK.has(name)) return HOME;
  // An address with a position begins there.
  if (name === 'proximity') return query['lat'] === undefined && query['lon'] === undefined ? NEARBY : null;
  if (name === 'schedules-line-id') return filledPath(LINE, current);
  return name === 'proximity-type-id' && kindOf(current) === 'stoparea' ? filledPath(STOP_AREA, current) : null;
}

/**
 * The pictures for a page of a tenant; null for pages without, where the map has another ground than the backend's or a centre of its own, and until the
 * backend has answered.
 */
export type FindStills = (tenant: Tenant, page: StillPage) => Promise<Stills | null>;

async function fetchStill(address: string, size: string, theme: 'light' | 'dark'): Promise<string | null> {
  const url = new URL(address);
  url.searchParams.set('size', size);
  url.searchParams.set('theme', theme);
  const answer = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/svg+xml')) {
    await answer.body?.cancel();
    return null;
  }
  const svg = await answer.text();
  return svg.startsWith('<svg ') && svg.length <= MOST_LENGTH ? svg : null;
}

/** @param key address and size, with a space between */
async function load(key: string): Promise<Stills | null> {
  const [address = '', size = ''] = key.split(' ');
  const [light, dark] = await Promise.all([fetchStill(address, size, 'light'), fetchStill(address, size, 'dark')]);
  const isOfAllWidths = OF_ALL_WIDTHS.test(address);
  return light && dark ? { size: size === 'desk' ? 'desk' : 'phone', light, dark, isOfAllWidths } : null;
}

/** Looks the pictures up, every five minutes. Those of the networks are as many as the tenants say; those of stop areas and lines are bounded, and apart. */
export function createStills(standardBffUrl: string): FindStills {
  const times = { freshMs: FRESH_MS, retryMs: RETRY_MS, waitMs: WAIT_MS };
  const ofNetwork = createStaleIfErrorCache(load, times);
  const ofPlace = createStaleIfErrorCache(load, { ...times, most: MOST_PLACES });
  return async (tenant, { path, size }) => {
    const { tiles, pmtiles, center } = tenant.map;
    if (path === null || tiles || pmtiles) return null;
    const key = `${ssrBffUrlOf(tenant, standardBffUrl)}${path} ${size}`;
    if (!NETWORK_STILLS.includes(path)) return ofPlace(key);
    return center ? null : ofNetwork(key);
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

/** Latitude, longitude and zoom of the middle of a picture, as its root has them; null where it has none. */
const VIEW = /^<svg [^>]*?data-view="(-?[\d.]{1,24} -?[\d.]{1,24} [\d.]{1,8})"/;

const viewOf = (svg: string): string | null => VIEW.exec(svg)?.[1] ?? null;

/** Markup for the slot of the map; empty without pictures. Read by nobody: the list beside the map says more. */
export function stillPicture(stills: Stills | null, theme: Appearance): string {
  if (!stills) return '';
  const { size, light, dark, isOfAllWidths } = stills;
  const view = viewOf(light);
  const marks = `data-still="${size}"${isOfAllWidths ? ' data-all-widths' : ''}${view === null ? '' : ` data-view="${view}"`}`;
  const image = `<img src="${addressOf(theme === 'dark' ? dark : light)}" alt="" decoding="sync" ${marks}>`;
  const whenDark = `<source media="(prefers-color-scheme: dark)" srcset="${addressOf(dark)}">`;
  return `<picture aria-hidden="true">${theme === 'system' ? whenDark : ''}${image}</picture>`;
}
