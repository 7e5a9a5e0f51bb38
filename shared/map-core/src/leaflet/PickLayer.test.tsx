import { initI18n } from '@halte/i18n';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LiveMap } from '../LiveMap.tsx';
import { focusPoint, resetPositionSelection, startPositionSelection } from '../model/actions.ts';
import type { LiveMapProps } from '../model/liveMapProps.ts';
import { mapState } from '../model/state.ts';
import type { LatLon } from '../model/types.ts';
import { resetMapState } from '../testing/resetMapState.ts';

const props: LiveMapProps = {
  tiles: { light: '/light/{z}/{x}/{y}', dark: '/dark/{z}/{x}/{y}', attribution: [], maxZoom: 18 },
  center: { lat: 48.5, lon: 2.5 },
  zoom: 15,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

beforeAll(() => initI18n({ locale: 'en', apiKey: 'test' }));
beforeEach(() => {
  focusPoint(props.center, props.zoom);
  // jsdom lays nothing out, and has no matchMedia: this traveller wants no motion, so that moves end at once.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('reduced-motion'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});

afterEach(() => {
  jest.restoreAllMocks();
  resetMapState();
});

async function renderMap() {
  const view = render(<LiveMap {...props} />);
  await waitFor(() => expect(document.querySelector('.leaflet-journey-pane')).not.toBeNull(), { timeout: 5000 });
  const container = view.container.querySelector<HTMLElement>('.leaflet-container')!;
  const tap = (clientX: number, clientY: number, detail = 1) =>
    doing(() => void fireEvent.click(container, { clientX, clientY, detail }));
  const pin = () => view.container.querySelector<HTMLElement>('.pick');
  return { ...view, container, tap, pin };
}

const chosen = () => mapState.positionSelection.selectedPlace as LatLon;
/** Valtio notifies of a change once the change is over. */
const doing = (change: () => void) => act(async () => change());
const start = () => doing(() => startPositionSelection('ARRIVAL'));

function expectAt(given: LatLon, expected: LatLon): void {
  // Half a pixel at this zoom.
  expect(Math.abs(given.lat - expected.lat)).toBeLessThan(0.00003);
  expect(Math.abs(given.lon - expected.lon)).toBeLessThan(0.00003);
}

it('shows a pin in the middle of the free part, and chooses what is under it, from the first moment on', async () => {
  const { pin } = await renderMap();
  expect(pin()).toBeNull();
  await start();
  expect(pin()).toHaveTextContent('B');
  expect(pin()).toHaveAttribute('aria-hidden', 'true');
  expect(pin()).toHaveStyle({ left: '400px', top: '300px' });
  expectAt(chosen(), props.center);
  await doing(resetPositionSelection);
  expect(pin()).toBeNull();
});

it('chooses what the map is moved to', async () => {
  await renderMap();
  await start();
  const elsewhere = { lat: 48.52, lon: 2.53 };
  await doing(() => focusPoint(elsewhere, 16));
  expectAt(chosen(), elsewhere);
});

it('brings what is tapped under the pin, and takes the second of two quick taps for none', async () => {
  const { tap } = await renderMap();
  await start();
  await tap(500, 200);
  const tapped = chosen();
  expect(tapped.lat).toBeGreaterThan(props.center.lat);
  expect(tapped.lon).toBeGreaterThan(props.center.lon);
  expectAt(mapState.mapCenter as LatLon, tapped);
  await tap(500, 200, 2);
  expectAt(chosen(), tapped);
});

it.each([
  ['was tapped', []],
  ['the traveller moved the map to', ['+', '-']],
])('keeps what %s under the pin when a panel grows', async (_, keys) => {
  const { container, tap, rerender, pin } = await renderMap();
  await start();
  await tap(500, 200);
  for (const key of keys) await doing(() => void fireEvent.keyDown(container, { key }));
  const before = chosen();
  expectAt(mapState.mapCenter as LatLon, before);
  await doing(() => rerender(<LiveMap {...props} insets={{ ...props.insets, bottom: 300 }} />));
  expect(pin()).toHaveStyle({ top: '150px' });
  expectAt(chosen(), before);
  expectAt(mapState.mapCenter as LatLon, before);
});

it('zooms about the middle of what is seen, by key as by button', async () => {
  const { container, rerender } = await renderMap();
  await doing(() => rerender(<LiveMap {...props} insets={{ ...props.insets, left: 400 }} />));
  await start();
  const before = chosen();
  await doing(() => void fireEvent.keyDown(container, { key: '+' }));
  expect(mapState.zoom).toBe(16);
  expectAt(chosen(), before);
  await doing(() => screen.getByRole('button', { name: 'Zoom out' }).click());
  expect(mapState.zoom).toBe(15);
  expectAt(chosen(), before);
});
