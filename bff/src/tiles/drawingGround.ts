/** The ground of a map's tables. */
import Flatbush from 'flatbush';
import { AREA_KINDS } from '../ground/classify/drawnAreas.ts';
import { WAY_FLAGS, WAY_KINDS } from '../ground/classify/drawnWays.ts';
import { bandAt, type Drawing, type DrawnBand, PARTS } from '../ground/drawing.ts';
import { type Box, latOf } from '../timetable/geo/mercator.ts';
import type { Deck, Ground, GroundArea, GroundWay, Line } from './ground.ts';

interface IndexedBand extends DrawnBand {
  readonly wayBoxes: Flatbush | null;
  readonly areaBoxes: Flatbush | null;
}

/** Each band is indexed when it is first drawn. */
export function drawingGround(drawing: Drawing): Ground {
  const indexed = new Map<DrawnBand, IndexedBand>();
  const bandOf = (zoom: number): IndexedBand => {
    const band = bandAt(drawing, zoom);
    const known = indexed.get(band) ?? { ...band, wayBoxes: wayBoxes(band), areaBoxes: areaBoxes(band) };
    indexed.set(band, known);
    return known;
  };
  return {
    lat: latOf(middle(drawing) / PARTS + 0.5),
    ownFrame: ({ originX, originY, scale, ...frame }) => ({
      ...frame,
      originX: (originX - 0.5) * PARTS,
      originY: (originY - 0.5) * PARTS,
      scale: scale / PARTS,
    }),
    ways(box, zoom) {
      const { ways, wayBoxes } = bandOf(zoom);
      return within(wayBoxes, box).flatMap((way) => (ways.minZoom[way]! <= zoom ? [wayOf(ways, way)] : []));
    },
    areas(box, zoom) {
      const { areas, areaBoxes } = bandOf(zoom);
      return within(areaBoxes, box).flatMap((area) => (areas.minZoom[area]! <= zoom ? [areaOf(areas, area)] : []));
    },
  };
}

function wayOf({ kind, flags, layer, first, xy }: DrawnBand['ways'], way: number): GroundWay {
  return {
    kind: WAY_KINDS[kind[way]!]!,
    deck: deckOf(flags[way]!),
    layer: layer[way]!,
    points: xy,
    from: 2 * first[way]!,
    to: 2 * first[way + 1]!,
  };
}

function deckOf(flags: number): Deck {
  if (flags & WAY_FLAGS.tunnel) return 'tunnel';
  return flags & WAY_FLAGS.bridge ? 'bridge' : 'surface';
}

function areaOf({ kind, size, firstRing, first, xy }: DrawnBand['areas'], area: number): GroundArea {
  const rings: Line[] = [];
  for (let ring = firstRing[area]!; ring < firstRing[area + 1]!; ring++)
    rings.push({ points: xy, from: 2 * first[ring]!, to: 2 * first[ring + 1]! });
  return { kind: AREA_KINDS[kind[area]!]!, rings, size: size[area]! };
}

function within(boxes: Flatbush | null, { minX, minY, maxX, maxY }: Box): number[] {
  if (boxes === null) return [];
  const part = (value: number) => (value - 0.5) * PARTS;
  return boxes.search(part(minX), part(minY), part(maxX), part(maxY)).sort((a, b) => a - b);
}

function wayBoxes({ ways: { first, xy } }: DrawnBand): Flatbush | null {
  return boxesOf(first.length - 1, xy, (way) => [first[way]!, first[way + 1]!]);
}

/** An area is in its first ring, or has several that are beside each other. */
function areaBoxes({ areas: { firstRing, first, xy } }: DrawnBand): Flatbush | null {
  return boxesOf(firstRing.length - 1, xy, (area) => [first[firstRing[area]!]!, first[firstRing[area + 1]!]!]);
}

function boxesOf(
  count: number,
  xy: Int32Array,
  pointsOf: (item: number) => readonly [number, number],
): Flatbush | null {
  if (count < 1) return null;
  const boxes = new Flatbush(count, 16, Int32Array);
  for (let item = 0; item < count; item++) {
    const [from, to] = pointsOf(item);
    let [minX, minY, maxX, maxY] = [xy[2 * from]!, xy[2 * from + 1]!, xy[2 * from]!, xy[2 * from + 1]!];
    for (let i = 2 * from; i < 2 * to; i += 2) {
      minX = Math.min(minX, xy[i]!);
      maxX = Math.max(maxX, xy[i]!);
      minY = Math.min(minY, xy[i + 1]!);
      maxY = Math.max(maxY, xy[i + 1]!);
    }
    boxes.add(minX, minY, maxX, maxY);
  }
  boxes.finish();
  return boxes;
}

/** The mean of the ways from north to south. */
function middle({ bands }: Drawing): number {
  const { xy } = bands.zoom21.ways;
  let sum = 0;
  for (let i = 1; i < xy.length; i += 2) sum += xy[i]!;
  return sum / Math.max(1, xy.length / 2);
}
