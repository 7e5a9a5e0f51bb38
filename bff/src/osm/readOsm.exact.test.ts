/** Real files, read by the product and by a program in Python that knows only the description of the format. */
import { osmLimits } from './limits.ts';
import { readOsm } from './readOsm.ts';
import type { Tags } from './tags.ts';
import { judgedMaps } from './testing/judgedMaps.ts';

const COUNTED = ['highway', 'name', 'addr:housenumber', 'building', 'natural'];

function counted(path: string) {
  const [objects, tagCounts, ids] = [0, 1, 2].map(() => ({ nodes: 0, ways: 0, relations: 0 }));
  const sums = { lat: 0, lon: 0, wayNodes: 0, members: 0, memberIds: 0 };
  const roles: Record<string, number> = {};
  const values: Record<string, [number, number]> = {};
  const take = (kind: 'nodes' | 'ways' | 'relations', id: number, tags: Tags) => {
    objects![kind]++;
    tagCounts![kind] += tags.count;
    ids![kind] += id;
    for (const key of COUNTED) {
      const value = tags.get(key);
      if (value === undefined) continue;
      values[key] ??= [0, 0];
      values[key][0]++;
      values[key][1] += Buffer.from(value).reduce((sum, byte) => sum + byte, 0);
    }
  };
  readOsm(path, osmLimits(100), {
    keys: COUNTED,
    node(id, lat, lon, tags) {
      sums.lat += Math.round(lat);
      sums.lon += Math.round(lon);
      take('nodes', id, tags);
    },
    way(id, nodes, tags) {
      for (const node of nodes) sums.wayNodes += node;
      take('ways', id, tags);
    },
    relation(id, members, tags) {
      sums.members += members.count;
      for (let i = 0; i < members.count; i++) {
        sums.memberIds += members.id(i);
        roles[members.role(i)] = (roles[members.role(i)] ?? 0) + 1;
      }
      take('relations', id, tags);
    },
  });
  return { objects, tags: tagCounts, ids, ...sums, roles, values };
}

it('reads of each real file what the judge reads', () => {
  for (const { path, judged } of judgedMaps()) {
    const { roadMetres: _, houses, ...objects } = judged();
    expect(houses).toBeGreaterThan(0);
    expect({ path, ...counted(path) }).toEqual({ path, ...objects });
  }
}, 60_000);
