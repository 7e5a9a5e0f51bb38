import type { PlannedLeg } from '@halte/engine/journeys/plan';
import { stepsOf } from '@halte/engine/journeys/steps';
import { plannedRide as ride } from './testing/plannedRide.ts';

function walk(departure: number, arrival: number): PlannedLeg {
  return { kind: 'walk', departure, arrival, metres: 10 };
}

describe('stepsOf', () => {
  it.each<[string, PlannedLeg[], string[]]>([
    ['a ride alone', [ride(0, 100)], ['ride 0-100']],
    ['a pause between rides', [ride(0, 100), ride(160, 300)], ['ride 0-100', 'wait 100-160', 'ride 160-300']],
    ['a pause too short to show', [ride(0, 100), ride(159, 300)], ['ride 0-100', 'ride 159-300']],
    [
      'a wait after a walk',
      [walk(0, 50), ride(200, 300), walk(300, 350)],
      ['walk 0-50', 'wait 50-200', 'ride 200-300', 'walk 300-350'],
    ],
    ['a walk alone', [walk(0, 50)], ['walk 0-50']],
  ])('%s', (_case, legs, expected) => {
    expect(stepsOf(legs).map(({ kind, departure, arrival }) => `${kind} ${departure}-${arrival}`)).toEqual(expected);
  });
});
