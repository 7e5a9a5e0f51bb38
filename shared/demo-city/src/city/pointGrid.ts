import type { Point } from './geometry.ts';

const { floor } = Math;

/** Points in square buckets, for "what is near" while points are still being added. */
export class PointGrid<T extends Point> {
  readonly #cell: number;
  readonly #buckets = new Map<number, T[]>();

  constructor(cellMetres: number) {
    this.#cell = cellMetres;
  }

  add(point: T): void {
    const key = this.#key(floor(point.x / this.#cell), floor(point.y / this.#cell));
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.push(point);
    else this.#buckets.set(key, [point]);
  }

  /** The nearest point within `radius` metres that `accept` likes. */
  nearest(at: Point, radius: number, accept: (point: T) => boolean = () => true): T | null {
    let best: T | null = null;
    let bestSquare = radius * radius;
    this.#visit(at, radius, (point, square) => {
      if (square <= bestSquare && accept(point)) {
        best = point;
        bestSquare = square;
      }
      return false;
    });
    return best;
  }

  anyWithin(at: Point, radius: number): boolean {
    const limit = radius * radius;
    return this.#visit(at, radius, (_, square) => square < limit);
  }

  within(at: Point, radius: number): T[] {
    const found: T[] = [];
    this.#visit(at, radius, (point, square) => {
      if (square <= radius * radius) found.push(point);
      return false;
    });
    return found;
  }

  #visit(at: Point, radius: number, stop: (point: T, square: number) => boolean): boolean {
    const lowX = floor((at.x - radius) / this.#cell);
    const highX = floor((at.x + radius) / this.#cell);
    const lowY = floor((at.y - radius) / this.#cell);
    const highY = floor((at.y + radius) / this.#cell);
    for (let x = lowX; x <= highX; x++) {
      for (let y = lowY; y <= highY; y++) {
        for (const point of this.#buckets.get(this.#key(x, y)) ?? []) {
          if (stop(point, (point.x - at.x) ** 2 + (point.y - at.y) ** 2)) return true;
        }
      }
    }
    return false;
  }

  #key(x: number, y: number): number {
    return x * 65_536 + y;
  }
}
