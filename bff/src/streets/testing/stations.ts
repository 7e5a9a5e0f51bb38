/** For tests: platforms and entrances of a map, in metres to the east and to the north of 0° N 0° E. */
import type { Stations } from '../../ground/stations.ts';
import { createStationCollector } from '../../ground/stations.ts';
import { tagsOf } from '../../ground/testing/tags.ts';
import { createTextsMaker, type Texts } from '../../ground/texts.ts';
import type { Members } from '../../osm/waysAndRelations.ts';
import { positionAt } from './streetMap.ts';

type Place = readonly [east: number, north: number];

export interface StationObjects {
  readonly platforms?: readonly { readonly points: readonly Place[]; readonly [key: string]: unknown }[];
  readonly entrances?: readonly { readonly at: Place; readonly ref?: string; readonly wheelchair?: string }[];
  /** Stop areas: entrances by their positions, and where stations are. */
  readonly areas?: readonly {
    readonly name: string;
    readonly entrances: readonly number[];
    readonly stations?: readonly Place[];
  }[];
}

const KEYS: Readonly<Record<string, string>> = { stopId: 'gtfs:stop_id', ifopt: 'ref:IFOPT', localRef: 'local_ref' };

export function stationsOf({ platforms = [], entrances = [], areas = [] }: StationObjects): {
  readonly stations: Stations;
  readonly texts: Texts;
} {
  const texts = createTextsMaker();
  const collector = createStationCollector(texts.number);
  const units = (place: Place) => {
    const { lat, lon } = positionAt(place);
    return { lat: Math.round(lat * 1e7), lon: Math.round(lon * 1e7) };
  };
  const tags = (values: Readonly<Record<string, unknown>>) =>
    tagsOf(
      Object.entries(values)
        .map(([key, value]) => `${KEYS[key] ?? key}=${value}`)
        .join(', '),
    );
  platforms.forEach(({ points, ...said }, i) => {
    const all = points.map(units);
    const line = {
      lat: Int32Array.from(all, ({ lat }) => lat),
      lon: Int32Array.from(all, ({ lon }) => lon),
    };
    collector.way(i, line, tags({ railway: 'platform', ...said }));
  });
  entrances.forEach(({ at, ...said }, i) => {
    const { lat, lon } = units(at);
    collector.node(i, lat, lon, tags({ railway: 'subway_entrance', ...said }));
  });
  areas.forEach(({ name, entrances: doors, stations = [] }, i) => {
    const nodes = stations.map((at, j) => {
      const { lat, lon } = units(at);
      collector.node(1_000 + 100 * i + j, lat, lon, tags({ railway: 'station' }));
      return 1_000 + 100 * i + j;
    });
    collector.relation(i, membersOf([...doors, ...nodes]), tags({ public_transport: 'stop_area', name }));
  });
  return { stations: collector.stations(), texts: texts.texts() };
}

const membersOf = (nodes: readonly number[]): Members => ({
  count: nodes.length,
  id: (index) => nodes[index]!,
  kind: () => 'node',
  role: () => '',
});
