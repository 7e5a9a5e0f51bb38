import { map as createMap, type Map as LeafletMap } from 'leaflet';
import { hideBelow } from './hiddenPart.ts';
import { PacedTileLayer } from './PacedTileLayer.ts';

const WIDTH = 400;
const HEIGHT = 800;
let map: LeafletMap;

let height: number;

beforeEach(() => {
  height = HEIGHT;
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: WIDTH }, clientHeight: { get: () => height } });
  document.body.append(container);
  // The middle of the map is a corner of four tiles: without a hidden part, two rows of 512 pixels are seen.
  map = createMap(container, { fadeAnimation: false, zoomSnap: 0.25 }).setView([0, 0], 5);
});

afterEach(() => {
  map.remove();
  document.body.replaceChildren();
});

const addTiles = () => new PacedTileLayer('{y}', { tileSize: 512, zoomOffset: -1 }).addTo(map);
const rows = () =>
  [...new Set([...document.querySelectorAll('img')].map((tile) => tile.getAttribute('src')))].toSorted();

it.each([
  [0, ['7', '8']],
  [HEIGHT / 2 - 10, ['7', '8']],
  [HEIGHT / 2 + 10, ['7']],
])('requests the rows of tiles that are seen where the last %d pixels are hidden', (hidden, expected) => {
  hideBelow(map, hidden);
  addTiles();
  expect(rows()).toEqual(expected);
});

it('requests nothing where all of the map is hidden, and all once it is seen', () => {
  hideBelow(map, 1e9);
  addTiles();
  map.setView([0, 10], 5);
  map.setView([0, 10], 6);
  expect(rows()).toEqual([]);
  hideBelow(map, 0);
  expect(rows()).toHaveLength(2);
});

it('counts in pixels of the map where its tiles are scaled', () => {
  map.setView([0, 0], 5.25);
  hideBelow(map, HEIGHT / 2 + 10);
  addTiles();
  expect(rows()).toEqual(['7']);
});

it('requests the other rows once they are seen, and each tile once', () => {
  hideBelow(map, HEIGHT / 2 + 10);
  addTiles();
  const before = document.querySelectorAll('img').length;
  hideBelow(map, 0);
  expect(rows()).toEqual(['7', '8']);
  expect(document.querySelectorAll('img')).toHaveLength(2 * before);
});

it('keeps what is there when more is hidden', () => {
  addTiles();
  hideBelow(map, HEIGHT / 2 + 10);
  expect(rows()).toEqual(['7', '8']);
});

it.each([0, 10, 1_000])(
  'requests few tiles, and fails at none, once the map is not as high as its hidden part: %d',
  (left) => {
    hideBelow(map, HEIGHT / 2);
    addTiles();
    const before = document.querySelectorAll('img').length;
    height = left;
    expect(() => map.invalidateSize()).not.toThrow();
    addTiles();
    expect(document.querySelectorAll('img').length).toBeLessThanOrEqual(before + 8);
  },
);
