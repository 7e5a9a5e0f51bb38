/**
 * Nodes: the places where a search changes vehicles. A node is a stop or, where rules for given rides exist, a stop for those
 * rides that all rules treat alike there, so that walks between nodes take the same seconds for all rides.
 */
import { getOrCompute, memoize } from '../../common/memoize.ts';
import type { Feed, NarrowTransfer, RouteIndex, StopIndex, TripIndex } from '../../timetable/feed/feed.ts';
import { timetableOf } from '../../timetable/realtime/overlay.ts';
import { effectiveTransfers } from './effectiveTransfers.ts';
import { ANY_RIDE, compareNarrow, type RideOf, rideOf } from './narrowRules.ts';

/** Most classes of rides at one stop; further rides follow the general rules. Each class is linked with each nearby stop. */
const MOST_CLASSES = 500;

export interface TransferClasses {
  readonly rules: readonly NarrowTransfer[];
  /** Node numbers below the stop count are stops, for the rides that no rule names there. */
  readonly nodes: number;
  /** By node. */
  readonly stop: Int32Array;
  /** A representative ride of the node. */
  ride(node: number): RideOf;
  nodesOf(stop: StopIndex): readonly number[];
  nodeOf(stop: StopIndex, ride: RideOf): number;
}

/** Shared by all feeds with the same effective rules over the same timetable, and by searches with and without a margin if these rules match. */
export function transferClassesOf(feed: Feed, marginSeconds = 0): TransferClasses {
  const rules = effectiveTransfers(feed, marginSeconds);
  return getOrCompute(classesByRules(timetableOf(feed)), rules, () => transferClasses(timetableOf(feed), rules));
}

const classesByRules = memoize((_timetable: Feed) => new WeakMap<readonly NarrowTransfer[], TransferClasses>());

interface StopClasses {
  readonly byTrip: Map<TripIndex, number>;
  readonly byRoute: Map<RouteIndex, number>;
  readonly nodes: number[];
}

function transferClasses(feed: Feed, rules: readonly NarrowTransfer[]): TransferClasses {
  const stop = Array.from(feed.stops.keys());
  const rides = new Map<number, RideOf>();
  const classes = new Map<StopIndex, StopClasses>();
  for (const [at, names] of namesByStop(rules)) {
    const byKey = new Map<string, number>();
    const own: StopClasses = { byTrip: new Map(), byRoute: new Map(), nodes: [at] };
    const nodeFor = (key: string, ride: RideOf) =>
      getOrCompute(byKey, key, () => {
        if (own.nodes.length >= MOST_CLASSES) return at;
        const node = stop.push(at) - 1;
        rides.set(node, ride);
        own.nodes.push(node);
        return node;
      });
    for (const [route, key] of names.routes) own.byRoute.set(route, nodeFor(key, { route, trip: ANY_RIDE.trip }));
    for (const [trip, key] of names.trips) {
      const ride = rideOf(feed, trip);
      own.byTrip.set(trip, nodeFor(`${names.routes.get(ride.route) ?? ''} | ${key}`, ride));
    }
    classes.set(at, own);
  }
  return {
    rules,
    nodes: stop.length,
    stop: Int32Array.from(stop),
    ride: (node) => rides.get(node) ?? ANY_RIDE,
    nodesOf: (at) => classes.get(at)?.nodes ?? [at],
    nodeOf(at, { route, trip }) {
      const own = classes.size === 0 ? undefined : classes.get(at);
      return own ? (own.byTrip.get(trip) ?? own.byRoute.get(route) ?? at) : at;
    },
  };
}

/** By trip and route named at a stop, the effects of all rules on it there: those with equal effects form one class. */
interface Names {
  readonly trips: Map<TripIndex, string>;
  readonly routes: Map<RouteIndex, string>;
}

function namesByStop(rules: readonly NarrowTransfer[]): Map<StopIndex, Names> {
  const byStop = new Map<StopIndex, Names>();
  const name = (stop: StopIndex, route: RouteIndex | null, trip: TripIndex | null, text: string) => {
    const { trips, routes } = getOrCompute(byStop, stop, (): Names => ({ trips: new Map(), routes: new Map() }));
    if (trip !== null) trips.set(trip, `${trips.get(trip) ?? ''}${text};`);
    else if (route !== null) routes.set(route, `${routes.get(route) ?? ''}${text};`);
  };
  for (const { rule, rank } of ranked(rules)) {
    const { from, to, fromRoute, toRoute, fromTrip, toTrip, type, seconds } = rule;
    const effect = `${fromRoute !== null} ${toRoute !== null} ${type} ${seconds} ${rank}`;
    name(from, fromRoute, fromTrip, `to ${to} ${toRoute} ${toTrip} ${effect}`);
    name(to, toRoute, toTrip, `from ${from} ${fromRoute} ${fromTrip} ${effect}`);
  }
  return byStop;
}

/**
 * Rules with their rank among the equally specific ones of one pair of stops. Two rules that name the same fields never match the same two
 * rides, so rules of the same rank compare alike with every rule that may compete with them.
 */
function ranked(rules: readonly NarrowTransfer[]): { readonly rule: NarrowTransfer; readonly rank: number }[] {
  const kindOf = ({ fromRoute, toRoute, fromTrip, toTrip }: NarrowTransfer) =>
    [fromRoute, toRoute, fromTrip, toTrip].map((one) => (one === null ? '-' : '+')).join('');
  const before = new Map<string, Map<string, number>>();
  return rules.toSorted(compareNarrow).map((rule) => {
    const kinds = getOrCompute(before, `${rule.from} ${rule.to}`, () => new Map<string, number>());
    const kind = kindOf(rule);
    const rank = [...kinds.values()].reduce((sum, count) => sum + count, 0) - (kinds.get(kind) ?? 0);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return { rule, rank };
  });
}
