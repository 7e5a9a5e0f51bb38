/** Maps GTFS `route_type`, basic and extended, to modes. */
import type { Mode } from '@halte/engine/timetable/feed/feed';

const BASIC: Readonly<Record<number, Mode>> = {
  0: 'tram',
  1: 'metro',
  2: 'train',
  3: 'bus',
  4: 'ferry',
  5: 'cableCar',
  6: 'cableCar',
  7: 'funicular',
  11: 'bus',
  12: 'metro',
};

const SINGLE: Readonly<Record<number, Mode>> = { 405: 'metro', 715: 'onDemand', 717: 'onDemand' };

const HUNDREDS: Readonly<Record<number, Mode>> = {
  1: 'train',
  2: 'coach',
  3: 'train',
  4: 'metro',
  5: 'metro',
  6: 'metro',
  7: 'bus',
  8: 'bus',
  9: 'tram',
  10: 'ferry',
  12: 'ferry',
  13: 'cableCar',
  14: 'funicular',
  // Communal and shared taxis have a timetable but run on request only.
  15: 'onDemand',
};

/** `null` for a type of no use to travellers here (a flight, a horse carriage, a typo). */
export function modeOfRouteType(type: number): Mode | null {
  return BASIC[type] ?? SINGLE[type] ?? (type >= 100 ? (HUNDREDS[Math.floor(type / 100)] ?? null) : null);
}
