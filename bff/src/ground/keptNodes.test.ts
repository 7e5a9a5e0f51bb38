import { randomNumbers } from '../timetable/testing/random.ts';
import { createNodeCollector } from './keptNodes.ts';

function collected(ids: readonly number[]) {
  const collector = createNodeCollector();
  for (const id of ids) collector.add(id, id % 1_000, -(id % 1_000));
  return collector.nodes();
}

it.each<[string, readonly number[]]>([
  ['in order', [3, 7, 8, 4_000_000_000]],
  ['out of order', [4_000_000_000, 8, 3, 7]],
  ['negative, as in files that were never uploaded', [-7, -3, 2]],
  ['one', [5]],
  ['none', []],
])('finds ids that are %s', (_, ids) => {
  const nodes = collected(ids);
  expect(nodes.count).toBe(ids.length);
  for (const id of ids) {
    const node = nodes.find(id);
    expect([nodes.lat[node], nodes.lon[node]]).toEqual([id % 1_000, -(id % 1_000) || 0]);
  }
  for (const id of [0, 4, 9, -100, 1e15, Number.NaN]) expect([id, nodes.find(id)]).toEqual([id, -1]);
});

it('has an id that comes twice once', () => {
  const nodes = collected([5, 2, 5, 2, 2, 9]);
  expect([nodes.count, [...nodes.lat], [2, 5, 9].map(nodes.find)]).toEqual([3, [2, 5, 9], [0, 1, 2]]);
});

it('finds each of many ids, dense in places and far apart in others', () => {
  const random = randomNumbers(3);
  const ids = new Set(Array.from({ length: 5_000 }, (_, i) => (i < 4_000 ? i * 2 : Math.floor(random() * 1e13) * 2)));
  const nodes = collected([...ids]);
  expect(nodes.count).toBe(ids.size);
  for (const id of ids) expect([nodes.lat[nodes.find(id)], nodes.find(id + 1)]).toEqual([id % 1_000, -1]);
});
