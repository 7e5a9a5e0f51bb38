import { Point } from 'leaflet';
import type { PlacedPin } from '../model/pinScene.ts';
import { clusterPin } from '../model/pins.ts';
import { FakeOffscreenCanvas, fakeContext } from '../testing/FakeOffscreenCanvas.ts';
import { PinBands } from './pinBands.ts';
import { PinPainter } from './pinPainter.ts';

const ROOM = { origin: new Point(1_000, 2_000), zoom: 15, size: new Point(100, 150) };

/** What was drawn on each band, in order. */
let drawn: { readonly band: number; readonly pins: readonly PlacedPin[] }[];

beforeEach(() => {
  drawn = [];
  Reflect.set(globalThis, 'OffscreenCanvas', FakeOffscreenCanvas);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(fakeContext());
  jest.spyOn(PinPainter.prototype, 'paint').mockImplementation((_, pins, left, top) => {
    expect(left).toBe(1_000);
    drawn.push({ band: (top - 2_000) / 64, pins });
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  jest.restoreAllMocks();
});

const painter = () => new PinPainter((color) => color, 'sans-serif', 2);

/** A disc of 36 px whose middle is so far below the upper edge. */
function pinAt(down: number, count = 5): PlacedPin {
  return { x: 1_050, y: 2_000 + down, pin: clusterPin(count), name: null, target: { pointId: 'a', title: 'A' } };
}

const heightsOf = ({ element }: PinBands) =>
  [...element.querySelectorAll('canvas')].map(({ width, height, style }) => [width, height, style.height]);

it('draws one band in a step, and gives pixels to those that show something', () => {
  const bands = new PinBands(ROOM, painter(), 'pins');
  const pins = [pinAt(25), pinAt(160)];
  const steps = bands.draw(pins);
  steps.next();
  expect(drawn).toEqual([{ band: 0, pins: [pins[0]] }]);
  expect([...steps]).toHaveLength(1);
  expect(drawn.at(-1)).toEqual({ band: 2, pins: [pins[1]] });
  expect(heightsOf(bands)).toEqual([
    [200, 128, '64px'],
    [0, 150, '64px'],
    [200, 44, '22px'],
  ]);
});

it.each([
  ['of a pin', pinAt(64), [0, 1]],
  ['of a shadow', pinAt(64 + 18 + 5), [0, 1]],
  ['below the shadow', pinAt(64 + 18 + 6), [1]],
  ['of a name', { ...pinAt(36), name: { text: 'Gare', x: 1_050, y: 2_058 } }, [0, 1]],
])('draws what is on two bands on both: %s', (_, pin, expected) => {
  for (const _step of new PinBands(ROOM, painter(), 'pins').draw([pin]));
  expect(drawn.map(({ band }) => band)).toEqual(expected);
});

it('draws only what has changed since', () => {
  const bands = new PinBands(ROOM, painter(), 'pins');
  for (const _step of bands.draw([pinAt(25), pinAt(160)]));
  drawn = [];
  for (const _step of bands.draw([pinAt(25), pinAt(160)]));
  expect(drawn).toEqual([]);
  for (const _step of bands.draw([pinAt(25, 6), pinAt(160)]));
  expect(drawn.map(({ band }) => band)).toEqual([0]);
  for (const _step of bands.draw([pinAt(25, 6)]));
  expect(drawn.at(-1)).toEqual({ band: 2, pins: [] });
});
