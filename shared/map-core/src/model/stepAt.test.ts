import { stepAt } from './stepAt.ts';
import type { MapJourney, Position } from './types.ts';

const CORNER: Position = [48.01, 2];
const steps: readonly (readonly Position[])[] = [
  [[48, 2], CORNER],
  [CORNER, [48.01, 2.01]],
  [[48.01, 2.01]],
  [
    [48.01, 2.01],
    [48.02, 2.01],
  ],
  [],
];
const section = { kind: 'walk' as const, geometry: [] };
const journey: MapJourney = {
  id: 'a',
  from: { name: 'Home', lat: 48, lon: 2 },
  to: { name: 'Work', lat: 48.02, lon: 2.01 },
  sections: [section, { ...section, steps }],
};
/** A pixel is about 1.6 m. */
const zoom = 16;
const at = (lat: number, lon: number, selectedJourneyId: string | null = 'a', tolerance = 18) =>
  stepAt({ tripPlannerJourneys: [journey], selectedJourneyId, zoom }, { lat, lon }, tolerance);
const step = (index: number) => ({ journeyId: 'a', sectionIndex: 1, step: index });

it.each([
  ['beside a street', 48.005, 2.0002, step(0)],
  ['beyond the tolerance', 48.005, 2.0006, null],
  ['at a corner: what is told there', CORNER[0], CORNER[1], step(1)],
  ['at a lift: what comes behind it is as near', 48.01, 2.01, step(3)],
  ['nearer to the second street', 48.0099, 2.0003, step(1)],
])('%s', (_case, lat, lon, found) => expect(at(lat, lon)).toEqual(found));

it('finds a lift that no other step touches', () => {
  const alone = { ...journey, sections: [{ ...section, steps: [[CORNER]] }] };
  const things = { tripPlannerJourneys: [alone], selectedJourneyId: 'a', zoom };
  expect(stepAt(things, { lat: 48.0101, lon: 2.0001 }, 18)).toEqual({ journeyId: 'a', sectionIndex: 0, step: 0 });
  expect(stepAt(things, { lat: 48.0104, lon: 2 }, 18)).toBeNull();
});

it('finds none of a journey that is not selected', () => {
  expect(at(48.005, 2, 'b')).toBeNull();
  expect(at(48.005, 2, null)).toBeNull();
});
