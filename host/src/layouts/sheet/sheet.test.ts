import { keyboardHeight } from './followKeyboard.ts';
import { intentOf, speedOf } from './gesture.ts';
import { isSheetHeight, type SheetHeight } from './heights.ts';
import { afterDrag, afterKey, afterTap, whileDragged } from './moves.ts';

const PIXELS = { peek: 132, half: 444, full: 667 };

it.each([
  ['peek', 'half'],
  ['half', 'full'],
  ['full', 'half'],
] as const)('a tap leads from %s to %s', (from, to) => {
  expect(afterTap(from)).toBe(to);
});

it.each([
  ['peek', 'ArrowUp', 'half'],
  ['half', 'ArrowUp', 'full'],
  ['full', 'ArrowUp', 'full'],
  ['full', 'ArrowDown', 'half'],
  ['peek', 'ArrowDown', 'peek'],
  ['full', 'Escape', 'half'],
  ['half', 'Escape', 'peek'],
  ['full', 'Home', 'peek'],
  ['peek', 'End', 'full'],
  ['half', 'Tab', null],
] as const)('from %s the key %s leads to %s', (from, key, to) => {
  expect(afterKey(from, key)).toBe(to);
});

it.each<[number, number, SheetHeight]>([
  [140, 0, 'peek'],
  [287, 0, 'peek'],
  [289, 0, 'half'],
  [555, 0.5, 'half'],
  [556, -0.5, 'full'],
  // A flick: the next height in its direction, however near another one is.
  [140, 0.51, 'half'],
  [444, 0.51, 'full'],
  [660, 0.51, 'full'],
  [667, 3, 'full'],
  [660, -0.51, 'half'],
  [444, -0.51, 'peek'],
  [300, -3, 'peek'],
  [132, -3, 'peek'],
])('released at %d px with %d px/ms, it comes to rest at %s', (at, speed, height) => {
  expect(afterDrag(PIXELS, at, speed)).toBe(height);
});

it('is dragged between the lowest and the highest height', () => {
  expect([0, 132, 500, 667, 900].map((at) => whileDragged(PIXELS, at))).toEqual([132, 132, 500, 667, 667]);
});

it('knows its heights', () => {
  expect(['peek', 'fit', undefined, 1].map(isSheetHeight)).toEqual([true, false, false, false]);
});

const sample = (x: number, y: number, time = 0) => ({ x, y, time });

it.each([
  ['too short', sample(2, -2), 'half', false, null],
  ['upwards', sample(0, -20), 'half', false, 'drag'],
  ['upwards at the highest', sample(0, -20), 'full', false, 'scroll'],
  ['downwards at the highest', sample(0, 20), 'full', false, 'drag'],
  ['downwards in scrolled content', sample(0, 20), 'full', true, 'scroll'],
  ['across', sample(30, -20), 'half', false, 'scroll'],
] as const)('a movement on the content, %s: %#', (_, to, height, isScrolled, intent) => {
  expect(intentOf(sample(0, 0), to, { height, isScrolled })).toBe(intent);
});

it('counts the speed of the last 100 ms only', () => {
  expect(speedOf([])).toBe(0);
  expect(speedOf([sample(0, 700, 0)])).toBe(0);
  expect(speedOf([sample(0, 700, 0), sample(0, 600, 100)])).toBe(1);
  expect(speedOf([sample(0, 100, 0), sample(0, 500, 400), sample(0, 450, 500)])).toBe(0.5);
  expect(speedOf([sample(0, 700, 0), sample(0, 300, 100), sample(0, 300, 600)])).toBe(0);
});

it.each([
  ['a keyboard', 800, { height: 480, scale: 1 }, 320],
  ['an address bar', 800, { height: 744, scale: 1 }, 0],
  ['a zoomed page', 800, { height: 400, scale: 2 }, 0],
  ['nothing', 800, { height: 800, scale: 1 }, 0],
])('%s covers the window', (_, height, viewport, covered) => {
  expect(keyboardHeight(height, viewport)).toBe(covered);
});
