/** Stop areas: what travellers call a stop. Stations where the feed has them, else neighbours of the same name. */
import type { Stop, StopArea } from '../feed.ts';
import { metresBetween } from '../geo/distance.ts';
import type { StationRow, StopRow, StopTable } from './stops.ts';

/** Two stops of the same name nearer than this are one stop to a traveller. */
const SAME_PLACE_METRES = 250;

interface Group {
  station: StationRow | null;
  readonly stops: number[];
}

/**
 * Every stop belongs to one area. The id of an area is its station's, or `area:` and the first of its stops' ids in alphabetical
 * order, so that it stays the same when a feed is published again with the rows in another order.
 */
export function groupStops(table: StopTable): { stops: Stop[]; areas: StopArea[] } {
  const groups = new Map<string, Group[]>();
  const groupsNamed = (name: string) => {
    const key = normalisedName(name);
    const list = groups.get(key) ?? [];
    groups.set(key, list);
    return list;
  };
  const byStation = new Map<string, Group>();
  table.stops.forEach((stop, index) => {
    const station = table.stations.get(stop.parent);
    if (!station) return;
    const known = byStation.get(station.id);
    if (known) known.stops.push(index);
    else {
      const group: Group = { station, stops: [index] };
      byStation.set(station.id, group);
      groupsNamed(station.name || stop.name).push(group);
    }
  });
  table.stops.forEach((stop, index) => {
    if (!table.stations.has(stop.parent)) join(groupsNamed(stop.name), stop, index, table.stops);
  });

  const all = [...groups.values()].flat().sort((a, b) => Math.min(...a.stops) - Math.min(...b.stops));
  const areaOf = new Int32Array(table.stops.length);
  const areas = all.map((group, area) => {
    for (const stop of group.stops) areaOf[stop] = area;
    return areaOfGroup(group, table.stops);
  });
  return { areas, stops: table.stops.map((stop, index) => stopIn(stop, areaOf[index]!)) };
}

/** Lower case, without accents and punctuation: "Homme-de-Fer" and "HOMME DE FER" are one name. */
export function normalisedName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Adds a stop to the group near it, first making one of all groups that it lies between (two stations always stay two). */
function join(groups: Group[], stop: StopRow, index: number, stops: readonly StopRow[]): void {
  const near = groups.filter((group) =>
    group.stops.some((other) => {
      const { lat, lon } = stops[other]!;
      return metresBetween(stop.lat, stop.lon, lat, lon) <= SAME_PLACE_METRES;
    }),
  );
  const home = near.find(({ station }) => station !== null) ?? near[0];
  if (!home) {
    groups.push({ station: null, stops: [index] });
    return;
  }
  home.stops.push(index);
  for (const other of near) {
    if (other === home || other.station !== null) continue;
    home.stops.push(...other.stops);
    groups.splice(groups.indexOf(other), 1);
  }
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

function stopIn({ id, code, name, lat, lon, platform, wheelchair }: StopRow, area: number): Stop {
  return { id, code, name, lat, lon, area, platform, wheelchair };
}
