import { worldX, worldY } from '../timetable/geo/mercator.ts';

/** x, y, x, y … in the unit square of web mercator. */
export type WorldPath = Float64Array;

export function worldPath(points: readonly { readonly lat: number; readonly lon: number }[]): WorldPath {
  const path = new Float64Array(points.length * 2);
  points.forEach(({ lat, lon }, i) => {
    path[2 * i] = worldX(lon);
    path[2 * i + 1] = worldY(lat);
  });
  return path;
}
