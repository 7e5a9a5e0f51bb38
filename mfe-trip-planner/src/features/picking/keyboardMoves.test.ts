import { moveOf } from './keyboardMoves.ts';

const at = { lat: 60, lon: 2 };
const corner = (lat: number, lon: number) => ({ lat, lon });
const bounds = {
  northWest: corner(60.07, 1.9),
  northEast: corner(60.07, 2.1),
  southEast: corner(59.93, 2.1),
  southWest: corner(59.93, 1.9),
};

it.each([
  ['ArrowUp', 60.01, 2, 14],
  ['ArrowDown', 59.99, 2, 14],
  // A degree of longitude is half as long here.
  ['ArrowRight', 60, 2.02, 14],
  ['ArrowLeft', 60, 1.98, 14],
  ['+', 60, 2, 15],
  ['=', 60, 2, 15],
  ['-', 60, 2, 13],
])('%s', (key, lat, lon, zoom) => {
  const move = moveOf(key, { at, bounds, zoom: 14 });
  expect(move?.to.lat).toBeCloseTo(lat, 9);
  expect(move?.to.lon).toBeCloseTo(lon, 9);
  expect(move?.zoom).toBe(zoom);
});

it.each(['Enter', ' ', 'Tab', 'Escape', 'PageDown', 'toString'])('leaves %p to the page', (key) => {
  expect(moveOf(key, { at, bounds, zoom: 14 })).toBeNull();
});
