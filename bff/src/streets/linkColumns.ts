/** Links of places to the streets, in columns of shared memory. */
import { sharedColumn } from '../timetable/gtfs/sharedColumn.ts';
import type { Door, Inside, Snap } from './snap.ts';

/** By what a place is joined to the streets. `outside`: by nothing, its walks are straight lines. */
export const LINK_KINDS = ['outside', 'street', 'otherLevel', 'platform', 'subwayEntrance', 'entrance'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export interface PlaceLink {
  readonly kind: LinkKind;
  /** None where it is outside, and where a station has no entrance for the traveller. */
  readonly snaps: readonly Snap[];
}

/** The links of place p are `first[p] … first[p + 1] - 1` of the other columns. */
export interface Links {
  /** Position in {@link LINK_KINDS}, by place. */
  readonly kind: Uint8Array;
  readonly first: Int32Array;
  readonly edge: Int32Array;
  readonly share: Float64Array;
  readonly metres: Float64Array;
  /** Degrees. */
  readonly lat: Float64Array;
  readonly lon: Float64Array;
  /** Of doors; `tenths` is {@link NO_WAY} where a door is one way. */
  readonly doorLat: Float64Array;
  readonly doorLon: Float64Array;
  readonly toStopMetres: Float64Array;
  readonly toStopTenths: Int32Array;
  readonly fromStopMetres: Float64Array;
  readonly fromStopTenths: Int32Array;
  /** {@link NO_DOOR}, the position of an entrance of the timetable, or after {@link OF_MAP} that of one of the map. */
  readonly door: Int32Array;
}

const NO_WAY = -1;
const NO_DOOR = -1;
const OF_MAP = 2 ** 30;

export function packLinks(places: readonly PlaceLink[]): Links {
  const all = places.flatMap(({ snaps }) => snaps);
  const floats = (value: (snap: Snap) => number) => filled(Float64Array, all, value);
  const whole = (value: (snap: Snap) => number) => filled(Int32Array, all, value);
  const first = sharedColumn(Int32Array, places.length + 1);
  places.forEach(({ snaps }, i) => {
    first[i + 1] = first[i]! + snaps.length;
  });
  return {
    kind: filled(Uint8Array, places, ({ kind }) => LINK_KINDS.indexOf(kind)),
    first,
    edge: whole(({ edge }) => edge),
    share: floats(({ share }) => share),
    metres: floats(({ metres }) => metres),
    lat: floats(({ position }) => position.lat),
    lon: floats(({ position }) => position.lon),
    doorLat: floats(({ door }) => door?.position.lat ?? 0),
    doorLon: floats(({ door }) => door?.position.lon ?? 0),
    toStopMetres: floats(({ door }) => door?.toStop?.metres ?? 0),
    toStopTenths: whole(({ door }) => door?.toStop?.tenths ?? NO_WAY),
    fromStopMetres: floats(({ door }) => door?.fromStop?.metres ?? 0),
    fromStopTenths: whole(({ door }) => door?.fromStop?.tenths ?? NO_WAY),
    door: whole(({ door }) => (door ? numberOf(door.entrance) : NO_DOOR)),
  };
}

const numberOf = (entrance: Door['entrance']) => ('node' in entrance ? entrance.node : OF_MAP + entrance.ofMap);

function filled<T extends { [index: number]: number }, V>(
  Kind: { readonly BYTES_PER_ELEMENT: number; new (buffer: SharedArrayBuffer): T },
  values: readonly V[],
  numberAt: (value: V) => number,
): T {
  const column = sharedColumn(Kind, values.length);
  values.forEach((value, i) => {
    column[i] = numberAt(value);
  });
  return column;
}

export const isOutside = ({ kind }: Links, place: number): boolean => LINK_KINDS[kind[place]!] === 'outside';

export function snapsAt(links: Links, place: number): Snap[] {
  const snaps: Snap[] = [];
  for (let i = links.first[place]!; i < links.first[place + 1]!; i++) {
    const snap = {
      edge: links.edge[i]!,
      share: links.share[i]!,
      metres: links.metres[i]!,
      position: { lat: links.lat[i]!, lon: links.lon[i]! },
    };
    snaps.push(links.door[i] === NO_DOOR ? snap : { ...snap, door: doorAt(links, i) });
  }
  return snaps;
}

function doorAt(links: Links, link: number): Door {
  const inside = (metres: Float64Array, tenths: Int32Array): Inside | null =>
    tenths[link] === NO_WAY ? null : { metres: metres[link]!, tenths: tenths[link]! };
  const number = links.door[link]!;
  return {
    position: { lat: links.doorLat[link]!, lon: links.doorLon[link]! },
    toStop: inside(links.toStopMetres, links.toStopTenths),
    fromStop: inside(links.fromStopMetres, links.fromStopTenths),
    entrance: number >= OF_MAP ? { ofMap: number - OF_MAP } : { node: number },
  };
}
