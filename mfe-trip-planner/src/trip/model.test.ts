import { TRIP_TYPE } from '@halte/contract/trip';
import { VIEW_MODE, viewModeOf } from './model.ts';

it('has codes that links and the backend know', () => {
  expect(TRIP_TYPE).toEqual({ simple: 0, fullReturn: 1 });
  expect(VIEW_MODE).toEqual({ simple: 0, full: 1, fullReturn: 2 });
});

it.each([
  [TRIP_TYPE.simple, 'DEPARTURE', VIEW_MODE.simple],
  [TRIP_TYPE.simple, 'RETURN', VIEW_MODE.simple],
  [TRIP_TYPE.fullReturn, 'DEPARTURE', VIEW_MODE.full],
  [TRIP_TYPE.fullReturn, 'RETURN', VIEW_MODE.fullReturn],
] as const)('trip type %p, looking at %s: view mode %p', (tripType, activeView, mode) => {
  expect(viewModeOf(tripType, activeView)).toBe(mode);
});
