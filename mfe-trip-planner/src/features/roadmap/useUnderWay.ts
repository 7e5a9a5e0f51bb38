import { createObservable, type Observable } from '@halte/contract';
import type { Instant } from '@halte/i18n';
import { useObservable } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { useEffect, useState } from 'react';

type Part = typeof import('./underWay/part.ts');

const NOTHING: Observable<unknown> = createObservable(null);

let loaded: Part | null = null;

/** Fetches the code and its texts. */
export async function loadUnderWay(): Promise<Part> {
  const part = await import(/* webpackChunkName: "under-way" */ './underWay/part.ts');
  await part.loadTexts();
  loaded = part;
  return part;
}

export interface UnderWay {
  /** The code for trips that are under way: not fetched before a roadmap is open. Null until it is there. */
  readonly part: Part | null;
  /** The instant of the journey at which the traveller is. */
  readonly along: Instant;
}

/** Without the code the roadmap says less; it is asked for again with the next one. */
export function useUnderWay(code: string, now: Instant): UnderWay {
  const [part, setPart] = useState(loaded);
  useEffect(() => {
    if (!part) loadUnderWay().then(setPart, () => undefined);
  }, [part]);
  const host = useHost();
  const follower = part?.followerOf(host);
  useObservable<unknown>(follower?.state ?? NOTHING);
  return { part, along: follower?.along(code, now) ?? now };
}
