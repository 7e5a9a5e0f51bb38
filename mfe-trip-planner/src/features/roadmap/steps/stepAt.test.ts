import type { LatLon, MapJourney, Position } from '@halte/map-core';
import { stepAt } from './stepAt.ts';

/** In pixels of a map of zoom 16 at latitude 48, where one is 1.6 m; of lines that go north or east. */
function distanceToLine(line: readonly Position[], { lat, lon }: LatLon): number {
  const outside = (value: number, ends: readonly number[]) =>
    Math.max(0, Math.min(...ends) - value, value - Math.max(...ends));
  const north =
    outside(
      lat,
      line.map(([it]) => it),
    ) * 69_600;
  const east =
    outside(
      lon,
      line.map(([, it]) => it),
    ) * 46_600;
  return line.length < 2 ? Number.POSITIVE_INFINITY : Math.hypot(north, east);
}

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
  stepAt({ tripPlannerJourneys: [journey], selectedJourneyId, zoom }, { at: { lat, lon }, tolerance }, distanceToLine);
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
  const near = (lat: number, lon: number) => stepAt(things, { at: { lat, lon }, tolerance: 18 }, distanceToLine);
  expect(near(48.0101, 2.0001)).toEqual({ journeyId: 'a', sectionIndex: 0, step: 0 });
  expect(near(48.0104, 2)).toBeNull();
});

it('finds none of a journey that is not selected', () => {
  expect(at(48.005, 2, 'b')).toBeNull();
  expect(at(48.005, 2, null)).toBeNull();
});
