import { act, render, screen } from '@testing-library/react';
import { Map as LeafletMap } from 'leaflet';
import { useState } from 'react';
import { useLeafletMap } from './useLeafletMap.ts';

const START = { options: { zoomControl: false }, center: { lat: 48.5, lon: 2.5 }, zoom: 13 };

let setView: jest.SpyInstance;
let remove: jest.SpyInstance;
/** Begin the tasks that are waited for. */
let begin: (() => void)[] = [];

function Canvas() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const context = useLeafletMap(element, START);
  return (
    <div ref={setElement} data-testid="map">
      <output>{context ? `zoom ${context.map.getZoom()}` : 'none'}</output>
    </div>
  );
}

beforeEach(() => {
  begin = [];
  Object.assign(globalThis, { scheduler: { yield: () => new Promise<void>((resolve) => begin.push(resolve)) } });
  setView = jest.spyOn(LeafletMap.prototype, 'setView');
  remove = jest.spyOn(LeafletMap.prototype, 'remove');
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'scheduler');
  jest.restoreAllMocks();
});

const isCreated = () => document.querySelector('.leaflet-container') !== null;
const task = () => act(async () => begin.shift()?.());
const state = () => [isCreated(), setView.mock.calls.length > 0, screen.getByRole('status').textContent];

it('creates the map, places it and gives it to its layers in a task each', async () => {
  render(<Canvas />);
  const seen = [state()];
  for (let at = 0; at < 3; at += 1) {
    await task();
    seen.push(state());
  }
  expect(seen).toEqual([
    [false, false, 'none'],
    [true, false, 'none'],
    [true, true, 'none'],
    [true, true, 'zoom 13'],
  ]);
});

it.each([0, 1, 2, 3])('leaves nothing behind when it is gone after %d tasks', async (tasks) => {
  const { unmount } = render(<Canvas />);
  for (let at = 0; at < tasks; at += 1) await task();
  const placed = setView.mock.calls.length;
  unmount();
  await task();
  expect(remove).toHaveBeenCalledTimes(tasks > 0 ? 1 : 0);
  expect(setView).toHaveBeenCalledTimes(placed);
});
