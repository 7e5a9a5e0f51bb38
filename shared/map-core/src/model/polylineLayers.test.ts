import type { Stroke } from './drawing.ts';
import type { JourneyMark } from './journeyMarks.ts';
import { faintLayers, returnLayers, stopLayers, strokeLayers } from './polylineLayers.ts';
import type { PolylineLayer, Position } from './types.ts';

const way = (lon: number): readonly Position[] => [
  [48, lon],
  [48.1, lon],
];
const stroke = (kind: Stroke['kind'], lon: number, color: string | null = null, isStraight = false): Stroke => ({
  kind,
  isStraight,
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
  ['a walk', [stroke('walk', 1)], ['casing 11 : 1', 'walk 5 : 1']],
  ['a straight line in place of a walk: no casing', [stroke('walk', 1, null, true)], ['straight 4 : 1']],
  ['a ride by bike', [stroke('bike', 1)], ['casing 11 : 1', 'bike 5 : 1']],
  [
    'two rides of one line, one of another and the walks between: one layer per style, rides above walks, colours above casings',
    [
      stroke('walk', 1),
      stroke('ride', 2, '#aa0000'),
      stroke('walk', 3),
      stroke('ride', 4, '#00aa00'),
      stroke('ride', 5, '#aa0000'),
    ],
    ['outline 12 : 2,4,5', 'casing 11 : 1,2,3,4,5', 'walk 5 : 1,3', 'line 7 #aa0000: 2,5', 'line 7 #00aa00: 4'],
  ],
])('draws %s', (_, strokes, expected) => {
  expect(summaryOf(strokeLayers(strokes))).toEqual(expected);
});

it('draws a return in dashes over a casing, its walks as any', () => {
  const layers = returnLayers([stroke('walk', 1), stroke('ride', 2, '#aa0000')]);
  expect(summaryOf(layers)).toEqual(['casing 11 : 1,2', 'walk 5 : 1', 'return 7 #aa0000: 2']);
  expect(returnLayers([])).toEqual([]);
});

it('sets dots on the line for its stops, and rings over them for its ends', () => {
  const marks = [mark('end', 1), mark('stop', 2), mark('stop', 3), mark('end', 4), mark('stop', 5, '#aa0000')];
  expect(summaryOf(stopLayers(marks))).toEqual(['fill 3 : 2,3,5', 'end 14 : 1,4', 'fill 8 : 1,4']);
  expect(stopLayers([])).toEqual([]);
});

it('draws the other journeys in the colours of their lines', () => {
  const faint = [
    { color: '#aa0000', lines: [way(1), way(2)] },
    { color: '#00aa00', lines: [way(3)] },
  ];
  expect(summaryOf(faintLayers(faint))).toEqual(['faint 4 #aa0000: 1,2', 'faint 4 #00aa00: 3']);
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
