import { startWorker } from './offlineWorker.ts';
import type { WorkerScope } from './scope.ts';

const scope = self as unknown as WorkerScope;

startWorker({
  scope,
  fetch: (input, init) => fetch(input, init),
  estimate: () => navigator.storage.estimate(),
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});
