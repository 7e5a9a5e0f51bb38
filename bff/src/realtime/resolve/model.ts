/**
 * Live data resolved against a timetable: indices are those of the feed it was resolved against, and nothing
 * here outlives that feed. All of it is plain data, so that it can be passed to another thread.
 */
import type { DayNumber, EpochSeconds } from '@halte/engine/common/time';
import type { AlertEffect, AlertSeverity } from '@halte/engine/timetable/alertKinds';
import type { RouteIndex, StopIndex, TripIndex } from '@halte/engine/timetable/feed/feed';

export interface AlertText {
  readonly header: string;
  readonly description: string;
  /** http(s) only; empty when there is none. */
  readonly url: string;
}

/**
 * The subject of an alert. Absent parts are unrestricted: `{ route }` is the whole line. Empty ids never occur, except for the only
 * agency of a timetable that has no agency id.
 */
export interface AlertScope {
  readonly agency?: string;
  readonly route?: string;
  readonly direction?: 0 | 1;
  /** Id of a stop point or of a stop area. */
  readonly stop?: string;
  readonly trip?: string;
}

export interface Alert {
  readonly id: string;
  readonly effect: AlertEffect;
  readonly severity: AlertSeverity;
  /** Lower-case language ("fr"); '' is for all languages without a text of their own. At least one. */
  readonly texts: ReadonlyMap<string, AlertText>;
  /** Empty: always. `null`: open-ended. */
  readonly periods: readonly { readonly from: EpochSeconds | null; readonly to: EpochSeconds | null }[];
  readonly scopes: readonly AlertScope[];
}

export interface VehiclePosition {
  readonly id: string;
  readonly label: string;
  readonly lat: number;
  readonly lon: number;
  /** Degrees clockwise from north. */
  readonly bearing: number | null;
  readonly at: EpochSeconds;
  /** Null if the vehicle is not on a trip of the timetable. */
  readonly instance: { readonly trip: TripIndex; readonly serviceDay: DayNumber; readonly offset: number } | null;
  readonly route: RouteIndex | null;
  readonly stop: StopIndex | null;
}

/** Data of a source that was left out. `code` is stable, `message` is for an operator. */
interface SourceWarning {
  readonly code: string;
  readonly message: string;
  readonly count: number;
}

/** Health of a source of live data, for `/healthz` and for the age shown to travellers. */
export interface SourceHealth {
  readonly source: string;
  readonly state: 'waiting' | 'ok' | 'stale' | 'failing';
  /** When the data in use was written; null before the first success. */
  readonly at: EpochSeconds | null;
  /** The last failure, as a message for an operator; null if none. */
  readonly problem: string | null;
  /** The parts of its last good answer that could not be used. */
  readonly warnings?: readonly SourceWarning[];
}
