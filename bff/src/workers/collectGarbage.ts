import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects the garbage of the calling thread's heap, at once and all of it. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
}
