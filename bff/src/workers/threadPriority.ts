import { getPriority, setPriority } from 'node:os';

/** About a third of the share of a thread that is not behind, where both want the same core. */
const NICER = 5;
const LAST = 19;
/** To Linux, 0 is the thread that asks; to other systems, its whole process. */
const THIS_THREAD = 0;

/**
 * On Linux, lets the calling thread wait where other threads want its core: a short answer need not wait until a search is done. Elsewhere
 * threads of a process have one priority, and nothing changes.
 */
export function yieldCore(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(THIS_THREAD, Math.min(LAST, getPriority(THIS_THREAD) + NICER));
  } catch {
    // A sandbox may forbid it: then all threads are equal.
  }
}
