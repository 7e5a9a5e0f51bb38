import { cumulative, distance, type Located, locate, type Path, type Point, project } from './geometry.ts';
import type { LineMode, LinePattern } from './model.ts';
import type { StopRegistry } from './stopRegistry.ts';

export interface StopRules {
  readonly mode: LineMode;
  /** Metres between stops where nothing asks for another distance. */
  readonly spacing: number;
  /** How far from the way a known stop area may be to be served. */
  readonly reach: number;
  readonly hubs: Readonly<Record<string, Point>>;
  /** A name for a new stop that no other stop has. */
  nameAt(point: Point): string;
}

export interface PlannedStop {
  readonly area: string;
  /** Metres along the way. */
  readonly along: number;
  /** Where people stand, when that is not simply the right-hand side of the way. */
  readonly quay?: Point;
}

/** Platforms farther than this from a place do not carry its name. */
const FARTHEST_METRES = 240;

/** Where a line stops: at the known places it passes, and in between at even distances. */
export function placeStops(path: Path, registry: StopRegistry, rules: StopRules): PlannedStop[] {
  const distances = cumulative(path);
  const total = distances.at(-1)!;
  const dryAt = (along: number) => nearestDry(path, distances, along, registry, rules.mode);
  const chosen: PlannedStop[] = [];
  const free = (along: number) => chosen.every((stop) => Math.abs(stop.along - along) > rules.spacing * 0.55);
  const take = (area: () => string, along: number) => {
    if (free(along)) chosen.push({ area: area(), along });
  };
  for (const { name, point, along: nearest } of knownPlaces(path, distances, registry, rules)) {
    const ends = Math.min(rules.spacing * 0.55, 260);
    const at = nearest < ends ? 15 : nearest > total - ends ? total - 15 : nearest;
    const along = dryAt(at);
    if (distance(locate(path, distances, along).point, point) < FARTHEST_METRES) {
      take(() => registry.findStopArea(name, point), along);
    }
  }
  for (const at of [15, total - 15]) take(() => newArea(path, distances, at, registry, rules), at);
  chosen.sort((a, b) => a.along - b.along);
  for (const [from, to] of gaps(chosen)) {
    const count = Math.round((to - from) / rules.spacing);
    for (let k = 1; k < count; k++) {
      const at = dryAt(from + ((to - from) * k) / count);
      take(() => newArea(path, distances, at, registry, rules), at);
    }
  }
  return chosen.sort((a, b) => a.along - b.along);
}

/** Both directions of a line that returns the way it came. */
export function bothDirections(
  path: Path,
  stops: readonly PlannedStop[],
  registry: StopRegistry,
  mode: LineMode,
): LinePattern[] {
  const nameOf = new Map(registry.areas().map((area) => [area.id, area.name]));
  const total = cumulative(path).at(-1)!;
  const back = [...stops].reverse().map((stop) => ({ ...stop, along: total - stop.along }));
  const pattern = (direction: 0 | 1, way: Path, stops: readonly PlannedStop[]) =>
    onePattern(direction, way, stops, nameOf.get(stops.at(-1)!.area)!, registry, mode);
  return [pattern(0, path, stops), pattern(1, [...path].reverse(), back)];
}

export function onePattern(
  direction: 0 | 1,
  path: Path,
  stops: readonly PlannedStop[],
  headsign: string,
  registry: StopRegistry,
  mode: LineMode,
): LinePattern {
  const distances = cumulative(path);
  return {
    direction,
    headsign,
    path,
    distances,
    stops: stops.map(({ area, along, quay }) => ({
      stop: quay
        ? registry.platformAt(area, quay, mode)
        : registry.platform(area, locate(path, distances, along), mode),
      along,
    })),
  };
}

function* gaps(stops: readonly PlannedStop[]): Generator<[number, number]> {
  const positions = stops.map((stop) => stop.along);
  for (let i = 1; i < positions.length; i++) yield [positions[i - 1]!, positions[i]!];
}

/** Hubs first, then the areas that other lines made, nearest first. */
function knownPlaces(path: Path, distances: readonly number[], registry: StopRegistry, rules: StopRules) {
  const near = (name: string, point: Point) => ({ name, point, ...project(path, distances, point) });
  const byDistance = (a: { away: number }, b: { away: number }) => a.away - b.away;
  const hubs = Object.entries(rules.hubs).map(([name, point]) => near(name, point));
  const areas = registry
    .areas()
    .filter((area) => !(area.name in rules.hubs))
    .map((area) => near(area.name, area.anchor));
  return [
    ...hubs.filter((hub) => hub.away < 130).sort(byDistance),
    ...areas.filter((area) => area.away < rules.reach).sort(byDistance),
  ];
}

function newArea(
  path: Path,
  distances: readonly number[],
  along: number,
  registry: StopRegistry,
  rules: StopRules,
): string {
  const { point } = locate(path, distances, along);
  return registry.findStopArea(rules.nameAt(point), point);
}

function nearestDry(
  path: Path,
  distances: readonly number[],
  along: number,
  registry: StopRegistry,
  mode: LineMode,
): number {
  const total = distances.at(-1)!;
  for (let shift = 0; shift < 600; shift += 20) {
    for (const at of [along + shift, along - shift]) {
      if (at < 0 || at > total) continue;
      const place: Located = locate(path, distances, at);
      if (registry.dry(place, mode)) return at;
    }
  }
  return along;
}
