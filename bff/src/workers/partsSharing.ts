/** Which thread makes what all of them share of a large timetable, and what the others are told meanwhile. */
import type { CommonParts } from '@halte/engine/search/day/commonParts';
import { hasCommonParts } from '@halte/engine/search/raptor/network';
import type { SharedFeed } from '../timetable/sharing.ts';
import type { PartsOrder, Report } from './messages.ts';

export interface PartsSharing {
  /** From now on parts are those of this timetable. */
  begin(feed: SharedFeed): void;
  /** For one of the threads that get the timetable at the same time: the first of them makes the parts. */
  orderOf(position: number): PartsOrder | undefined;
  /** For a thread that is started later. It makes them too while there are none: the one that was to make them may have ended. */
  orderOfLater(): PartsOrder | undefined;
  /** The parts that a thread has made, if they are the first of this timetable. */
  take(report: Report): CommonParts | null;
  /** The number of the timetable. */
  timetable(): number;
}

export function createPartsSharing(isShared = hasCommonParts): PartsSharing {
  let timetable = 0;
  let isOn = false;
  let parts: CommonParts | null = null;
  const orderOfLater = (): PartsOrder | undefined => (isOn ? (parts ?? 'make') : undefined);
  return {
    begin(feed) {
      timetable++;
      isOn = isShared(feed);
      parts = null;
    },
    orderOf: (position) => (isOn && position > 0 ? 'await' : orderOfLater()),
    orderOfLater,
    take(report) {
      if (report.kind !== 'prepared' || report.parts === null || report.timetable !== timetable || parts !== null)
        return null;
      parts = report.parts;
      return parts;
    },
    timetable: () => timetable,
  };
}
