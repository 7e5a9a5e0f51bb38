import type { Locale, RemoteId, ViewName } from '@halte/contract';
import type { FoundRemote, HostManifest } from '../remotes/manifest.ts';
import { escapeHtml } from './escape.ts';

/** `low`: after what starts the app, in the order of the document. */
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

/** A file that the first screen needs. `hash`: it is loaded with it, and such files with `crossorigin`. */
export interface NeededFile {
  readonly as: 'script' | 'style';
  readonly href: string;
  readonly priority: Priority | 'high';
  readonly hash?: string | undefined;
}

/** Keys of the files of a remote that the first screen needs. */
const keysOf = ({ view }: Pick<Preloaded, 'view'>, locale: Locale): string[] => [
  'remote',
  `messages:${locale}`,
  ...(view ? [view, `messages:${locale}:${view}`] : []),
];

/** Scripts of the host that the first screen uses: its texts, and the singletons that the views take from it as soon as they run. */
function hostScripts({ host, remotes, locale, wanted }: Omit<PreloadInput, 'linked'>): string[] {
  const used = wanted.flatMap((one) => {
    const preload = remotes.get(one.id)?.manifest.preload ?? {};
    return keysOf(one, locale).flatMap((key) => preload[key]?.shared ?? []);
  });
  const keys = [`messages:${locale}`, ...used.map((name) => `shared:${name}`)];
  return [...new Set(keys.flatMap((key) => host.preload[key]?.js ?? []))];
}

/** Files of a remote that the first screen needs. */
function filesOf(
  { base, manifest, integrity }: FoundRemote,
  keys: readonly string[],
  { priority, linked }: Pick<Preloaded, 'priority'> & Pick<PreloadInput, 'linked'>,
): NeededFile[] {
  const groups = keys.flatMap((key) => manifest.preload[key] ?? []);
  const needed = (as: 'script' | 'style', files: readonly string[]) =>
    [...new Set(files)]
      .filter((file) => !linked.includes(`${base}${file}`))
      .map((file) => ({ as, href: `${base}${file}`, priority, hash: integrity?.[file] }));
  return [
    ...needed(
      'style',
      groups.flatMap(({ css }) => css),
    ),
    ...needed(
      'script',
      groups.flatMap(({ js }) => js),
    ),
  ];
}

/** The code of the view itself: its own file, the largest, is the last that its build names. */
function viewScripts({ remotes, wanted }: Pick<PreloadInput, 'remotes' | 'wanted'>): string[] {
  const [first] = wanted;
  const remote = first && remotes.get(first.id);
  const { js = [] } = (first?.view && remote?.manifest.preload[first.view]) || {};
  return js.toReversed().map((file) => `${remote?.base}${file}`);
}

/**
 * What the first screen needs besides what starts the app, in the order of need. The largest file comes first: over HTTP/1.1 a browser has six connections, and what is
 * asked for once one of them is free comes a round of the network later.
 */
export function neededFiles({ linked, ...input }: PreloadInput): NeededFile[] {
  const { remotes, locale, wanted } = input;
  const priority = wanted[0]?.priority ?? 'auto';
  const files = [
    ...hostScripts(input).map((file): NeededFile => ({ as: 'script', href: `/assets/${file}`, priority })),
    ...wanted.flatMap((one) => {
      const remote = remotes.get(one.id);
      return remote ? filesOf(remote, keysOf(one, locale), { priority: one.priority, linked }) : [];
    }),
  ];
  const early = viewScripts(input);
  return [
    ...early.flatMap((href) => files.filter((file) => file.href === href)),
    ...files.filter(({ href }) => !early.includes(href)),
  ];
}

/**
 * Preloads everything that the first screen needs while the page is parsed: header and area start without another round trip. Scripts and
 * styles are loaded without `crossorigin`, but those with a hash, and their links likewise: otherwise each file would be downloaded twice. Fonts are always
 * fetched with it. Over HTTP/1.1 a browser has six connections and fills them in the order of the links, so that what is needed first comes first;
 * fonts have a fallback of the same width.
 */
export function preloadLinks(files: readonly NeededFile[], { fonts }: Pick<HostManifest, 'fonts'>): string {
  return [
    ...files.map(({ as, href, priority, hash }) => {
      const checked = hash === undefined ? '' : ` integrity="${escapeHtml(hash)}" crossorigin`;
      const low = priority === 'low' ? ' fetchpriority="low"' : '';
      return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${checked}${low}>`;
    }),
    ...fonts.map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" href="/assets/${escapeHtml(file)}" crossorigin fetchpriority="low">`,
    ),
  ].join('\n    ');
}

/** Addresses that stand in a header as they are. */
const PLAIN_ADDRESS = /^[\w\-./:%+=&?]+$/;

/**
 * Value of the header `Link`: a browser asks for these files before it has set up the document, which takes a slow phone 100 ms. They are those that the
 * page names as well, in the same order; those of a low priority would take connections from them.
 */
export function linkHeader(files: readonly NeededFile[]): string {
  return files
    .filter(({ href, priority, hash }) => priority !== 'low' && hash === undefined && PLAIN_ADDRESS.test(href))
    .map(
      ({ as, href, priority }) =>
        `<${href}>; rel=preload; as=${as}${priority === 'high' ? '; fetchpriority=high' : ''}`,
    )
    .join(', ');
}
