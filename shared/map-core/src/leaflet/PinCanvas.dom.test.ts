import { map as createMap, type Map as LeafletMap } from 'leaflet';
import type { ProximityPoint } from '../model/types.ts';
import { nextTurn } from '../testing/nextTurn.ts';
import { PinCanvas } from './PinCanvas.ts';

/** Outside of the map, so that nothing is drawn on a canvas, which jsdom has not. */
const FAR: ProximityPoint = {
  ...{ id: 'a', name: 'Far', type: 'stopArea', modes: ['bus'], lat: 60, lon: 60 },
  ...{ selected: false, markerRange: 'full' },
};

let map: LeafletMap;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: 300 }, clientHeight: { value: 300 } });
  document.body.append(container);
  map = createMap(container, { fadeAnimation: false }).setView([0, 0], 15);
});

afterEach(() => {
  map.remove();
  document.body.replaceChildren();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it.each([0, 1, 2, 3])('shows the pins in new colours that come after %d frames', (frames) => {
  const pins = new PinCanvas();
  pins.addTo(map);
  pins.show([FAR], [], null);
  for (let left = frames; left > 0; left -= 1) nextTurn();
  pins.repaint();
  for (let left = 6; left > 0; left -= 1) nextTurn();
  expect(map.getPane('pins')?.querySelectorAll('canvas').length).toBeGreaterThan(0);
});
