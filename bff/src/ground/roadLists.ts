/** Ways as lists of points. */
import type { IntColumn } from '../timetable/gtfs/column.ts';

/** A point of a way that is not known: the way ends before it, and goes on behind it. */
export const NO_POINT = -1;

type RoadColumn = 'class' | 'flags' | 'layer' | 'low' | 'high' | 'wheels' | 'cycling' | 'steps' | 'name' | 'area';

/** The points of way w are `list[first[w]] … list[first[w + 1] - 1]`. */
export interface RoadLists {
  readonly first: Int32Array;
  readonly list: Int32Array;
  readonly columns: Readonly<Record<RoadColumn, IntColumn>>;
}

/** A way that is not the border of an area. */
export const NO_AREA = -1;

/** Calls `take` with each unbroken part of a way that has two points or more, without points that follow themselves. The list is valid until the next. */
export function eachRun({ first, list }: RoadLists, take: (way: number, run: readonly number[]) => void): void {
  const run: number[] = [];
  const end = (way: number) => {
    if (run.length > 1) take(way, run);
    run.length = 0;
  };
  for (let way = 0; way + 1 < first.length; way++) {
    for (let i = first[way]!; i < first[way + 1]!; i++) {
      const point = list[i]!;
      if (point === NO_POINT) end(way);
      else if (point !== run.at(-1)) run.push(point);
    }
    end(way);
  }
}
