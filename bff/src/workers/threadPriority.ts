import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Gives about a third of the CPU share of a normal thread when both compete for a core. */
const NICER = 5;
const LAST = 19;
/** On Linux, 0 is the calling thread; on other systems, its whole process. */
const THIS_THREAD = 0;
const THREADS = '/proc/self/task';
/** Node's name for threads that do V8's background work, such as garbage collection. */
const BACKGROUND = 'V8Worker';

/**
 * On Linux, lowers the priority of the calling thread, so that a short answer need not wait until a search is done. Elsewhere
 * all threads of a process have one priority, and nothing changes.
 */
export function yieldCore(): void {
  if (process.platform === 'linux') yieldCoreOf(THIS_THREAD);
}

/** On Linux, lowers the priority of V8's background threads in the same way: garbage collection should not delay an answer. */
export function yieldCoresOfBackground(): void {
  if (process.platform !== 'linux') return;
  try {
    for (const id of readdirSync(THREADS)) if (nameOf(id) === BACKGROUND) yieldCoreOf(Number(id));
  } catch {
    // A thread has ended meanwhile, or a sandbox hides them: priorities stay equal.
  }
}

function nameOf(thread: string): string {
  return readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim();
}

function yieldCoreOf(thread: number): void {
  try {
    setPriority(thread, Math.min(LAST, getPriority(thread) + NICER));
  } catch {
    // A sandbox may forbid it: priorities stay equal.
  }
}
