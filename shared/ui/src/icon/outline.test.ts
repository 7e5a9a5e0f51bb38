import type { IconNode } from 'lucide';
import * as icons from './icons.ts';
import { outline } from './outline.ts';

test.each<[string, IconNode, string]>([
  ['a path', [['path', { d: 'M8 6v6' }]], 'M8 6v6'],
  ['a circle', [['circle', { cx: '7', cy: '18', r: '2' }]], 'M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z'],
  ['a line', [['line', { x1: '12', x2: '13', y1: '8', y2: '16' }]], 'M12 8L13 16'],
  [
    'a rectangle with round corners',
    [['rect', { x: '4', y: '3', width: '16', height: '12', rx: '2' }]],
    'M6 3h12a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z',
  ],
  ['a line of several parts', [['polyline', { points: '3 7 12 12 21 7' }]], 'M3 7 12 12 21 7'],
  ['a polygon', [['polygon', { points: '3 11 22 2 13 21' }]], 'M3 11 22 2 13 21z'],
  [
    'a relative path after another shape',
    [
      ['path', { d: 'M8 6v6' }],
      ['path', { d: 'm6 9 6 6' }],
    ],
    'M8 6v6M0 0m6 9 6 6',
  ],
])('%s', (_, icon, path) => {
  expect(outline(icon)).toBe(path);
});

test('a shape that is not known is an error, not a hole in the icon', () => {
  expect(() => outline([['ellipse', { cx: 12, cy: 12, rx: 4, ry: 2 }]])).toThrow('<ellipse>');
});

test.each(Object.entries(icons))('%s has a path of numbers', (_, icon) => {
  expect(outline(icon)).toMatch(/^M[\d\sa-z.,-]+$/i);
  expect(outline(icon)).not.toContain('NaN');
});
