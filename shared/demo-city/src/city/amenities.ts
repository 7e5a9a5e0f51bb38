import type { Ground } from './addresses.ts';
import { CAR_PARKS, HUB_POINTS, PARK_AND_RIDES, POINTS_OF_INTEREST } from './amenityTable.ts';
import { districtAt } from './districts.ts';
import { beside, cumulative, locate, type Point, project } from './geometry.ts';
import { HUBS } from './hubs.ts';
import type { Amenity, Line, StopArea, StopPoint } from './model.ts';
import { PointGrid } from './pointGrid.ts';
import type { Random } from './random.ts';

export interface Town extends Ground {
  readonly stopAreas: readonly StopArea[];
  readonly stopPoints: readonly StopPoint[];
  readonly lines: readonly Line[];
}

type Extra = Amenity['extra'];

/** Everything that can be found on the map besides streets and stops. Nothing stands in water or in the middle of a street. */
export function createAmenities(town: Town, random: Random): Amenity[] {
  const amenities: Amenity[] = [];
  const kerb = createKerb(town);
  const counts = new Map<string, number>();
  const add = (kind: Amenity['kind'], name: string, near: Point, extra: Extra) => {
    const point = kerb(near, kind === 'pointofinterest' ? 26 : 11);
    const { city, postCode } = districtAt(town.districts, point);
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    // The codes of this kind are recognised by what stands before the bar.
    const id = kind === 'ridesharingparks' ? `RSP|${number}` : `${kind}-${number}`;
    amenities.push({ id, kind, name, city, postCode, point, extra });
  };
  for (const [name, category, x, y] of POINTS_OF_INTEREST) add('pointofinterest', name, { x, y }, { category });
  for (const [name, category] of Object.entries(HUB_POINTS)) add('pointofinterest', name, HUBS[name]!, { category });
  for (const [name, near, spaces] of CAR_PARKS) add('parks', name, near, { spaces, covered: spaces > 220 });
  const findStopArea = new Map(town.stopAreas.map((area) => [area.name, area]));
  for (const [stop, spaces] of PARK_AND_RIDES) {
    const area = findStopArea.get(stop);
    if (area) add('parkandrides', `P+R ${stop}`, offset(area.centre, random, 90), { spaces, stopArea: area.id });
  }
  addByStops(town, random, add);
  return amenities;
}

/** Shared bikes, cars, charging points and counters cluster where the lines meet. */
function addByStops(
  town: Town,
  random: Random,
  add: (kind: Amenity['kind'], name: string, near: Point, extra: Extra) => void,
): void {
  const served = linesByArea(town);
  const busiest = town.stopAreas
    .map((area) => ({ area, lines: served.get(area.id)?.size ?? 0 }))
    .sort((a, b) => b.lines - a.lines || a.area.id.localeCompare(b.area.id, 'en'))
    .map(({ area }) => area);
  const central = busiest.filter(({ centre }) => Math.abs(centre.x) < 3_600 && Math.abs(centre.y) < 3_000);
  const outer = busiest.filter(({ centre }) => Math.hypot(centre.x, centre.y) > 3_600);
  const near = (area: StopArea) => offset(area.centre, random, 70);
  for (const area of central.slice(0, 44)) {
    const docks = 12 + 2 * random.index(12);
    add('bikesharingstations', `Vélo ${area.name}`, near(area), { docks });
  }
  for (const area of central.filter((_, i) => i % 5 === 1).slice(0, 14)) {
    add('carsharingstations', `Autopartage ${area.name}`, near(area), { cars: 2 + random.index(5) });
  }
  for (const area of busiest.filter((_, i) => i % 6 === 2).slice(0, 22)) {
    const plugs = 2 + 2 * random.index(4);
    add('chargingstations', `Borne ${area.name}`, near(area), { plugs, kilowatts: random.pick([7, 22, 50, 150]) });
  }
  for (const area of busiest.slice(0, 26)) {
    const spaces = 20 + 10 * random.index(10);
    add('bikeparks', `Abri vélos ${area.name}`, near(area), { spaces, locked: random.chance(0.6) });
  }
  for (const area of outer.slice(0, 9)) {
    add('ridesharingparks', `Aire de covoiturage ${area.name}`, near(area), { spaces: 20 + 5 * random.index(9) });
  }
  for (const [i, area] of busiest.slice(0, 18).entries()) {
    const name =
      i < 3 ? `Agence ${area.name}` : `${random.pick(['Tabac-presse', 'Relais', 'Point de vente'])} ${area.name}`;
    add('pointofsales', name, near(area), { agency: i < 3, machine: random.chance(0.5) });
  }
}

function linesByArea({ lines, stopPoints }: Town): Map<string, Set<string>> {
  const areaOf = new Map(stopPoints.map((stop) => [stop.id, stop.area]));
  const served = new Map<string, Set<string>>();
  for (const line of lines) {
    for (const { stop } of line.patterns.flatMap((pattern) => pattern.stops)) {
      const area = areaOf.get(stop)!;
      served.set(area, (served.get(area) ?? new Set()).add(line.id));
    }
  }
  return served;
}

function offset(point: Point, random: Random, reach: number): Point {
  return { x: point.x + random.between(-reach, reach), y: point.y + random.between(-reach, reach) };
}

/** Finds the nearest street and the place at `metres` from its middle, on the side that is asked for. */
function createKerb({ streets, site }: Ground): (near: Point, metres: number) => Point {
  const grid = new PointGrid<Point & { readonly street: number }>(200);
  for (const [street, { path, class: kind }] of streets.entries()) {
    if (kind === 'motorway') continue;
    for (const { x, y } of path) grid.add({ x, y, street });
  }
  return (near, metres) => {
    const found = grid.nearest(near, 1_500);
    if (!found) return near;
    const { path } = streets[found.street]!;
    const distances = cumulative(path);
    const total = distances.at(-1)!;
    const start = project(path, distances, near).along;
    for (let shift = 0; shift < total; shift += 12) {
      for (const along of [start + shift, start - shift]) {
        for (const side of [metres, -metres]) {
          const point = beside(locate(path, distances, along), side);
          if (!site.isWater(point, 4)) return point;
        }
      }
    }
    return near;
  };
}
