import { waitFor } from '@testing-library/react';
import { prepareFonts } from './prepareFonts.ts';

const measured: string[] = [];
const context = {
  font: '',
  measureText: () => measured.push(context.font),
};
let fontsLoaded: (faces: unknown[]) => void;
let fontsFailed: () => void;
let idle: (() => void)[];

beforeEach(() => {
  measured.length = 0;
  idle = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const load = new Promise((resolve, reject) => {
    fontsLoaded = resolve;
    fontsFailed = () => reject(new DOMException('', 'NetworkError'));
  });
  Object.assign(document, { fonts: { load: () => load } });
  Object.assign(window, { requestIdleCallback: (task: () => void) => idle.push(task) });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it('measures a text in one font per idle moment, once the font is there', async () => {
  let isDone = false;
  const done = prepareFonts().then(() => {
    isDone = true;
  });
  expect(idle).toEqual([]);
  fontsLoaded([{}]);
  for (let moments = 0; !isDone; moments += 1) {
    await waitFor(() => expect(isDone || idle.length === 1).toBe(true));
    expect(measured).toHaveLength(moments);
    idle.shift()?.();
    await Promise.resolve();
  }
  await done;
  expect(measured).toContain('650 18px "Figtree Variable"');
  expect(new Set(measured).size).toBe(measured.length);
});

it.each<[string, () => void]>([
  [
    'a canvas cannot be drawn on',
    () => {
      jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
      fontsLoaded([{}]);
    },
  ],
  ['the font does not come', () => fontsFailed()],
  ['the page has no such font', () => fontsLoaded([])],
])('does nothing where %s', async (_, arrange) => {
  arrange();
  await prepareFonts();
  expect(idle).toEqual([]);
  expect(measured).toEqual([]);
});
