/** Finds the alerts relevant to a traveller's view. */

import type { EpochSeconds } from '@halte/engine/common/time';
import { ALERT_SEVERITIES } from '@halte/engine/timetable/alertKinds';
import type { Feed } from '@halte/engine/timetable/feed/feed';
import { lineIdOf } from '@halte/engine/timetable/routesOfLines';
import { linesOfStops } from '@halte/engine/timetable/stopIndex';
import { createStepCounter, finished, type Steps } from '../common/steps.ts';
import type { Alert, AlertScope } from './resolve/model.ts';

export interface AlertIndex {
  /** All alerts in force at an instant, the most severe first. */
  all(at: EpochSeconds): readonly Alert[];
  /**
   * Alerts in force at some time in `from … to` (both included) about `scope`, the most severe first. If an alert and
   * the scope both name a line, a direction, a stop or a trip, these must agree, and they must have one of these, or the
   * agency, in common:
   *
   * - `{ route }`: about the line, its trips, its agency as a whole, and the line at some stop, but not about a stop for all lines;
   * - `{ stop }`: about the stop for all lines or for some, and about the agencies that serve it, but not about their lines elsewhere:
   *   use `{ route, stop }` for a line at a stop;
   * - `{ trip }`: as for its line in its direction, and about itself.
   *
   * A stop area stands for its stop points and a stop point for its area.
   */
  about(scope: AlertScope, from: EpochSeconds, to: EpochSeconds): readonly Alert[];
}

export const NO_ALERTS: AlertIndex = { all: () => [], about: () => [] };

/** Parts of work per scope: it is indexed under everything it names. */
const PARTS_OF_SCOPE = 2;

interface Entry {
  readonly rank: number;
  readonly alert: Alert;
  readonly scope: AlertScope;
}

/** @param feed to which the ids of the alerts refer. */
export function alertIndex(alerts: readonly Alert[], feed: Feed): AlertIndex {
  return finished(alertIndexSteps(alerts, feed));
}

/** {@link alertIndex}, step by step. */
export function* alertIndexSteps(alerts: readonly Alert[], feed: Feed): Steps<AlertIndex> {
  const isStep = createStepCounter();
  const ranked = [...alerts].sort((a, b) => severityOf(b) - severityOf(a));
  const entries = new Map<string, Entry[]>();
  for (const [rank, alert] of ranked.entries()) {
    for (const named of alert.scopes) {
      const scope = completed(feed, named);
      for (const key of keysOf(scope)) file(entries, key, { rank, alert, scope });
    }
    if (isStep(1 + PARTS_OF_SCOPE * alert.scopes.length)) yield;
  }
  return {
    all: (at) => ranked.filter((alert) => isInForce(alert, at, at)),
    about(scope, from, to) {
      const query = completed(feed, scope);
      const wanted = relatedStops(feed, query.stop);
      const found = new Map<number, Alert>();
      for (const key of questionKeys(feed, query, wanted))
        for (const entry of entries.get(key) ?? [])
          if (agrees(entry.scope, query, wanted) && isInForce(entry.alert, from, to))
            found.set(entry.rank, entry.alert);
      return [...found].sort(([a], [b]) => a - b).map(([, alert]) => alert);
    },
  };
}

function severityOf({ severity }: Alert): number {
  return ALERT_SEVERITIES.indexOf(severity);
}

/** An alert is in force from the first second of a period (inclusive) to its end (exclusive). */
function isInForce({ periods }: Alert, from: EpochSeconds, to: EpochSeconds): boolean {
  return (
    periods.length === 0 ||
    periods.some((period) => (period.from === null || period.from <= to) && (period.to === null || period.to > from))
  );
}

/** Adds implied parts: the line and direction of a trip, the agency of a line. */
function completed(feed: Feed, scope: AlertScope): AlertScope {
  const trip = scope.trip === undefined ? undefined : feed.trips.ids.find(scope.trip);
  const route = trip === undefined ? feed.routeById.get(scope.route ?? '') : feed.trips.route[trip];
  const way = trip === undefined ? -1 : feed.trips.direction[trip];
  const agency = route === undefined ? undefined : feed.agencies[feed.routes[route]!.agency];
  return {
    ...scope,
    ...(route !== undefined && { route: lineIdOf(feed, route) }),
    ...((way === 0 || way === 1) && { direction: way }),
    ...(agency && { agency: agency.id }),
  };
}

function keysOf({ agency, route, stop, trip }: AlertScope): string[] {
  return [
    ...(stop === undefined ? [] : [`stop ${stop}`]),
    ...(route === undefined ? [] : [`route ${route}`]),
    ...(trip === undefined ? [] : [`trip ${trip}`]),
    ...(agency === undefined ? [] : [`agency ${agency}`]),
  ];
}

function questionKeys(feed: Feed, query: AlertScope, stops: ReadonlySet<string>): string[] {
  const { stop: _, ...rest } = query;
  const networkLookup = query.route === undefined && query.agency === undefined ? agenciesAt(feed, stops) : [];
  return [...keysOf(rest), ...[...stops].map((stop) => `stop ${stop}`), ...networkLookup.map((id) => `agency ${id}`)];
}

function agrees(scope: AlertScope, query: AlertScope, stops: ReadonlySet<string>): boolean {
  // An alert about a line that names no stop is not relevant to a query for a stop alone.
  if (query.stop !== undefined && query.route === undefined && scope.route !== undefined && scope.stop === undefined)
    return false;
  return (
    same(scope.agency, query.agency) &&
    same(scope.route, query.route) &&
    same(scope.direction, query.direction) &&
    same(scope.trip, query.trip) &&
    (scope.stop === undefined || query.stop === undefined || stops.has(scope.stop))
  );
}

function same(one: string | number | undefined, other: string | number | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}

/** A stop point with its area; a stop area with its stop points. */
function relatedStops(feed: Feed, id: string | undefined): ReadonlySet<string> {
  if (id === undefined) return new Set();
  const stop = feed.stopById.get(id);
  if (stop !== undefined) return new Set([id, feed.areas[feed.stops[stop]!.area]!.id]);
  const area = feed.areaById.get(id);
  return new Set([id, ...(area === undefined ? [] : feed.areas[area]!.stops.map((point) => feed.stops[point]!.id))]);
}

function agenciesAt(feed: Feed, ids: ReadonlySet<string>): string[] {
  const stops = [...ids].flatMap((id) => feed.stopById.get(id) ?? []);
  const agencies = linesOfStops(feed, stops).map((route) => feed.routes[route]!.agency);
  return [...new Set(agencies)].flatMap((agency) => feed.agencies[agency]?.id ?? []);
}

function file(entries: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = entries.get(key);
  if (list) list.push(entry);
  else entries.set(key, [entry]);
}
