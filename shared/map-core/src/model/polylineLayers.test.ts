import type { JourneyMark, Stroke } from './drawing.ts';
import { type PolylineLayer, stopLayers, strokeLayers } from './polylineLayers.ts';
import type { Position } from './types.ts';

const way = (lon: number): readonly Position[] => [
  [48, lon],
  [48.1, lon],
];
const stroke = (kind: Stroke['kind'], lon: number, color: string | null = null): Stroke => ({
  kind,
  emphasis: 'strong',
  color,
  geometry: way(lon),
});
const mark = (kind: JourneyMark['kind'], lon: number, color = '#008000'): JourneyMark => ({
  kind,
  color,
  at: { name: `${lon}`, lat: 48, lon },
});
const summaryOf = (layers: readonly PolylineLayer[]) =>
  layers.map(({ style, weight, color, lines }) => `${style} ${weight} ${color ?? ''}: ${lines.map(([at]) => at![1])}`);

it.each<[string, readonly Stroke[], string[]]>([
  ['nothing', [], []],
  ['a walk', [stroke('walk', 1)], ['casing 10 : 1', 'walk 5 : 1']],
  ['a ride by bike', [stroke('bike', 1)], ['casing 10 : 1', 'bike 5 : 1']],
  [
    'two rides of one line, one of another and the walks between: one layer per style, rides above walks, colours above casings',
    [
      stroke('walk', 1),
      stroke('ride', 2, '#aa0000'),
      stroke('walk', 3),
      stroke('ride', 4, '#00aa00'),
      stroke('ride', 5, '#aa0000'),
    ],
    ['outline 12 : 2,4,5', 'casing 10 : 1,2,3,4,5', 'walk 5 : 1,3', 'line 6 #aa0000: 2,5', 'line 6 #00aa00: 4'],
  ],
])('draws %s', (_, strokes, expected) => {
  expect(summaryOf(strokeLayers(strokes))).toEqual(expected);
});

it('rings stops in the colours of their lines, and ends over them', () => {
  const marks = [mark('end', 1), mark('stop', 2), mark('stop', 3), mark('end', 4), mark('stop', 5, '#aa0000')];
  expect(summaryOf(stopLayers(marks))).toEqual([
    'stop 9 #008000: 2,3',
    'stop 9 #aa0000: 5',
    'fill 5 : 2,3,5',
    'end 15 : 1,4',
    'fill 9 : 1,4',
  ]);
  expect(stopLayers([])).toEqual([]);
});

it('makes a dot of a line that goes nowhere', () => {
  expect(stopLayers([mark('stop', 2)])[0]?.lines).toEqual([
    [
      [48, 2],
      [48, 2],
    ],
  ]);
});

it('gives no key twice', () => {
  const keys = [
    ...strokeLayers([stroke('walk', 1), stroke('ride', 2, '#aa0000'), stroke('ride', 3, '#00aa00'), stroke('bike', 4)]),
  ].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
