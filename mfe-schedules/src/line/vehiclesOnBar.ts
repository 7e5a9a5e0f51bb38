import type { components } from '@halte/api';
import { type Instant, millisOf } from '@halte/i18n';
import { mainRows } from './bar.ts';
import { type Fold, metresBetween } from './chosenStop.ts';
import type { LineDirection } from './lineDetail.ts';

export type Vehicle = components['schemas']['Vehicle'];

const FADED_AFTER_SECONDS = 120;
const GONE_AFTER_SECONDS = 300;

const ageOf = (vehicle: Vehicle, now: Instant) => (millisOf(now) - millisOf(vehicle.at)) / 1000;

/** The vehicles of a direction that reported in the last five minutes. */
export function vehiclesInDirection(
  vehicles: readonly Vehicle[],
  { direction, stops }: Pick<LineDirection, 'direction' | 'stops'>,
  now: Instant,
): readonly Vehicle[] {
  const points = new Set(stops.flatMap(({ stopPointIds }) => stopPointIds));
  return vehicles.filter(
    (vehicle) =>
      ageOf(vehicle, now) <= GONE_AFTER_SECONDS &&
      (vehicle.direction === null ? points.has(vehicle.stopId ?? '') : vehicle.direction === direction),
  );
}

export interface VehicleOnBar {
  readonly id: string;
  /** It is below this row: `share` of the way to the next one. */
  readonly row: number;
  readonly share: number;
  /** Its last report is older than two minutes. */
  readonly isFaded: boolean;
}

/** The row before `row` on the way that vehicles take; the row itself where they begin. */
function rowBefore({ variants }: Pick<LineDirection, 'variants'>, main: readonly number[], row: number): number {
  const ways = [main, ...variants.map(({ stops }) => stops)];
  const way = ways.find((stops) => stops.includes(row));
  return way?.[way.indexOf(row) - 1] ?? row;
}

function placeOf(direction: LineDirection, main: readonly number[], vehicle: Vehicle) {
  const { stops } = direction;
  const places = stops.flatMap(({ stopPointIds }, next) => {
    if (!stopPointIds.includes(vehicle.stopId ?? '')) return [];
    const before = rowBefore(direction, main, next);
    const [from, to] = [stops[before], stops[next]];
    if (!from || !to) return [];
    const [behind, ahead] = [metresBetween(from, vehicle), metresBetween(vehicle, to)];
    const share = before === next || behind + ahead === 0 ? 1 : behind / (behind + ahead);
    // On a loop a stop has two rows: the vehicle is where its way is the straightest.
    return [{ before, next, share, detour: behind + ahead - metresBetween(from, to) }];
  });
  return places.toSorted((a, b) => a.detour - b.detour)[0];
}

/** Where the vehicles of a direction are on its bar; those without a next stop are only on the map. */
export function vehiclesOnBar(
  direction: LineDirection,
  vehicles: readonly Vehicle[],
  now: Instant,
): readonly VehicleOnBar[] {
  const main = mainRows(direction);
  return vehicles.flatMap((vehicle) => {
    const place = placeOf(direction, main, vehicle);
    if (!place) return [];
    const isFaded = ageOf(vehicle, now) > FADED_AFTER_SECONDS;
    const { next, share } = place;
    return [
      next === 0 ? { id: vehicle.id, row: 0, share: 0, isFaded } : { id: vehicle.id, row: next - 1, share, isFaded },
    ];
  });
}

/** Seconds since the vehicle that was seen last reported; null without vehicles. */
export function freshestAge(vehicles: readonly Vehicle[], now: Instant): number | null {
  return vehicles.length === 0 ? null : Math.max(0, Math.min(...vehicles.map((vehicle) => ageOf(vehicle, now))));
}

/** How many of them are on the part of the bar that is folded. */
export function vehiclesInFold(vehicles: readonly VehicleOnBar[], fold: Fold): number {
  return vehicles.filter(({ row }) => row <= fold.to).length;
}
