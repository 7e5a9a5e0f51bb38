import type { ToHost } from '../frame/protocol.ts';

interface Limit {
  /** Burst allowed after a pause. */
  readonly burst: number;
  readonly perSecond: number;
}

const OPEN: Limit = { burst: 10, perSecond: 2 };

/**
 * Rate limits of a header's requests: more than travellers can cause, but too few to block the page or to use up the calls that
 * the backend allows an address in a minute.
 */
const LIMITS: Readonly<Record<ToHost['type'], Limit>> = {
  open: OPEN,
  back: OPEN,
  'sign-in': { burst: 5, perSecond: 0.5 },
  'sign-out': { burst: 3, perSecond: 0.5 },
  toast: { burst: 5, perSecond: 0.5 },
  report: { burst: 20, perSecond: 1 },
  request: { burst: 60, perSecond: 2 },
  appearance: { burst: 10, perSecond: 2 },
  'open-menu': { burst: 20, perSecond: 5 },
  ready: { burst: 1, perSecond: 0 },
  failed: { burst: 1, perSecond: 0 },
  pong: { burst: 10, perSecond: 1 },
};

/** Counts messages by kind, `now` in milliseconds; false for the first one that is too many. */
export function createBudget(now: () => number): (kind: ToHost['type']) => boolean {
  const left = new Map<ToHost['type'], { count: number; at: number }>();
  return (kind) => {
    const { burst, perSecond } = LIMITS[kind];
    const at = now();
    const before = left.get(kind) ?? { count: burst, at };
    const count = Math.min(burst, before.count + (Math.max(0, at - before.at) / 1000) * perSecond);
    left.set(kind, { count: count - 1, at });
    return count >= 1;
  };
}
