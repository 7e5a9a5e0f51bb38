/** Nodes of drawn objects that are outside of the area: their codes are -1, -2 … in the order in which they are named. */
import { getOrCompute } from '@halte/engine/common/memoize';
import { FloatColumn } from '../timetable/gtfs/column.ts';

export interface OutsideNodes {
  /** By `-1 - code`. */
  readonly ids: FloatColumn;
  /** The code of a node that is not inside. */
  codeOf(id: number): number;
}

export function createOutsideNodes(): OutsideNodes {
  const ids = new FloatColumn(1_024);
  const codes = new Map<number, number>();
  return {
    ids,
    codeOf: (id) =>
      getOrCompute(codes, id, () => {
        ids.push(id);
        return -ids.length;
      }),
  };
}
