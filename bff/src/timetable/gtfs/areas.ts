/** Stop areas, stops in the traveller's sense: stations where the feed has them, else neighbours of the same name. */

import { withoutAccents } from '@halte/engine/common/text';
import type { Stop, StopArea } from '@halte/engine/timetable/feed/feed';
import { gridOf } from '@halte/engine/timetable/geo/grid';
import type { StationRow, StopRow, StopTable } from './stops.ts';

/** Two stops with the same name closer than this are one stop to a traveller. */
export const SAME_PLACE_METRES = 250;

interface Group {
  readonly station: StationRow | null;
  readonly stops: number[];
  /** Order of creation: of several near a stop, the first wins. */
  readonly rank: number;
}

/**
 * Every stop belongs to one area. The id of an area is its station's, or `area:` and the first of its stops' ids in alphabetical
 * order, so that it stays the same when a feed is published again with the rows in another order.
 */
export function groupStops({ stops, stations }: StopTable): { stops: Stop[]; areas: StopArea[] } {
  let made = 0;
  const groups = new Set<Group>();
  const groupOf: (Group | undefined)[] = new Array(stops.length).fill(undefined);
  const open = (station: StationRow | null) => {
    const group: Group = { station, stops: [], rank: made++ };
    groups.add(group);
    return group;
  };
  const put = (index: number, group: Group) => {
    group.stops.push(index);
    groupOf[index] = group;
  };
  const byStation = new Map<string, { group: Group; name: string }>();
  const namesakes = new Map<string, number[]>();
  stops.forEach((stop, index) => {
    const station = stations.get(stop.parent);
    const known = station && byStation.get(station.id);
    const name = known?.name ?? normalisedName(station?.name || stop.name);
    if (station) {
      const group = known?.group ?? open(station);
      if (!known) byStation.set(station.id, { group, name });
      put(index, group);
    }
    const list = namesakes.get(name);
    if (list) list.push(index);
    else namesakes.set(name, [index]);
  });
  for (const indices of namesakes.values()) {
    const grid = gridOf(indices.map((index) => stops[index]!));
    for (const index of indices) {
      if (groupOf[index]) continue;
      const near = new Set<Group>();
      grid.within(stops[index]!.lat, stops[index]!.lon, SAME_PLACE_METRES, (at) => {
        const group = groupOf[indices[at]!];
        if (group) near.add(group);
      });
      put(index, joined([...near], groups, put) ?? open(null));
    }
  }

  const all = [...groups]
    .map((group) => ({ group, first: group.stops.reduce((least, stop) => Math.min(least, stop)) }))
    .sort((a, b) => a.first - b.first)
    .map(({ group }) => group);
  const areaOf = new Int32Array(stops.length);
  const areas = all.map((group, area) => {
    for (const stop of group.stops) areaOf[stop] = area;
    return areaOfGroup(group, stops);
  });
  return { areas, stops: stops.map((stop, index) => stopIn(stop, areaOf[index]!)) };
}

/** Lower case, without accents and punctuation: "Homme-de-Fer" and "HOMME DE FER" are one name. */
export function normalisedName(name: string): string {
  return withoutAccents(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Merges the groups near a stop into one of them (two stations are never merged). */
function joined(near: Group[], groups: Set<Group>, put: (index: number, group: Group) => void): Group | undefined {
  near.sort((a, b) => a.rank - b.rank);
  const home = near.find(({ station }) => station !== null) ?? near[0];
  if (!home) return undefined;
  for (const other of near) {
    if (other === home || other.station !== null) continue;
    for (const member of other.stops) put(member, home);
    groups.delete(other);
  }
  return home;
}

function areaOfGroup({ station, stops: members }: Group, stops: readonly StopRow[]): StopArea {
  const sorted = [...members].sort((a, b) => a - b);
  if (station) {
    const { id, lat, lon } = station;
    return { id, name: station.name || stops[sorted[0]!]!.name, lat, lon, stops: sorted };
  }
  const ids = members.map((index) => stops[index]!.id).sort();
  const mean = (pick: (stop: StopRow) => number) =>
    members.reduce((sum, index) => sum + pick(stops[index]!), 0) / members.length;
  return {
    id: `area:${ids[0]}`,
    name: stops[sorted[0]!]!.name,
    lat: mean((stop) => stop.lat),
    lon: mean((stop) => stop.lon),
    stops: sorted,
  };
}

function stopIn({ id, code, name, lat, lon, platform, wheelchair, timeZone }: StopRow, area: number): Stop {
  return { id, code, name, lat, lon, area, platform, wheelchair, timeZone };
}
