import { TRIP_TYPE, type TripType } from '@halte/contract/trip';

/** Which way of an out-and-back trip. */
export type Direction = 'DEPARTURE' | 'RETURN';

/** The choice that the traveller is making. Never compared with trip types, although two of the codes are the same. */
export const VIEW_MODE = { simple: 0, full: 1, fullReturn: 2 } as const;
export type ViewMode = (typeof VIEW_MODE)[keyof typeof VIEW_MODE];

export function viewModeOf(tripType: TripType, activeView: Direction): ViewMode {
  if (tripType === TRIP_TYPE.simple) return VIEW_MODE.simple;
  return activeView === 'DEPARTURE' ? VIEW_MODE.full : VIEW_MODE.fullReturn;
}

/** The way that is chosen in a view mode. */
export function directionOf(mode: ViewMode): Direction {
  return mode === VIEW_MODE.fullReturn ? 'RETURN' : 'DEPARTURE';
}

export type PointRole = 'DEPARTURE' | 'ARRIVAL' | 'VIA';
