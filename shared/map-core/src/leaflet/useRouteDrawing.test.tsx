import { act, render } from '@testing-library/react';
import { MapContainer, Pane } from 'react-leaflet';
import type { Lines } from '../model/drawing.ts';
import { useRouteDrawing } from './useRouteDrawing.ts';

const LINES: Lines = [
  [
    [48.5, 2.5],
    [48.51, 2.51],
  ],
  [
    [48.51, 2.51],
    [48.51, 2.52],
  ],
];

interface Running {
  readonly path: Element;
  readonly options: KeyframeAnimationOptions;
  readonly animation: { onfinish: (() => void) | null; cancel: jest.Mock };
}

let running: Running[];

beforeEach(() => {
  running = [];
  // jsdom animates and lays out nothing; Leaflet asks how large its element is.
  Object.assign(Element.prototype, {
    animate(this: Element, _: unknown, options: KeyframeAnimationOptions) {
      const animation = { onfinish: null, cancel: jest.fn() };
      running.push({ path: this, options, animation });
      return animation;
    },
  });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

function Route({ id }: { id: string | null }) {
  useRouteDrawing('route', id, LINES);
  return null;
}

function shown(id: string | null) {
  const map = (each: string | null) => (
    <MapContainer center={[48.5, 2.5]} zoom={13}>
      <Pane name="route">
        <Route id={each} />
      </Pane>
    </MapContainer>
  );
  const { rerender } = render(map(id));
  return (next: string | null) => rerender(map(next));
}

const masked = () => document.querySelectorAll('[mask], mask').length;

it('draws a route along its way in 300 ms, and then leaves nothing of the mask', () => {
  shown('a');
  expect(running).toHaveLength(1);
  expect(running[0]?.options.duration).toBe(300);
  expect(running[0]?.path.closest('mask')).not.toBeNull();
  expect(masked()).toBe(2);
  act(() => running[0]?.animation.onfinish?.());
  expect(masked()).toBe(0);
  expect(document.querySelectorAll('.leaflet-route-pane path')).toHaveLength(0);
});

it('draws each journey once, and ends at once when another one is shown', () => {
  const show = shown('a');
  show('b');
  expect(running).toHaveLength(2);
  expect(running[0]?.animation.cancel).toHaveBeenCalled();
  expect(masked()).toBe(2);
  show('a');
  show(null);
  show('b');
  expect(running).toHaveLength(2);
  expect(masked()).toBe(0);
});

it('draws nothing for a traveller who wants less motion', () => {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('reduced-motion') }));
  shown('a');
  expect(running).toEqual([]);
  expect(masked()).toBe(0);
});
