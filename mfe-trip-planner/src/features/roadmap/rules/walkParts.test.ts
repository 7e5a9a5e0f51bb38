import { section } from '../../../testing/trips.ts';
import type { WalkStep } from '../../../trip/detailedJourney.ts';
import { walkPartsOf } from './walkParts.ts';

const step: WalkStep = {
  kind: 'street',
  turn: 'left',
  name: 'Rue A',
  metres: 120,
  seconds: 96,
  geometry: '_p~iF~ps|U',
};
const walk = section('walk', { start: '08:00', end: '08:04', from: 'Home', to: 'Oak', metres: 300 });
const partsOf = (walkSteps: unknown) => walkPartsOf([[3, { ...walk, walkSteps } as typeof walk]]);

it('has the steps of a walk, and where it is among the sections', () => {
  expect(partsOf([step, step])).toEqual([{ section: 3, steps: [step, step] }]);
});

it.each([
  ['no list', undefined],
  ['an empty one', []],
  ['something else', 'left'],
  ['a kind that is not known', [step, { ...step, kind: 'swim' }]],
  ['a turn that is not known', [{ ...step, turn: 'around' }]],
  ['a kind that every object has', [{ ...step, kind: 'constructor' }]],
])('tells nothing of %s', (_, steps) => {
  expect(partsOf(steps)).toEqual([]);
});
