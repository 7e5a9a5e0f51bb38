import type { Locale, RemoteId, ViewName } from '@halte/contract';
import type { FoundRemote, HostManifest } from '../remotes/manifest.ts';
import { escapeHtml } from './escape.ts';

export interface PreloadInput {
  readonly host: HostManifest;
  readonly remotes: ReadonlyMap<RemoteId, FoundRemote>;
  readonly locale: Locale;
  /** Remotes of the first screen, and the view of each that is shown. */
  readonly wanted: readonly { readonly id: RemoteId; readonly view: ViewName | null }[];
}

function link(as: 'script' | 'style', href: string): string {
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}">`;
}

/** Files of a remote that the first screen needs, as addresses. */
function filesOf({ base, manifest }: FoundRemote, keys: readonly string[]): { js: string[]; css: string[] } {
  const groups = keys.flatMap((key) => manifest.preload[key] ?? []);
  const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => `${base}${file}`);
  return { js: addresses(groups.flatMap(({ js }) => js)), css: addresses(groups.flatMap(({ css }) => css)) };
}

/**
 * Preloads everything that the first screen needs while the page is parsed: header and area start without another round trip. Scripts and
 * styles are loaded without `crossorigin`, so their links have none either: with it, each file would be downloaded twice. Fonts are always
 * fetched with it.
 */
export function preloadLinks({ host, remotes, locale, wanted }: PreloadInput): string {
  const messages = host.preload[`messages:${locale}`]?.js ?? [];
  const found = wanted.flatMap(({ id, view }) => {
    const remote = remotes.get(id);
    return remote ? [filesOf(remote, ['remote', `messages:${locale}`, ...(view ? [view] : [])])] : [];
  });
  return [
    ...host.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${escapeHtml(file)}" crossorigin>`,
    ),
    ...messages.map((file) => link('script', `/assets/${file}`)),
    ...found.flatMap(({ css }) => css.map((href) => link('style', href))),
    ...found.flatMap(({ js }) => js.map((href) => link('script', href))),
  ].join('\n    ');
}
