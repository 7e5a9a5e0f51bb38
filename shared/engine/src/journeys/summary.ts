import type { Static } from 'typebox';
import type { Journey as JourneySchema } from '../api/journeys.ts';
import type { EpochSeconds, TimeZone } from '../common/time.ts';
import { toIso } from '../common/zone.ts';
import type { FarePriceResult } from '../fares/price.ts';
import type { Feed } from '../timetable/feed/feed.ts';
import { promisedHeadway } from '../timetable/realtime/headways.ts';
import { badgeOf, modeOf } from '../timetable/trips.ts';
import { co2Grams } from './emissions.ts';
import { boardedRidesOf, type Plan, ridesOf, walkingMetresOf, walkingSecondsOf } from './plan.ts';
import { journeyState, rideState, scheduledTimes } from './realTime.ts';
import { contactOf } from './rideBookings.ts';
import { accessibilityOf, rideMetres } from './rideMeasures.ts';
import { mapPoint, sectionMap } from './sectionMap.ts';
import { stepsOf } from './steps.ts';
import { encodePlan } from './summaryCode.ts';
import { endZonesOf, otherZone } from './zones.ts';

export type Journey = Static<typeof JourneySchema>;

/** The price of a journey; the reason why it has none. */
/** Null: prices are not known where it is searched, which says nothing of the journey. */
export type PriceOf = (feed: Feed, plan: Plan) => FarePriceResult | null;

/** A journey as shown in a result list and drawn on the map. */
export function summaryOf(feed: Feed, plan: Plan, priceOf: PriceOf): Journey {
  const code = encodePlan(feed, plan);
  const steps = stepsOf(plan.legs);
  const zones = endZonesOf(feed, plan);
  return {
    ...figuresOf(feed, plan, { code, price: priceOf(feed, plan) }),
    isDetailedTrip: false,
    from: { ...mapPoint(plan.from), ...otherZone(feed, zones.from) },
    to: { ...mapPoint(plan.to), ...otherZone(feed, zones.to) },
    sections: steps.map((step, i) => ({
      kind: step.kind,
      durationSeconds: step.arrival - step.departure,
      ...(step.kind === 'ride'
        ? {
            line: badgeOf(feed, feed.trips.route[step.trip]!),
            status: rideState(feed, step).status,
            departureDateTime: toIso(feed.stops[step.from]!.timeZone, step.departure),
            ...(step.staySeated ? { staySeated: true } : {}),
            ...withHeadway(promisedHeadway(feed, step.trip, step.offset)),
          }
        : {}),
      ...sectionMap(feed, plan, steps, i),
    })),
  };
}

/** Fields common to the summary and the details. */
export function figuresOf(
  feed: Feed,
  plan: Plan,
  { code, price }: { readonly code: string; readonly price: FarePriceResult | null },
): Omit<Journey, 'sections' | 'isDetailedTrip' | 'from' | 'to'> {
  const rides = ridesOf(plan);
  const boarded = boardedRidesOf(plan);
  const scheduled = scheduledTimes(feed, plan);
  const zones = endZonesOf(feed, plan);
  const contact = contactOf(feed, plan);
  return {
    id: code,
    journeySummaryCode: code,
    departureDateTime: toIso(zones.from, plan.departure),
    arrivalDateTime: toIso(zones.to, plan.arrival),
    scheduledDepartureDateTime: isoOrNull(zones.from, scheduled.departure),
    scheduledArrivalDateTime: isoOrNull(zones.to, scheduled.arrival),
    realTime: journeyState(feed, plan),
    // A journey that can no longer be made may end before it begins.
    durationSeconds: Math.max(0, plan.arrival - plan.departure),
    changes: Math.max(0, boarded.length - 1),
    walkingMetres: walkingMetresOf(plan),
    walkingSeconds: walkingSecondsOf(plan),
    modes: [...new Set(rides.map(({ trip }) => modeOf(feed, trip)))],
    co2Grams: co2Grams(rides.map((ride) => ({ mode: modeOf(feed, ride.trip), metres: rideMetres(feed, ride) }))),
    ...(typeof price === 'string' ? { fare: null, noFareReason: price } : { fare: price }),
    accessibility: accessibilityOf(feed, rides),
    ...(contact ? { contact } : {}),
  };
}

function withHeadway(headwaySeconds: number | null): { readonly headwaySeconds?: number } {
  return headwaySeconds === null ? {} : { headwaySeconds };
}

export function isoOrNull(timeZone: TimeZone, at: EpochSeconds | null): string | null {
  return at === null ? null : toIso(timeZone, at);
}
