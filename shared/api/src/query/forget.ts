import type { HostServices, Session } from '@halte/contract';
import type { useSWRConfig } from 'swr';
import { isRead } from './keyReaders.ts';
import { tenantKey } from './queryKey.ts';

type AnswerCache = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>;

/** Evicts the answers that no screen shows. A pending one is dropped when it arrives. */
function forgetUnread({ cache, mutate }: AnswerCache): void {
  for (const key of [...cache.keys()].filter((known) => !isRead(known))) {
    // An answer that is only deleted would not be requested again while it is fresh.
    void mutate(key, undefined).then(() => isRead(key) || cache.delete(key));
  }
}

interface Visitor {
  readonly token: string | null;
  readonly attributes: object;
}

function visitorOf({ state, accessToken }: Session): Visitor | null {
  const { authenticated, attributes } = state.get();
  return authenticated ? { token: accessToken(), attributes } : null;
}

/** A token is also renewed for the same account, whose attributes then stay as they are. */
function isLeaving(former: Visitor | null, next: Visitor | null): boolean {
  if (former === null) return false;
  return next === null || (next.token !== former.token && next.attributes !== former.attributes);
}

const watched = new WeakSet<Session>();
let lastTenant: string | null = null;

/**
 * Limits the cache to one traveller and one tenant: when the session ends, the account changes, or the page changes to another tenant,
 * only the answers still on the screen stay.
 */
export function keepToVisitor({ session, tenant }: Pick<HostServices, 'session' | 'tenant'>, cache: AnswerCache): void {
  const shown = tenantKey(tenant);
  if (lastTenant !== null && lastTenant !== shown) forgetUnread(cache);
  lastTenant = shown;
  if (watched.has(session)) return;
  watched.add(session);
  let visitor = visitorOf(session);
  session.state.subscribe(() => {
    const next = visitorOf(session);
    // Once the screen has changed, too.
    if (isLeaving(visitor, next)) setTimeout(() => forgetUnread(cache));
    visitor = next;
  });
}
