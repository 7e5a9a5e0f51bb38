import { setFlagsFromString } from 'node:v8';
import { collectGarbage } from './collectGarbage.ts';

/**
 * Left alone, V8 lets garbage grow to as much as is in use before it looks at what can go. Answers are short-lived: looking more often
 * costs no time that could be measured. To be called when the timetable is there: before, little that is made can go, and looking for it
 * is a third of a large start. A heap follows the new limit after its next collection only, so that of this thread is collected now.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=20');
  collectGarbage();
}
