import { type Things, thingAt } from './answers.ts';
import type { MapLine } from './types.ts';

const line = (id: string): MapLine => ({ id, shortName: id, color: '#0f4c9a', textColor: '#ffffff' });
const shape = (id: string, north: number) => ({
  id: `${id} 0`,
  color: '#0f4c9a',
  line: line(id),
  geometry: [[north, 1.9] as const, [north, 2.1] as const],
});
const NOW = 1_000_000_000;
const vehicle = { id: 'v', mode: 'tram', line: line('C'), bearing: null, at: NOW, lat: 0, lon: 2 };
const NOTHING: Things = { vehicles: [], lineStopPoints: [], networkLines: [], zoom: 15 };
/** At this zoom 43 pixels. */
const THOUSANDTH = 0.001;

it.each<[string, Partial<Things>, string | null]>([
  ['the ground', {}, null],
  ['the line of a vehicle', { vehicles: [vehicle], networkLines: [shape('A', 0)] }, 'line C'],
  ['no vehicle that was last seen six minutes ago', { vehicles: [{ ...vehicle, at: NOW - 360_000 }] }, null],
  [
    'no vehicle of the line that is shown',
    { vehicles: [{ id: 'v', mode: 'tram', bearing: null, at: NOW, lat: 0, lon: 2 }] },
    null,
  ],
  [
    'a stop',
    {
      lineStopPoints: [
        { id: 'near', name: '', lat: 0, lon: 2.0001 },
        { id: 'nearer', name: '', lat: 0, lon: 2 },
      ],
    },
    'stop nearer',
  ],
  ['no stop that is farther away', { lineStopPoints: [{ id: 's', name: '', lat: 0, lon: 2 + THOUSANDTH }] }, null],
  ['a line', { networkLines: [shape('A', 0.0001), shape('B', 1)] }, 'line A'],
  ['a line, of which both ways pass', { networkLines: [shape('A', 0.0001), shape('A', -0.0001)] }, 'line A'],
  ['the ground where two lines pass', { networkLines: [shape('A', 0.0001), shape('B', 0)] }, null],
])('points at %s', (_, things, expected) => {
  const found = thingAt({ ...NOTHING, ...things }, { at: { lat: 0, lon: 2 }, tolerance: 10, now: NOW });
  expect(found && `${found.kind} ${found.kind === 'line' ? found.line.id : found.stop.id}`).toBe(expected);
});
