/** The legs to look up in fare_leg_rules.txt: rides, with those joined by fare_leg_join_rules.txt as one leg. */

import type { DayNumber, EpochSeconds } from '@halte/engine/common/time';
import { dayOf, wallSecondsOf } from '@halte/engine/common/zone';
import type { FareLegJoinRule, FareReference, FaresV2 } from '@halte/engine/timetable/feed/fares';
import type { Feed, StopIndex } from '@halte/engine/timetable/feed/feed';
import { allMatch, type Match, matchIf } from './match.ts';
import type { FareRide } from './ride.ts';

export interface FareLeg {
  /** '' for none, null if unclear. */
  readonly network: FareReference;
  readonly from: FareEvent;
  readonly to: FareEvent;
}

/** Boarding or alighting. */
export interface FareEvent {
  /** Index of the stop in the fares. */
  readonly stop: number;
  readonly at: EpochSeconds;
  /** Local time at the stop; the day in the calendar as published. */
  readonly day: DayNumber;
  readonly seconds: number;
}

export function fareLegsOf(feed: Feed, fares: FaresV2, rides: readonly FareRide[]): FareLeg[] | 'unclear' {
  const legs: FareLeg[] = [];
  let before: FareLeg | null = null;
  for (const ride of rides) {
    const leg: FareLeg = rideLeg(feed, fares, ride);
    const join = before ? joinMatch(fares, before, leg) : 'no';
    if (join === 'unclear') return 'unclear';
    if (join === 'yes') {
      const joined = legs.pop()!;
      legs.push({ network: joined.network === leg.network ? leg.network : null, from: joined.from, to: leg.to });
    } else legs.push(leg);
    before = leg;
  }
  return legs;
}

function rideLeg(feed: Feed, fares: FaresV2, ride: FareRide): FareLeg {
  const networks = new Set(ride.routes.map((route) => fares.networks[route - fares.firstRoute] ?? null));
  return {
    network: networks.size === 1 ? [...networks][0]! : null,
    from: eventAt(feed, fares, ride.stops[0]!, ride.departure),
    to: eventAt(feed, fares, ride.stops.at(-1)!, ride.arrival),
  };
}

function eventAt(feed: Feed, { firstStop }: FaresV2, stop: StopIndex, at: EpochSeconds): FareEvent {
  const { timeZone } = feed.stops[stop]!;
  return {
    stop: stop - firstStop,
    at,
    day: dayOf(timeZone, at) - feed.shiftedByWeeks * 7,
    seconds: wallSecondsOf(timeZone, at),
  };
}

function joinMatch(fares: FaresV2, before: FareLeg, after: FareLeg): Match {
  const matches = fares.joinRules.map((rule) => ruleMatch(fares, rule, before, after));
  return matches.find((match) => match === 'yes') ?? matches.find((match) => match === 'unclear') ?? 'no';
}

function ruleMatch(fares: FaresV2, rule: FareLegJoinRule, before: FareLeg, after: FareLeg): Match {
  const [left, boarded] = [before.to.stop, after.from.stop];
  const isAtStops =
    rule.fromStops === null && rule.toStops === null
      ? fares.stations[left] === fares.stations[boarded]
      : (rule.fromStops?.includes(left) ?? true) && (rule.toStops?.includes(boarded) ?? true);
  return allMatch(
    matchIf(isAtStops),
    networkMatch(rule.fromNetwork, before.network),
    networkMatch(rule.toNetwork, after.network),
    rule.isClear ? 'yes' : 'unclear',
  );
}

function networkMatch(network: FareReference, actual: FareReference): Match {
  if (network === '') return 'yes';
  return network === null || actual === null ? 'unclear' : matchIf(network === actual);
}
