/** The ground of a map's tables. */
import { boxTreeOf, treeOf } from '../ground/boxTree.ts';
import { AREA_KINDS } from '../ground/classify/drawnAreas.ts';
import { WAY_FLAGS, WAY_KINDS } from '../ground/classify/drawnWays.ts';
import { bandAt, type Drawing, type DrawnBand, PARTS } from '../ground/drawing.ts';
import { type Box, latOf } from '../timetable/geo/mercator.ts';
import type { Deck, Ground, GroundArea, GroundWay, Line } from './ground.ts';

interface IndexedBand extends DrawnBand {
  readonly waysIn: BoxSearch;
  readonly areasIn: BoxSearch;
}

/** Of the ways or areas that may be in a box. */
type BoxSearch = (box: Box) => number[];

/** Each band is indexed when it is first drawn. */
export function drawingGround(drawing: Drawing): Ground {
  const indexed = new Map<DrawnBand, IndexedBand>();
  const bandOf = (zoom: number): IndexedBand => {
    const band = bandAt(drawing, zoom);
    const known = indexed.get(band) ?? { ...band, waysIn: waysIn(band), areasIn: areasIn(band) };
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
      const { ways, waysIn } = bandOf(zoom);
      return waysIn(box).flatMap((way) => (ways.minZoom[way]! <= zoom ? [wayOf(ways, way)] : []));
    },
    areas(box, zoom) {
      const { areas, areasIn } = bandOf(zoom);
      return areasIn(box).flatMap((area) => (areas.minZoom[area]! <= zoom ? [areaOf(areas, area)] : []));
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

function waysIn({ ways: { first, xy } }: DrawnBand): BoxSearch {
  return searchOf(first.length - 1, xy, (way) => [first[way]!, first[way + 1]!]);
}

/** An area is in its first ring, or has several that are beside each other. */
function areasIn({ areas: { firstRing, first, xy } }: DrawnBand): BoxSearch {
  return searchOf(firstRing.length - 1, xy, (area) => [first[firstRing[area]!]!, first[firstRing[area + 1]!]!]);
}

function searchOf(count: number, xy: Int32Array, pointsOf: (item: number) => readonly [number, number]): BoxSearch {
  const boxes = boxTreeOf(count, (add) => {
    for (let item = 0; item < count; item++) {
      const [from, to] = pointsOf(item);
      let [minX, minY, maxX, maxY] = [xy[2 * from]!, xy[2 * from + 1]!, xy[2 * from]!, xy[2 * from + 1]!];
      for (let i = 2 * from; i < 2 * to; i += 2) {
        minX = Math.min(minX, xy[i]!);
        maxX = Math.max(maxX, xy[i]!);
        minY = Math.min(minY, xy[i + 1]!);
        maxY = Math.max(maxY, xy[i + 1]!);
      }
      add(minX, minY, maxX, maxY);
    }
  });
  if (boxes.length === 0) return () => [];
  const tree = treeOf(boxes);
  const part = (value: number) => (value - 0.5) * PARTS;
  return ({ minX, minY, maxX, maxY }) =>
    tree.search(part(minX), part(minY), part(maxX), part(maxY)).sort((a, b) => a - b);
}

/** The mean of the ways from north to south. */
function middle({ bands }: Drawing): number {
  const { xy } = bands.zoom21.ways;
  let sum = 0;
  for (let i = 1; i < xy.length; i += 2) sum += xy[i]!;
  return sum / Math.max(1, xy.length / 2);
}
