import assert from 'node:assert/strict';
import { it } from 'node:test';
import { earliestArrival, judged } from './arrivals.mjs';

const NOON = Date.parse('2019-05-15T12:00:00-03:00') / 1000;
const at = (minutes) => new Date((NOON + minutes * 60) * 1000).toISOString();

/** An answer with journeys of so many minutes, by group. @param {Readonly<Record<string, readonly [number, number][]>>} groups */
const answer = (groups) =>
  JSON.stringify({
    groups: Object.entries(groups).map(([key, journeys]) => ({
      key,
      journeys: journeys.map(([from, to]) => ({ departureDateTime: at(from), arrivalDateTime: at(to) })),
    })),
  });

it('takes the earliest arrival by a vehicle, whatever its group', () => {
  const found = answer({
    walking: [[0, 10]],
    bike: [[0, 5]],
    publicTransport: [[5, 40]],
    leastWalking: [[2, 30]],
    fewestChanges: [[2, 35]],
  });
  assert.equal(earliestArrival(found, NOON), NOON + 30 * 60);
  assert.equal(earliestArrival(answer({ walking: [[0, 10]] }), NOON), null);
  assert.equal(earliestArrival(answer({}), NOON), null);
});

it('does not take a journey that leaves too early, or none at all', () => {
  assert.throws(() => earliestArrival(answer({ publicTransport: [[-1, 20]] }), NOON), /No journey/);
  assert.throws(() => earliestArrival(answer({ publicTransport: [[20, 20]] }), NOON), /No journey/);
});

it('counts the other engine as within up to five minutes later, and as apart where it has no journey', () => {
  const pair = (number, own, other) => ({
    number,
    asked: NOON,
    own: answer(own === null ? {} : { publicTransport: [[0, own]] }),
    other: answer(other === null ? {} : { publicTransport: [[0, other]] }),
  });
  const result = judged([
    pair(1, 20, 25),
    pair(2, 20, 26),
    pair(3, 20, null),
    pair(4, 20, 10),
    pair(5, null, 9),
    pair(6, null, null),
    pair(7, 20, 20),
  ]);
  assert.deepEqual(result, {
    compared: 5,
    within: 3,
    share: 0.6,
    earlier: 1,
    apart: [
      { number: 2, later: 360 },
      { number: 3, later: Number.POSITIVE_INFINITY },
    ],
    neither: 1,
    onlyOther: 1,
  });
});
