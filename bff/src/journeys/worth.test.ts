import type { Plan, PlannedLeg } from '@halte/engine/journeys/plan';
import { isMostlyWalked, isWorthRiding, waitsOvernight } from '@halte/engine/journeys/worth';
import { plannedRide } from './testing/plannedRide.ts';

const END = { id: '', name: '', lat: 0, lon: 0 };

/** A plan that starts at minute 0. */
function planOf(minutes: number, legs: readonly PlannedLeg[] = []): Plan {
  return { from: END, to: END, departure: 0, arrival: minutes * 60, legs };
}

/** Two ten-minute rides with this many seconds between them. */
function waiting(seconds: number): Plan {
  return planOf(0, [plannedRide(0, 600), plannedRide(600 + seconds, 1_200 + seconds)]);
}

it.each([
  ['as long as a walk of half an hour', 30, 30, false],
  ['less long than that', 29, 30, true],
  ['longer than a longer walk', 40, 31, true],
  ['hardly less long than a short walk', 13, 15, false],
  ['much less long than a short walk', 12, 15, true],
  ['long, where one does not walk', 90, null, true],
])('whether a ride is worth it that takes %s', (_case, ride, walk, expected) => {
  expect(isWorthRiding(planOf(ride), walk === null ? null : planOf(walk))).toBe(expected);
});

/** A way of which so many metres are walked. */
function walked(minutes: number, metres: number): Plan {
  return planOf(minutes, [plannedRide(0, 60), { kind: 'walk', departure: 60, arrival: minutes * 60, metres }]);
}

it.each([
  ['more than half of the way for less than a fifth of its time', 81, 2_001, walked(100, 4_000), true],
  ['more than half of it for a fifth of its time', 80, 2_001, walked(100, 4_000), false],
  ['half of it', 60, 2_000, walked(50, 4_000), false],
  ['all of it, where one does not walk', 60, 4_000, null, false],
])('whether the traveller mostly walks: %s', (_case, minutes, metres, walking, expected) => {
  expect(isMostlyWalked(walked(minutes, metres), walking)).toBe(expected);
});

it.each([
  ['three hours', 10_800, 0, true],
  ['less', 10_799, 0, false],
  ['three hours, one of them at the via place', 10_800, 3_600, false],
])('whether one waits for a night: %s', (_case, seconds, stay, expected) => {
  expect(waitsOvernight(waiting(seconds), stay)).toBe(expected);
});
