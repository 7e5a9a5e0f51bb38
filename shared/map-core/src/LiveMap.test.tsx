import '@testing-library/jest-dom';
import { changeLocale, initI18n } from '@halte/i18n';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DivIcon } from 'leaflet';
import { LiveMap } from './LiveMap.tsx';
import { lineIcon, pointIcon, vehicleIcon } from './leaflet/icons.ts';
import {
  clearJourneys,
  focusBounds,
  focusPoint,
  highlightStopPoints,
  raiseProximityPoint,
  resetPositionSelection,
  selectPlace,
  setMarkers,
  setProximityPoints,
  setUserPosition,
  setVehicles,
  showJourneys,
  showLine,
  showNetwork,
  startPositionSelection,
} from './model/actions.ts';
import { boundsOf } from './model/bounds.ts';
import type { LiveMapProps } from './model/liveMapProps.ts';
import { mapState, useMapState } from './model/state.ts';
import type { ProximityPoint } from './model/types.ts';
import { onUserPosition } from './model/userPosition.ts';
import { FakeOffscreenCanvas, fakeContext } from './testing/FakeOffscreenCanvas.ts';
import { nextTurn } from './testing/nextTurn.ts';
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

beforeAll(() => initI18n({ locale: 'en', apiKey: 'test' }));
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

class FakePath {
  roundRect(): void {}
}

async function renderMap(more: Partial<LiveMapProps> = {}) {
  if (!mapState.mapView) act(() => focusPoint(props.center, props.zoom));
  const view = render(<LiveMap {...props} {...more} />);
  await screen.findByRole('region', {}, { timeout: 5000 });
  await waitFor(() => expect(document.querySelector('.leaflet-journey-pane')).not.toBeNull());
  return view;
}

const addresses = () => [...document.querySelectorAll('img')].map((tile) => tile.getAttribute('src') ?? '');

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

  it('requests tiles of the view that the screen wants first, and of no other', async () => {
    focusBounds(boundsOf({ south: 40, west: 10, north: 41, east: 11 }));
    await renderMap();
    expect(addresses()).not.toEqual([]);
    expect(addresses().filter((address) => !/^\/light\/9\/\d+\/\d+$/.test(address))).toEqual([]);
  });

  it('lets a picture of the same view be seen below until its tiles are there, and of no other view', async () => {
    await renderMap();
    const region = screen.getByRole('region');
    expect(region).toHaveAttribute('data-bare', 'true');
    for (const tile of document.querySelectorAll('.ground img')) fireEvent.load(tile);
    await waitFor(() => expect(region).toHaveAttribute('data-bare', 'false'));
  });

  it.each([
    ['stays at the picture of a line that could be a little larger', 0.02, 'true'],
    ['leaves the picture of a line that could be far larger', 0.002, 'false'],
    ['leaves a picture in which a line is not seen whole', 0.05, 'false'],
  ])('%s', async (_, width, isBare) => {
    focusBounds(boundsOf({ south: 48.4999, west: 2.5 - width / 2, north: 48.5001, east: 2.5 + width / 2 }));
    await renderMap();
    expect(screen.getByRole('region')).toHaveAttribute('data-bare', isBare);
    await waitFor(() => expect(mapState.zoom === props.zoom).toBe(isBare === 'true'));
  });

  it('stays at the picture of a line while panels change', async () => {
    focusBounds(boundsOf({ south: 48.4999, west: 2.49, north: 48.5001, east: 2.51 }));
    const { rerender } = await renderMap();
    rerender(<LiveMap {...props} insets={{ ...props.insets, bottom: 100 }} />);
    await waitFor(() => expect(mapState.mapCenter?.lat).toBeCloseTo(48.5, 3));
    expect(mapState.zoom).toBe(15);
  });

  it('has its own ground from the first moment on where it shows another view', async () => {
    focusPoint({ lat: 40, lon: 10 }, 12);
    await renderMap();
    expect(screen.getByRole('region')).toHaveAttribute('data-bare', 'false');
  });

  it('fits what is only to be in view, where it has shown nothing before', async () => {
    showJourneys([journey], 'a');
    setMarkers([]);
    focusBounds(boundsOf({ south: 48.5, west: 2.5, north: 48.505, east: 2.505 }));
    act(() => showJourneys([{ ...journey, id: 'b' }, journey], 'a'));
    expect(mapState.mapView).toMatchObject({ kind: 'contain' });
    await renderMap({ center: { lat: 0, lon: 0 } });
    expect(addresses().filter((address) => !/^\/light\/15\//.test(address))).toEqual([]);
  });

  it('waits for the screen to say what it shows, for five seconds', async () => {
    jest.useFakeTimers();
    render(<LiveMap {...props} />);
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('region', { name: 'Map' })).toBeInTheDocument();
    expect(mapState.zoom).toBe(15);
    // What waits for a frame would wait for ever.
    act(nextTurn);
    jest.useRealTimers();
  });

  it('speaks the traveller’s language, and the tenant’s words first', async () => {
    const tenantMessages = { de: { 'map.here': 'Mitte öffnen' }, en: { 'map.here': 'Open the middle' } };
    initI18n({ locale: 'de', apiKey: 'test', tenantMessages });
    await renderMap();
    expect(screen.getByRole('region', { name: 'Karte' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Mitte öffnen' })).toBeInTheDocument();
    act(() => changeLocale('en'));
    expect(screen.getByRole('button', { name: 'Open the middle' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'My location' })).toBeInTheDocument();
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
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['setTimeout', 'requestAnimationFrame', 'queueMicrotask'] });
    const stop = (name: string, isEnd: boolean) => ({ id: name, name, isEnd, lat: 48.5, lon: 2.5 });
    const vehicle = (id: string, age: number) => ({
      id,
      mode: 'tram',
      bearing: 90,
      lat: 48.5,
      // Discs that cover one another are not drawn.
      lon: 2.5 + age / 10,
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
    const opacities = () =>
      [...container.querySelectorAll('.vehicle')].map(
        (disc) => disc.closest<HTMLElement>('.leaflet-marker-icon')?.style.opacity,
      );
    expect(opacities()).toEqual(['', '0.5']);
    // They get old while nothing else happens.
    act(() => jest.advanceTimersByTime(125_000));
    expect(opacities()).toEqual(['0.5']);
    jest.useRealTimers();
  });

  it('selects the point under a tap, with its name and lines, and opens a cluster, unless a tap chooses a position', async () => {
    const onMarkerSelect = jest.fn();
    // jsdom draws nothing: what is tapped is found in the scene, not in the picture.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(fakeContext());
    Object.assign(window, { Path2D: FakePath, OffscreenCanvas: FakeOffscreenCanvas });

    const { container } = await renderMap({ onMarkerSelect });

    const lines = [{ shortName: 'T1', mode: 'tram', color: '#123456', textColor: '#ffffff' }];
    const quay = { id: 'q', name: 'Quay', type: 'stopArea', modes: ['tram'], lines, lat: 48.5, lon: 2.5 };
    act(() => setProximityPoints([quay, { ...quay, id: 'far', lat: 48.4995, lon: 2.51 }]));

    const map = container.querySelector('.leaflet-container')!;
    await waitFor(() => {
      act(() => void fireEvent.mouseMove(map, { clientX: 405, clientY: 310 }));
      expect(map).toHaveAttribute('title', 'Quay');
    });

    act(() => void fireEvent.click(map, { clientX: 405, clientY: 310 }));
    expect(mapState.proximityPoints.map(({ selected }) => selected)).toEqual([true, false]);
    expect(onMarkerSelect).toHaveBeenCalledWith('q');
    expect(await screen.findByText('Quay')).toBeInTheDocument();
    expect(screen.getByText('T1')).toBeInTheDocument();
    await act(async () => selectPlace({ ...quay, displayName: 'Quay' }));
    expect(container.querySelector('[data-role="PLACE"]')).toBeNull();
    act(() => raiseProximityPoint('far'));
    await waitFor(() => expect(screen.getAllByText('Quay')).toHaveLength(2));
    const [selected, raised] = ['true', 'false'].map((value) =>
      container.querySelector(`[data-selected="${value}"]`)?.closest<HTMLElement>('.leaflet-marker-icon'),
    );
    expect(Number(selected?.style.zIndex)).toBeGreaterThan(Number(raised?.style.zIndex));

    const bounds = boundsOf({ south: 48.49, west: 2.49, north: 48.51, east: 2.51 });
    act(() => setProximityPoints([], [{ lat: 48.5, lon: 2.5, count: 9, bounds }]));
    await waitFor(() => {
      act(() => void fireEvent.mouseMove(map, { clientX: 405, clientY: 310 }));
      expect([map.getAttribute('data-pin'), map.getAttribute('title')]).toEqual(['true', null]);
    });
    act(() => startPositionSelection('VIA'));
    act(() => void fireEvent.click(map, { clientX: 405, clientY: 310 }));
    expect(mapState.mapView).not.toMatchObject({ kind: 'bounds' });
    act(resetPositionSelection);
    act(() => void fireEvent.click(map, { clientX: 405, clientY: 310 }));
    expect(mapState.mapView).toEqual({ kind: 'bounds', bounds });
  });

  it('takes the map to the traveller, and says why it cannot', async () => {
    const answers: ((found: PositionCallback, failed: PositionErrorCallback) => void)[] = [
      (_, failed) => failed({ code: 1 } as GeolocationPositionError),
      (found) => found({ coords: { latitude: 48.6, longitude: 2.6, accuracy: 1240 } } as GeolocationPosition),
      (found) => found({ coords: { latitude: 48.7, longitude: 2.7, accuracy: 20 } } as GeolocationPosition),
    ];
    const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) =>
      answers.shift()?.(found, failed ?? (() => undefined));
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    await renderMap();
    const button = await screen.findByRole('button', { name: 'My location' });
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await userEvent.click(button);
    expect(status).toHaveTextContent('Location is blocked for this site. Allow it in your browser settings.');
    await userEvent.click(screen.getByRole('button', { name: 'Close the message' }));
    expect(status).toBeEmptyDOMElement();
    await userEvent.click(button);
    await waitFor(() => expect(status).toHaveTextContent('only known to within 1.2 km'));
    expect(mapState).toMatchObject({ userPosition: { lat: 48.6, accuracy: 1240 }, mapView: { kind: 'bounds' } });
    await userEvent.click(button);
    await waitFor(() => expect(mapState.mapView).toMatchObject({ kind: 'point', center: { lat: 48.7 }, zoom: 16 }));
    expect(status).toBeEmptyDOMElement();
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  it('hands over a position while one is being chosen', async () => {
    const { container } = await renderMap();
    act(() => startPositionSelection('DEPARTURE'));
    await userEvent.click(container.querySelector('.leaflet-container')!);
    await waitFor(() => expect(mapState.positionSelection.selectedPlace).not.toBeNull());
  });

  it('follows the theme it is given', async () => {
    const { rerender } = await renderMap({ theme: 'light' });
    expect(addresses()[0]).toContain('/light/');
    rerender(<LiveMap {...props} theme="dark" />);
    await waitFor(() => expect(addresses().at(-1)).toContain('/dark/'));
  });

  it('has the lines of the network behind all else, in lighter colours where the ground is dark, until they are taken away', async () => {
    const { container, rerender } = await renderMap({ theme: 'light' });
    const colors = () =>
      [...container.querySelectorAll('.network')].map((line) => [
        line.getAttribute('stroke'),
        line.getAttribute('stroke-width'),
      ]);
    act(() => showNetwork([{ id: 'A 0', color: '#003366', geometry: journey.sections[0]!.geometry }]));
    await waitFor(() => expect(colors()).toEqual([['#003366', '4']]));
    expect(container.querySelector('.leaflet-network-lines-pane')).toHaveStyle({ zIndex: '350' });
    rerender(<LiveMap {...props} theme="dark" />);
    await waitFor(() => expect(colors()).toEqual([['#386088', '4']]));
    act(() => showNetwork([]));
    await waitFor(() => expect(colors()).toEqual([]));
  });

  it('asks for tiles in the language of the page where there are several', async () => {
    const withoutStops = { light: '/plain/{z}/{x}/{y}?a', dark: '/plain/{z}/{x}/{y}?a' };
    const lines = { query: '&lines=aside', fragment: 'lines' };
    await renderMap({
      tiles: { ...props.tiles, light: '/{z}/{x}/{y}?a', withoutStops, inLanguage: '&language=', lines },
    });
    await waitFor(() => expect(addresses().at(-1)).toMatch(/\?a&language=en&lines=aside$/));
    act(() => setProximityPoints([{ id: 'q', name: 'Quay', type: 'stopArea', lat: 48.5, lon: 2.5 }]));
    await waitFor(() => expect(addresses().at(-1)).toMatch(/^\/plain\/.*\?a&language=en&lines=aside$/));
  });

  it('leaves the names of stops to their pins', async () => {
    const withoutStops = { light: '/plain/{z}/{x}/{y}', dark: '/plain/{z}/{x}/{y}' };
    await renderMap({ tiles: { ...props.tiles, withoutStops } });
    expect(addresses().join()).not.toContain('/plain/');
    act(() => setProximityPoints([{ id: 'q', name: 'Quay', type: 'stopArea', lat: 48.5, lon: 2.5 }]));
    await waitFor(() => expect(addresses().at(-1)).toContain('/plain/'));
  });

  it('asks for no tile that names stops while the screen still loads their pins', async () => {
    mapState.arePointsExpected = true;
    const withoutStops = { light: '/plain/{z}/{x}/{y}', dark: '/plain/{z}/{x}/{y}' };
    await renderMap({ tiles: { ...props.tiles, withoutStops } });
    await waitFor(() => expect(addresses().length).toBeGreaterThan(0));
    expect(addresses().filter((address) => !address.includes('/plain/'))).toEqual([]);
    act(() =>
      setProximityPoints(
        [],
        [{ count: 3, lat: 48.5, lon: 2.5, bounds: boundsOf({ south: 48.4, west: 2.4, north: 48.6, east: 2.6 }) }],
      ),
    );
    await waitFor(() => expect(addresses().at(-1)).not.toContain('/plain/'));
  });

  it('draws a journey in lighter colours where the ground is dark', async () => {
    const { container, rerender } = await renderMap({ theme: 'light' });
    const colors = () => [...container.querySelectorAll('.line')].map((line) => line.getAttribute('stroke'));
    act(() => showJourneys([journey], journey.id));
    await waitFor(() => expect(colors()).toEqual(['#123456']));
    rerender(<LiveMap {...props} theme="dark" />);
    await waitFor(() => expect(colors()).toEqual(['#46617b']));
  });

  it('repeats its names above a selected journey, and only then', async () => {
    const { container } = await renderMap({ tiles: { ...props.tiles, names: 'names' } });
    const pane = () => container.querySelector<HTMLElement>('.leaflet-names-pane');
    act(() => showJourneys([journey], null));
    expect(pane()).toBeNull();
    act(() => showJourneys([journey], journey.id));
    await waitFor(() => expect(pane()?.querySelector('img')?.getAttribute('src')).toMatch(/^\/light\/.*#names$/));
    const order = ['names', 'journey', 'journey-stops'].map((name) =>
      Number(container.querySelector<HTMLElement>(`.leaflet-${name}-pane`)?.style.zIndex),
    );
    expect(order[0]).toBe(Math.max(...order));
    act(clearJourneys);
    await waitFor(() => expect(pane()).toBeNull());
  });
});

const htmlOf = ({ options }: DivIcon) => {
  const around = document.createElement('div');
  if (options.html instanceof HTMLElement) around.append(options.html);
  return around;
};

it.each([
  [null, []],
  [0, ['0deg']],
  [135, ['135deg']],
])('a vehicle with the bearing %s has a mark turned by %j', (bearing, turned) => {
  const parts = [...htmlOf(vehicleIcon('tram', bearing)).querySelectorAll<HTMLElement>('span')];
  expect(parts.map(({ style }) => style.rotate).filter(Boolean)).toEqual(turned);
});

it('a vehicle among those of other lines has the name of its line, in letters that can be read', () => {
  const disc = htmlOf(lineIcon({ shortName: 'M1', color: '#ffee00', textColor: '#ffffff' })).firstElementChild;
  expect(disc).toHaveTextContent('M1');
  expect(disc).toHaveStyle({ backgroundColor: '#ffee00', color: '#000000' });
});

it('reports where the traveller is: what is known, and what is found later', async () => {
  const found: unknown[] = [];
  const first = { lat: 48, lon: 2, accuracy: 10 };
  act(() => setUserPosition(first));
  const stop = onUserPosition((position) => found.push(position));
  act(() => setUserPosition({ ...first, lat: 49 }));
  await waitFor(() => expect(found).toEqual([first, { ...first, lat: 49 }]));
  stop();
});

describe('a point that stands out', () => {
  const stop: ProximityPoint = {
    ...{ id: 's', name: 'Quay', type: 'stopArea', modes: ['tram'], lat: 48, lon: 2 },
    ...{ selected: true, markerRange: 'small' },
  };
  const line = { mode: 'tram', color: '#123456', textColor: '#ffffff' };
  const lines = ['1', '2', '3', '4', '5', '6', '6'].map((shortName) => ({ ...line, shortName }));

  it.each<[string, ProximityPoint, string, string, number]>([
    ['a selected stop has its icon also where it was a dot', stop, 'disc true', 'Quay', 1],
    ['one that is pointed at has no ring', { ...stop, selected: false }, 'disc false', 'Quay', 1],
    ['each line is named once, five at most', { ...stop, lines }, 'disc true', 'Quay12345+1', 1],
    ['a bus stop has no icon', { ...stop, modes: ['bus'] }, 'ring true', 'Quay', 0],
    ['bikes have icon and number', { ...stop, type: 'bikeSharingStations', count: 6 }, 'disc true', '6Quay', 1],
    ['a car park has its icon', { ...stop, type: 'parks' }, 'square true', 'Quay', 1],
  ])('%s', (_, point, look, text, icons) => {
    const html = htmlOf(pointIcon(point));
    const { shape, selected } = html.querySelector<HTMLElement>('[data-shape]')!.dataset;
    expect([`${shape} ${selected}`, html.textContent]).toEqual([look, text]);
    expect(html.querySelectorAll('svg')).toHaveLength(icons);
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
