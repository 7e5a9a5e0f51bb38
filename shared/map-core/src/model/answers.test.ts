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
const NOTHING: Things = {
  vehicles: [],
  lineStopPoints: [],
  networkLines: [],
  tripPlannerJourneys: [],
  selectedJourneyId: 'j',
  zoom: 15,
  steps: null,
};
/** At this zoom 23 pixels. */
const THOUSANDTH = 0.001;

/** A ride whose stops are this many thousandths east of the place that is pointed at. */
function ride(...thousandths: number[]): Things['tripPlannerJourneys'][number] {
  const stops = thousandths.map((east) => ({ name: '', lat: 0, lon: 2 + east * THOUSANDTH, stopAreaId: `at ${east}` }));
  return { id: 'j', from: stops[0]!, to: stops.at(-1)!, sections: [{ kind: 'ride', geometry: [], stops }] };
}

function words(found: NonNullable<ReturnType<typeof thingAt>>): string {
  if ('step' in found) return `step ${found.step}`;
  return `${found.kind} ${found.kind === 'line' ? found.line.id : found.stopAreaId}`;
}

const STEPS = { layers: () => [], at: () => ({ journeyId: 'j', sectionIndex: 0, step: 3 }) };

it.each<[string, Partial<Things>, string | null]>([
  ['a step, where there is nothing else', { steps: STEPS }, 'step 3'],
  ['a line that passes at a step', { steps: STEPS, networkLines: [shape('A', 0.0001)] }, 'line A'],
  ['the end of a ride at a step', { steps: STEPS, tripPlannerJourneys: [ride(0, 90)] }, 'stop at 0'],
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
  ['where the traveller boards', { tripPlannerJourneys: [ride(0, 2, 4)], vehicles: [vehicle] }, 'stop at 0'],
  ['where the traveller leaves', { tripPlannerJourneys: [ride(-4, -2, 0.2)] }, 'stop at 0.2'],
  ['no stop of a journey that is not selected', { tripPlannerJourneys: [ride(0, 2)], selectedJourneyId: 'k' }, null],
  ['a stop on the way', { tripPlannerJourneys: [ride(-4, 0.1, 4)] }, 'stop at 0.1'],
  ['none of two stops on the way that are close together', { tripPlannerJourneys: [ride(-4, 0, 0.6, 4)] }, null],
  ['a line', { networkLines: [shape('A', 0.0001), shape('B', 1)] }, 'line A'],
  ['a line, of which both ways pass', { networkLines: [shape('A', 0.0001), shape('A', -0.0001)] }, 'line A'],
  ['the ground where two lines pass', { networkLines: [shape('A', 0.0001), shape('B', 0)] }, null],
])('points at %s', (_, things, expected) => {
  const found = thingAt(
    { ...NOTHING, ...things },
    { at: { lat: 0, lon: 2 }, tolerance: 10, stopTolerance: 12, now: NOW },
  );
  expect(found && words(found)).toBe(expected);
});
