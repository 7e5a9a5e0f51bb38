/** In CSS pixels. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const CELL = 64;

const overlap = (one: PixelBox, other: PixelBox) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Boxes by the cells of a grid that they touch: whether a place is free is known without a look at all of them. */
export class BoxGrid {
  readonly #cells = new Map<string, PixelBox[]>();

  constructor(boxes: readonly PixelBox[]) {
    for (const box of boxes) this.add(box);
  }

  add(box: PixelBox): void {
    for (const key of cellsOf(box)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(box);
      else this.#cells.set(key, [box]);
    }
  }

  isFree(box: PixelBox): boolean {
    return cellsOf(box).every((key) => !this.#cells.get(key)?.some((other) => overlap(box, other)));
  }
}

function cellsOf({ left, top, right, bottom }: PixelBox): readonly string[] {
  const keys: string[] = [];
  for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column += 1) {
    for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row += 1) keys.push(`${column} ${row}`);
  }
  return keys;
}
