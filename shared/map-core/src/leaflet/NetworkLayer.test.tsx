import '@testing-library/jest-dom';
import { act, render, waitFor } from '@testing-library/react';
import { MapContainer } from 'react-leaflet';
import { clearJourneys, expectNetwork, showJourneys, showNetwork } from '../model/actions.ts';
import type { MapTiles } from '../model/liveMapProps.ts';
import { resetMapState } from '../testing/resetMapState.ts';
import { NetworkLayer } from './NetworkLayer.tsx';

const TILES = { light: '/lines/{z}/{x}/{y}?light', dark: '/lines/{z}/{x}/{y}?dark', maxZoom: 12 };
const GROUND = { light: '/ground/{z}/{x}/{y}?light', dark: '/ground/{z}/{x}/{y}?dark', attribution: [], maxZoom: 21 };
const place = { name: 'Home', lat: 48.5, lon: 2.5 };
const JOURNEY = { id: 'a', from: place, to: place, sections: [] };

beforeEach(() => {
  // jsdom lays nothing out; Leaflet asks how large its element is.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});

afterEach(() => {
  jest.restoreAllMocks();
  act(resetMapState);
});

async function sourcesOf(tiles: typeof TILES, zoom: number, ground: MapTiles = GROUND) {
  const { container, unmount } = render(
    <MapContainer center={[48.5, 2.5]} zoom={zoom} maxZoom={21} fadeAnimation={false}>
      <NetworkLayer tiles={tiles} ground={ground} theme="light" />
    </MapContainer>,
  );
  await act(async () => undefined);
  const sources = [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  unmount();
  return sources;
}

function renderAt(zoom: number, theme: 'light' | 'dark' = 'light') {
  const { container } = render(
    <MapContainer center={[48.5, 2.5]} zoom={zoom} maxZoom={21} fadeAnimation={false}>
      <NetworkLayer tiles={TILES} ground={GROUND} theme={theme} />
    </MapContainer>,
  );
  return {
    sources: () => [...container.querySelectorAll('img')].map((img) => img.getAttribute('src')),
    opacity: () => container.querySelector<HTMLElement>('.leaflet-layer')?.style.opacity,
  };
}

it.each(['light', 'dark'] as const)('draws the lines from afar for a %s ground', async (theme) => {
  const { sources } = renderAt(5, theme);
  await waitFor(() => expect(sources()).toContain(`/lines/5/16/11?${theme}`));
});

it('draws none where streets are shown', () => {
  expect(renderAt(13).sources()).toEqual([]);
});

it('is pale while journeys are on the map', async () => {
  const { opacity } = renderAt(8);
  expect(opacity()).toBe('');
  act(() => showJourneys([JOURNEY], 'a'));
  await waitFor(() => expect(opacity()).toBe('0.3'));
  act(clearJourneys);
  await waitFor(() => expect(opacity()).toBe('1'));
});

it('requests none while the rail lines of the network are on their way, and some if there are none', async () => {
  expectNetwork();
  const { sources } = renderAt(8);
  expect(sources()).toEqual([]);
  act(() => showNetwork([]));
  await waitFor(() => expect(sources()).not.toEqual([]));
});

it('has tiles of 512 pixels by the numbers of the zoom before, as far as there are lines', async () => {
  const large = { ...TILES, size: 512 as const };
  expect((await sourcesOf(large, 12))[0]).toMatch(/^\/lines\/11\//);
  expect(await sourcesOf(large, 13)).toEqual([]);
});

it('shows them from the tiles of the ground where they are in those, with its numbers and no file of their own', async () => {
  const ground = { ...GROUND, size: 512 as const, lines: { query: '&lines=aside', fragment: 'lines' } };
  const [source] = await sourcesOf(TILES, 12, ground);
  expect(source).toMatch(/^\/ground\/11\/\d+\/\d+\?light&lines=aside#lines$/);
  expect(await sourcesOf(TILES, 13, ground)).toEqual([]);
});

it('draws none where the rail lines of the network are drawn themselves', async () => {
  const { sources } = renderAt(8);
  await waitFor(() => expect(sources()).not.toEqual([]));
  act(() => showNetwork([{ id: 'A', color: '#123456', geometry: [] }]));
  await waitFor(() => expect(sources()).toEqual([]));
});
