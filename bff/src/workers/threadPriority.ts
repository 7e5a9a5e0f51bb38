import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** About a third of the share of a thread that is not behind, where both want the same core. */
const NICER = 5;
const LAST = 19;
/** To Linux, 0 is the thread that asks; to other systems, its whole process. */
const THIS_THREAD = 0;
const THREADS = '/proc/self/task';
/** Node's name for those that do V8's work in the background, such as collecting garbage. */
const BACKGROUND = 'V8Worker';

/**
 * On Linux, lets the calling thread wait where other threads want its core: a short answer need not wait until a search is done. Elsewhere
 * threads of a process have one priority, and nothing changes.
 */
export function yieldCore(): void {
  if (process.platform === 'linux') yieldCoreOf(THIS_THREAD);
}

/** On Linux, lets V8's background threads wait in the same way: collecting garbage is not to hold up an answer. */
export function yieldCoresOfBackground(): void {
  if (process.platform !== 'linux') return;
  try {
    for (const id of readdirSync(THREADS)) if (nameOf(id) === BACKGROUND) yieldCoreOf(Number(id));
  } catch {
    // A thread has ended meanwhile, or a sandbox hides them: then they are equal to the others.
  }
}

function nameOf(thread: string): string {
  return readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim();
}

function yieldCoreOf(thread: number): void {
  try {
    setPriority(thread, Math.min(LAST, getPriority(thread) + NICER));
  } catch {
    // A sandbox may forbid it: then all threads are equal.
  }
}
