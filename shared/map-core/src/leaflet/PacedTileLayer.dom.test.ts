import { map as createMap, type Map as LeafletMap } from 'leaflet';
import { nextTurn } from '../testing/nextTurn.ts';
import { PacedTileLayer } from './PacedTileLayer.ts';

const SIDE = 1_024;
let map: LeafletMap;

beforeEach(() => {
  jest.useFakeTimers();
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: SIDE }, clientHeight: { value: SIDE } });
  document.body.append(container);
  map = createMap(container, { fadeAnimation: false }).setView([0, 0], 5);
});

afterEach(() => {
  map.remove();
  // The turn that was requested last.
  nextTurn();
  document.body.replaceChildren();
  jest.useRealTimers();
});

const tiles = () => [...document.querySelectorAll('img')];
const shown = () => document.querySelectorAll('img.leaflet-tile-loaded').length;
const load = () => {
  for (const tile of tiles()) tile.dispatchEvent(new Event('load'));
};

it('shows four tiles of 256 pixels in a frame, however many have come at once', () => {
  new PacedTileLayer('/{z}/{x}/{y}.svg').addTo(map);
  load();
  expect(tiles()).toHaveLength(16);
  const byFrame = Array.from({ length: 5 }, () => {
    nextTurn();
    return shown();
  });
  expect(byFrame).toEqual([4, 8, 12, 16, 16]);
});

it('shows one tile of 512 pixels in a frame', () => {
  new PacedTileLayer('/{z}/{x}/{y}.svg', { tileSize: 512, zoomOffset: -1 }).addTo(map);
  load();
  expect(tiles()).toHaveLength(4);
  nextTurn();
  expect(shown()).toBe(1);
});

it('shows a tile that comes later in its next frame', () => {
  new PacedTileLayer('/{z}/{x}/{y}.svg').addTo(map);
  tiles()[0]?.dispatchEvent(new Event('load'));
  nextTurn();
  expect(shown()).toBe(1);
  tiles()[1]?.dispatchEvent(new Event('load'));
  nextTurn();
  expect(shown()).toBe(2);
});

it('shows nothing more once it is removed', () => {
  const layer = new PacedTileLayer('/{z}/{x}/{y}.svg').addTo(map);
  load();
  layer.remove();
  expect(nextTurn).not.toThrow();
  expect(tiles()).toEqual([]);
});
