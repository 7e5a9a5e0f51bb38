import type { WalkProfile } from '@halte/engine/timetable/geo/walkRouter';
import { CLOSED } from './costs.ts';
import { footCosts } from './foot.ts';
import { streetMap } from './testing/streetMap.ts';

/** Of a way 100 m long: tenths of a second along it, against it, and what they weigh. */
function costsOf(way: string) {
  const { along, against } = footCosts(streetMap({ a: [0, 0], b: [100, 0] }, [`ab ${way}`]));
  return [along.tenths[0], against.tenths[0], along.weight[0]];
}

it.each([
  // 100 m at 1.25 m/s are 80 seconds.
  ['residential', [800, 800, 800]],
  ['footway unlit', [800, 800, 880]],
  ['path tunnel', [800, 800, 880]],
  ['primary', [800, 800, 1_200]],
  ['primary sidewalk', [800, 800, 800]],
  ['trunk noSidewalk tunnel', [800, 800, 1_320]],
  ['secondary noSidewalk', [800, 800, 800]],
  ['steps', [1_280, 1_280, 1_280]],
  // 300 steps of 0.6 s take longer than 100 m × 1.6.
  ['steps 300', [1_800, 1_800, 1_800]],
  ['steps 100', [1_280, 1_280, 1_280]],
  ['lift', [450, 450, 450]],
  // 100 m at 0.6 m/s.
  ['escalator onewayForward', [1_667, CLOSED, 1_667]],
  ['escalator onewayBackward', [CLOSED, 1_667, CLOSED]],
  ['footway footNo', [CLOSED, CLOSED, CLOSED]],
  ['service closed', [CLOSED, CLOSED, CLOSED]],
  ['service closed footYes', [800, 800, 800]],
  ['trunk motorroad sidewalk', [CLOSED, CLOSED, CLOSED]],
])('100 m of %s take %j tenths of a second', (way, expected) => {
  expect(costsOf(way)).toEqual(expected);
});

it.each(['steps', 'escalator onewayForward'])('without steps, %s are closed', (way) => {
  const { along } = footCosts(streetMap({ a: [0, 0], b: [100, 0] }, [`ab ${way}`, 'ab lift']), 'stepFree');
  expect([...along.tenths]).toEqual([CLOSED, 450]);
});

describe('in a wheelchair', () => {
  // 100 m at 0.9 m/s are 111.1 seconds.
  it.each([
    ['residential', 1_111],
    ['primary', 1_111],
    ['footway wheels:known', 1_111],
    ['footway wheels:closed', CLOSED],
    ['footway wheels:slow', 2_222],
    ['footway wheels:steep', 1_667],
    ['footway wheels:slow wheels:steep', 3_333],
    ['steps 20', CLOSED],
    ['steps wheels:ramp 300', 1_111],
    ['escalator', CLOSED],
    ['escalator wheels:ramp', CLOSED],
    ['lift', 450],
    ['service closed', CLOSED],
  ])('100 m of %s take %j tenths of a second', (way, expected) => {
    const { along, metresPerSecond } = footCosts(streetMap({ a: [0, 0], b: [100, 0] }, [`ab ${way}`]), 'wheelchair');
    expect([along.tenths[0], metresPerSecond]).toEqual([expected, 0.9]);
  });

  it('does not pass a raised kerb, which walkers do', () => {
    const streets = streetMap({ a: [0, 0], b: [100, 0], c: [200, 0] }, ['abc'], { b: 'wheelBarrier' });
    const nodeCosts = (profile: WalkProfile) => [...footCosts(streets, profile).node];
    expect(nodeCosts('wheelchair')).toEqual([0, CLOSED, 0]);
    expect([nodeCosts('foot'), nodeCosts('stepFree')]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });
});

it('waits at lights and in lifts, and does not pass barriers', () => {
  const points = { a: [0, 0], b: [100, 0], c: [200, 0], d: [300, 0], e: [400, 0] } as const;
  const { node } = footCosts(streetMap(points, ['abcde'], { b: 'signals', c: 'barrier', d: 'lift' }));
  expect([...node]).toEqual([0, 100, CLOSED, 450, 0]);
});
