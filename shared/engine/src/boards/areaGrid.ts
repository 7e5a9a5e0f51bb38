/** The stop areas of a timetable in square cells, computed once. */
import { memoize } from '../common/memoize.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { type Grid, gridOf } from '../timetable/geo/grid.ts';
import { timetableOf } from '../timetable/realtime/overlay.ts';

const gridOfAreas = memoize(({ areas }: Feed): Grid => gridOf(areas));

export function areaGrid(feed: Feed): Grid {
  return gridOfAreas(timetableOf(feed));
}
