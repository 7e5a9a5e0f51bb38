import { distance, type Point, polar } from './geometry.ts';
import { onLattice } from './lattice.ts';
import type { Random } from './random.ts';
import {
  type Blob,
  blobContains,
  createBlob,
  EXTENT,
  inRiver,
  onIsland,
  railY,
  riverDistance,
  riverSlope,
} from './terrain.ts';

const { PI, atan, atan2, cos, exp, hypot, max, min, sin } = Math;

/** The ground before any street is drawn: where the town is dense, where it is green, which way streets want to run. */
export interface Site {
  readonly lake: Blob;
  readonly greens: readonly Green[];
  readonly suburbs: readonly Suburb[];
  /** Radians: the direction that one family of streets follows here; the other is at a right angle. */
  streetAngle(point: Point): number;
  /** 1 in the centre, 0 in the fields. */
  density(point: Point): number;
  isWater(point: Point, margin?: number): boolean;
  isGreen(point: Point): boolean;
}

interface Green {
  readonly name: string;
  readonly kind: 'park' | 'wood';
  readonly blob: Blob;
}

interface Suburb {
  readonly name: string;
  readonly city: string;
  readonly postCode: string;
  readonly centre: Point;
  readonly reach: number;
}

const SUBURBS: readonly [name: string, degrees: number, radius: number, reach: number][] = [
  ['Saint-Aubrin', 152, 4_900, 1_250],
  ['Montgrelle', 62, 4_700, 1_150],
  ['Bréville-les-Prés', 18, 5_900, 1_200],
  ['Orvaux-sur-Sauvelle', 196, 6_100, 1_150],
  ['La Chênière', 318, 5_300, 1_300],
  ['Villeserre', 240, 4_800, 1_250],
  ['Courtavel', 108, 4_600, 950],
];

const GREENS: readonly [name: string, kind: Green['kind'], degrees: number, radius: number, size: number][] = [
  ['Jardin des Plantes', 'park', 189, 1_650, 190],
  ['Parc de la Roseraie', 'park', 75, 1_850, 240],
  ['Parc des Tanneries', 'park', 318, 1_250, 210],
  ['Jardin de l’Évêché', 'park', 118, 420, 85],
  ['Parc du Grand Clos', 'park', 160, 2_500, 270],
  ['Parc de la Butte aux Vents', 'park', 268, 2_900, 330],
  ['Square des Lavandières', 'park', 10, 900, 75],
  ['Parc des Coteaux', 'park', 36, 3_100, 290],
  ['Parc Jeanne-Barret', 'park', 345, 3_000, 260],
  ['Jardin du Vieux Moulin', 'park', 232, 1_900, 130],
  ['Plaine des Sports', 'park', 186, 3_900, 300],
  ['Bois de Montgrelle', 'wood', 78, 6_000, 950],
  ['Forêt de la Chênière', 'wood', 305, 7_100, 1_250],
  ['Bois des Orvaux', 'wood', 214, 7_600, 900],
  ['Bois Gaucher', 'wood', 165, 7_500, 850],
  ['Bois de la Garenne', 'wood', 128, 6_400, 700],
];

interface Grid {
  readonly centre: Point;
  readonly angle: number;
}

export function createSite(random: Random): Site {
  const lake = createBlob(random, polar(283, 4_950), 330, 1.7, 0.4);
  const greens = GREENS.map(([name, kind, degrees, radius, size]) => ({
    name,
    kind,
    blob: createBlob(random, polar(degrees, radius), size, random.between(1, 1.5), random.between(0, PI)),
  }));
  const suburbs = SUBURBS.map(([name, degrees, radius, reach], i) => ({
    name,
    city: name,
    postCode: `991${10 + i * 10}`,
    centre: polar(degrees, radius),
    reach,
  }));
  const grids: Grid[] = Array.from({ length: 11 }, (_, i) => ({
    centre: polar(i * 33 + random.between(-10, 10), random.between(1_900, 4_200)),
    angle: random.between(0, PI),
  }));
  const isWater = (point: Point, margin = 0) => inRiver(point, margin) || blobContains(lake, point, margin);
  const cosine = onLattice(70, EXTENT, (point) => cos(2 * streetAngle(point, grids, suburbs)));
  const sine = onLattice(70, EXTENT, (point) => sin(2 * streetAngle(point, grids, suburbs)));
  return {
    lake,
    greens,
    suburbs,
    isWater,
    isGreen: (point) => greens.some((green) => blobContains(green.blob, point, 6)) || onIsland(point, 0),
    // Blended as a doubled angle's vector: an axis has no jump there.
    streetAngle: (point) => atan2(sine(point), cosine(point)) / 2,
    density: onLattice(120, EXTENT, (point) => density(point, suburbs)),
  };
}

const fall = (metres: number, reach: number) => exp(-((metres / reach) ** 2));

/** A tensor field: each influence votes for an axis (not for a direction), hence the doubled angles. */
function streetAngle(point: Point, grids: readonly Grid[], suburbs: readonly Suburb[]): number {
  let east = 0;
  let north = 0;
  const vote = (angle: number, weight: number) => {
    east += weight * cos(2 * angle);
    north += weight * sin(2 * angle);
  };
  const radius = hypot(point.x, point.y);
  vote(atan2(point.y, point.x) + PI / 2, 1.1 * fall(radius, 1_500) + 0.22);
  for (const grid of grids) vote(grid.angle, 0.9 * fall(distance(point, grid.centre), 1_100));
  for (const suburb of suburbs) {
    const { centre, reach } = suburb;
    vote(atan2(point.y - centre.y, point.x - centre.x), 0.8 * fall(distance(point, centre), reach * 0.8));
  }
  vote(atan(riverSlope(point.x)), 1.6 * fall(riverDistance(point), 420));
  vote(atan((railY(point.x + 20) - railY(point.x - 20)) / 40), 1.1 * fall(point.y - railY(point.x), 260));
  // Far out the roads wander with the land instead of being drawn by a compass.
  const wander = 0.42 * (1 - fall(radius, 4_200)) * sin(point.x / 1_900 + 0.7) * cos(point.y / 1_500 + point.x / 4_100);
  return atan2(north, east) / 2 + wander;
}

function density(point: Point, suburbs: readonly Suburb[]): number {
  const wobble = 0.1 * sin(point.x / 610 + 1) * sin(point.y / 530) + 0.06 * sin((point.x + point.y) / 290);
  let best = 1.15 * fall(hypot(point.x, point.y), 3_700);
  for (const suburb of suburbs) best = max(best, 0.8 * fall(distance(point, suburb.centre), suburb.reach));
  return min(1, max(0, best + wobble * (1 - best)));
}
