import type { JourneyMark, Lines, Stroke } from './drawing.ts';

/** What a map draws as one thing, however many lines it is made of. The same `key` is the same thing of another journey. */
export interface Stripe {
  readonly key: string;
  readonly style: 'rim' | 'casing' | 'line' | 'walk' | 'bike' | 'stop' | 'end' | 'hole';
  /** In CSS pixels. */
  readonly weight: number;
  /** `#rrggbb`; null where the style has it. */
  readonly color: string | null;
  readonly lines: Lines;
}

const isDrawn = ({ lines }: Stripe): boolean => lines.length > 0;

type Look = Pick<Stripe, 'style' | 'weight'>;

/** A stripe for each colour, in the order of travelling. */
function perColor<Thing extends { readonly color: string | null }>(
  things: readonly Thing[],
  look: Look,
  linesOf: (some: readonly Thing[]) => Lines,
): readonly Stripe[] {
  const colors = [...new Set(things.map(({ color }) => color))];
  return colors.map((color) => ({
    key: `${look.style} ${color}`,
    ...look,
    color,
    lines: linesOf(things.filter((thing) => thing.color === color)),
  }));
}

/**
 * The lines of journeys, each stripe above the one before it. A ride has a rim that sets it off the map, a casing and its colour, so that any
 * colour is visible on any ground; ways on foot and by bike are dots and dashes in a casing.
 */
export function stripesOf(strokes: readonly Stroke[]): readonly Stripe[] {
  const of = (kind: Stroke['kind']) => strokes.filter((stroke) => stroke.kind === kind);
  const waysOf = (some: readonly Stroke[]): Lines => some.map(({ geometry }) => geometry);
  const walks = waysOf(of('walk'));
  const bikes = waysOf(of('bike'));
  const rides = of('ride');
  const stripes: readonly Stripe[] = [
    { key: 'rim', style: 'rim', weight: 12, color: null, lines: waysOf(rides) },
    { key: 'casing', style: 'casing', weight: 10, color: null, lines: waysOf(strokes) },
    { key: 'walk', style: 'walk', weight: 5, color: null, lines: walks },
    { key: 'bike', style: 'bike', weight: 5, color: null, lines: bikes },
    ...perColor(rides, { style: 'line', weight: 6 }, waysOf),
  ];
  return stripes.filter(isDrawn);
}

/** A line of no length with round ends is a dot: all stops of a line together cost what one of them would. */
const dotsOf = (marks: readonly JourneyMark[]): Lines =>
  marks.map(({ at: { lat, lon } }) => [
    [lat, lon],
    [lat, lon],
  ]);

/** Rings where a journey stops, larger ones where its traveller gets on and off. */
export function ringsOf(marks: readonly JourneyMark[]): readonly Stripe[] {
  const stops = marks.filter(({ kind }) => kind === 'stop');
  const ends = marks.filter(({ kind }) => kind === 'end');
  const stripes: readonly Stripe[] = [
    ...perColor(stops, { style: 'stop', weight: 9 }, dotsOf),
    { key: 'hole of stops', style: 'hole', weight: 5, color: null, lines: dotsOf(stops) },
    { key: 'end', style: 'end', weight: 15, color: null, lines: dotsOf(ends) },
    { key: 'hole of ends', style: 'hole', weight: 9, color: null, lines: dotsOf(ends) },
  ];
  return stripes.filter(isDrawn);
}
