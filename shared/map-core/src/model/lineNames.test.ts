import { namedStops } from './lineNames.ts';

const stop = (id: string, name: string, isEnd = false) => ({ id, name, isEnd, lat: 48, lon: 2 });
const STOPS = [stop('a', 'Port', true), stop('b', 'Market'), stop('c', 'Station'), stop('d', 'Park', true)];

it.each([
  ['the ends', STOPS, [], ['a', 'd']],
  ['and the chosen stop', STOPS, ['c'], ['a', 'c', 'd']],
  ['an end that is chosen once', STOPS, ['a'], ['a', 'd']],
  ['both platforms of an end once', [...STOPS, stop('e', 'Port', true)], [], ['a', 'd']],
])('names %s', (_, stops, highlighted, expected) => {
  expect(namedStops(stops, highlighted).map(({ id }) => id)).toEqual(expected);
});
