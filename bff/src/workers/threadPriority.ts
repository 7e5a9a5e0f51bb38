import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Added to the nice value of a thread: 5 gives about a third of the CPU share of a normal thread when both compete for a core. */
const SEARCH = 5;
/**
 * By Node's name of a thread: V8's background work, such as garbage collection, and Node's thread pool, which hashes passwords. A hash takes a quarter
 * of a second of a core, and who signs in expects a moment's wait: searches go first.
 */
const BACKGROUND: Readonly<Record<string, number>> = { V8Worker: 5, 'libuv-worker': 10 };
const LAST = 19;
/** On Linux, 0 is the calling thread; on other systems, its whole process. */
const THIS_THREAD = 0;
const THREADS = '/proc/self/task';

/**
 * On Linux, lowers the priority of the calling thread, so that a short answer need not wait until a search is done. Elsewhere
 * all threads of a process have one priority, and nothing changes.
 */
export function yieldCore(): void {
  if (process.platform === 'linux') yieldCoreOf(THIS_THREAD, SEARCH);
}

/**
 * On Linux, lowers the priority of the background threads of the process in the same way: they should not delay an answer. Node starts its thread pool
 * with the first asynchronous file access.
 */
export function yieldCoresOfBackground(): void {
  if (process.platform !== 'linux') return;
  try {
    for (const id of readdirSync(THREADS)) {
      const nicer = BACKGROUND[nameOf(id)];
      if (nicer !== undefined) yieldCoreOf(Number(id), nicer);
    }
  } catch {
    // A thread has ended meanwhile, or a sandbox hides them: priorities stay equal.
  }
}

function nameOf(thread: string): string {
  return readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim();
}

function yieldCoreOf(thread: number, nicer: number): void {
  try {
    setPriority(thread, Math.min(LAST, getPriority(thread) + nicer));
  } catch {
    // A sandbox may forbid it: priorities stay equal.
  }
}
