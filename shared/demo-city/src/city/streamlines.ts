import type { Site } from './field.ts';
import { distance, type Path, type Point, simplify } from './geometry.ts';
import { PointGrid } from './pointGrid.ts';
import type { Random } from './random.ts';
import { EXTENT, railY } from './terrain.ts';

const { PI, SQRT1_2, abs, atan2, cos, max, round, sin } = Math;

/** 0 follows the field, 1 crosses it. */
type Family = 0 | 1;
const FAMILIES: readonly Family[] = [0, 1];

export interface TraceRules {
  readonly stepMetres: number;
  /** Metres between neighbours of one family where the density is `density`; null where none should be drawn. */
  spacing(density: number): number | null;
  /** Whether a street of this kind may stand on this ground (water, parks). */
  allowed(point: Point): boolean;
  readonly crossesRailway: boolean;
  readonly minLength: number;
  readonly maxLength: number;
}

/** Draws evenly spaced lines along and across the site's field, class after class, each knowing those before. */
export class StreetTracer {
  readonly #site: Site;
  readonly #random: Random;
  readonly #samples: Record<Family, Point[]> = { 0: [], 1: [] };
  #grids: Record<Family, PointGrid<Point>> = { 0: new PointGrid(110), 1: new PointGrid(110) };

  constructor(site: Site, random: Random) {
    this.#site = site;
    this.#random = random;
  }

  /** Takes a street drawn by hand into account. */
  occupy(path: Path): void {
    for (let i = 1; i < path.length; i++) {
      const a = path[i - 1]!;
      const b = path[i]!;
      const along = atan2(b.y - a.y, b.x - a.x) - this.#site.streetAngle(a);
      const family: Family = abs(cos(along)) > SQRT1_2 ? 0 : 1;
      const count = max(1, round(distance(a, b) / 15));
      for (let k = 0; k < count; k++) {
        this.#samples[family].push({ x: a.x + ((b.x - a.x) * k) / count, y: a.y + ((b.y - a.y) * k) / count });
      }
    }
  }

  trace(rules: TraceRules, seedSpacing: number): Point[][] {
    const lines: Point[][] = [];
    // Buckets as wide as the streets of this class are apart, whatever was fit for the class before.
    for (const family of FAMILIES) {
      this.#grids[family] = new PointGrid(seedSpacing);
      for (const point of this.#samples[family]) this.#grids[family].add(point);
    }
    for (const seed of this.#seeds(seedSpacing)) {
      for (const family of FAMILIES) {
        const line = this.#traceFrom(seed, family, rules);
        if (!line) continue;
        for (const point of line) {
          this.#samples[family].push(point);
          this.#grids[family].add(point);
        }
        lines.push(simplify(line, 1.5));
      }
    }
    return lines;
  }

  #seeds(spacing: number): Point[] {
    const seeds: Point[] = [];
    for (let x = -EXTENT.x; x < EXTENT.x; x += spacing) {
      for (let y = -EXTENT.y; y < EXTENT.y; y += spacing) {
        seeds.push({ x: x + this.#random.between(0, spacing), y: y + this.#random.between(0, spacing) });
      }
    }
    // From the middle outwards: the centre gets the long, unbroken streets.
    return seeds.filter((seed) => !isOutside(seed)).sort((a, b) => a.x * a.x + a.y * a.y - b.x * b.x - b.y * b.y);
  }

  #traceFrom(seed: Point, family: Family, rules: TraceRules): Point[] | null {
    const spacing = rules.spacing(this.#site.density(seed));
    if (spacing === null || this.#grids[family].anyWithin(seed, spacing) || !rules.allowed(seed)) return null;
    const forward = this.#walk(seed, family, 1, rules);
    const backward = this.#walk(seed, family, -1, rules);
    const line = [...backward.reverse(), seed, ...forward];
    return (line.length - 1) * rules.stepMetres < rules.minLength ? null : line;
  }

  #walk(seed: Point, family: Family, sign: 1 | -1, rules: TraceRules): Point[] {
    const points: Point[] = [];
    const step = rules.stepMetres;
    let at = seed;
    let heading = this.#heading(seed, family, null);
    if (sign < 0) heading = { x: -heading.x, y: -heading.y };
    const limit = rules.maxLength / 2 / step;
    while (points.length < limit) {
      const half = { x: at.x + (heading.x * step) / 2, y: at.y + (heading.y * step) / 2 };
      const turned = this.#heading(half, family, heading);
      // A sharp turn means a singular point of the field: no street makes it.
      if (turned.x * heading.x + turned.y * heading.y < 0.82) break;
      heading = turned;
      const next = { x: at.x + heading.x * step, y: at.y + heading.y * step };
      if (isOutside(next) || !rules.allowed(next)) break;
      if (!rules.crossesRailway && next.y > railY(next.x) !== at.y > railY(at.x)) break;
      const spacing = rules.spacing(this.#site.density(next));
      if (spacing === null || this.#grids[family].anyWithin(next, spacing * 0.62)) break;
      if (points.length * step > 700 && distance(next, seed) < step * 1.5) break;
      points.push(next);
      at = next;
    }
    return points;
  }

  #heading(at: Point, family: Family, previous: Point | null): Point {
    const angle = this.#site.streetAngle(at) + (family === 1 ? PI / 2 : 0);
    const heading = { x: cos(angle), y: sin(angle) };
    const against = previous !== null && heading.x * previous.x + heading.y * previous.y < 0;
    return against ? { x: -heading.x, y: -heading.y } : heading;
  }
}

/** The drawn country is an uneven oval, not a sheet of paper. */
function isOutside({ x, y }: Point): boolean {
  return (x / EXTENT.x) ** 2 + (y / EXTENT.y) ** 2 > 1.12 + 0.16 * sin(x / 700) * sin(y / 900);
}
