/** The lines and areas of a map, cut at the edge of what is kept. */
import { insideOf, stripsOf, UNITS_PER_DEGREE } from './area.ts';
import { AREA_STYLES, type AreaKind } from './classify/drawnAreas.ts';
import { WAY_STYLES } from './classify/drawnWays.ts';
import type { Span } from './closedWays.ts';
import type { AreaTags } from './drawnArea.ts';
import type { Line } from './drawnObjects.ts';
import { beyondBoxes } from './geometry/beyondBoxes.ts';
import { cutLine, cutRing, type Kept, type Points } from './geometry/cut.ts';
import { joinDirected, joinWhereTwoMeet } from './geometry/joinLines.ts';
import { edgeOf, type Ring } from './geometry/keptEdge.ts';
import { seaOf } from './geometry/sea.ts';
import { signedSize } from './geometry/size.ts';
import { stripsWithin } from './geometry/stripsWithin.ts';
import { closedRings } from './joinWays.ts';
import type { DrawnReach, ReadDrawn } from './readDrawn.ts';

/** How far the sea goes on beyond the boxes of files: farther than a map shows that shows the network. */
const BEYOND = UNITS_PER_DEGREE;

export interface AreaShape extends AreaTags {
  /** Outer ones first. */
  readonly rings: readonly Ring[];
  /** Square metres. */
  readonly size: number;
}

export interface DrawnShapes {
  lines(): Generator<readonly [way: Line, line: Points]>;
  areas(): Generator<AreaShape>;
  /** Lines of relations that are not closed; known when the areas are through. */
  readonly openRings: number;
}

export function createDrawnShapes(map: ReadDrawn, { near, far }: DrawnReach): DrawnShapes {
  const inside = { near: insideOf(near), far: insideOf(far) };
  const strips = stripsOf(far);
  const kept = { isInside: inside.far, edge: edgeOf(strips) };
  let openRings = 0;

  const codesOf = ({ first, end }: Span) => map.codes.subarray(first, end);
  function pointsOf(codes: ArrayLike<number>): number[] {
    const points: number[] = [];
    for (let i = 0; i < codes.length; i++) map.place(codes[i]!, points);
    return points;
  }

  function* lines(): ReturnType<DrawnShapes['lines']> {
    const alike = Map.groupBy(
      map.lines,
      ({ kind, flags, layer, minZoom, name }) => `${kind} ${flags} ${layer} ${minZoom} ${name}`,
    );
    for (const those of alike.values()) {
      const isInside = inside[WAY_STYLES[those[0]!.kind].reach];
      const parts = those.flatMap((line) => cutLine(pointsOf(codesOf(line)), isInside));
      for (const part of joinWhereTwoMeet(parts)) yield [those[0]!, part];
    }
  }

  const isWithin = (kind: AreaKind | null, ring: Points) =>
    kind === null ||
    AREA_STYLES[kind].reach === 'far' ||
    ring.some((lon, i) => i % 2 === 0 && inside.near(ring[i + 1]!, lon));

  function ringsOf(ids: readonly number[]): number[][] {
    const ways = ids.flatMap((id) => {
      const member = map.members.get(id);
      return member ? [[...codesOf(member)]] : [];
    });
    const { rings, open } = closedRings(ways);
    openRings += open;
    return rings.map(pointsOf);
  }

  function* relationAreas(): Generator<AreaShape> {
    for (const { outer, inner, kind, point } of map.relations) {
      const rings = ringsOf(outer);
      if (!rings.some((ring) => isWithin(kind, ring))) continue;
      const shape = areaOf({ kind, point }, rings, ringsOf(inner), kept);
      if (shape) yield shape;
    }
  }

  function* areas(): Generator<AreaShape> {
    for (const { kind, point, first, end } of map.areas) {
      // The last node is the first.
      const shape = areaOf({ kind, point }, [pointsOf(codesOf({ first, end: end - 1 }))], [], kept);
      if (shape) yield shape;
    }
    yield* relationAreas();
    if (map.coast.length > 0) yield* seaArea();
  }

  function* seaArea(): Generator<AreaShape> {
    const { boxes } = map;
    const covered = boxes === null ? strips : stripsWithin(strips, boxes);
    if (covered.length === 0) return;
    const isInside: Kept['isInside'] = (lat, lon) =>
      inside.far(lat, lon) &&
      (boxes?.some(({ south, north, west, east }) => lat >= south && lat <= north && lon >= west && lon <= east) ??
        true);
    const coast = joinDirected(map.coast.map((span) => [...codesOf(span)])).map(pointsOf);
    const known = seaOf(coast, { isInside, edge: edgeOf(covered) });
    const rings = boxes ? known.map((ring) => beyondBoxes(ring, boxes, BEYOND)) : known;
    const size = -rings.reduce((sum, ring) => sum + signedSize(ring), 0);
    if (rings.length > 0) yield { kind: 'sea', point: null, rings, size };
  }

  return {
    lines,
    areas,
    get openRings() {
      return openRings;
    },
  };
}

/** Null for one of which nothing is kept. */
function areaOf(tags: AreaTags, outer: readonly Points[], inner: readonly Points[], kept: Kept): AreaShape | null {
  const [around, holes] = [outer, inner].map((rings) => rings.flatMap((ring) => cutRing(ring, kept)));
  const sizeOf = (rings: readonly Ring[]) => rings.reduce((sum, ring) => sum + Math.abs(signedSize(ring)), 0);
  const size = sizeOf(around!) - sizeOf(holes!);
  return size > 0 ? { ...tags, rings: [...around!, ...holes!], size } : null;
}
