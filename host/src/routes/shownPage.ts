import { type CurrentRoute, createObservable, type Observable } from '@halte/contract';
import { type InternalTarget, pathOf, type Shown } from './navigationTarget.ts';
import type { HistoryStep, RouterHistory } from './routerHistory.ts';

export interface ShownPageOptions {
  readonly history: Pick<RouterHistory, 'write'>;
  readonly onCommitted: (from: CurrentRoute | null, next: Shown) => void;
  readonly report: (error: unknown, where: string) => void;
}

interface ShownPage {
  readonly shown: Observable<Shown>;
  readonly current: Observable<CurrentRoute>;
  show(next: Shown): void;
  /** Shows a page and writes its address, unless Back or Forward has written it already. */
  commit(target: InternalTarget, step: HistoryStep): void;
  /** Stays at the page after a navigation was refused: Back and Forward have changed the address already. */
  stay(step: HistoryStep): void;
}

/** The page that is shown, and its address in the address bar. */
export function createShownPage(first: Shown, { history, onCommitted, report }: ShownPageOptions): ShownPage {
  const shown = createObservable<Shown>(first);
  const current = createObservable<CurrentRoute>(first.current);

  function show(next: Shown): void {
    if (next.kind === 'not-found') report(next.error, 'navigation');
    onCommitted(current.get(), next);
    shown.set(next);
    current.set(next.current);
  }

  return {
    shown,
    current,
    show,
    commit({ next, hash }, step) {
      const { fullPath } = next.current;
      if (step !== 'pop' || fullPath !== pathOf(location.href)) {
        const isNew = step === 'push' && fullPath !== current.get().fullPath;
        history.write(isNew ? 'push' : 'replace', `${fullPath}${hash}`);
      }
      show(next);
    },
    stay(step) {
      if (step === 'pop') history.write('replace', current.get().fullPath);
    },
  };
}
