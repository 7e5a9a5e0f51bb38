import type { components } from '@halte/api';
import type { LineDirection } from './lineDetail.ts';

export type TripStopTime = components['schemas']['TripStopTime'];

/** The row of each stop of a trip; -1 for a stop that the direction does not have. */
function placesOf({ stops, variants }: Pick<LineDirection, 'stops' | 'variants'>, areas: readonly string[]): number[] {
  const areaAt = (row: number) => stops[row]?.stopAreaId;
  const same = variants.find(
    (variant) => variant.stops.length === areas.length && variant.stops.every((row, i) => areaAt(row) === areas[i]),
  );
  if (same) return [...same.stops];
  // A trip that the timetable does not have: each stop is on the next row of that name.
  let next = 0;
  return areas.map((area) => {
    const row = stops.findIndex(({ stopAreaId }, at) => at >= next && stopAreaId === area);
    if (row >= 0) next = row + 1;
    return row;
  });
}

/** By row of a direction, when a trip is there; null where it does not pass. */
export function rowsOfTrip(
  direction: Pick<LineDirection, 'stops' | 'variants'>,
  calls: readonly TripStopTime[],
): readonly (TripStopTime | null)[] {
  const places = placesOf(
    direction,
    calls.map(({ stopAreaId }) => stopAreaId),
  );
  return direction.stops.map((_, row) => calls[places.indexOf(row)] ?? null);
}

/** The instant to show at a stop of a trip: when it leaves, at the last one when it arrives. */
export function timeAtStop(call: TripStopTime, isLast: boolean): string {
  return isLast ? call.arrivalDateTime : call.departureDateTime;
}
