import { bikeCosts } from './bike.ts';
import { CLOSED } from './costs.ts';
import { streetMap } from './testing/streetMap.ts';

/** Of a way 100 m long: tenths of a second along it, against it, and what they weigh. */
function costsOf(way: string) {
  const { along, against } = bikeCosts(streetMap({ a: [0, 0], b: [100, 0] }, [`ab ${way}`]));
  return [along.tenths[0], against.tenths[0], along.weight[0]];
}

/** 100 m at 4.2 m/s are 23.8 s, pushed at 1.25 m/s 80 s. */
const [RIDDEN, PUSHED] = [238, 800];

it.each([
  ['residential', [RIDDEN, RIDDEN, RIDDEN]],
  ['path', [RIDDEN, RIDDEN, RIDDEN]],
  ['cycleway', [RIDDEN, RIDDEN, 190]],
  ['path bike:open bike:designated', [RIDDEN, RIDDEN, 190]],
  ['primary', [RIDDEN, RIDDEN, 476]],
  ['trunk bike:open bike:designated', [RIDDEN, RIDDEN, 381]],
  ['secondary', [RIDDEN, RIDDEN, RIDDEN]],
  ['residential bike:forward', [RIDDEN, PUSHED, RIDDEN]],
  ['residential bike:backward', [PUSHED, RIDDEN, PUSHED]],
  ['trunk footNo bike:forward', [RIDDEN, CLOSED, 476]],
  ['pedestrian', [PUSHED, PUSHED, PUSHED]],
  ['pedestrian bike:open', [RIDDEN, RIDDEN, RIDDEN]],
  ['footway unlit', [PUSHED, PUSHED, PUSHED]],
  ['residential bike:closed', [PUSHED, PUSHED, PUSHED]],
  ['cycleway bike:closed footNo', [CLOSED, CLOSED, CLOSED]],
  ['cycleway footNo', [RIDDEN, RIDDEN, 190]],
  ['service closed bike:closed', [CLOSED, CLOSED, CLOSED]],
  ['service closed bike:open', [RIDDEN, RIDDEN, RIDDEN]],
  ['residential bike:cobbled', [310, 310, 310]],
  ['residential bike:climbs', [357, RIDDEN, 357]],
  ['residential bike:falls bike:cobbled', [310, 464, 310]],
  ['pedestrian bike:climbs bike:cobbled', [PUSHED, PUSHED, PUSHED]],
  ['pedestrian across bike:open bike:forward bike:climbs', [RIDDEN, RIDDEN, RIDDEN]],
  ['steps', [CLOSED, CLOSED, CLOSED]],
  ['steps bike:ramp', [1_280, 1_280, 1_280]],
  ['steps bike:open 300', [1_800, 1_800, 1_800]],
  ['lift bike:open', [450, 450, 450]],
  ['escalator onewayForward bike:open', [1_667, CLOSED, 1_667]],
])('100 m of %s by bike: %j', (way, expected) => {
  expect(costsOf(way)).toEqual(expected);
});

it('waits at lights, and passes no stile', () => {
  const map = streetMap({ a: [0, 0], b: [100, 0], c: [200, 0], d: [300, 0] }, ['abcd'], {
    b: 'signals',
    c: 'bikeBarrier',
    d: 'barrier',
  });
  expect([...bikeCosts(map).node]).toEqual([0, 100, CLOSED, 0]);
});
