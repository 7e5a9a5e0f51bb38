/**
 * What is known beyond the timetable, once resolved against it: indices are those of the feed it was resolved against, and nothing
 * here outlives that feed. All of it is plain data, so that it can be handed to another thread.
 */
import type { DayNumber, EpochSeconds } from '../../common/time.ts';
import type { RouteIndex, StopIndex, TripIndex } from '../../timetable/feed/feed.ts';

export const ALERT_EFFECTS = [
  'noService',
  'reducedService',
  'significantDelays',
  'detour',
  'additionalService',
  'modifiedService',
  'stopMoved',
  'accessibilityIssue',
  'other',
] as const;
export type AlertEffect = (typeof ALERT_EFFECTS)[number];

export const ALERT_SEVERITIES = ['info', 'warning', 'severe'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

export interface AlertText {
  readonly header: string;
  readonly description: string;
  /** http(s) only; empty when there is none. */
  readonly url: string;
}

/**
 * What an alert is about. Absent parts are not limited: `{ route }` is the whole line. Empty ids never occur, except for the only
 * agency of a timetable that gives it none.
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
  /** Empty: always. `null`: open on that side. */
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
  /** Null where the vehicle is on no trip of the timetable. */
  readonly instance: { readonly trip: TripIndex; readonly serviceDay: DayNumber; readonly offset: number } | null;
  readonly route: RouteIndex | null;
  readonly stop: StopIndex | null;
}

/** Something of a source that was left out. `code` is stable, `message` is for an operator. */
interface SourceWarning {
  readonly code: string;
  readonly message: string;
  readonly count: number;
}

/** How a source of live data does, for `/healthz` and for the age that travellers see. */
export interface SourceHealth {
  readonly source: string;
  readonly state: 'waiting' | 'ok' | 'stale' | 'failing';
  /** When what is in use was written; null before the first success. */
  readonly at: EpochSeconds | null;
  /** A message for an operator about the last failure; null while all is well. */
  readonly problem: string | null;
  /** The parts of its last good answer that could not be used. */
  readonly warnings?: readonly SourceWarning[];
}
