/** Where stops and entrances meet the streets. Independent of the day, computed once for a timetable and a map. */
import { ROAD_CLASSES, ROAD_FLAGS, type RoadClass } from '../ground/classify/roads.ts';
import type { Streets } from '../ground/streets.ts';
import type { Position } from '../timetable/geo/position.ts';
import { sharedColumn } from '../timetable/gtfs/sharedColumn.ts';
import type { Snap, Snapper } from './snap.ts';

/** By place: its edge, or -1 where no street is near enough; its position on it, and how far it is in a straight line. */
export interface Links {
  readonly edge: Int32Array;
  readonly share: Float64Array;
  readonly metres: Float64Array;
  /** Degrees. */
  readonly lat: Float64Array;
  readonly lon: Float64Array;
}

/** Metres. */
const FARTHEST = 150;
/** A bridge or a tunnel only if nothing else is that near. */
const OTHER_LEVEL = 50;

const NOT_LINKED: ReadonlySet<RoadClass> = new Set<RoadClass>(['steps', 'escalator', 'lift']);

/** @param main 1 for the edges of the main network. */
export function linksOf(
  places: readonly Position[],
  { edges }: Pick<Streets, 'edges'>,
  snapper: Snapper,
  main: Uint8Array,
): Links {
  const links = {
    edge: sharedColumn(Int32Array, places.length).fill(-1),
    share: sharedColumn(Float64Array, places.length),
    metres: sharedColumn(Float64Array, places.length),
    lat: sharedColumn(Float64Array, places.length),
    lon: sharedColumn(Float64Array, places.length),
  };
  const isWanted = (edge: number) => main[edge] === 1 && !NOT_LINKED.has(ROAD_CLASSES[edges.class[edge]!]!);
  const isOnGround = (edge: number) =>
    edges.layer[edge] === 0 && (edges.flags[edge]! & (ROAD_FLAGS.bridge | ROAD_FLAGS.tunnel)) === 0;
  places.forEach((place, i) => {
    const [onGround] = snapper.near(place, FARTHEST, 1, (edge) => isWanted(edge) && isOnGround(edge));
    const [nearest] = snapper.near(place, FARTHEST, 1, isWanted);
    const link = onGround && (onGround.metres <= OTHER_LEVEL || onGround.edge === nearest?.edge) ? onGround : nearest;
    if (!link) return;
    links.edge[i] = link.edge;
    links.share[i] = link.share;
    links.metres[i] = link.metres;
    links.lat[i] = link.position.lat;
    links.lon[i] = link.position.lon;
  });
  return links;
}

/** Null for a place without a street near it. */
export function linkAt({ edge, share, metres, lat, lon }: Links, place: number): Snap | null {
  if (edge[place] === -1) return null;
  return {
    edge: edge[place]!,
    share: share[place]!,
    metres: metres[place]!,
    position: { lat: lat[place]!, lon: lon[place]! },
  };
}
