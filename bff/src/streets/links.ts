/** Where stops and entrances meet the streets, by rule 7 of docs/walking.md. Independent of the day, computed once for a timetable and a map. */

import { metresBetween } from '@halte/engine/timetable/geo/distance';
import type { Position } from '@halte/engine/timetable/geo/position';
import { ROAD_CLASSES, ROAD_FLAGS, type RoadClass } from '../ground/classify/roads.ts';
import type { Stations } from '../ground/stations.ts';
import { FARTHEST_STREET } from '../ground/streetReach.ts';
import type { Streets } from '../ground/streets.ts';
import type { Texts } from '../ground/texts.ts';
import { type Links, type PlaceLink, packLinks } from './linkColumns.ts';
import type { LinkedStop } from './linkedStop.ts';
import { platformFinder } from './platforms.ts';
import type { Snap, Snapper } from './snap.ts';
import { doorFinder } from './stationDoors.ts';

/** Metres. A bridge or a tunnel only if nothing else is that near. */
const OTHER_LEVEL = 50;
/** A platform with an edge that near is walked along itself. */
const ON_THE_EDGE = 0.5;

const NOT_LINKED: ReadonlySet<RoadClass> = new Set<RoadClass>(['steps', 'escalator', 'lift']);

export interface LinkTables {
  readonly streets: Streets;
  readonly stations: Stations;
  readonly texts: Texts;
}

export interface LinkOptions {
  readonly snapper: Snapper;
  /** 1 for the edges of the main network. */
  readonly main: Uint8Array;
  readonly metresPerSecond: number;
  readonly stepFree: boolean;
}

export interface LinkedPlaces {
  readonly stops: readonly LinkedStop[];
  readonly stationNodes: readonly Position[];
}

export function linksOf(
  { stops, stationNodes }: LinkedPlaces,
  { streets: { edges }, stations, texts }: LinkTables,
  { snapper, main, metresPerSecond, stepFree }: LinkOptions,
): { readonly stops: Links; readonly stationNodes: Links } {
  const findPlatform = platformFinder(stations, texts);
  const findDoors = doorFinder(stations, texts);
  const isWanted = (edge: number) => main[edge] === 1 && !NOT_LINKED.has(ROAD_CLASSES[edges.class[edge]!]!);
  const isOnGround = (edge: number) =>
    edges.layer[edge] === 0 && (edges.flags[edge]! & (ROAD_FLAGS.bridge | ROAD_FLAGS.tunnel)) === 0;

  function nearest(place: Position): Snap | undefined {
    const [onGround] = snapper.near(place, FARTHEST_STREET, 1, (edge) => isWanted(edge) && isOnGround(edge));
    const [any] = snapper.near(place, FARTHEST_STREET, 1, isWanted);
    return onGround && (onGround.metres <= OTHER_LEVEL || onGround.edge === any?.edge) ? onGround : any;
  }

  const byNearest = (place: Position): PlaceLink => {
    const snap = nearest(place);
    return snap ? { kind: isOnGround(snap.edge) ? 'street' : 'otherLevel', snaps: [snap] } : OUTSIDE;
  };

  function byEntrances(entrances: NonNullable<LinkedStop['entrances']>): PlaceLink {
    const usable = stepFree ? entrances.stepFree : entrances.foot;
    const snaps = usable.flatMap(({ node, toStop, fromStop }) => {
      const { lat, lon } = stationNodes[node]!;
      const snap = nearest({ lat, lon });
      return snap ? { ...snap, door: { position: { lat, lon }, toStop, fromStop, entrance: { node } } } : [];
    });
    return usable.length > 0 && snaps.length === 0 ? OUTSIDE : { kind: 'entrance', snaps };
  }

  /** @param isOnIt whether the platform itself has to be walked along. */
  function byPlatform(stop: LinkedStop, isOnIt: boolean): PlaceLink | null {
    const platform = findPlatform(stop);
    const [snap] = platform ? snapper.near(platform, isOnIt ? ON_THE_EDGE : FARTHEST_STREET, 1, isWanted) : [];
    if (!snap) return null;
    const metres = metresBetween(stop.lat, stop.lon, snap.position.lat, snap.position.lon);
    return metres <= FARTHEST_STREET ? { kind: 'platform', snaps: [{ ...snap, metres }] } : null;
  }

  function byDoors(stop: LinkedStop): PlaceLink | null {
    const doors = findDoors(stop, { stepFree, metresPerSecond });
    if (!doors) return null;
    const snaps = doors.flatMap((door) => {
      const snap = nearest(door.position);
      return snap ? { ...snap, door } : [];
    });
    return doors.length > 0 && snaps.length === 0 ? null : { kind: 'subwayEntrance', snaps };
  }

  function linkOf(stop: LinkedStop): PlaceLink {
    if (stop.entrances) return byEntrances(stop.entrances);
    const found = byPlatform(stop, stop.isOfRail) ?? (stop.isOfRail ? byDoors(stop) : null);
    return found ?? byNearest(stop);
  }

  return { stops: packLinks(stops.map(linkOf)), stationNodes: packLinks(stationNodes.map(byNearest)) };
}

const OUTSIDE: PlaceLink = { kind: 'outside', snaps: [] };
