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

it('waits at lights and in lifts, and does not pass barriers', () => {
  const points = { a: [0, 0], b: [100, 0], c: [200, 0], d: [300, 0], e: [400, 0] } as const;
  const { node } = footCosts(streetMap(points, ['abcde'], { b: 'signals', c: 'barrier', d: 'lift' }));
  expect([...node]).toEqual([0, 100, CLOSED, 450, 0]);
});
