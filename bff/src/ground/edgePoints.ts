/** The parts of `Streets` that say where edges are. */
export interface EdgeLines {
  readonly nodes: Coordinates;
  readonly edges: Readonly<Record<'from' | 'to' | 'first', Int32Array>>;
  readonly shape: Coordinates;
}

type Coordinates = Readonly<Record<'lat' | 'lon', Int32Array>>;

/** Calls `take` with each point of an edge in order, its ends too; coordinates are degrees of 1e-7. */
export function eachPointOf(
  { nodes, edges, shape }: EdgeLines,
  edge: number,
  take: (lat: number, lon: number, index: number) => void,
): void {
  const [from, to, start, end] = [edges.from[edge]!, edges.to[edge]!, edges.first[edge]!, edges.first[edge + 1]!];
  take(nodes.lat[from]!, nodes.lon[from]!, 0);
  for (let i = start; i < end; i++) take(shape.lat[i]!, shape.lon[i]!, i - start + 1);
  take(nodes.lat[to]!, nodes.lon[to]!, end - start + 1);
}

/** Calls `take` with each piece between two points that follow each other. */
export function eachPieceOf(
  lines: EdgeLines,
  edge: number,
  take: (fromLat: number, fromLon: number, toLat: number, toLon: number) => void,
): void {
  let [fromLat, fromLon] = [0, 0];
  eachPointOf(lines, edge, (lat, lon, i) => {
    if (i > 0) take(fromLat, fromLon, lat, lon);
    [fromLat, fromLon] = [lat, lon];
  });
}
