import { createObservable, type Observable } from '@halte/contract';
import type { Age, WorkerMessage } from '../messages.ts';

export interface KeptTimes {
  /** When the oldest answer of the screen was kept, in milliseconds since the epoch; null while all of them are new. */
  readonly oldest: Observable<number | null>;
  /** When the timetable was kept that the screen has its journeys of; null: of none. */
  readonly timetable: Observable<number | null>;
  take(message: Exclude<WorkerMessage, { kind: 'plan' }>): void;
  /** That page is shown. A page that writes its state into its address is the same page. */
  moved(page: string): void;
  /** Asks for everything again with `ask`; what the worker does not call old again is new. */
  ask(ask: () => Promise<unknown>): Promise<void>;
}

interface Kept extends Age {
  /** The page that has asked for it; a search is sent before its page is shown, and is of that page too. */
  readonly pages: ReadonlySet<string>;
  /** How many pages had been shown before. */
  readonly visit: number;
  readonly round: number;
}

/** More addresses than a page asks for. */
const MOST = 500;

const earliest = (ages: readonly Age[]) => (ages.length === 0 ? null : Math.min(...ages.map(({ at }) => at)));

/** Which answers of this tab are old. */
export function createKeptTimes(first: string): KeptTimes {
  const oldest = createObservable<number | null>(null);
  const timetable = createObservable<number | null>(null);
  const kept = new Map<string, Kept>();
  let page = first;
  let visit = 0;
  let round = 0;

  /** Those of the page; without any, all: what an earlier page has asked for may be shown again without a request. */
  function update(): void {
    const all = [...kept.values()];
    const here = all.filter(({ pages }) => pages.has(page));
    const shown = here.length > 0 ? here : all;
    const planned = here.filter((one) => one.of === 'timetable');
    // First, so that nobody sees the one without the other.
    timetable.set(earliest(planned));
    oldest.set(earliest(shown));
  }

  return {
    oldest,
    timetable,
    take(message) {
      kept.delete(message.address);
      if (message.kind === 'kept') kept.set(message.address, { ...message, pages: new Set([page]), visit, round });
      if (kept.size > MOST) kept.delete([...kept.keys()][0]!);
      update();
    },
    moved(next) {
      if (next === page) return;
      for (const [address, one] of kept)
        if (one.of === 'timetable' && one.visit === visit)
          kept.set(address, { ...one, pages: new Set([...one.pages, next]) });
      page = next;
      visit += 1;
      update();
    },
    async ask(ask) {
      round += 1;
      const during = round;
      await ask();
      for (const [address, one] of kept) if (one.round < during) kept.delete(address);
      update();
    },
  };
}
