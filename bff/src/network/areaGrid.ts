/** The stop areas of a timetable in square cells, computed once. */
import { memoize } from '@halte/engine/common/memoize';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { type Grid, gridOf } from '@halte/engine/timetable/geo/grid';
import { timetableOf } from '@halte/engine/timetable/realtime/overlay';

const gridOfAreas = memoize(({ areas }: Feed): Grid => gridOf(areas));

export function areaGrid(feed: Feed): Grid {
  return gridOfAreas(timetableOf(feed));
}
