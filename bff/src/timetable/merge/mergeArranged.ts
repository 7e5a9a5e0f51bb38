/** Concatenates the arrangements of several feeds. */
import type { ArrangedStopTimes, Arrangement, BookingRule } from '@halte/engine/timetable/feed/booking';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { sharedColumn } from '../gtfs/sharedColumn.ts';
import type { Offsets } from './mergeColumns.ts';

export function mergeArranged(feeds: readonly Feed[], offsets: readonly Offsets[]): ArrangedStopTimes {
  const count = feeds.reduce((sum, { arranged }) => sum + arranged.stopTime.length, 0);
  const [stopTime, kind] = [sharedColumn(Int32Array, count), sharedColumn(Int32Array, count)];
  const kinds = feeds.flatMap(({ arranged }, index) => {
    const move = (one: Arrangement | null) =>
      one && one.rule >= 0 ? { ...one, rule: one.rule + offsets[index]!.bookingRules } : one;
    return arranged.kinds.map(({ boarding, alighting }) => ({ boarding: move(boarding), alighting: move(alighting) }));
  });
  let at = 0;
  let firstKind = 0;
  for (const [index, { arranged }] of feeds.entries()) {
    for (let i = 0; i < arranged.stopTime.length; i++, at++) {
      stopTime[at] = arranged.stopTime[i]! + offsets[index]!.stopTimes;
      kind[at] = arranged.kind[i]! + firstKind;
    }
    firstKind += arranged.kinds.length;
  }
  return { stopTime, kind, kinds };
}

export function mergeBookingRules(feeds: readonly Feed[], offsets: readonly Offsets[]): BookingRule[] {
  return feeds.flatMap(({ bookingRules }, index) =>
    bookingRules.map((rule) => ({ ...rule, notice: moved(rule.notice, offsets[index]!.services) })),
  );
}

function moved(notice: BookingRule['notice'], services: number): BookingRule['notice'] {
  return notice?.kind === 'priorDays' && notice.service >= 0
    ? { ...notice, service: notice.service + services }
    : notice;
}
