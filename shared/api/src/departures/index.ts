export type { DepartureClock, NotedDeparture } from './departureTexts.ts';
export { leaveTomorrow } from './departureTexts.ts';
export { loadDepartureMessages, useDepartureWords } from './departureWords.ts';
export { orderStops, walkMinutes } from './nearbyStops.ts';
export type { NextAtStop, StopNext } from './nextAtStop.ts';
export { nextAtStop } from './nextAtStop.ts';
export type { TimedDeparture } from './timing.ts';
export { isMade, minutesLate, minutesUntil, upcoming } from './timing.ts';
export { useMinute } from './useMinute.ts';
