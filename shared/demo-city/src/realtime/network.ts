import type { City } from '../city/model.ts';
import type { ServicePeriod } from '../timetable/servicePeriod.ts';

/** The part of a generated city that its vehicles need, and the dates on which its published timetable is valid. */
export interface Network extends Pick<City, 'seed' | 'lines' | 'stopAreas' | 'stopPoints'> {
  readonly period: ServicePeriod;
}

export function networkOf({ seed, lines, stopAreas, stopPoints }: City, period: ServicePeriod): Network {
  return { seed, lines, stopAreas, stopPoints, period };
}
