import type { AreaRoute, Areas, AreaTab, AreaWidget } from '../areas.ts';
import type { ExistsDeclaration, Texts } from '../declaration.ts';
import { HOST_PAGES } from '../hostPages.ts';
import type { Locale } from '../locales.ts';
import type { RouteName } from '../routes.ts';
import type { RemoteManifest } from './remoteManifest.ts';

/** A remote of a tenant: the id under which the operator has listed it, and its manifest. */
export interface ListedRemote {
  readonly id: string;
  readonly manifest: Pick<RemoteManifest, 'id' | 'declares' | 'problems'>;
}

/** All that the remotes of a tenant declare, without what two of them claim. */
export interface ComposedAreas {
  readonly routes: readonly AreaRoute[];
  readonly tabs: readonly AreaTab[];
  readonly widgets: readonly AreaWidget[];
  /** By key: `title.{route}`, `tabs.{area}`, `next.{area}`. */
  readonly texts: Readonly<Record<string, Texts>>;
  /** By the name of the route. */
  readonly exists: Readonly<Partial<Record<RouteName, readonly ExistsDeclaration[]>>>;
  /** What was left out, in sentences for operators. */
  readonly problems: readonly string[];
}

interface ClaimedTab {
  readonly tab: AreaTab;
  readonly after: string | undefined;
}

interface Claims {
  /** By the name of a route, and by its path without the names of parameters. */
  readonly owners: Map<string, string>;
  readonly routes: AreaRoute[];
  readonly tabs: ClaimedTab[];
  readonly widgets: AreaWidget[];
  readonly texts: Record<string, Texts>;
  readonly exists: Record<string, readonly ExistsDeclaration[]>;
  readonly problems: string[];
}

/** Two paths that only differ in the names of their parameters are the same. One with an optional parameter is two. */
function patternsOf(path: string): string[] {
  const pattern = path.replace(/\/:\w+(?=\/|$)/g, '/:');
  if (!path.endsWith('?')) return [pattern];
  const shorter = path.replace(/\/:\w+\?$/, '').replace(/\/:\w+(?=\/|$)/g, '/:');
  return [shorter, `${shorter}/:`];
}

/** The owner of what a route claims, and what that is; null where it is free. */
function takenBy(owners: Claims['owners'], { name, path }: Pick<AreaRoute, 'name' | 'path'>): [string, string] | null {
  const ofName = owners.get(`name ${name}`);
  if (ofName !== undefined) return [`the route "${name}"`, ofName];
  const pattern = patternsOf(path).find((one) => owners.has(`path ${one}`));
  return pattern === undefined ? null : [`the path "${path}"`, owners.get(`path ${pattern}`) ?? ''];
}

function claim(owners: Claims['owners'], owner: string, { name, path }: Pick<AreaRoute, 'name' | 'path'>): void {
  owners.set(`name ${name}`, owner);
  for (const pattern of patternsOf(path)) owners.set(`path ${pattern}`, owner);
}

function addRoutes(
  { owners, routes, texts, exists, problems }: Claims,
  { id, manifest }: ListedRemote,
): ReadonlySet<string> {
  const { declares } = manifest;
  const own = new Set<string>();
  for (const { title, ...route } of declares.routes) {
    const taken = takenBy(owners, route);
    if (taken !== null) {
      problems.push(`Remote ${id} is without ${route.name}: ${taken[0]} belongs to ${taken[1]}.`);
      continue;
    }
    claim(owners, id, route);
    own.add(route.name);
    const next = declares.prefetch[route.name];
    routes.push({ ...route, area: id, ...(next && { next }) });
    texts[`title.${route.name}`] = title;
    const calls = declares.exists[route.name];
    if (calls) exists[route.name] = calls;
  }
  return own;
}

function addRemote(claims: Claims, remote: ListedRemote): void {
  const { id, manifest } = remote;
  const { texts, problems, widgets } = claims;
  problems.push(...manifest.problems.map((problem) => `Remote ${id}: ${problem}`));
  const own = addRoutes(claims, remote);
  const { tab, widget } = manifest.declares;
  if (widget && own.has(widget.route)) widgets.push({ area: id, ...widget });
  if (!tab || !own.has(tab.route)) return;
  const { label, short, about, after, ...entry } = tab;
  claims.tabs.push({ after, tab: { area: id, ...entry, ...(short && { short: true }) } });
  texts[`tabs.${id}`] = label;
  if (short) texts[`tabs.${id}.rail`] = short;
  if (about) texts[`next.${id}`] = about;
}

/** Each tab behind the one that it names, the latest claim first; behind all others where that one is not there, or is behind itself. */
function orderedTabs(claimed: readonly ClaimedTab[]): AreaTab[] {
  const isThere = (area: string | undefined) => claimed.some(({ tab }) => tab.area === area);
  const withFollowers = ({ tab }: ClaimedTab): AreaTab[] => [
    tab,
    ...claimed
      .filter(({ after }) => after === tab.area)
      .reverse()
      .flatMap(withFollowers),
  ];
  const ordered = claimed.filter(({ after }) => !isThere(after)).flatMap(withFollowers);
  return [...ordered, ...claimed.map(({ tab }) => tab).filter((tab) => !ordered.includes(tab))];
}

/** The order in which claims are settled: the remotes of the product, then the others as the operator lists them. */
function inOrder(remotes: readonly ListedRemote[]): ListedRemote[] {
  const isOfProduct = ({ id }: ListedRemote) => !id.includes('.');
  return [...remotes.filter(isOfProduct), ...remotes.filter((remote) => !isOfProduct(remote))];
}

/**
 * Puts together what the remotes of a tenant declare. A name of a route or a path that two of them claim belongs to the host's own pages, then to the
 * product, else to the one that is listed first; the other is left out, and named.
 */
export function composeAreas(remotes: readonly ListedRemote[]): ComposedAreas {
  const claims: Claims = { owners: new Map(), routes: [], tabs: [], widgets: [], texts: {}, exists: {}, problems: [] };
  for (const page of HOST_PAGES) claim(claims.owners, 'the host', page);
  for (const remote of inOrder(remotes)) {
    if (remote.manifest.id === remote.id) addRemote(claims, remote);
    else claims.problems.push(`Remote ${remote.id} is left out: its manifest is of "${remote.manifest.id}".`);
  }
  const { routes, widgets, texts, exists, problems } = claims;
  const tabs = orderedTabs(claims.tabs);
  const place = ({ area }: AreaWidget) => tabs.findIndex((tab) => tab.area === area);
  const inOrderOfTabs = widgets.toSorted((one, other) => place(one) - place(other));
  return { routes, tabs, widgets: inOrderOfTabs, texts, exists, problems };
}

/** The declared texts in one language. */
export function textsIn({ texts }: Pick<ComposedAreas, 'texts'>, locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, inEach]) => [key, inEach[locale]]));
}

/** The part that a page needs. */
export function areasFor({ routes, tabs, widgets, texts }: Omit<ComposedAreas, 'exists'>, locale: Locale): Areas {
  return {
    routes: routes.map(({ view, ...route }) =>
      view === undefined || view === route.name ? route : { ...route, view },
    ),
    tabs,
    widgets,
    texts: textsIn({ texts }, locale),
  };
}
