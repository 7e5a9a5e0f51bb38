import type { Registry } from '@halte/contract/registry';
import { releasesOf } from '@halte/contract/registry/resolve';

/** Pages may be open for so long, and a roll-back is still one command. */
const KEPT_MS = 30 * 86_400_000;

/**
 * The published versions of a remote that nobody gets, could get where another cannot be used, or has got within 30 days, and that no event of
 * these days is about.
 *
 * @param now milliseconds since the epoch
 */
export function prunable({ events, ...registry }: Registry, remote: string, now: number): readonly string[] {
  const own = events.filter((event) => event.remote === remote);
  const isRecent = ({ at }: { readonly at: string }) => Date.parse(at) > now - KEPT_MS;
  const recent = own.filter(isRecent);
  const kept = new Set(
    recent.flatMap((event) => (event.do === 'unpin' || event.do === 'withdraw' ? [] : event.version)),
  );
  // What was offered before the first event of these days, and after each.
  for (let count = own.length - recent.length; count <= own.length; count++) {
    const offered =
      releasesOf({ ...registry, events: own.slice(0, count) })
        .offered()
        .get(remote) ?? [];
    for (const version of offered) kept.add(version);
  }
  const published = own.flatMap((event) => (event.do === 'publish' ? event.version : []));
  return [...new Set(published)].filter((version) => !kept.has(version));
}
