import type { Locale, RemoteId, ViewName } from '@halte/contract';
import type { FoundRemote, HostManifest } from '../remotes/manifest.ts';
import { escapeHtml } from './escape.ts';

/** `low`: not needed for what the traveller came for, so that it takes no bandwidth from it. */
type Priority = 'auto' | 'low';

/** Files of a remote that a page preloads. */
export interface Preloaded {
  readonly id: RemoteId;
  /** The view that is shown; null for a remote without views. */
  readonly view: ViewName | null;
  readonly priority: Priority;
}

export interface PreloadInput {
  readonly host: HostManifest;
  readonly remotes: ReadonlyMap<RemoteId, FoundRemote>;
  readonly locale: Locale;
  /** In the order of need. */
  readonly wanted: readonly Preloaded[];
  /** Addresses of style sheets that the page has links to. */
  readonly linked: readonly string[];
}

function link(as: 'script' | 'style', href: string, priority: Priority): string {
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${priority === 'low' ? ' fetchpriority="low"' : ''}>`;
}

/** Files of a remote that the first screen needs, as links. */
function linksOf(
  { base, manifest }: FoundRemote,
  keys: readonly string[],
  { priority, linked }: Pick<Preloaded, 'priority'> & Pick<PreloadInput, 'linked'>,
): string[] {
  const groups = keys.flatMap((key) => manifest.preload[key] ?? []);
  const links = (as: 'script' | 'style', files: readonly string[]) =>
    [...new Set(files.map((file) => `${base}${file}`))]
      .filter((href) => !linked.includes(href))
      .map((href) => link(as, href, priority));
  return [
    ...links(
      'style',
      groups.flatMap(({ css }) => css),
    ),
    ...links(
      'script',
      groups.flatMap(({ js }) => js),
    ),
  ];
}

/**
 * Preloads everything that the first screen needs while the page is parsed: header and area start without another round trip. Scripts and
 * styles are loaded without `crossorigin`, so their links have none either: with it, each file would be downloaded twice. Fonts are always
 * fetched with it. Over HTTP/1.1 a browser has six connections and fills them in the order of the links, so that what is needed first comes first;
 * fonts have a fallback of the same width.
 */
export function preloadLinks({ host, remotes, locale, wanted, linked }: PreloadInput): string {
  const messages = host.preload[`messages:${locale}`]?.js ?? [];
  return [
    ...messages.map((file) => link('script', `/assets/${file}`, 'auto')),
    ...wanted.flatMap(({ id, view, priority }) => {
      const remote = remotes.get(id);
      const keys = ['remote', `messages:${locale}`, ...(view ? [view, `messages:${locale}:${view}`] : [])];
      return remote ? linksOf(remote, keys, { priority, linked }) : [];
    }),
    ...host.fonts.map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" href="/assets/${escapeHtml(file)}" crossorigin fetchpriority="low">`,
    ),
  ].join('\n    ');
}
