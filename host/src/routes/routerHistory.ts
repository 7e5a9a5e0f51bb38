import type { NavigateFunction } from 'react-router-dom';

export type HistoryStep = 'push' | 'replace' | 'pop';

/** The address bar and the entries behind it. The router library keeps them; until it is attached, nothing is written. */
export interface RouterHistory {
  /** Writes an address into the bar. After `pop` the browser has done so already. */
  write(step: HistoryStep, url: string): void;
  /** One screen back inside the app; false, and nothing happens, when this is the first one. */
  back(): boolean;
  /** Takes what the router steps with. Returns how to let go of it. */
  attach(navigate: NavigateFunction): () => void;
}

/** The router numbers the entries of a visit, and the number survives a reload. */
function position(): number {
  const state = history.state as { readonly idx?: number } | null;
  return state?.idx ?? 0;
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
    attach(given) {
      navigate = given;
      return () => {
        navigate = null;
      };
    },
  };
}
