import type { SearchLimits } from '@halte/contract/tenant';
import type { PlannedAnswer, PlannedRead, PlannerMessage } from '../messages.ts';
import { type KeptNetwork, keptNetwork, onNetworkChange } from '../network/keptNetwork.ts';
import type { ThreadQuestion, ThreadReport } from './threadMessages.ts';

/** Reads that wait at the same time; more are not answered. */
const MOST_WAITING = 20;
/** A thread that says nothing for so long hangs: pages wait as long for a search. */
const HANGS_MS = 15_000;
/** The timetable in memory is given back after a while without questions. */
const IDLE_MS = 120_000;

export interface KeptPlanner {
  /** Null where no timetable is kept, or none can be read. */
  answer(read: PlannedRead): Promise<PlannedAnswer | null>;
}

export interface PlannerParts {
  readonly startThread: () => Worker;
  /** `YYYY-MM-DD` on the clocks of the network. */
  readonly today: () => string;
  readonly limits: SearchLimits;
}

/** Answers reads from the kept timetable in a worker, which is started for the first one. */
export function createKeptPlanner({ startThread, today, limits }: PlannerParts): KeptPlanner {
  const waiting = new Map<number, (planned: PlannedAnswer | null) => void>();
  let thread: Worker | null = null;
  /** Of the timetable that the thread reads. */
  let version = '';
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    thread?.terminate();
    thread = null;
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  }

  function stopLater(): void {
    clearTimeout(timer);
    timer = setTimeout(stop, waiting.size > 0 ? HANGS_MS : IDLE_MS);
  }

  function take(report: ThreadReport): void {
    waiting.get(report.id)?.(report.planned);
    waiting.delete(report.id);
    stopLater();
  }

  function threadFor(kept: KeptNetwork): Worker {
    if (thread && version === kept.version) return thread;
    stop();
    version = kept.version;
    const own = startThread();
    own.addEventListener('message', ({ data }: MessageEvent<ThreadReport>) => take(data));
    // Its script is not kept, or it has no memory left.
    own.addEventListener('error', () => thread === own && stop());
    thread = own;
    return own;
  }

  /** The thread reads another timetable, or none. */
  async function follow(): Promise<void> {
    const kept = await keptNetwork(today());
    if (kept?.version !== version) stop();
  }

  // Each change is told twice in the tab that makes it.
  onNetworkChange(() => void follow());

  return {
    async answer(read) {
      const kept = await keptNetwork(today());
      if (kept === null || waiting.size >= MOST_WAITING) return null;
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        const asked = threadFor(kept);
        waiting.set(id, resolve);
        asked.postMessage({ id, read, today: today(), limits } satisfies ThreadQuestion);
        stopLater();
      });
    },
  };
}

export function startPlannerThread(): Worker {
  return new Worker(/* webpackChunkName: "planner" */ new URL('./plannerThread.ts', import.meta.url));
}

/** Answers what the service worker asks this page for, by the port of its message. */
export function answerPlan(planner: KeptPlanner, read: PlannedRead, [port]: readonly MessagePort[]): void {
  const say = (message: PlannerMessage) => port?.postMessage(message);
  say({ kind: 'heard' });
  planner.answer(read).then(
    (planned) => say({ kind: 'planned', planned }),
    () => say({ kind: 'planned', planned: null }),
  );
}
