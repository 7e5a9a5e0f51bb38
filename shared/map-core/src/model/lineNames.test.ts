import { drawnStops, namedStops } from './lineNames.ts';

const stop = (id: string, name: string, isEnd = false) => ({ id, name, isEnd, lat: 48, lon: 2 });
/** All in one place: there is room for no name but those that must be there. */
const STOPS = [stop('a', 'Port', true), stop('b', 'Market'), stop('c', 'Station'), stop('d', 'Park', true)];

it.each([
  ['the ends', STOPS, [], ['a', 'd']],
  ['and the chosen stop', STOPS, ['c'], ['a', 'c', 'd']],
  ['an end that is chosen once', STOPS, ['a'], ['a', 'd']],
  ['no chosen stop without a name', [...STOPS, stop('e', '')], ['e'], ['a', 'd']],
  ['both platforms of an end once', [...STOPS, stop('e', 'Port', true)], [], ['a', 'd']],
])('names %s', (_, stops, highlighted, expected) => {
  expect(namedStops(stops, highlighted, 13).map(({ id }) => id)).toEqual(expected);
});

/** 1.1 km from one to the next: 58 pixels at zoom 13, 7 at zoom 10. */
const ROW = ['a', 'b', 'c', 'd'].map((id, at) => ({
  ...stop(id, id, id === 'a' || id === 'd'),
  lat: 0,
  lon: at / 100,
}));

it.each([
  ['all stops', 13, ['a', 'b', 'c', 'd']],
  ['those that have room', 9, ['a', 'c', 'd']],
  ['the ends', 5, ['a', 'd']],
])('names %s at zoom %d', (_, zoom, expected) => {
  const wide = ROW.map((one, at) => ({ ...one, lon: [0, 0.015, 0.03, 0.08][at] ?? 0 }));
  expect(namedStops(wide, [], zoom).map(({ id }) => id)).toEqual(expected);
});

it.each([
  ['all stops where there is room', 13, [], ['a', 'b', 'c', 'd']],
  ['the ends where there is none', 10, [], ['a', 'd']],
  ['and the chosen stop', 10, ['c'], ['a', 'c', 'd']],
])('draws %s', (_, zoom, highlighted, expected) => {
  expect(drawnStops(ROW, highlighted, zoom).map(({ id }) => id)).toEqual(expected);
});

it('draws all stops of a line that is mostly wide apart, although two of them are close', () => {
  const wide = ROW.map((one, at) => ({ ...one, lon: [0, 0.001, 0.05, 0.1][at] ?? 0 }));
  expect(drawnStops(wide, [], 11)).toHaveLength(4);
  expect(drawnStops([], [], 11)).toEqual([]);
});
