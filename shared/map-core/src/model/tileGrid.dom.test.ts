import { map as createMap, type Map as LeafletMap, TileLayer } from 'leaflet';
import { tileGrid } from './tileGrid.ts';
import { MAX_ZOOM } from './zoom.ts';

const SIDE = 500;
let map: LeafletMap;

beforeEach(() => {
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: SIDE }, clientHeight: { value: SIDE } });
  document.body.append(container);
  map = createMap(container, { fadeAnimation: false, maxZoom: MAX_ZOOM, zoomSnap: 0.25 });
});

afterEach(() => {
  map.remove();
  document.body.replaceChildren();
});

/** Numbers `z/x/y` of the tiles that are requested around 48.5° north, 2.5° east. */
function requestedAt(zoom: number, size?: 256 | 512): readonly string[] {
  map.setView([48.5, 2.5], zoom);
  new TileLayer('{z}/{x}/{y}', { ...tileGrid(18, size), maxZoom: MAX_ZOOM }).addTo(map);
  return [...document.querySelectorAll('img')].map((tile) => tile.getAttribute('src') ?? '').toSorted();
}

describe('tileGrid', () => {
  it('requests four tiles of 512 pixels in place of nine of 256, by the numbers of the zoom before', () => {
    expect(requestedAt(13)).toHaveLength(9);
    expect(requestedAt(13, 512).filter((tile) => tile.startsWith('12/'))).toEqual([
      '12/2075/1414',
      '12/2075/1415',
      '12/2076/1414',
      '12/2076/1415',
    ]);
  });

  it.each([
    [0, 256, '0/0/0'],
    [0, 512, '0/0/0'],
    [12.75, 512, '12/'],
    [12.25, 512, '11/'],
    [21, 256, '18/'],
    [21, 512, '17/'],
  ] as const)('at zoom %d has tiles of %d pixels, those of %s', (zoom, size, expected) => {
    const tiles = requestedAt(zoom, size);
    expect(tiles).not.toEqual([]);
    expect(tiles.filter((tile) => !tile.startsWith(expected))).toEqual([]);
  });

  it('is one of 256 pixels unless it is said', () => {
    expect(tileGrid(19)).toEqual({ tileSize: 256, zoomOffset: 0, minNativeZoom: 0, maxNativeZoom: 19 });
  });
});
