import { mayPrefetch, nextTask } from '@halte/contract';

interface ScreenCode {
  readonly loadTexts: () => Promise<void>;
}

/**
 * Fetches the code and the texts of a screen before it is opened, so that it opens without a network; not on a metered or very slow
 * connection. `load` imports the chunk by the name that `remote.ts` has for it: otherwise the files are others than those that open the screen.
 */
export function fetchCode(load: () => Promise<ScreenCode>): void {
  if (!mayPrefetch(navigator.connection)) return;
  // With the effects of a screen it would be one long task.
  nextTask()
    .then(load)
    .then(({ loadTexts }) => loadTexts())
    .catch(() => null);
}
