import type { Mode } from '../timetable/feed/feed.ts';

/**
 * Grams of CO2 equivalent for one traveller over one kilometre. Metro, tram, bus, coach and regional train: ADEME, Base Empreinte,
 * as published at impactco2.fr. Ferry: a foot passenger in the United Kingdom's conversion factors for company reporting. Cable
 * cars and funiculars are electric and are counted as a tram, a bus on demand as a bus.
 */
const GRAMS_PER_KILOMETRE: Readonly<Record<Mode, number>> = {
  metro: 4.4,
  tram: 4.3,
  bus: 113,
  coach: 29.5,
  train: 27.7,
  cableCar: 4.3,
  funicular: 4.3,
  ferry: 18.7,
  onDemand: 113,
};

export function co2Grams(rides: readonly { readonly mode: Mode; readonly metres: number }[]): number {
  return Math.round(rides.reduce((sum, { mode, metres }) => sum + (GRAMS_PER_KILOMETRE[mode] * metres) / 1_000, 0));
}
