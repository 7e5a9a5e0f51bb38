import type { Instant } from '@halte/i18n';
import { type Alert, isActive } from '../alerts/alertPeriod.ts';
import type { LineDetail, LineDirection } from './lineDetail.ts';
import type { TripStopTime } from './rowsOfTrip.ts';

/** The alerts that hold now and say that something of the line is not served. */
export function closures({ alerts }: Pick<LineDetail, 'alerts'>, now: Instant): readonly Alert[] {
  return alerts.filter((alert) => alert.effect === 'noService' && isActive(alert, now));
}

export interface ClosedRows {
  /** Rows where no vehicle stops now, by an alert or because the trip passes without stopping. */
  readonly closed: ReadonlySet<number>;
  /** The row where the trip ends for now, though its way goes on; null where it does not. */
  readonly provisionalEnd: number | null;
}

/** @param times of the chosen departure by row. */
export function closedRows(
  { stops }: Pick<LineDirection, 'stops'>,
  alerts: readonly Alert[],
  times: readonly (TripStopTime | null)[],
): ClosedRows {
  const isOfAll = alerts.some(({ stopIds }) => stopIds.length === 0);
  const closedIds = new Set(alerts.flatMap(({ stopIds }) => stopIds));
  const closed = new Set(
    stops.flatMap(({ stopAreaId, stopPointIds }, row) => {
      const byAlert = closedIds.has(stopAreaId) || stopPointIds.every((id) => closedIds.has(id));
      return isOfAll || byAlert || times[row]?.status === 'skipped' ? [row] : [];
    }),
  );
  const passed = times.flatMap((time, row) => (time ? [{ row, isSkipped: time.status === 'skipped' }] : []));
  const lastServed = passed.findLastIndex(({ isSkipped }) => !isSkipped);
  const endsEarly = lastServed >= 0 && lastServed < passed.length - 1;
  return { closed, provisionalEnd: endsEarly ? (passed[lastServed]?.row ?? null) : null };
}
