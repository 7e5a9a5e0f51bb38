/** Room that is taken by names on a plane. */
const { floor, max, min } = Math;

export type RoomBox = readonly [minX: number, minY: number, maxX: number, maxY: number];

export interface TakenRoom {
  /** Takes the boxes unless one of them meets what is taken. */
  take(boxes: readonly RoomBox[]): boolean;
}

const CELL = 128;
/** Cells in a row: of a world of zoom 21, and the edge of it. */
const ROW = 2 ** 26;

export function createTakenRoom(): TakenRoom {
  const cells = new Map<number, RoomBox[]>();
  const meet = (a: RoomBox, b: RoomBox) => min(a[2], b[2]) > max(a[0], b[0]) && min(a[3], b[3]) > max(a[1], b[1]);
  function isFree(box: RoomBox): boolean {
    for (let x = floor(box[0] / CELL); x <= floor(box[2] / CELL); x++)
      for (let y = floor(box[1] / CELL); y <= floor(box[3] / CELL); y++)
        for (const other of cells.get(x * ROW + y) ?? []) if (meet(box, other)) return false;
    return true;
  }
  function add(box: RoomBox): void {
    for (let x = floor(box[0] / CELL); x <= floor(box[2] / CELL); x++)
      for (let y = floor(box[1] / CELL); y <= floor(box[3] / CELL); y++) {
        const cell = cells.get(x * ROW + y);
        if (cell) cell.push(box);
        else cells.set(x * ROW + y, [box]);
      }
  }
  return {
    take(boxes) {
      if (!boxes.every(isFree)) return false;
      for (const box of boxes) add(box);
      return true;
    },
  };
}
