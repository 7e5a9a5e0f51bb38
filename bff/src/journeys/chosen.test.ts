import { chosenOf, type Terms, termsOf, type Worth, worthOf } from '@halte/engine/journeys/chosen';
import { optionsOf } from '@halte/engine/journeys/options';
import type { Plan } from '@halte/engine/journeys/plan';
import type { SearchRequest } from '@halte/engine/journeys/request';
import { plannedRide } from './testing/plannedRide.ts';

const END = { id: '', name: '', lat: 48, lon: 7, stops: [] };
const HOUR = 60;

/** A plan of consecutive rides; times in minutes. */
function plan(...rides: readonly (readonly [departure: number, arrival: number])[]): Plan {
  const legs = rides.map(([departure, arrival]) => plannedRide(departure * 60, arrival * 60));
  return { from: END, to: END, departure: legs[0]!.departure, arrival: legs.at(-1)!.arrival, legs };
}

function walk(minutes: number): Plan {
  return { from: END, to: END, departure: 0, arrival: minutes * 60, legs: [] };
}

/** A journey of 50 minutes with a walk of 2 km, for a way of 3 km and 51 minutes on foot. */
const FOOT = { kind: 'walk', departure: 4_200, arrival: 6_600, metres: 2_000 } as const;
const WALKED: Plan = { ...plan([60, 70]), arrival: 6_600, legs: [...plan([60, 70]).legs, FOOT] };
const ON_FOOT: Plan = { ...walk(51), legs: [{ kind: 'walk', departure: 0, arrival: 3_060, metres: 3_000 }] };

const TERMS: Terms = {
  walking: null,
  leavesFrom: Number.NEGATIVE_INFINITY,
  maxWaitSeconds: Number.POSITIVE_INFINITY,
  staySeconds: 0,
};
const QUICK = plan([60, 70]);
const SLOW = plan([60, 90]);
const WAITS = plan([60, 70], [90, 100]);
const NIGHT = plan([60, 70], [70 + 3 * HOUR, 280]);

it.each<[string, Plan, Partial<Terms>, Worth]>([
  ['a ride', QUICK, {}, 'worth'],
  ['what leaves now', QUICK, { leavesFrom: 3_600 }, 'worth'],
  ['what has just left', QUICK, { leavesFrom: 3_601 }, 'impossible'],
  ['a wait of the longest that is wanted', WAITS, { maxWaitSeconds: 1_200 }, 'worth'],
  ['a longer wait', WAITS, { maxWaitSeconds: 1_199 }, 'impossible'],
  ['what takes longer than a walk', SLOW, { walking: walk(29) }, 'slower'],
  ['what takes longer than a walk of over half an hour', plan([0, 40]), { walking: walk(31) }, 'worth'],
  ['what is walked for the most part', WALKED, { walking: ON_FOOT }, 'walked'],
  ['what is walked for the most part, slower than a short walk', WALKED, { walking: walk(29) }, 'slower'],
  ['a night between two rides', NIGHT, {}, 'overnight'],
  ['a stay that is as long as a night', NIGHT, { staySeconds: 60 }, 'worth'],
  ['a night that is longer than the longest wait', NIGHT, { maxWaitSeconds: 3_600 }, 'impossible'],
  ['a night that takes longer than a walk', NIGHT, { walking: walk(20) }, 'slower'],
])('judges %s', (_case, one, terms, expected) => {
  expect(worthOf(one, { ...TERMS, ...terms })).toBe(expected);
});

const LEFT: Partial<Terms> = { leavesFrom: 3_601 };
it.each<[string, readonly Plan[], Partial<Terms>, readonly Plan[] | string]>([
  ['all that are worth it', [QUICK, WAITS], {}, [QUICK, WAITS]],
  ['none of a night beside one that is worth it', [NIGHT, QUICK], {}, [QUICK]],
  ['none that is mostly walked beside another one', [WALKED, QUICK], { walking: ON_FOOT }, [QUICK]],
  ['one that is mostly walked rather than a night', [NIGHT, WALKED], { walking: ON_FOOT }, [WALKED]],
  ['a night where there is nothing else', [NIGHT], {}, [NIGHT]],
  ['a night, where all else is slower than walking', [NIGHT, plan([0, 400])], { walking: null }, [plan([0, 400])]],
  ['that walking is quicker', [SLOW], { walking: walk(29) }, 'walking-is-quicker'],
  [
    'that walking is quicker, whatever has left',
    [plan([0, 1]), SLOW],
    { ...LEFT, leavesFrom: 60, walking: walk(29) },
    'walking-is-quicker',
  ],
  ['that nothing runs where all has left', [QUICK], LEFT, 'nothing-runs'],
  [
    'that nothing runs where all has left, and walking were quicker',
    [SLOW],
    { ...LEFT, walking: walk(29) },
    'nothing-runs',
  ],
  ['that nothing runs', [], {}, 'nothing-runs'],
])('takes or says: %s', (_case, found, terms, expected) => {
  const chosen = chosenOf(
    found.map((one) => ({ plan: one })),
    { ...TERMS, ...terms },
  );
  expect(typeof chosen === 'string' ? chosen : chosen.map((one) => one.plan)).toEqual(expected);
});

function requestOf(more: Partial<SearchRequest>): SearchRequest {
  const ends = { from: END, to: { ...END, lat: 49 }, via: null };
  const when = { time: 1_000, direction: 'arriveBy', now: 100 } as const;
  return { ...ends, ...when, viaStaySeconds: 0, options: optionsOf(undefined), language: null, ...more };
}

it.each([
  ['to arrive by a time to come, from now on', 'arriveBy', 100, 100],
  ['to arrive by now, from now on', 'arriveBy', 1_000, 1_000],
  ['to arrive by a time that has passed, at any time', 'arriveBy', 1_001, Number.NEGATIVE_INFINITY],
  ['to leave at a time, at any time that was found', 'departAfter', 100, Number.NEGATIVE_INFINITY],
] as const)('may leave, %s', (_case, direction, now, expected) => {
  expect(termsOf({}, requestOf({ direction, now })).leavesFrom).toBe(expected);
});

it.each([
  ['as long as the traveller says', 0, { maxWait: 30 }, 30],
  ['and as long as the stay at the via place', 20, { maxWait: 30 }, 50],
  ['and as long as the time that is wanted to change', 0, { maxWait: 30, changeTime: 'plus10' }, 40],
  ['and the longer of both', 20, { maxWait: 30, changeTime: 'plus10' }, 50],
] as const)('may wait %s', (_case, stayMinutes, chosen, minutes) => {
  const request = requestOf({ viaStaySeconds: stayMinutes * 60, options: optionsOf(chosen) });
  expect(termsOf({}, request)).toMatchObject({ maxWaitSeconds: minutes * 60, staySeconds: stayMinutes * 60 });
});
