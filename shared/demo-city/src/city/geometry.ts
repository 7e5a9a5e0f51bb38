const { PI, abs, cos, max, min, round, sin, sqrt } = Math;

/** Plane geometry in metres east (x) and north (y) of the city's centre. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Path = readonly Point[];

const METRES_PER_DEGREE = 111_320;

/** Where the plane touches the globe. The city is small enough for an equirectangular projection (error below 0.1 %). */
export const ORIGIN = { lat: 47.3, lon: 0.9 } as const;
const METRES_PER_DEGREE_EAST = METRES_PER_DEGREE * cos((ORIGIN.lat * PI) / 180);

/** Degrees rounded to 1e-6 (about 10 cm), as they are written everywhere. */
export function toDegrees(point: Point): { lat: number; lon: number } {
  return {
    lat: round((ORIGIN.lat + point.y / METRES_PER_DEGREE) * 1e6) / 1e6,
    lon: round((ORIGIN.lon + point.x / METRES_PER_DEGREE_EAST) * 1e6) / 1e6,
  };
}

/** The inverse of {@link toDegrees}, up to its rounding. */
export function toMetres({ lat, lon }: { readonly lat: number; readonly lon: number }): Point {
  return { x: (lon - ORIGIN.lon) * METRES_PER_DEGREE_EAST, y: (lat - ORIGIN.lat) * METRES_PER_DEGREE };
}

/** `hypot` guards against overflow that metres cannot cause, and is many times slower. */
export function distance(a: Point, b: Point): number {
  return sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

export function pathLength(path: Path): number {
  let total = 0;
  for (let i = 1; i < path.length; i++) total += distance(path[i - 1]!, path[i]!);
  return total;
}

/** Metres along the path at each of its points. */
export function cumulative(path: Path): number[] {
  const result = [0];
  for (let i = 1; i < path.length; i++) result.push(result[i - 1]! + distance(path[i - 1]!, path[i]!));
  return result;
}

export interface Located {
  readonly point: Point;
  /** Unit vector in the direction of travel. */
  readonly direction: Point;
}

/** The place at `along` metres (clamped to the path). */
export function locate(path: Path, distances: readonly number[], along: number): Located {
  let i = 1;
  while (i < path.length - 1 && distances[i]! < along) i++;
  const a = path[i - 1]!;
  const b = path[i]!;
  const length = distance(a, b) || 1;
  const t = min(1, max(0, (along - distances[i - 1]!) / length));
  const direction = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  return { point: { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }, direction };
}

/** The nearest place on a path: metres along it and metres away from it. */
export function project(path: Path, distances: readonly number[], point: Point): { along: number; away: number } {
  let best = { along: 0, away: Number.POSITIVE_INFINITY };
  for (let i = 1; i < path.length; i++) {
    const a = path[i - 1]!;
    const b = path[i]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const square = dx * dx + dy * dy || 1;
    const t = min(1, max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / square));
    const away = sqrt((point.x - a.x - dx * t) ** 2 + (point.y - a.y - dy * t) ** 2);
    if (away < best.away) best = { along: distances[i - 1]! + sqrt(square) * t, away };
  }
  return best;
}

/** Metres to the right of a located place (negative: to the left). */
export function beside(place: Located, metres: number): Point {
  return { x: place.point.x + place.direction.y * metres, y: place.point.y - place.direction.x * metres };
}

/** Douglas–Peucker; keeps both ends. */
export function simplify(path: Path, tolerance: number): Point[] {
  if (path.length < 3) return [...path];
  const keep = new Uint8Array(path.length);
  keep[0] = keep[path.length - 1] = 1;
  const stack: [number, number][] = [[0, path.length - 1]];
  for (let range = stack.pop(); range; range = stack.pop()) {
    const [from, to] = range;
    const a = path[from]!;
    const b = path[to]!;
    const length = distance(a, b);
    let worst = tolerance;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const p = path[i]!;
      const off = length === 0 ? distance(a, p) : abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / length;
      if (off > worst) {
        worst = off;
        at = i;
      }
    }
    if (at > 0) {
      keep[at] = 1;
      stack.push([from, at], [at, to]);
    }
  }
  return path.filter((_, i) => keep[i] === 1);
}

/** Chaikin corner cutting; keeps both ends. */
export function smooth(path: Path, rounds: number): Point[] {
  let points = [...path];
  for (let round = 0; round < rounds && points.length > 2; round++) {
    const next: Point[] = [points[0]!];
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1]!;
      const b = points[i]!;
      next.push({ x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 });
      next.push({ x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 });
    }
    next.push(points.at(-1)!);
    points = next;
  }
  return points;
}

/** Where segments ab and cd cross: the fractions along each, or null. */
export function crossing(a: Point, b: Point, c: Point, d: Point): { t: number; u: number } | null {
  const denominator = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (abs(denominator) < 1e-9) return null;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / denominator;
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / denominator;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { t, u } : null;
}

export function mix(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function polar(degrees: number, radius: number): Point {
  const angle = (degrees * PI) / 180;
  return { x: cos(angle) * radius, y: sin(angle) * radius };
}
