import type { Site } from './field.ts';
import { type Point, smooth } from './geometry.ts';
import type { StreetClass } from './model.ts';
import type { Random } from './random.ts';
import { StreetTracer } from './streamlines.ts';
import { alongRiver, riverHalfWidth } from './terrain.ts';

/** The avenues that carry the town over its river and out of its gates. */
const AVENUES: readonly [name: string, points: readonly Point[]][] = [
  [
    'Avenue de la République',
    fromPairs([120, 4_100, 90, 2_300, 10, 900, -60, 120, 40, -900, 190, -2_500, -40, -4_050]),
  ],
  [
    'Cours de la Libération',
    fromPairs([-4_000, 520, -2_000, 330, -900, 90, -60, 40, 900, 190, 2_100, 380, 4_050, 170]),
  ],
  ['Avenue du Pont-Rouge', fromPairs([1_650, 1_150, 1_720, 300, 1_610, -500, 1_850, -1_300, 2_300, -2_600])],
  ['Avenue des Ponts-Jumeaux', fromPairs([-1_900, 1_100, -1_980, 100, -1_800, -900, -1_650, -2_400])],
  ['Avenue du Port', fromPairs([3_050, 750, 3_100, -200, 2_960, -900, 3_150, -1_900])],
  ['Avenue de l’Europe', fromPairs([-3_300, 1_500, -3_150, 300, -3_050, -1_100, -3_200, -2_000])],
];

function fromPairs(numbers: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < numbers.length; i += 2) points.push({ x: numbers[i]!, y: numbers[i + 1]! });
  return points;
}

/** A long line of one class; streets are cut out of it later. */
export interface PlanLine {
  readonly class: StreetClass;
  readonly points: readonly Point[];
  /** A name given by hand (the ring road, a quay); otherwise it is invented. */
  readonly name?: string;
}

/** All street lines, still crossing each other without junctions. */
export function planStreets(site: Site, random: Random): PlanLine[] {
  const tracer = new StreetTracer(site, random);
  const lines: PlanLine[] = [];
  const lay = (line: PlanLine) => {
    tracer.occupy(line.points);
    lines.push(line);
  };
  lay({ class: 'motorway', points: ring(4_150, 0.05, 0.9, 0.9), name: 'Rocade' });
  lay({ class: 'primary', points: ring(880, 0.07, 2.2, 0.95), name: 'Boulevard des Remparts' });
  for (const [name, points] of AVENUES) lay({ class: 'primary', points: smooth(points, 3), name });
  lay({ class: 'secondary', points: quay(1), name: 'Quai des Bateliers' });
  lay({ class: 'secondary', points: quay(-1), name: 'Quai de la Grève' });

  const dry = (point: Point) => !site.isWater(point, 26);
  const notLake = (point: Point) => Math.hypot(point.x - site.lake.x, point.y - site.lake.y) > site.lake.radius * 2.2;
  const common = { crossesRailway: true, maxLength: 30_000 };
  const add = (kind: StreetClass, found: Point[][]) => {
    for (const points of found) lines.push({ class: kind, points });
  };
  add(
    'primary',
    tracer.trace(
      { ...common, stepMetres: 20, spacing: (d) => 2_300 - 1_300 * d, allowed: notLake, minLength: 900 },
      500,
    ),
  );
  add(
    'secondary',
    tracer.trace(
      {
        ...common,
        stepMetres: 16,
        spacing: (d) => (d < 0.1 ? 1_500 : 520 - 210 * d),
        allowed: (p) => dry(p) && !site.isGreen(p),
        minLength: 260,
      },
      230,
    ),
  );
  add(
    'minor',
    tracer.trace(
      {
        stepMetres: 16,
        crossesRailway: false,
        maxLength: 2_400,
        spacing: (d) => (d < 0.2 ? null : 205 - 112 * d),
        allowed: (p) => dry(p) && !site.isGreen(p),
        minLength: 110,
      },
      80,
    ),
  );
  return lines;
}

/** A closed way around the centre that is not quite a circle. */
function ring(radius: number, unevenness: number, phase: number, flat: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= 72; i++) {
    const angle = ((i % 72) / 72) * 2 * Math.PI;
    const r = radius * (1 + unevenness * Math.sin(3 * angle + phase) + (unevenness / 2) * Math.sin(2 * angle));
    points.push({ x: Math.cos(angle) * r, y: Math.sin(angle) * r * flat });
  }
  return smooth(points, 1);
}

function quay(side: 1 | -1): Point[] {
  return alongRiver(-3_700, 3_700, 30, (x) => side * (riverHalfWidth(x) + 30));
}
