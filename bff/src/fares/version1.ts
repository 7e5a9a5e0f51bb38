/** Tickets by fare_attributes.txt and fare_rules.txt. */
import { getOrCompute, memoize } from '@halte/engine/common/memoize';
import { type FarePriceResult, inOneCurrency } from '@halte/engine/fares/price';
import type { FareClass, FareRule, FaresV1 } from '@halte/engine/timetable/feed/fares';
import { allMatch, type Match, matchIf } from './match.ts';
import type { FareRide } from './ride.ts';

/** Consecutive rides that one ticket may cover. */
interface Segment {
  readonly rides: readonly FareRide[];
  readonly routes: readonly number[];
  /** Zones where it begins and ends; '' if the feed does not say. */
  readonly origin: string;
  readonly destination: string;
  readonly zones: ReadonlySet<string>;
}

/** The cheapest tickets for consecutive rides, each covering one or more of them. */
export function priceV1(fares: FaresV1, rides: readonly FareRide[]): FarePriceResult {
  const tickets: { from: number; to: number; fare: FareClass }[] = [];
  for (let from = 0; from < rides.length; from++)
    for (let to = from + 1; to <= rides.length; to++) {
      const offers = offersFor(fares, segmentOf(fares, rides.slice(from, to)));
      if (offers === 'unclear') return 'not-understood';
      for (const fare of offers) tickets.push({ from, to, fare });
    }
  if (rides.some((_, ride) => !tickets.some(({ from, to }) => from <= ride && ride < to))) return 'no-fare';
  return inOneCurrency(
    tickets.map(({ fare }) => fare.currency),
    (currency) => {
      const best: number[] = [0];
      for (let to = 1; to <= rides.length; to++)
        best[to] = tickets
          .filter((ticket) => ticket.to === to && ticket.fare.currency === currency)
          .reduce((least, { from, fare }) => Math.min(least, best[from]! + fare.minorUnits!), Number.POSITIVE_INFINITY);
      const total = best[rides.length]!;
      return Number.isFinite(total) ? total : null;
    },
  );
}

function segmentOf({ zones, firstRoute, firstStop }: FaresV1, rides: readonly FareRide[]): Segment {
  const stops = rides.flatMap((ride) => ride.stops.map((stop) => zones[stop - firstStop] ?? ''));
  return {
    rides,
    routes: rides.flatMap((ride) => ride.routes.map((route) => route - firstRoute)),
    origin: stops[0]!,
    destination: stops.at(-1)!,
    zones: new Set(stops),
  };
}

/** The fares of one segment, or `unclear` if one that is not understood may apply. */
function offersFor(fares: FaresV1, segment: Segment): FareClass[] | 'unclear' {
  const offers = new Set<FareClass>();
  const doubtful = new Set<FareClass>();
  for (const { fare, rule } of rulesFor(fares, segment)) {
    const match = allMatch(ruleMatch(rule, segment), durationMatch(fare, segment));
    if (match === 'yes' && fare.minorUnits !== null) offers.add(fare);
    else if (match !== 'no') doubtful.add(fare);
  }
  return [...doubtful].every((fare) => offers.has(fare)) ? [...offers] : 'unclear';
}

function ruleMatch({ routes, origin, destination, contains }: FareRule, segment: Segment): Match {
  return allMatch(
    matchIf(routes === null || segment.routes.every((route) => routes.includes(route))),
    zoneMatch(origin, segment.origin),
    zoneMatch(destination, segment.destination),
    containsMatch(contains, segment.zones),
  );
}

function zoneMatch(zone: string | null, actual: string): Match {
  if (zone === null) return 'yes';
  return actual === '' ? 'unclear' : matchIf(zone === actual);
}

/** Matches if the zones of the ride are exactly those of the rule. */
function containsMatch(contains: readonly string[] | null, zones: ReadonlySet<string>): Match {
  if (contains === null) return 'yes';
  if ([...zones].some((zone) => zone !== '' && !contains.includes(zone))) return 'no';
  return zones.has('') ? 'unclear' : matchIf(contains.every((zone) => zones.has(zone)));
}

function durationMatch({ transfers, transferSeconds }: FareClass, { rides }: Segment): Match {
  const changes = rides.length - 1;
  const [first, last] = [rides[0]!, rides.at(-1)!];
  if (transfers !== null && transfers < changes) return 'no';
  if (transferSeconds === null) return 'yes';
  if (changes > 0) return matchIf(last.departure - first.departure <= transferSeconds);
  // Without transfers, this may be the validity of the ticket, and the feed does not say whether it must last until alighting.
  return transfers === 0 && last.arrival - first.departure > transferSeconds ? 'unclear' : 'yes';
}

interface Entry {
  readonly fare: FareClass;
  readonly rule: FareRule;
}

/** By origin and destination: some networks have a fare for each pair of stations. */
const rulesByEnds = memoize(({ fares }: FaresV1) => {
  const byEnds = new Map<string, Entry[]>();
  for (const fare of fares)
    for (const rule of fare.rules)
      getOrCompute(byEnds, endsKey(rule.origin, rule.destination), () => []).push({ fare, rule });
  return byEnds;
});

function endsKey(origin: string | null, destination: string | null): string {
  return JSON.stringify([origin, destination]);
}

function rulesFor(fares: FaresV1, { origin, destination }: Segment): Entry[] {
  const byEnds = rulesByEnds(fares);
  if (origin === '' || destination === '') return [...byEnds.values()].flat();
  return [origin, null].flatMap((from) => [destination, null].flatMap((to) => byEnds.get(endsKey(from, to)) ?? []));
}
