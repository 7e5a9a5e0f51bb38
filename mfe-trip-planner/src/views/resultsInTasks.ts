import { nextTask } from '@halte/contract';

/** The code of the results runs in two tasks: that of the client of the backend, and that of the screen. Together they are one long task on a phone. */
export async function loadResults() {
  await import(/* webpackMode: "eager", webpackExports: ["useQuery"] */ '@halte/api/query');
  await nextTask();
  return import(/* webpackMode: "eager", webpackExports: ["View", "loadTexts"] */ './Results.tsx');
}
