import type { HostServices } from '@halte/contract';
import { useEffect, useState } from 'react';
import { type Attributes, userWebOf } from './userWeb.ts';

export type LoadedAttributes =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly attributes: Attributes };

/** The attributes as the account system has them now: the cookie may hold less, or older ones. */
export function useAttributes(host: HostServices): LoadedAttributes & { readonly retry: () => void } {
  const [loaded, setLoaded] = useState<LoadedAttributes>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    const leaving = new AbortController();
    userWebOf(host)
      .read(leaving.signal)
      .then(
        (attributes) => {
          host.session.setAttributes?.(attributes);
          setLoaded({ status: 'ready', attributes });
        },
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          host.report(error, 'account');
          setLoaded({ status: 'failed', error });
        },
      );
    return () => leaving.abort();
  }, [host, attempt]);

  return {
    ...loaded,
    retry() {
      setLoaded({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
