/** Stops, stop areas, and what is inside of stations. */

import type { Accessibility, Feed, StationNode, Stop, StopArea } from '../timetable/feed/feed.ts';
import { PATHWAY_MODES, type Pathway } from '../timetable/feed/pathway.ts';
import { checkedZone } from './about.ts';
import { type ByteReader, type ByteWriter, damaged } from './bytes.ts';
import {
  type Codec,
  type Column,
  deltas,
  double,
  each,
  flag,
  int,
  list,
  oneOf,
  repeatedText,
  table,
  text,
  textOrNull,
  uint,
} from './codec.ts';
import { coordinates, isDecimal } from './coordinates.ts';
import { index } from './numbers.ts';

const accessibility: Codec<Accessibility> = oneOf(['unknown', 'yes', 'no']);

const zones: Column<string> = {
  write: repeatedText.write,
  read: (input, count) => repeatedText.read(input, count).map(checkedZone),
};

/** Stops without what their area says; a code that is the id is left out. */
const stopRows = table<Omit<Stop, 'area' | 'code'> & { readonly code: string | null }>({
  id: each(text),
  code: each(textOrNull),
  name: repeatedText,
  lat: coordinates,
  lon: coordinates,
  platform: repeatedText,
  wheelchair: each(accessibility),
  timeZone: zones,
});

const members: Codec<readonly number[]> = {
  write(out, stops) {
    out.uint(stops.length);
    deltas.write(out, stops);
  },
  read: (input) => deltas.read(input, input.count()),
};

const areaRows = table<{
  readonly id: string | null;
  readonly name: string | null;
  readonly stops: readonly number[];
  readonly otherIds: readonly string[];
}>({ id: each(textOrNull), name: each(textOrNull), stops: each(members), otherIds: each(list(text)) });

export type StopTables = Pick<Feed, 'stops' | 'areas'>;

export const stopTables: Codec<StopTables> = {
  write(out, { stops, areas }) {
    stopRows.write(
      out,
      stops.map((stop) => ({ ...stop, code: stop.code === stop.id ? null : stop.code })),
    );
    areaRows.write(
      out,
      areas.map(({ id, name, stops: own, otherIds = [] }) => ({
        id: id === usualId(stops, own) ? null : id,
        name: name === stops[own[0]!]?.name ? null : name,
        stops: own,
        otherIds,
      })),
    );
    writePlaces(out, stops, areas);
  },
  read(input) {
    const bare = stopRows.read(input);
    const rows = areaRows.read(input);
    const areaOf = new Int32Array(bare.length).fill(-1);
    rows.forEach(({ stops: own }, area) => {
      for (const stop of own) {
        if (areaOf[stop] !== -1) throw damaged('a stop is in two stop areas, or is missing');
        areaOf[stop] = area;
      }
    });
    if (areaOf.includes(-1)) throw damaged('a stop is in no stop area');
    const places = readPlaces(input, bare, rows);
    const areas = rows.map(({ id, name, stops: own, otherIds }, area): StopArea => {
      const known = { name: name ?? bare[own[0]!]?.name ?? '', ...places[area]!, stops: own };
      return { id: id ?? usualId(bare, own), ...known, ...(otherIds.length > 0 && { otherIds }) };
    });
    const stops = bare.map(({ code, id, ...stop }, at): Stop => ({ id, code: code ?? id, ...stop, area: areaOf[at]! }));
    return { stops, areas };
  },
};

/** As import names an area that is no station. */
function usualId(stops: readonly Pick<Stop, 'id'>[], own: readonly number[]): string {
  const [first = ''] = own.map((stop) => stops[stop]!.id).sort();
  return `area:${first}`;
}

interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** Where an area is: in the middle of its stops, at decimals, or at 64 bits of latitude and longitude. */
const PLACE_KINDS = ['middle', 'decimals', 'doubles'] as const;
const placeKinds = each(oneOf(PLACE_KINDS));
const DECIMALS = 9;

function writePlaces(out: ByteWriter, stops: readonly Place[], areas: readonly StopArea[]): void {
  const kinds = areas.map((area) => {
    const middle = middleOf(stops, area.stops);
    if (middle.lat === area.lat && middle.lon === area.lon) return 'middle';
    return isDecimal(area.lat, DECIMALS) && isDecimal(area.lon, DECIMALS) ? 'decimals' : 'doubles';
  });
  placeKinds.write(out, kinds);
  for (const name of ['lat', 'lon'] as const) {
    const of = (kind: string) => areas.filter((_, area) => kinds[area] === kind).map((area) => area[name]);
    coordinates.write(out, of('decimals'));
    each(double).write(out, of('doubles'));
  }
}

function readPlaces(
  input: ByteReader,
  stops: readonly Place[],
  areas: readonly { readonly stops: readonly number[] }[],
): Place[] {
  const kinds = placeKinds.read(input, areas.length);
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  const [lats, lons] = (['lat', 'lon'] as const).map(() => ({
    middle: [],
    decimals: coordinates.read(input, count('decimals')),
    doubles: each(double).read(input, count('doubles')),
  }));
  const next = { middle: 0, decimals: 0, doubles: 0 };
  return areas.map(({ stops: own }, area) => {
    const kind = kinds[area]!;
    const at = next[kind]++;
    return kind === 'middle' ? middleOf(stops, own) : { lat: lats![kind][at]!, lon: lons![kind][at]! };
  });
}

function middleOf(stops: readonly Place[], own: readonly number[]): Place {
  const mean = (name: 'lat' | 'lon') => own.reduce((sum, stop) => sum + stops[stop]![name], 0) / own.length;
  return { lat: mean('lat'), lon: mean('lon') };
}

const nodeRows = table<StationNode>({
  id: each(text),
  kind: each(oneOf(['entrance', 'node'] as const)),
  name: repeatedText,
  station: repeatedText,
  lat: coordinates,
  lon: coordinates,
  wheelchair: each(accessibility),
});

export type StationTables = Pick<Feed, 'stationNodes' | 'pathways'>;

/** @param stops how many there are. */
export function stationTables(stops: number): Codec<StationTables> {
  const pathwaysOf = (nodes: number) =>
    table<Pathway>({
      from: each(index(stops + nodes)),
      to: each(index(stops + nodes)),
      mode: each(oneOf(PATHWAY_MODES)),
      seconds: each(uint),
      metres: each(double),
      isBidirectional: each(flag),
      stairCount: each(int),
      fromLevel: repeatedText,
      toLevel: repeatedText,
    });
  return {
    write(out, { stationNodes, pathways }) {
      nodeRows.write(out, stationNodes);
      pathwaysOf(stationNodes.length).write(out, pathways);
    },
    read(input) {
      const stationNodes = nodeRows.read(input);
      return { stationNodes, pathways: pathwaysOf(stationNodes.length).read(input) };
    },
  };
}
