import type { PlacedPin } from './pinScene.ts';

const CELL = 64;
/** How far from a pin a click chooses it: what a finger needs. */
const REACH = 22;

/** Pins by the cell of a grid that they lie in. */
export type PinIndex = ReadonlyMap<string, readonly PlacedPin[]>;

const keyOf = (column: number, row: number) => `${column} ${row}`;

export function indexPins(pins: readonly PlacedPin[]): PinIndex {
  const cells = new Map<string, PlacedPin[]>();
  for (const pin of pins) {
    const key = keyOf(Math.floor(pin.x / CELL), Math.floor(pin.y / CELL));
    const cell = cells.get(key);
    if (cell) cell.push(pin);
    else cells.set(key, [pin]);
  }
  return cells;
}

/** From the edge of the pin, in CSS pixels; negative inside of it. */
function distanceTo({ x, y, pin }: PlacedPin, at: { readonly x: number; readonly y: number }): number {
  const beyond = Math.max(0, Math.abs(at.x - x) - (pin.width - pin.height) / 2);
  return Math.hypot(beyond, at.y - y) - pin.height / 2;
}

const isReached = (one: PlacedPin, distance: number) => distance <= Math.max(0, REACH - one.pin.height / 2);

/** The pin at a point of the scene: the nearest of those that a finger there may mean; null where there is none. */
export function pinAt(index: PinIndex, at: { readonly x: number; readonly y: number }): PlacedPin | null {
  let nearest: PlacedPin | null = null;
  let least = Number.POSITIVE_INFINITY;
  const [column, row] = [Math.floor(at.x / CELL), Math.floor(at.y / CELL)];
  for (const right of [-1, 0, 1]) {
    for (const down of [-1, 0, 1]) {
      for (const one of index.get(keyOf(column + right, row + down)) ?? []) {
        const distance = distanceTo(one, at);
        if (distance > least || !isReached(one, distance)) continue;
        nearest = one;
        least = distance;
      }
    }
  }
  return nearest;
}
