import type { components } from '@halte/api';
import { sameKind } from '@halte/contract';
import { boundsContain, boundsOf, type LatLon, type MapBounds, type MapCluster, type MapPoint } from '@halte/map-core';
import { METRES_PER_DEGREE } from '@halte/places';
import { MODES } from '@halte/ui';
import { type Filter, GROUPS, kindsOf, type Mode } from './kinds.ts';

export type Point = components['schemas']['ProximityPoint'];
export type Cluster = components['schemas']['ProximityCluster'];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A square around a point, `metres` to each side. */
export function boxAround({ lat, lon }: LatLon, metres: number): MapBounds {
  const high = metres / METRES_PER_DEGREE;
  const wide = high / Math.max(Math.cos(radians(lat)), 0.01);
  return boundsOf({ south: lat - high, north: lat + high, west: lon - wide, east: lon + wide });
}

const boxOf = ({ lat, lon }: LatLon) => boundsOf({ south: lat, north: lat, west: lon, east: lon });

export function isWithin(point: LatLon, bounds: MapBounds): boolean {
  return boundsContain(bounds, boxOf(point));
}

/** The points on the map: all kinds of the filter groups, or the chosen ones; stops of the chosen modes only. */
export function pointsToShow(points: readonly Point[], { groups, modes }: Filter): readonly MapPoint[] {
  const kinds = kindsOf(groups.length > 0 ? groups : GROUPS);
  const isShown = ({ type, modes: own = [] }: Point) =>
    kinds.some((kind) => sameKind(kind, type)) &&
    (modes.length === 0 || !sameKind(type, 'stopArea') || modes.some((mode) => own.includes(mode)));
  const shown = points.filter(isShown);
  if (groups.length === 0) return shown;
  return shown.map((point) => (sameKind(point.type, 'stopArea') ? point : { ...point, isSought: true }));
}

/** How many of what is shown lie in each cluster. How many of its stops have a mode is not known: with modes chosen, stops are not counted. */
export function clustersToShow(clusters: readonly Cluster[], { groups, modes }: Filter): readonly MapCluster[] {
  const kinds = kindsOf(groups.length > 0 ? groups : GROUPS);
  const isCounted = (type: string) =>
    kinds.some((kind) => sameKind(kind, type)) && (modes.length === 0 || !sameKind(type, 'stopArea'));
  return clusters
    .map(({ lat, lon, bounds, kinds: own }) => {
      const count = own.reduce((sum, kind) => sum + (isCounted(kind.type) ? kind.count : 0), 0);
      return { lat, lon, count, bounds: boundsOf(bounds) };
    })
    .filter(({ count }) => count > 0);
}

/** The modes of the stops that were loaded, in the order of the signs. */
export function modesOf(points: readonly Point[]): readonly Mode[] {
  const present = new Set(points.flatMap(({ modes = [] }) => modes));
  return MODES.filter((mode) => present.has(mode));
}

export interface ShownLines<Line> {
  readonly shown: readonly Line[];
  readonly more: number;
}

/** As many lines as a row has room for; never "1 more", which takes the room of the one. */
export function linesToShow<Line>(lines: readonly Line[], room: number): ShownLines<Line> {
  if (lines.length <= room) return { shown: lines, more: 0 };
  return { shown: lines.slice(0, room - 1), more: lines.length - room + 1 };
}
