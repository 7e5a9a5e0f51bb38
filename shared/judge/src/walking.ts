/** Rule 5: how far and how long one walks. */

export interface Point {
  readonly lat: number;
  readonly lon: number;
}

const EARTH_RADIUS = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Rule 6: the farthest that one walks between two stop points that the feed says nothing about. */
export const WALK_LIMIT = 400;

/** Straight metres, by haversine. */
export function straightMetres(a: Point, b: Point): number {
  const dLat = (b.lat - a.lat) * RADIANS;
  const dLon = (b.lon - a.lon) * RADIANS;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)));
}

export const metresOnFoot = (straight: number): number => Math.round(1.3 * straight);

export const walkSeconds = (straight: number): number => Math.ceil(metresOnFoot(straight) / 1.25);

/** For each point the others at most `metres` away, as indices. Points far north or south of each other are not measured. */
export function pairsWithin(points: readonly Point[], metres: number): number[][] {
  const band = (metres / EARTH_RADIUS / RADIANS) * 1.001;
  const byLat = points.map((_, index) => index).sort((a, b) => points[a]!.lat - points[b]!.lat);
  const near: number[][] = points.map(() => []);
  for (let i = 0; i < byLat.length; i++) {
    const a = byLat[i]!;
    for (let j = i + 1; j < byLat.length; j++) {
      const b = byLat[j]!;
      if (points[b]!.lat - points[a]!.lat > band) break;
      if (straightMetres(points[a]!, points[b]!) > metres) continue;
      near[a]!.push(b);
      near[b]!.push(a);
    }
  }
  return near;
}
