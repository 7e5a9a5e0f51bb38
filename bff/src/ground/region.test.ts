import { regionOf } from './region.ts';
import { groundOfObjects } from './testing/groundOfObjects.ts';

it('has the kilometres of streets of the map, without straight lines through squares', () => {
  const corners = [
    [0, 0],
    [0.01, 0],
    [0.01, 0.01],
    [0, 0.01],
  ] as const;
  const nodes = corners.flatMap(([lat, lon], i) => [
    { id: i + 1, lat, lon },
    { id: i + 11, lat, lon: lon + (lon === 0 ? -1e-6 : 1e-6) },
  ]);
  const square = { id: 1, nodes: [1, 2, 3, 4, 1], tags: { highway: 'pedestrian', area: 'yes' } };
  const streets = [1, 2, 3, 4].map((id) => ({ id: id + 1, nodes: [id, id + 10], tags: { highway: 'path' } }));
  const ground = groundOfObjects([{ nodes }, { ways: [square, ...streets] }], [{ lat: 0, lon: 0 }]);
  expect(ground.streets.edges.from).toHaveLength(4 + 4 + 2);
  // Four sides of 1.1 km; two lines of 1.6.
  const region = regionOf(ground, { served: 1, covered: 1 }, { source: 'openStreetMap', id: 'a' });
  expect(region.streetKilometres).toBe(4);
});
