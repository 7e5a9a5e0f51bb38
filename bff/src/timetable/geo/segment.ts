/** The point of the line between two others that is nearest to the origin, in a plane. */
export interface NearestPoint {
  /** Of the line, 0 at its beginning. */
  readonly share: number;
  readonly distance: number;
}

export function nearestToOrigin(fromX: number, fromY: number, toX: number, toY: number): NearestPoint {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, -(fromX * dx + fromY * dy) / squared));
  return { share, distance: Math.hypot(fromX + share * dx, fromY + share * dy) };
}
