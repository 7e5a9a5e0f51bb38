import { stopThere } from './stopThere.ts';

const AT = { lat: 48.58, lon: 7.74 };
const point = (id: string, type: string, lat: number) => ({ id, type, lat, lon: AT.lon });

it.each([
  ['none without a stop', [point('bikes', 'bikeSharingStations', 48.58)], null],
  ['the nearest, not the most used', [point('used', 'stopArea', 48.582), point('near', 'stopArea', 48.579)], 'near'],
  ['a stop, not what is nearer', [point('bikes', 'parks', 48.58), point('stop', 'stopArea', 48.581)], 'stop'],
])('the stop at a place is %s', (_, points, expected) => {
  expect(stopThere(points, AT)?.id ?? null).toBe(expected);
});
