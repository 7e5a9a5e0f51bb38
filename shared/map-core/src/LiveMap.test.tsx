import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveMap } from './LiveMap.tsx';
import {
  highlightStopPoints,
  setMarkers,
  setProximityPoints,
  setVehicles,
  showJourneys,
  showLine,
  startPositionSelection,
} from './model/actions.ts';
import type { LiveMapProps } from './model/liveMapProps.ts';
import { mapState, useMapState } from './model/state.ts';
import { resetMapState } from './testing/resetMapState.ts';

const props: LiveMapProps = {
  tiles: {
    light: '/light/{z}/{x}/{y}',
    dark: '/dark/{z}/{x}/{y}',
    attribution: [{ text: 'Map data: town' }],
    maxZoom: 18,
  },
  center: { lat: 48.5, lon: 2.5 },
  zoom: 15,
  locale: 'en',
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

const journey = {
  id: 'a',
  from: { name: 'Home', lat: 48.5, lon: 2.5 },
  to: { name: 'Work', lat: 48.51, lon: 2.51 },
  sections: [
    {
      kind: 'ride' as const,
      color: '#123456',
      textColor: '#ffffff',
      shortName: 'T1',
      geometry: [
        [48.5, 2.5],
        [48.51, 2.51],
      ] as const,
    },
  ],
};

beforeEach(() => {
  // jsdom lays nothing out; Leaflet asks how large its element is.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(window, 'scrollTo').mockImplementation();
});

afterEach(() => {
  jest.restoreAllMocks();
  act(resetMapState);
});

async function renderMap(more: Partial<LiveMapProps> = {}) {
  const view = render(<LiveMap {...props} {...more} />);
  await screen.findByRole('region', {}, { timeout: 5000 });
  return view;
}

describe('live map', () => {
  it('is a named region with named zoom buttons and keeps the attribution', async () => {
    await renderMap();
    expect(screen.getByRole('region', { name: 'Map' })).toBeInTheDocument();
    expect(screen.getByText('Map data: town')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(mapState.zoom).toBe(16));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(mapState.zoom).toBe(15));
  });

  it('speaks the traveller’s language, and the tenant’s words first', async () => {
    await renderMap({ locale: 'de', labels: { zoomIn: 'Näher' } });
    expect(screen.getByRole('region', { name: 'Karte' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Näher' })).toBeInTheDocument();
  });

  it('can be skipped', async () => {
    const next = document.createElement('div');
    next.id = 'after-map';
    next.tabIndex = -1;
    document.body.append(next);
    await renderMap({ skipTo: 'after-map' });
    await userEvent.click(await screen.findByRole('link', { name: 'Skip the map' }));
    expect(next).toHaveFocus();
    next.remove();
  });

  it('tells what it shows', async () => {
    await renderMap();
    expect(mapState.zoom).toBe(15);
    expect(mapState.mapBounds.northWest.lat).toBeGreaterThan(48.5);
    expect(mapState.mapBounds.southEast.lat).toBeLessThan(48.5);
  });

  it('draws journeys with their ends and badges, hidden from screen readers, without style attributes in HTML text', async () => {
    const { container } = await renderMap();
    act(() => showJourneys([journey], 'a'));
    expect(await screen.findByText('T1')).toBeInTheDocument();
    expect(screen.getByText('A')).toBeInTheDocument();
    expect(screen.getByText('B')).toBeInTheDocument();
    expect(screen.getByText('T1').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(container.querySelector('path[stroke="#123456"]')).not.toBeNull();
  });

  it('draws a line with the names of its ends and of the chosen stop, and no vehicle that reported long ago', async () => {
    const { container } = await renderMap();
    const stop = (name: string, isEnd: boolean) => ({ id: name, name, isEnd, lat: 48.5, lon: 2.5 });
    const vehicle = (id: string, age: number) => ({
      id,
      mode: 'tram',
      bearing: 90,
      lat: 48.5,
      lon: 2.5,
      at: Date.now() - age * 60_000,
    });
    act(() => {
      showLine({
        shapes: [{ id: 's', color: '#123456', geometry: journey.sections[0]!.geometry }],
        stopPoints: [stop('Port', true), stop('Market', false), stop('Station', false), stop('Park', true)],
      });
      highlightStopPoints(['Station']);
      setVehicles([vehicle('new', 0), vehicle('old', 3), vehicle('gone', 6)]);
    });
    expect(await screen.findByText('Port')).toBeInTheDocument();
    expect(screen.getByText('Station')).toBeInTheDocument();
    expect(screen.queryByText('Market')).toBeNull();
    const opacities = [...container.querySelectorAll('.vehicle')].map(
      (disc) => disc.closest<HTMLElement>('.leaflet-marker-icon')?.style.opacity,
    );
    expect(opacities).toEqual(['', '0.5']);
  });

  it('selects a point that is tapped', async () => {
    const onMarkerSelect = jest.fn();
    await renderMap({ onMarkerSelect });
    act(() => setProximityPoints([{ id: 'q', name: 'Quay', lat: 48.5, lon: 2.5, type: 'stopArea', modes: ['tram'] }]));
    await userEvent.click(await screen.findByTitle('Quay'));
    expect(mapState.proximityPoints[0]?.selected).toBe(true);
    expect(onMarkerSelect).toHaveBeenCalledWith('q');
    expect(screen.getByText('Quay')).toBeInTheDocument();
  });

  it('hands over a position while one is being chosen', async () => {
    const { container } = await renderMap();
    act(() => startPositionSelection('DEPARTURE'));
    await userEvent.click(container.querySelector('.leaflet-container')!);
    await waitFor(() => expect(mapState.positionSelection.selectedPlace).not.toBeNull());
  });

  it('follows the theme it is given', async () => {
    const { container, rerender } = await renderMap({ theme: 'light' });
    const tile = () => container.querySelector('img')?.getAttribute('src');
    expect(tile()).toContain('/light/');
    rerender(<LiveMap {...props} theme="dark" />);
    expect(tile()).toContain('/dark/');
  });
});

it('a component renders again only for what it reads', () => {
  let renders = 0;
  function Zoom() {
    renders += 1;
    return <p>{useMapState().zoom}</p>;
  }
  render(<Zoom />);
  act(() => setMarkers([{ id: 'm', name: 'Quay', lat: 48, lon: 2, role: 'PLACE' }]));
  expect(renders).toBe(1);
});
