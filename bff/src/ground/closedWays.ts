/** The areas that are one way each, by column: a large city has millions of buildings, and an object for each would take more than their points. */
import { IntColumn } from '../timetable/gtfs/column.ts';
import { AREA_KINDS } from './classify/drawnAreas.ts';
import type { AreaTags, PointTags } from './drawnArea.ts';

/** The nodes of an object are `codes[first] … codes[end - 1]` of the drawn objects. */
export interface Span {
  readonly first: number;
  readonly end: number;
}

export interface ClosedWay extends AreaTags, Span {}

export interface ClosedWays extends Iterable<ClosedWay> {
  add(area: AreaTags, span: Span): void;
}

const NONE = -1;

export function createClosedWays(): ClosedWays {
  const [kind, point, first, end] = [column(), column(), column(), column()];
  /** Few areas have a name. */
  const points: PointTags[] = [];
  return {
    add(area, span) {
      kind.push(area.kind === null ? NONE : AREA_KINDS.indexOf(area.kind));
      point.push(area.point === null ? NONE : points.push(area.point) - 1);
      first.push(span.first);
      end.push(span.end);
    },
    *[Symbol.iterator]() {
      const [kinds, rows, firsts, ends] = [kind, point, first, end].map((one) => one.array()) as [
        ...[Int32Array, Int32Array, Int32Array, Int32Array],
      ];
      for (let way = 0; way < kinds.length; way++)
        yield {
          kind: AREA_KINDS[kinds[way]!] ?? null,
          point: points[rows[way]!] ?? null,
          first: firsts[way]!,
          end: ends[way]!,
        };
    },
  };
}

const column = () => new IntColumn(1_024);
