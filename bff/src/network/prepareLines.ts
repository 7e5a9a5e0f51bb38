import { setImmediate as afterAnswers } from 'node:timers/promises';
import type { Feed } from '../timetable/feed/feed.ts';
import { patternsOf } from './patterns.ts';

/**
 * Puts the ways of all lines in order, a line at a time between answers: up to 60 ms that the first traveller at a stop would wait for.
 *
 * @param isWanted false once another timetable has taken the place of this one.
 */
export async function prepareLines(timetable: Feed, isWanted: () => boolean): Promise<void> {
  for (let route = 0; route < timetable.routes.length; route++) {
    await afterAnswers();
    if (!isWanted()) return;
    patternsOf(timetable, route);
  }
}
