import { setFlagsFromString } from 'node:v8';
import { collectGarbage } from './collectGarbage.ts';

/**
 * By default, V8 lets garbage grow to the size of live data before it collects. Answers are short-lived: collecting more often
 * costs no measurable time. To be called once the timetable is loaded: before that, little can be freed, and collecting takes
 * a third of a large start. A heap adopts the new limit only at its next collection, so this thread's heap is collected now.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=20');
  collectGarbage();
}
