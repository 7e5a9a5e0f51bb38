/** Where vehicles are boarded and stations entered, as their tags say it. */
import type { Tags } from '../../osm/tags.ts';

/** What a platform is called in timetables and on its sign; undefined where nothing is tagged. Several values of one tag have `;` between them. */
export interface PlatformTags {
  readonly stopId: string | undefined;
  readonly ifopt: string | undefined;
  readonly ref: string | undefined;
  readonly localRef: string | undefined;
  readonly name: string | undefined;
}

/** Of entrances: not known, yes, no. */
export const ENTRANCE_WHEELCHAIR = { unknown: 0, yes: 1, no: 2 } as const;

export interface EntranceTags {
  /** The letter or number on its sign. */
  readonly ref: string | undefined;
  /** A value of {@link ENTRANCE_WHEELCHAIR}. */
  readonly wheelchair: number;
}

/** The keys that the functions of this file ask for. */
export const STATION_KEYS: readonly string[] = [
  ...['public_transport', 'railway', 'highway', 'gtfs:stop_id', 'ref:IFOPT', 'ref', 'local_ref', 'name', 'wheelchair'],
];

const STATION_NODES: ReadonlySet<string> = new Set(['station', 'halt', 'stop', 'tram_stop']);

/** Null for what is no platform, and for one that nothing in a timetable can be compared with. */
export function platformOf(tags: Tags): PlatformTags | null {
  const isPlatform =
    ['public_transport', 'railway', 'highway'].some((key) => tags.get(key) === 'platform') ||
    tags.get('highway') === 'bus_stop';
  if (!isPlatform) return null;
  const platform = {
    stopId: tags.get('gtfs:stop_id'),
    ifopt: tags.get('ref:IFOPT'),
    ref: tags.get('ref'),
    localRef: tags.get('local_ref'),
    name: tags.get('name'),
  };
  const { stopId, ifopt, ref, localRef } = platform;
  return [stopId, ifopt, ref, localRef].some((id) => id !== undefined) ? platform : null;
}

/** Null for what is no entrance of a metro or railway station. */
export function entranceOf(tags: Tags): EntranceTags | null {
  const kind = tags.get('railway');
  if (kind !== 'subway_entrance' && kind !== 'train_station_entrance') return null;
  const { yes, no, unknown } = ENTRANCE_WHEELCHAIR;
  const said = tags.get('wheelchair');
  const wheelchair = said === 'yes' || said === 'designated' ? yes : said === 'no' ? no : unknown;
  return { ref: tags.get('ref'), wheelchair };
}

/** Whether a node says where a stop area is. */
export function isStationNode(tags: Tags): boolean {
  const kind = tags.get('public_transport') ?? '';
  return STATION_NODES.has(tags.get('railway') ?? '') || kind === 'station' || kind === 'stop_position';
}

export const isStopArea = (tags: Tags) => tags.get('public_transport') === 'stop_area';
