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

/** `hash`: the file is loaded with it, and such files with `crossorigin`. */
function link(as: 'script' | 'style', href: string, priority: Priority, hash?: string): string {
  const checked = hash === undefined ? '' : ` integrity="${escapeHtml(hash)}" crossorigin`;
  const low = priority === 'low' ? ' fetchpriority="low"' : '';
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${checked}${low}>`;
}

/** Files of a remote that the first screen needs, as links. */
function linksOf(
  { base, manifest, integrity }: FoundRemote,
  keys: readonly string[],
  { priority, linked }: Pick<Preloaded, 'priority'> & Pick<PreloadInput, 'linked'>,
): string[] {
  const groups = keys.flatMap((key) => manifest.preload[key] ?? []);
  const links = (as: 'script' | 'style', files: readonly string[]) =>
    [...new Set(files)]
      .filter((file) => !linked.includes(`${base}${file}`))
      .map((file) => link(as, `${base}${file}`, priority, integrity?.[file]));
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
 * styles are loaded without `crossorigin`, but those with a hash, and their links likewise: otherwise each file would be downloaded twice. Fonts are always
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
