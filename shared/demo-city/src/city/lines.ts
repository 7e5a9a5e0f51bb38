import { textColorOn } from './color.ts';
import { cumulative, distance, type Path, type Point, pathLength, project, simplify, smooth } from './geometry.ts';
import type { StreetGraph } from './graph.ts';
import { HUBS } from './hubs.ts';
import { CABLE_CAR, LANDINGS, LINES, type LineRow, STATIONS, waypoints } from './lineTable.ts';
import type { Line, LineMode, LinePattern } from './model.ts';
import { type ClassCost, routeThrough } from './route.ts';
import type { StopNamer } from './stopNames.ts';
import { bothDirections, onePattern, type PlannedStop, placeStops } from './stopPlacement.ts';
import type { StopRegistry } from './stopRegistry.ts';
import { alongRiver, railPath, railY, riverHalfWidth, riverY } from './terrain.ts';

const COSTS: Partial<Record<LineMode, ClassCost>> = {
  metro: { motorway: 9, primary: 1, secondary: 1.25, minor: 1.9 },
  tram: { motorway: 9, primary: 1, secondary: 1.3, minor: 2.6 },
};
const BUS_COST: ClassCost = { motorway: 9, primary: 1.05, secondary: 1, minor: 1.7 };
const EXPRESS_COST: ClassCost = { motorway: 0.45, primary: 1, secondary: 1.6, minor: 3 };

const REACH: Partial<Record<LineMode, number>> = { metro: 170, tram: 110 };

/** Lays every line; the heavier modes first, so that buses come to their stops. */
export function layLines(graph: StreetGraph, registry: StopRegistry, namer: StopNamer): Line[] {
  return [
    railLine(registry),
    ...LINES.map((row) => streetLine(row, graph, registry, namer)),
    ferryLine(registry),
    cableCarLine(registry),
  ];
}

function streetLine(row: LineRow, graph: StreetGraph, registry: StopRegistry, namer: StopNamer): Line {
  const spots = waypoints(row.via);
  const via = spots.map(({ point }) => nearestJunction(graph, point));
  const express = row.timetable === 'express';
  const cost = COSTS[row.mode] ?? (express ? EXPRESS_COST : BUS_COST);
  const streets = routeThrough(graph, via, cost);
  // A tunnel does not take corners at a right angle.
  const path = row.mode === 'metro' ? smooth(simplify(streets, 90), 3) : simplify(streets, 1);
  const served = express ? Object.fromEntries(spots.map(({ name, point }) => [name, point])) : HUBS;
  const stops = placeStops(path, registry, {
    mode: row.mode,
    spacing: row.spacing,
    reach: express ? 0 : (REACH[row.mode] ?? 90),
    hubs: served,
    nameAt: (point) => namer.nameAt(point, (name) => name in HUBS || registry.nameTaken(name)),
  });
  const patterns = row.loop
    ? loopWays(path, stops, registry, row.mode)
    : bothDirections(path, stops, registry, row.mode);
  return finishLine(row, patterns, row.loop ? 'Boucle du centre' : undefined);
}

/** A loop begins and ends at one platform, and runs both ways around. */
function loopWays(path: Path, stops: readonly PlannedStop[], registry: StopRegistry, mode: LineMode): LinePattern[] {
  const total = pathLength(path);
  const first = stops[0]!;
  const between = stops.filter((stop) => stop.area !== first.area && stop.along < total - 60);
  const round = [{ area: first.area, along: 0 }, ...between, { area: first.area, along: total }];
  const back = [...round].reverse().map(({ area, along }) => ({ area, along: total - along }));
  return [
    closed(onePattern(0, path, round, 'Boucle du centre (sens horaire)', registry, mode)),
    closed(onePattern(1, [...path].reverse(), back, 'Boucle du centre (sens inverse)', registry, mode)),
  ];
}

function closed(pattern: LinePattern): LinePattern {
  const stops = [...pattern.stops.slice(0, -1), { ...pattern.stops.at(-1)!, stop: pattern.stops[0]!.stop }];
  return { ...pattern, stops };
}

function railLine(registry: StopRegistry): Line {
  const [west, east] = [STATIONS[0]![1], STATIONS.at(-1)![1]];
  const path = railPath().filter(({ x }) => x >= west - 100 && x <= east + 100);
  const stations = STATIONS.map(([name, x]) => ({ name, point: { x, y: railY(x) } }));
  const patterns = bothDirections(path, stopsAt(path, stations, registry), registry, 'train');
  return finishLine({ id: 'R1', mode: 'train', color: '2b5f75', timetable: 'train' }, patterns);
}

function ferryLine(registry: StopRegistry): Line {
  // Down the middle, and towards the bank at each landing stage.
  const offset = (x: number) => {
    let best = 98 * Math.exp(-(((x + 260) / 520) ** 4));
    for (const [, at, side] of LANDINGS) {
      const pull = Math.exp(-(((x - at) / 130) ** 2));
      best += (side * (riverHalfWidth(x) - 12) - best) * pull;
    }
    return best;
  };
  const path = alongRiver(LANDINGS[0]![1] - 30, LANDINGS.at(-1)![1] + 30, 25, offset);
  const landings = LANDINGS.map(([name, x, side]) => {
    const [bank] = alongRiver(x, x + 1, 1, (at) => side * (riverHalfWidth(at) + 8));
    return { name, point: bank ?? { x, y: riverY(x) } };
  });
  const stops = stopsAt(path, landings, registry).map((stop, i) => ({ ...stop, quay: landings[i]!.point }));
  const patterns = bothDirections(path, stops, registry, 'ferry');
  return finishLine({ id: 'F1', mode: 'ferry', color: '006f9e', timetable: 'ferry' }, patterns);
}

function cableCarLine(registry: StopRegistry): Line {
  const path = CABLE_CAR.map(([, point]) => point);
  const stations = CABLE_CAR.map(([name, point]) => ({ name, point }));
  const patterns = bothDirections(path, stopsAt(path, stations, registry), registry, 'cableCar');
  return finishLine({ id: 'T1', mode: 'cableCar', color: '6a4c93', timetable: 'cableCar' }, patterns);
}

function stopsAt(path: Path, places: readonly { name: string; point: Point }[], registry: StopRegistry): PlannedStop[] {
  const distances = cumulative(path);
  return places.map(({ name, point }) => ({
    area: registry.findStopArea(name, point),
    along: project(path, distances, point).along,
  }));
}

function finishLine(
  row: Pick<LineRow, 'id' | 'mode' | 'color' | 'timetable'>,
  patterns: LinePattern[],
  longName = `${patterns[1]!.headsign} ↔ ${patterns[0]!.headsign}`,
): Line {
  const { id, mode, color, timetable } = row;
  return { id, shortName: id, longName, mode, color, textColor: textColorOn(color), timetable, patterns };
}

/** Lines keep to the larger streets: a junction of minor streets counts as this much farther away. */
const MINOR_STREET_PENALTY_METRES = 150;

function nearestJunction(graph: StreetGraph, point: Point): number {
  let best = 0;
  let bestAway = Number.POSITIVE_INFINITY;
  for (const junction of graph.junctions) {
    const away = distance(junction, point);
    if (away >= bestAway) continue;
    const large = junction.edges.some((id) => graph.edges[id]!.class !== 'minor');
    const counted = away + (large ? 0 : MINOR_STREET_PENALTY_METRES);
    if (counted < bestAway) {
      best = junction.id;
      bestAway = counted;
    }
  }
  return best;
}
