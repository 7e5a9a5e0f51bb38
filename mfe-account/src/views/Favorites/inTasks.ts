import { nextTask } from '@halte/contract';

/** The code of the page runs in two tasks: that of its dialogs, and the rest. Together they are one long task on a phone. */
export async function loadFavorites() {
  await import(/* webpackMode: "eager", webpackExports: ["Dialog"] */ '@halte/ui/dialog');
  await nextTask();
  return import(/* webpackMode: "eager", webpackExports: ["View"] */ './View.tsx');
}
