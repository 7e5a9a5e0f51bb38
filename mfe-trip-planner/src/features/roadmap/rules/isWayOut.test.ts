import type { WalkStep } from '../../../trip/detailedJourney.ts';
import { isWayOut } from './walkParts.ts';

/** A kind and a turn for each step, the entrance in capitals. */
function steps(text: string): readonly WalkStep[] {
  return text.split(', ').map((words) => {
    const [kind, turn] = words.toLowerCase().split(' ') as [WalkStep['kind'], WalkStep['turn']];
    return { kind, turn, metres: 10, seconds: 10, geometry: '' };
  });
}

it.each([
  ['begins the walk', 'ENTRANCE start, street start', true],
  ['leads to stairs of the street', 'ENTRANCE start, stairs up, street left', true],
  ['leads to stairs alone', 'ENTRANCE start, stairs up', true],
  ['is behind ways of the station', 'corridor start, stairs up, ENTRANCE straight, street start', true],
  ['is behind those and before stairs of the street', 'corridor start, ENTRANCE straight, stairs up, path left', true],
  ['ends the walk', 'street start, ENTRANCE straight', false],
  ['leads to ways of the station', 'street start, ENTRANCE straight, stairs down, corridor straight', false],
  ['is that of another station', 'entrance start, street start, ENTRANCE straight', false],
])('an entrance that %s: %s', (_, text, expected) => {
  expect(
    isWayOut(
      steps(text),
      text.split(', ').findIndex((words) => words.startsWith('ENTRANCE')),
    ),
  ).toBe(expected);
});
