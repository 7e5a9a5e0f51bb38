import '@testing-library/jest-dom';
import { initI18n } from '@halte/i18n';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ref } from 'valtio';
import { LiveMap } from './LiveMap.tsx';
import { focusPoint, selectSection, setMarkers, showJourneys, startPositionSelection } from './model/actions.ts';
import { onMapAnswer } from './model/answers.ts';
import { onJourneyChosen } from './model/choice.ts';
import type { LiveMapProps } from './model/liveMapProps.ts';
import { mapState } from './model/state.ts';
import type { MapJourney, MapSteps } from './model/types.ts';
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

const WIDTH = 800;
const HEIGHT = 600;

/** From west to east, all within what the map shows, `lat` apart. */
function along(id: string, lat: number): MapJourney {
  const ride = (from: number, to: number) => ({
    kind: 'ride' as const,
    color: '#123456',
    textColor: '#ffffff',
    shortName: `T${id}`,
    geometry: [
      [lat, from],
      [lat, to],
    ] as const,
  });
  return {
    id,
    from: { name: 'Home', lat: 48.5, lon: 2.49 },
    to: { name: 'Work', lat: 48.5, lon: 2.51 },
    sections: [ride(2.49, 2.5), ride(2.5, 2.51)],
  };
}

const thirty = Array.from({ length: 30 }, (_, index) => along(`${index}`, 48.499 + index * 0.0001));
const a = along('a', 48.5);
const b = along('b', 48.503);
const chosen: string[] = [];
let end: () => void;

beforeAll(() => initI18n({ locale: 'en', apiKey: 'test' }));
beforeEach(() => {
  // jsdom lays nothing out; Leaflet asks how large its element is. This traveller wants no motion, so that moves end at once.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  jest.spyOn(window, 'scrollTo').mockImplementation();
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('reduced-motion') }));
  chosen.length = 0;
  focusPoint(props.center, props.zoom);
  end = onJourneyChosen((id) => chosen.push(id));
});
afterEach(() => {
  end();
  jest.restoreAllMocks();
  act(resetMapState);
});

async function shown(journeys: readonly MapJourney[], selectedId: string | null): Promise<HTMLElement> {
  const { container } = render(<LiveMap {...props} />);
  await waitFor(() => expect(document.querySelector('.leaflet-journey-pane')).not.toBeNull(), { timeout: 5000 });
  await act(async () => showJourneys(journeys, selectedId));
  return container.querySelector('.leaflet-container') as HTMLElement;
}

/** Where a latitude stands on the screen: the map is requested, through what it says it shows. */
function heightOf(lat: number): number {
  const { northWest, southEast } = mapState.mapBounds;
  return ((northWest.lat - lat) / (northWest.lat - southEast.lat)) * HEIGHT;
}

const at = (lat: number) => ({ clientX: WIDTH / 2, clientY: heightOf(lat) });
const touch = (map: HTMLElement, lat: number) =>
  userEvent.pointer({ target: map, keys: '[MouseLeft]', coords: at(lat) });
const point = (map: HTMLElement, lat: number) => userEvent.pointer({ target: map, coords: at(lat) });

it('a journey is chosen by touching its line', async () => {
  const map = await shown([a, b], 'a');
  expect(screen.queryByText('Tb')).not.toBeInTheDocument();
  await touch(map, 48.503);
  expect(chosen).toEqual(['b']);
  expect(await screen.findAllByText('Tb')).not.toHaveLength(0);
});

it('there is a way back to the journey from which the traveller has moved the map, as long as it is elsewhere', async () => {
  await shown([a, b], 'a');
  const back = () => screen.queryByRole('button', { name: 'Back to the journey' });
  expect(back()).not.toBeInTheDocument();
  const before = mapState.mapBounds;
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(back()).toBeInTheDocument());
  expect(mapState.mapBounds).not.toEqual(before);
  await userEvent.click(back()!);
  await waitFor(() => expect(back()).not.toBeInTheDocument());
  const { northWest, southEast } = mapState.mapBounds;
  expect(northWest.lon).toBeLessThanOrEqual(2.49);
  expect(southEast.lon).toBeGreaterThanOrEqual(2.51);
});

it('the chosen journey is drawn first, the others in a later task', async () => {
  const panes: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const pane = (target as Element).closest?.('[class*="leaflet-journey"]')?.className ?? '';
      const name = /leaflet-(journeys?(?:-faint)?)-pane/.exec(pane)?.[1];
      if (name && [...addedNodes].some(({ nodeName }) => nodeName === 'path')) panes.push(name);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  act(() => showJourneys([a, b], 'a'));
  render(<LiveMap {...props} />);
  await waitFor(() => expect(panes).toContain('journeys-faint'), { timeout: 5000 });
  observer.disconnect();
  expect([...new Set(panes)]).toEqual(['journey', 'journeys-faint']);
});

it('a touch beside all lines chooses nothing', async () => {
  const map = await shown([a, b], 'a');
  await touch(map, 48.4985);
  expect(chosen).toEqual([]);
});

it('a touch means a position while one is being chosen', async () => {
  const map = await shown([a, b], 'a');
  await act(async () => startPositionSelection('DEPARTURE'));
  await touch(map, 48.503);
  expect(chosen).toEqual([]);
  expect(mapState.positionSelection.selectedPlace).not.toBeNull();
});

it('a step is marked by a touch, and drawn, as the screen that tells steps does it', async () => {
  const WAY = [
    [48.502, 2.49],
    [48.502, 2.51],
  ] as const;
  const path = { journeyId: 'a', sectionIndex: 0, step: 1 };
  const layer = { key: 'mark', style: 'line', color: 'var(--c-brand-text)', weight: 7, lines: [WAY] } as const;
  mapState.steps = ref<MapSteps>({
    at: ({ zoom }, { at: touched, tolerance }, distance) => (distance(WAY, touched, zoom) <= tolerance ? path : null),
    layers: ({ selectedPath }) => (selectedPath?.step === 1 ? [layer] : []),
  });
  const map = await shown([a], 'a');
  const marks = () =>
    [...document.querySelectorAll('.leaflet-journey-step-pane path')].map((mark) => mark.getAttribute('stroke'));
  const { mapView } = mapState;
  const answers: unknown[] = [];
  const stop = onMapAnswer((answer) => answers.push(answer));
  await point(map, 48.5035);
  expect(map).not.toHaveAttribute('data-answers');
  await point(map, 48.502);
  expect(map).toHaveAttribute('data-answers', 'true');
  expect(marks()).toEqual([]);
  await touch(map, 48.502);
  expect(answers).toEqual([null]);
  stop();
  expect(mapState.selectedPath).toEqual(path);
  expect(mapState.mapView).toBe(mapView);
  await waitFor(() => expect(marks()).toEqual(['var(--c-brand-text)']));
  await act(async () => selectSection('a', 0));
  await waitFor(() => expect(marks()).toEqual([]));
  await act(async () => startPositionSelection('DEPARTURE'));
  await touch(map, 48.502);
  expect(mapState.selectedPath).toEqual({ journeyId: 'a', sectionIndex: 0 });
});

it('a line under the mouse stands out, and the pointer says that it can be chosen', async () => {
  const map = await shown([a, b], 'a');
  const strokes = () => map.querySelectorAll('.pointed').length;
  await point(map, 48.503);
  expect(map).toHaveAttribute('data-pointing', 'true');
  expect(strokes()).toBe(1);
  await point(map, 48.4985);
  expect(map).not.toHaveAttribute('data-pointing');
  expect(strokes()).toBe(0);
});

it('both ends and the via always show, before and with a journey', async () => {
  const pins = () => [...document.querySelectorAll('.pin')].map((pin) => pin.getAttribute('data-role')).sort();
  const map = await shown([], null);
  const place = (role: 'DEPARTURE' | 'VIA' | 'ARRIVAL') => ({ id: role, role, name: role, lat: 48.5, lon: 2.5 });
  await act(async () => setMarkers([place('DEPARTURE'), place('VIA'), place('ARRIVAL')]));
  expect(pins()).toEqual(['ARRIVAL', 'DEPARTURE', 'VIA']);
  await act(async () => showJourneys([a, b], 'a'));
  expect(pins()).toEqual(['ARRIVAL', 'DEPARTURE', 'VIA']);
  await touch(map, 48.503);
  expect(pins()).toEqual(['ARRIVAL', 'DEPARTURE', 'VIA']);
});

it('thirty journeys are hardly more to draw than two', async () => {
  const drawn = (map: HTMLElement) => map.querySelectorAll('path').length;
  const map = await shown([a, b], 'a');
  const few = drawn(map);
  await act(async () => showJourneys(thirty, '0'));
  expect(drawn(map)).toBe(few);
});

it('a journey with many stops is hardly more to draw than one with few, and another journey changes what is there', async () => {
  const drawn = (map: HTMLElement) => [...map.querySelectorAll('path')];
  const withStops = (journey: MapJourney, count: number): MapJourney => ({
    ...journey,
    sections: journey.sections.map((section) => ({
      ...section,
      stops: Array.from({ length: count }, (_, index) => ({ name: `${index}`, lat: 48.5, lon: 2.49 + index * 0.001 })),
    })),
  });
  const few = withStops(a, 3);
  const many = withStops(b, 20);
  const map = await shown([few, many], 'a');
  const before = drawn(map);
  await act(async () => showJourneys([few, many], 'b'));
  expect(drawn(map)).toEqual(before);
});

it('journeys are fitted into the room that a lower sheet leaves, also when they were in view before', async () => {
  const sheet = (bottom: number) => ({ ...props.insets, bottom });
  const { rerender } = render(<LiveMap {...props} insets={sheet(520)} />);
  await waitFor(() => expect(document.querySelector('.leaflet-journey-pane')).not.toBeNull(), { timeout: 5000 });
  await act(async () => showJourneys([a], 'a'));
  await act(async () => showJourneys([a, b], 'a'));
  expect(mapState.mapView?.kind).toBe('contain');
  const before = mapState.zoom;
  await act(async () => rerender(<LiveMap {...props} insets={sheet(60)} />));
  expect(mapState.zoom).toBeGreaterThan(before);
});
