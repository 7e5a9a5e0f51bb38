import type { ColoredLines, Lines, Stroke } from './drawing.ts';
import type { JourneyMark } from './journeyMarks.ts';
import type { PolylineLayer } from './types.ts';

const isDrawn = ({ lines }: PolylineLayer): boolean => lines.length > 0;

const layer = (
  style: PolylineLayer['style'],
  weight: number,
  lines: Lines,
  color: string | null = null,
): PolylineLayer => ({ key: `${style} ${weight} ${color}`, style, weight, color, lines });

/**
 * The layers of a journey's lines, each above the one before it. A ride has an outline, a casing and a line in its colour, so that any colour is
 * visible on any map; walks and bike rides are dots and dashes in a casing. A straight line in place of a way has none and is thin.
 */
export function strokeLayers(
  strokes: readonly Stroke[],
  styleOfRides: 'line' | 'return' = 'line',
): readonly PolylineLayer[] {
  const waysOf = (some: readonly Stroke[]): Lines => some.map(({ geometry }) => geometry);
  const ways = strokes.filter(({ isStraight }) => !isStraight);
  const of = (kind: Stroke['kind']) => ways.filter((stroke) => stroke.kind === kind);
  const rides = of('ride');
  const colors = [...new Set(rides.map(({ color }) => color))];
  return [
    layer('outline', 12, waysOf(styleOfRides === 'line' ? rides : [])),
    layer('casing', 11, waysOf(ways)),
    layer('straight', 4, waysOf(strokes.filter(({ isStraight }) => isStraight))),
    layer('walk', 5, waysOf(of('walk'))),
    layer('bike', 5, waysOf(of('bike'))),
    ...colors.map((color) => layer(styleOfRides, 7, waysOf(rides.filter((ride) => ride.color === color)), color)),
  ].filter(isDrawn);
}

/** The lines of a return: dashes in the colours of its rides, so that the two ways differ where they are not the same. */
export const returnLayers = (strokes: readonly Stroke[]): readonly PolylineLayer[] => strokeLayers(strokes, 'return');

/** The other journeys: dots in the colours of their lines, so that they do not look like roads. */
export const faintLayers = (faint: readonly ColoredLines[]): readonly PolylineLayer[] =>
  faint.map(({ color, lines }) => layer('faint', 4, lines, color));

/** A line of length 0 with round caps is a dot: all stops of a colour are one polyline. */
const dotsOf = (marks: readonly JourneyMark[], wanted: JourneyMark['kind']): Lines =>
  marks
    .filter(({ kind }) => kind === wanted)
    .map(({ at: { lat, lon } }) => [
      [lat, lon],
      [lat, lon],
    ]);

/** The layers of the stops: dots on the line, and rings where the traveller boards and alights. */
export function stopLayers(marks: readonly JourneyMark[]): readonly PolylineLayer[] {
  const ends = dotsOf(marks, 'end');
  return [layer('fill', 3, dotsOf(marks, 'stop')), layer('end', 14, ends), layer('fill', 8, ends)].filter(isDrawn);
}
