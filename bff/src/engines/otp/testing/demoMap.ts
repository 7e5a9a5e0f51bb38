/** The streets of the demo city as a file of OpenStreetMap, for an engine that walks along them. */
import type { GroundMap } from '@halte/demo-city/ground';
import { osmFile } from '../../../osm/testing/writeOsm.ts';

/** Nobody walks along its motorways. */
const HIGHWAYS = { motorway: 'motorway', primary: 'primary', secondary: 'secondary', minor: 'residential' };

export function demoMap({ streets }: Pick<GroundMap, 'streets'>): Buffer {
  const numbers = new Map<string, number>();
  const nodes: { id: number; lat: number; lon: number }[] = [];
  const ways = streets.map(({ class: kind, name, path }, index) => ({
    id: index + 1,
    tags: { highway: HIGHWAYS[kind], name },
    nodes: path.map(([lon, lat]) => {
      const key = `${lon} ${lat}`;
      const id = numbers.get(key) ?? numbers.size + 1;
      if (id > numbers.size) {
        numbers.set(key, id);
        nodes.push({ id, lat, lon });
      }
      return id;
    }),
  }));
  return osmFile([{ nodes }, { ways }]);
}
