import type { MapJourney, Position, SelectedPath } from '@halte/map-core';
import { stepLayers } from './stepLayers.ts';

const step: readonly Position[] = [
  [48.05, 2],
  [48.1, 2],
];
const section = { kind: 'walk' as const, geometry: [] };
const journey: MapJourney = {
  id: 'a',
  from: { name: 'Home', lat: 48, lon: 2 },
  to: { name: 'Work', lat: 48.1, lon: 2 },
  sections: [{ ...section, steps: [[[48, 2]], step] }, section],
};
const layersOf = (selectedPath: SelectedPath | null, selectedJourneyId: string | null = 'a') =>
  stepLayers({ tripPlannerJourneys: [journey], selectedJourneyId, selectedPath });

it('are a whole line with a ring at its beginning, above casings of both', () => {
  const layers = layersOf({ journeyId: 'a', sectionIndex: 0, step: 1 });
  expect(layers.map(({ style, weight, color }) => `${style} ${weight} ${color}`)).toEqual([
    'casing 12 null',
    'casing 23 null',
    'line 7 var(--c-brand-text)',
    'line 18 var(--c-brand-text)',
    'fill 8 null',
  ]);
  const ring = [[step[0], step[0]]];
  expect(layers.map(({ lines }) => lines)).toEqual([[step], ring, [step], ring, ring]);
  expect(new Set(layers.map(({ key }) => key)).size).toBe(5);
});

it.each([
  ['nothing is looked at', null],
  ['the section is looked at', { journeyId: 'a', sectionIndex: 0 }],
  ['there is no such step', { journeyId: 'a', sectionIndex: 0, step: 2 }],
  ['the section tells none', { journeyId: 'a', sectionIndex: 1, step: 1 }],
  ['there is no such section', { journeyId: 'a', sectionIndex: 3, step: 1 }],
  ['it is of another journey', { journeyId: 'b', sectionIndex: 0, step: 1 }],
] as const)('are none where %s', (_case, path) => expect(layersOf(path)).toEqual([]));

it.each(['b', null])('are none where the journey is not the selected one (%j)', (selectedId) =>
  expect(layersOf({ journeyId: 'a', sectionIndex: 0, step: 1 }, selectedId)).toEqual([]),
);
