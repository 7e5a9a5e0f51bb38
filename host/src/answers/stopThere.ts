import { distanceMetres, type Position } from '@halte/places';

interface PointThere extends Position {
  readonly type: string;
}

/** The stop that is nearest to `at`: on a real network, the address is also that of the nearest stop. */
export function stopThere<Point extends PointThere>(points: readonly Point[], at: Position): Point | null {
  const byDistance = (one: Point, other: Point) => distanceMetres(at, one) - distanceMetres(at, other);
  return points.filter(({ type }) => type === 'stopArea').sort(byDistance)[0] ?? null;
}
