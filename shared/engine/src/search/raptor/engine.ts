/** The embedded journey engine: exact RAPTOR over typed arrays. */

import type { DayNumber, EpochSeconds } from '../../common/time.ts';
import { dayOf, midnightOf, serviceDayStart } from '../../common/zone.ts';
import type { Feed } from '../../timetable/feed/feed.ts';
import { profileOf } from '../../timetable/geo/walkRouter.ts';
import { updateOf } from '../../timetable/realtime/overlay.ts';
import { stopTimesOf } from '../../timetable/stopTimes.ts';
import type { Sense } from '../day/dayTable.ts';
import { MOST_MARGIN } from '../day/effectiveTransfers.ts';
import { load, type SearchGraph } from '../day/graph.ts';
import { viaGraph, viaStayGraph } from '../day/viaGraph.ts';
import type { Journey, JourneyEngine, JourneyQuery, RideLeg } from '../journeyEngine.ts';
import { MOST_RIDES } from './bestArrivals.ts';
import { departureEvents, type Entrance } from './departureEvents.ts';
import { alightingsOf } from './fastestTimes.ts';
import { type Ends, journeyOf, nearestWalks, tracedRides, type Walks } from './journeys.ts';
import { NEAR_HORIZON, NO_HORIZON } from './lowerBounds.ts';
import { type Network, networkOf, type Tables } from './network.ts';
import { Search } from './search.ts';

/** The longest journey of a range. The spans of the day tables depend on it. */
const LONGEST_JOURNEY_SECONDS = 24 * 3_600;

/** If both are exceeded, lower bounds for the whole network save more than they cost: the work of a range grows with both. */
const FAR_SECONDS = 45 * 60;
const MANY_DEPARTURES = 150;

/**
 * The journeys it finds are defined in docs/journeys.md, rules 1 to 15.
 * @param tables those that fit the size of the timetable, if absent.
 */
export function createEngine(feed: Feed, tables?: Tables): JourneyEngine {
  const search = new Search();
  return {
    feed,
    search(query) {
      const plan = planOf(query);
      if (plan.ends.access.size === 0 || plan.ends.egress.size === 0 || plan.rides < 1) return [];
      const network = networkOf(feed, plan.marginSeconds, tables);
      return query.windowSeconds > 0 ? searchRange(network, search, plan) : searchOnce(network, search, plan);
    },
  };
}

interface Plan {
  readonly query: JourneyQuery;
  readonly ends: Ends;
  readonly via: ReadonlySet<number>;
  readonly rides: number;
  readonly marginSeconds: number;
  readonly sense: Sense;
}

function planOf(query: JourneyQuery): Plan {
  return {
    query,
    ends: { access: nearestWalks(query.access), egress: nearestWalks(query.egress) },
    via: new Set(query.via?.map(({ stop }) => stop)),
    rides: Math.min(MOST_RIDES, Math.floor(query.maxRides)),
    marginSeconds: Math.min(MOST_MARGIN, query.changeMarginSeconds ?? 0),
    sense: query.direction === 'departAfter' ? 'forward' : 'backward',
  };
}

/** A graph with its entrances and exits, in search direction. */
interface Field {
  readonly day: DayNumber;
  /** The start of the day. */
  readonly zero: EpochSeconds;
  readonly graph: SearchGraph;
  readonly entrances: readonly Entrance[];
  readonly exits: readonly Entrance[];
  /** Converts an instant to the seconds of the table. */
  timeOf(epoch: EpochSeconds): number;
}

function fieldOf(network: Network, { query, ends, via, marginSeconds }: Plan, day: DayNumber, sense: Sense): Field {
  const { excludedModes: modes, wheelchair, avoidStairs } = query;
  const plain = network.graph(day, sense, { modes, wheelchair, avoidStairs, marginSeconds });
  const { nodes, classes } = plain;
  const zero = serviceDayStart(network.feed.timeZone, day);
  const walksTo = (walks: Walks) =>
    [...walks.values()].flatMap(({ stop, seconds }) => classes.nodesOf(stop).map((node) => ({ node, seconds })));
  const [start, end] = sense === 'forward' ? [ends.access, ends.egress] : [ends.egress, ends.access];
  const [entrances, exits] = [walksTo(start), walksTo(end)];
  const timeOf = (epoch: EpochSeconds) => (sense === 'forward' ? epoch - zero : zero - epoch);
  if (query.via === undefined) return { day, zero, graph: plain, entrances, exits, timeOf };
  const { viaStaySeconds: stay = 0 } = query;
  const viaNodes = new Set([...via].flatMap((stop) => classes.nodesOf(stop)));
  const second = ({ node, seconds }: Entrance) => ({ node: node + nodes, seconds });
  return {
    day,
    zero,
    graph: stay > 0 ? viaStayGraph(plain, viaNodes, stay) : viaGraph(plain, viaNodes),
    entrances: entrances.map((entrance) => (viaNodes.has(entrance.node) ? second(entrance) : entrance)),
    // A journey that ends at the place has visited it. With a stay it may still be in the first copy.
    exits: [...exits.map(second), ...exits.filter(({ node }) => viaNodes.has(node))],
    timeOf,
  };
}

/** Day by day: each part of the range is searched on the table of its own day, which contains everything that may beat a journey of that part. */
function searchRange(network: Network, search: Search, plan: Plan): readonly Journey[] {
  const { time, windowSeconds, direction, elseWithinSeconds } = plan.query;
  const zone = network.feed.timeZone;
  const [from, to] = direction === 'departAfter' ? [time, time + windowSeconds] : [time - windowSeconds, time];
  const [firstDay, lastDay] = [dayOf(zone, from), dayOf(zone, to)];
  const journeys: Journey[] = [];
  let reached: readonly Journey[] = [];
  for (let day = firstDay; day <= lastDay; day++) {
    const start = Math.max(from, midnightOf(zone, day));
    const end = day === lastDay ? to : midnightOf(zone, day + 1) - 1;
    reached = collectRange(network, search, plan, day, start, end, journeys);
  }
  if (journeys.length > 0 || elseWithinSeconds === undefined) return byDeparture(journeys);
  // If a range within one day is empty, the arrivals reached after it are the best there are.
  return firstDay === lastDay ? withoutWaiting(network, search, plan, reached) : searchOnce(network, search, plan);
}

/**
 * In search direction, from the latest departure to the earliest. Departures after the range are searched first, but
 * not reported: their arrivals dominate journeys of the range. They are returned if wanted in place of an empty range.
 */
function collectRange(
  network: Network,
  search: Search,
  plan: Plan,
  day: DayNumber,
  from: EpochSeconds,
  to: EpochSeconds,
  journeys: Journey[],
): readonly Journey[] {
  const isElseWanted = plan.query.elseWithinSeconds !== undefined;
  const field = fieldOf(network, plan, day, plan.sense);
  if (!hasExit(field)) return [];
  const ends = [field.timeOf(from), field.timeOf(to)];
  const latest = Math.max(...ends);
  const events = departureEvents(field.graph, field.entrances, Math.min(...ends), latest);
  if (events.count === 0 && !isElseWanted) return [];
  begin(search, field, plan.rides);
  bound(search, field, plan, NEAR_HORIZON);
  if (!isElseWanted) search.arrivals.limit(latest + LONGEST_JOURNEY_SECONDS + 1);
  leave(search, field, latest + 1);
  const isFar = search.arrivals.times[plan.rides - 1]! - latest > FAR_SECONDS;
  if (isFar && events.count > MANY_DEPARTURES) bound(search, field, plan, NO_HORIZON);
  const reached = isElseWanted ? foundNow(network, search, plan, field) : [];
  for (let i = 0; i < events.count; ) {
    const time = events.time[i]!;
    search.arrivals.limit(time + LONGEST_JOURNEY_SECONDS + 1);
    for (; i < events.count && events.time[i] === time; i++) search.board(events.position[i]!, events.run[i]!);
    search.run();
    journeys.push(...foundNow(network, search, plan, field));
  }
  return reached;
}

function searchOnce(network: Network, search: Search, plan: Plan): readonly Journey[] {
  const { time } = plan.query;
  const field = fieldOf(network, plan, dayOf(network.feed.timeZone, time), plan.sense);
  if (!hasExit(field)) return [];
  begin(search, field, plan.rides);
  boundOnce(search, field, plan);
  leave(search, field, field.timeOf(time));
  return withoutWaiting(network, search, plan, foundNow(network, search, plan, field));
}

/** Among the journeys with the same arrival (departure) and rides, those that start as late (end as early) as possible. */
function withoutWaiting(
  network: Network,
  search: Search,
  plan: Plan,
  journeys: readonly Journey[],
): readonly Journey[] {
  const { time, elseWithinSeconds = Number.POSITIVE_INFINITY } = plan.query;
  const isWithin = ({ departure, arrival }: Journey) =>
    (plan.sense === 'forward' ? departure - time : time - arrival) <= elseWithinSeconds;
  const shortened = journeys.filter(isWithin).map((journey) => shortest(network, search, plan, journey));
  return byDeparture(shortened.filter(isWithin));
}

function shortest(network: Network, search: Search, plan: Plan, journey: Journey): Journey {
  const [sense, limit, far]: [Sense, EpochSeconds, EpochSeconds] =
    plan.sense === 'forward'
      ? ['backward', journey.arrival, journey.departure]
      : ['forward', journey.departure, journey.arrival];
  const field = fieldOf(network, plan, dayOf(network.feed.timeZone, limit), sense);
  begin(search, field, journey.rides);
  boundOnce(search, field, plan);
  search.arrivals.limit(field.timeOf(far));
  leave(search, field, field.timeOf(limit));
  return search.arrivals.found(journey.rides - 1) ? found(network, search, plan, field, journey.rides - 1) : journey;
}

/** Whether any vehicle stops for alighting within walking distance of the destination. */
function hasExit({ graph, exits }: Field): boolean {
  const { start, position } = alightingsOf(graph);
  return exits.some(({ node }) => {
    for (let i = start[node]!; i < start[node + 1]!; i++) {
      const l = graph.fifoPattern[position[i]!]!;
      load(graph, l);
      if (graph.fifoPatternTrips[l]! > 0) return true;
    }
    return false;
  });
}

/** The journeys that the last run of the search has improved, fewest rides first. */
function foundNow(network: Network, search: Search, plan: Plan, field: Field): Journey[] {
  const journeys: Journey[] = [];
  for (let c = 0; c < plan.rides; c++)
    if (search.arrivals.found(c)) journeys.push(found(network, search, plan, field, c));
  return journeys;
}

function begin(search: Search, { graph, exits }: Field, rides: number): void {
  search.begin(graph, rides);
  for (const { node, seconds } of exits) search.leaveFrom(node, seconds);
}

function bound(search: Search, { entrances }: Field, { rides }: Plan, horizon: number): void {
  search.bound(
    horizon,
    entrances.map(({ node }) => node),
    rides,
  );
}

/** In a country, a single search goes over so much that bounds take less; elsewhere they take longer. */
function boundOnce(search: Search, field: Field, plan: Plan): void {
  if (field.graph.table.positions !== null) bound(search, field, plan, NO_HORIZON);
}

function leave(search: Search, { entrances }: Field, time: number): void {
  for (const { node, seconds } of entrances) search.enter(node, time + seconds);
  search.run();
}

function found({ feed }: Network, search: Search, { ends, query }: Plan, { day, zero }: Field, c: number): Journey {
  const rides = tracedRides(search, { feed, day, zero }, c).map((ride) => withExpectedTimes(feed, ride));
  return journeyOf({ feed, ends, profile: profileOf(query) }, rides);
}

/** Replaces times with expected ones: rides are traced with their times in the timetable. */
function withExpectedTimes(feed: Feed, ride: RideLeg): RideLeg {
  if (updateOf(feed, ride) === null) return ride;
  const stopTimeAt = stopTimesOf(feed, ride);
  return { ...ride, departure: stopTimeAt(ride.fromPosition).departure, arrival: stopTimeAt(ride.toPosition).arrival };
}

function byDeparture(journeys: Journey[]): Journey[] {
  return journeys.sort((a, b) => a.departure - b.departure || a.arrival - b.arrival || a.rides - b.rides);
}
