import type { ColoredLines, Lines, Stroke } from './drawing.ts';
import type { JourneyMark } from './journeyMarks.ts';
import type { Position } from './types.ts';

/** Lines of one style that Leaflet draws as one polyline. Layers of two journeys with the same `key` share the polyline. */
export interface PolylineLayer {
  readonly key: string;
  readonly style:
    | 'faint'
    | 'outline'
    | 'casing'
    | 'line'
    | 'return'
    | 'walk'
    | 'bike'
    | 'straight'
    | 'end'
    | 'fill'
    | 'step';
  /** In CSS pixels. */
  readonly weight: number;
  /** `#rrggbb`; null where the style sheet has it. */
  readonly color: string | null;
  readonly lines: Lines;
}

const isDrawn = ({ lines }: PolylineLayer): boolean => lines.length > 0;

type LayerStyle = Pick<PolylineLayer, 'style' | 'weight'>;

/** One layer per colour, in the order of the ride. */
function perColor<Thing extends { readonly color: string | null }>(
  things: readonly Thing[],
  style: LayerStyle,
  linesOf: (some: readonly Thing[]) => Lines,
): readonly PolylineLayer[] {
  const colors = [...new Set(things.map(({ color }) => color))];
  return colors.map((color) => ({
    key: `${style.style} ${color}`,
    ...style,
    color,
    lines: linesOf(things.filter((thing) => thing.color === color)),
  }));
}

/**
 * The layers of a journey's lines, each above the one before it. A ride has an outline, a casing and a line in its colour, so that any colour is
 * visible on any map; walks and bike rides are dots and dashes in a casing. A straight line in place of a way has none and is thin.
 */
export function strokeLayers(strokes: readonly Stroke[]): readonly PolylineLayer[] {
  const ways = strokes.filter(({ isStraight }) => !isStraight);
  const of = (kind: Stroke['kind']) => ways.filter((stroke) => stroke.kind === kind);
  const waysOf = (some: readonly Stroke[]): Lines => some.map(({ geometry }) => geometry);
  const walks = waysOf(of('walk'));
  const bikes = waysOf(of('bike'));
  const rides = of('ride');
  const layers: readonly PolylineLayer[] = [
    { key: 'outline', style: 'outline', weight: 12, color: null, lines: waysOf(rides) },
    { key: 'casing', style: 'casing', weight: 11, color: null, lines: waysOf(ways) },
    {
      key: 'straight',
      style: 'straight',
      weight: 4,
      color: null,
      lines: waysOf(strokes.filter(({ isStraight }) => isStraight)),
    },
    { key: 'walk', style: 'walk', weight: 5, color: null, lines: walks },
    { key: 'bike', style: 'bike', weight: 5, color: null, lines: bikes },
    ...perColor(rides, { style: 'line', weight: 7 }, waysOf),
  ];
  return layers.filter(isDrawn);
}

/** The lines of a return: dashes in the colours of its rides, so that the two ways differ where they are not the same. */
export function returnLayers(strokes: readonly Stroke[]): readonly PolylineLayer[] {
  return strokeLayers(strokes)
    .filter(({ style }) => style !== 'outline')
    .map((layer) => (layer.style === 'line' ? { ...layer, key: `return ${layer.color}`, style: 'return' } : layer));
}

/** The other journeys: dots in the colours of their lines, so that they do not look like roads. */
export function faintLayers(faint: readonly ColoredLines[]): readonly PolylineLayer[] {
  return faint.map(({ color, lines }) => ({ key: `faint ${color}`, style: 'faint', weight: 4, color, lines }));
}

/** A line of length 0 with round caps is a dot: all stops of a colour are one polyline. */
const dotsOf = (marks: readonly JourneyMark[]): Lines =>
  marks.map(({ at: { lat, lon } }) => [
    [lat, lon],
    [lat, lon],
  ]);

/** The layers of the stops: dots on the line, and rings where the traveller boards and alights. */
export function stopLayers(marks: readonly JourneyMark[]): readonly PolylineLayer[] {
  const stops = marks.filter(({ kind }) => kind === 'stop');
  const ends = marks.filter(({ kind }) => kind === 'end');
  const layers: readonly PolylineLayer[] = [
    { key: 'fill of stops', style: 'fill', weight: 3, color: null, lines: dotsOf(stops) },
    { key: 'end', style: 'end', weight: 14, color: null, lines: dotsOf(ends) },
    { key: 'fill of ends', style: 'fill', weight: 8, color: null, lines: dotsOf(ends) },
  ];
  return layers.filter(isDrawn);
}

/** The layers of a step that is marked: a whole line above the dots of the walk, and a ring where it begins, which is all that a lift or a door has. */
export function stepLayers(line: readonly Position[]): readonly PolylineLayer[] {
  const [start] = line;
  if (!start) return [];
  const ring = [[start, start]];
  return [
    { key: 'casing of step', style: 'casing', weight: 12, color: null, lines: [line] },
    { key: 'casing of ring', style: 'casing', weight: 23, color: null, lines: ring },
    { key: 'step', style: 'step', weight: 7, color: null, lines: [line] },
    { key: 'ring', style: 'step', weight: 18, color: null, lines: ring },
    { key: 'fill of ring', style: 'fill', weight: 8, color: null, lines: ring },
  ];
}
