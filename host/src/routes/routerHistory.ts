import { fieldsOf } from '@halte/contract';
import type { NavigateFunction } from 'react-router-dom';

export type HistoryStep = 'push' | 'replace' | 'pop';

/**
 * The address bar and the history entries of this visit; react-router-dom holds them (decision 7). Nothing is written until the router is
 * connected, which RouterHistoryAdapter does when it is mounted.
 */
export interface RouterHistory {
  /** Writes an address. After `pop` the browser has written it already. */
  write(step: HistoryStep, url: string): void;
  /** Goes back one entry inside the app; returns false, and does nothing, on the first one. */
  back(): boolean;
  /** Registers the router's `navigate`; returns a function that removes it. */
  connect(navigate: NavigateFunction): () => void;
}

/** The router numbers the entries of a visit; the number survives a reload. */
function position(): number {
  const { idx } = fieldsOf(history.state);
  return typeof idx === 'number' ? idx : 0;
}

export function createRouterHistory(): RouterHistory {
  let navigate: NavigateFunction | null = null;
  return {
    write(step, url) {
      if (step !== 'pop') void navigate?.(url, { replace: step === 'replace' });
    },
    back() {
      if (position() === 0) return false;
      void navigate?.(-1);
      return true;
    },
    connect(next) {
      navigate = next;
      return () => {
        navigate = null;
      };
    },
  };
}
