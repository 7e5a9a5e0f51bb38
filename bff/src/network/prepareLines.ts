import { setImmediate as afterAnswers } from 'node:timers/promises';
import { patternsOf } from '@halte/engine/boards/patterns';
import type { Feed } from '@halte/engine/timetable/feed/feed';

/**
 * Computes the patterns of all lines in advance, one line at a time between answers: the first request for a stop would otherwise wait up to 60 ms.
 *
 * @param isWanted false once another timetable has replaced this one.
 */
export async function prepareLines(timetable: Feed, isWanted: () => boolean): Promise<void> {
  for (let route = 0; route < timetable.routes.length; route++) {
    await afterAnswers();
    if (!isWanted()) return;
    patternsOf(timetable, route);
  }
}
